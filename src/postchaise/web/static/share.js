// Offers the sharing menu of the device for a result, where there is one.

import { find } from "./dom.js";

const button = find("#share-send");
/** @type {HTMLInputElement | null} */
const link = find("#share-link");

if (button && link && "share" in navigator) {
  button.hidden = false;
  button.addEventListener("click", () =>
    navigator.share({ title: button.dataset.title, url: link.value }).catch(() => {})); // cancelling is no error
}
link?.addEventListener("focus", () => link.select());
