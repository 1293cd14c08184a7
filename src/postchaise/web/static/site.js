// Runs on every page: registers the service worker, reloads the offline page, and loads the alerts where they are used.

import { body, find, loadSetting } from "./dom.js";

const RETRY_MS = 5000;
const { root, worker } = body.dataset;

if (worker) navigator.serviceWorker?.register(worker, { scope: `${root}/` }).catch(() => {}); // works without it

if (body.hasAttribute("data-offline")) { // any answer means that the server can be reached again
  addEventListener("online", () => location.reload());
  setInterval(() => fetch(location.href, { cache: "no-store" }).then(() => location.reload(), () => {}), RETRY_MS);
}

const loadAlerts = () => import("./alerts.js");
const isEnabled = loadSetting("postchaise-sound") === "on" || Boolean(loadSetting("postchaise-push"));
const hasBadge = "setAppBadge" in navigator && matchMedia("(display-mode: standalone)").matches;
if (isEnabled || hasBadge || find("main[data-waiting]")) loadAlerts();
else find("#alerts")?.addEventListener("beforetoggle", loadAlerts, { once: true });
