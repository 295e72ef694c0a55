// The way in from inside Discord: Discord says who is there and at which table, then the board opens as in a browser.
import { DiscordSDK } from "./sdk.js";
import { inside } from "./inside.js";

const place = document.getElementById("told");
const told = JSON.parse(place.textContent);
const entry = document.getElementById("entry");
inside.base = told.base;

function say(text, ...further) {
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  line.textContent = text;
  entry.replaceChildren(entry.querySelector("h1"), line, ...further);
}

function button(text, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "primary";
  made.textContent = text;
  made.addEventListener("click", press);
  return made;
}

class Refused extends Error {}

// The house asks Discord itself who has this code, and where this instance is open. Nothing of it is kept.
async function enter(sdk) {
  const { code } = await sdk.commands.authorize({
    client_id: told.application, response_type: "code", state: "", prompt: "none", scope: ["identify"],
  });
  const answer = await fetch(`${inside.base}/enter`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ code, instance: sdk.instanceId }),
  });
  const entered = await answer.json();
  if (!answer.ok) throw new Refused(entered.said);
  inside.pass = entered.pass;
  return entered;
}

async function open(sdk, entered, match) {
  document.documentElement.lang = entered.language;
  document.title = entered.words.title;
  place.textContent = JSON.stringify({ words: entered.words, match });
  entry.remove();
  inside.renew = () => enter(sdk);
  await import("./board.js");
}

// A frame opens no windows; Discord asks whether one wants to leave.
function lead(sdk) {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href^='http']");
    if (!link) return;
    event.preventDefault();
    sdk.commands.openExternalLink({ url: link.href });
  });
}

async function begin(sdk) {
  say(told.words.wait);
  try {
    const entered = await enter(sdk);
    if (entered.match) { await open(sdk, entered, entered.match); return; }
    say(entered.words.which, ...entered.tables.map((each) => button(each.name, () => open(sdk, entered, each.match))));
  } catch (error) {
    say(error instanceof Refused ? error.message : told.words.stranger, button(told.words.again, () => begin(sdk)));
  }
}

const sdk = new DiscordSDK(told.application, { disableConsoleLogOverride: true });
await sdk.ready();
lead(sdk);
await begin(sdk);
