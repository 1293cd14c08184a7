// Makes an element show new HTML by changing only what differs: what stays need not be styled and laid out again.

/**
 * Elements with different names are never made into each other.
 * @param {Node} node
 */
const getName = (node) => (node instanceof Element ? node.getAttribute("data-piece") ?? node.id : "");

/**
 * @param {Element} element
 * @param {string} html rendered by our own server, which escapes names and chat
 */
export function patch(element, html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  patchChildren(element, template.content);
}

/**
 * @param {Node | undefined} current
 * @param {Node | undefined} next
 */
const isSame = (current, next) => Boolean(current && next?.isEqualNode(current));

/**
 * @param {Node} current
 * @param {Node} next
 */
function patchChildren(current, next) {
  const before = [...current.childNodes], after = [...next.childNodes];
  const shorter = Math.min(before.length, after.length);
  let head = 0, tail = 0; // how many are the same at the beginning and at the end
  while (head < shorter && isSame(before[head], after[head])) head += 1;
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const changed = before.slice(head, before.length - tail), wanted = after.slice(head, after.length - tail);
  const following = before[before.length - tail] ?? null;
  wanted.forEach((node, index) => {
    if (index >= changed.length) current.insertBefore(node, following);
    else patchNode(changed[index], node);
  });
  changed.slice(wanted.length).forEach((node) => node.remove());
}

/**
 * @param {ChildNode} current
 * @param {ChildNode} next
 */
function patchNode(current, next) {
  if (current.nodeName !== next.nodeName || getName(current) !== getName(next)) current.replaceWith(next);
  else if (current instanceof Element && next instanceof Element) {
    for (const { name } of [...current.attributes]) if (!next.hasAttribute(name)) current.removeAttribute(name);
    for (const { name, value } of next.attributes)
      if (current.getAttribute(name) !== value) current.setAttribute(name, value);
    patchChildren(current, next);
  } else current.nodeValue = next.nodeValue;
}
