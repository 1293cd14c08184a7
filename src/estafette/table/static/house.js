// On every page: the service worker.
{
  const { root } = document.body.dataset;
  navigator.serviceWorker?.register(`${root}/worker.js`, { scope: `${root}/` }).catch(() => {}); // it is no need

  // The page for when the server cannot be reached goes away by itself.
  if (document.body.hasAttribute("data-away")) addEventListener("online", () => location.reload());
}
