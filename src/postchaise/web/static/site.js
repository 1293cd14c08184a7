// On every page: the service worker, and what tells whose turn it is for those who asked for it.
{
  const { root } = document.body.dataset, here = document.currentScript.src;
  navigator.serviceWorker?.register(`${root}/service-worker.js`, { scope: `${root}/` }).catch(() => {}); // it is no need

  // The page for when the server cannot be reached goes away by itself.
  if (document.body.hasAttribute("data-offline")) { // the network was gone, or the server for a moment: any answer will do
    addEventListener("online", () => location.reload());
    setInterval(() => fetch(location.href, { cache: "no-store" }).then(() => location.reload(), () => {}), 5000);
  }

  const wanted = () => {
    try { // private windows may refuse
      return localStorage.getItem("postchaise-sound") === "on" || localStorage.getItem("postchaise-push");
    } catch {
      return false;
    }
  };
  const load = () => {
    const script = document.createElement("script");
    script.src = here.replace("site.js", "alerts.js");
    document.head.append(script);
  };
  const installed = navigator.setAppBadge && matchMedia("(display-mode: standalone)").matches; // its icon has a number
  if (wanted() || installed || document.querySelector("main[data-waiting]")) load();
  else document.querySelector("#alerts")?.addEventListener("beforetoggle", load, { once: true });
}
