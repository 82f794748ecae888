import "./app.css";
import "./forms.css";
import "./art/art.css";
import "./scenery/scenery.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { renewAlerts } from "./lib/attention.svelte";
import { watchFocus } from "./lib/focus";
import { registerServiceWorker } from "./lib/install";
import { applyPrefs, prefs } from "./lib/prefs.svelte";
import { bestLanguage, setLanguage } from "./lib/words.svelte";

applyPrefs();
watchFocus();
const asked = new URLSearchParams(location.search).get("lang");
await setLanguage(asked ?? (prefs.language || bestLanguage(navigator.languages)));
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
void registerServiceWorker().then(renewAlerts);
