// Makes an element show new HTML by changing only what differs: what stays need not be styled and laid out again.

const name = (node) => node.dataset?.piece ?? node.id; // a thing with a name is never made into another one

export function patch(element, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html; // rendered by our own server; names are escaped there
  children(element, fresh.content);
}

function children(old, fresh) {
  const was = [...old.childNodes], is = [...fresh.childNodes];
  let first = 0, behind = 0; // how many are the same at the beginning and at the end
  while (first < was.length && first < is.length && was[first].isEqualNode(is[first])) first += 1;
  while (behind < was.length - first && behind < is.length - first && was.at(-1 - behind).isEqualNode(is.at(-1 - behind))) behind += 1;
  const changed = was.slice(first, was.length - behind), wanted = is.slice(first, is.length - behind);
  const next = was[was.length - behind] ?? null;
  wanted.forEach((node, index) => {
    if (index >= changed.length) old.insertBefore(node, next);
    else become(old, changed[index], node);
  });
  changed.slice(wanted.length).forEach((node) => node.remove());
}

function become(parent, old, fresh) {
  if (old.nodeType !== fresh.nodeType || old.nodeName !== fresh.nodeName || name(old) !== name(fresh)) parent.replaceChild(fresh, old);
  else if (!old.attributes) old.data = fresh.data;
  else {
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    children(old, fresh);
  }
}
