// Where a device has a way to send things on, the result can take it.
{
  const send = document.querySelector("#share-send"), link = document.querySelector("#share-link");
  if (send && navigator.share) {
    send.hidden = false;
    send.addEventListener("click", () => navigator.share({ title: send.dataset.title, url: link.value }).catch(() => {})); // changing one's mind is no error
  }
  link?.addEventListener("focus", () => link.select());
}
