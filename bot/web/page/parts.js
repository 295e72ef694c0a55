// The parts of a page of the house: words, buttons, menus, pictures.
import { el, pictureUrl, word } from "./el.js";
import { source } from "./inside.js";
import { markdown } from "./markdown.js";

const TONES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

export const sign = (emoji) => (emoji ? el("span", { class: "sign", "aria-hidden": "true" }, emoji) : null);

export function choiceButton(choice, press, more = {}) {
  return el("button", {
    type: "button", class: `choice ${choice.tone} ${choice.detail ? "explained" : ""}`, "data-id": choice.id, ...more,
    onclick: (event) => press(choice.id, more.values ?? choice.values ?? [], event.currentTarget),
  }, sign(choice.emoji), el("span", { class: "label" }, choice.label, choice.leads ? "\u00a0…" : ""),
  choice.detail ? el("small", {}, choice.detail) : null);
}

function partButton(part, press) {
  const label = [sign(part.emoji?.name), part.label ? el("span", { class: "label" }, part.label) : null];
  if (part.url) return el("a", { class: "choice link", href: part.url, target: "_blank", rel: "noreferrer noopener" }, label);
  return el("button", {
    type: "button", class: `choice ${TONES[part.style]}`, "data-id": part.custom_id, disabled: part.disabled,
    "aria-label": part.label ?? part.emoji?.name,
    onclick: (event) => press(part.custom_id, [], event.currentTarget),
  }, label);
}

// Lines of which one is chosen, or several and then confirmed.
export function lines(title, most, offered, choose, open = false) {
  if (most <= 1) {
    const list = el("div", { class: "lines" }, offered.map((each) => el("button", {
      type: "button", class: `choice line ${each.chosen ? "chosen" : ""}`, "aria-pressed": each.chosen ? "true" : null,
      onclick: (event) => choose([each.value], event.currentTarget),
    }, sign(each.emoji), el("span", { class: "label" }, each.label), each.detail ? el("small", {}, each.detail) : null)));
    return el("details", { class: "menu", open }, el("summary", {}, title), list);
  }
  const boxes = offered.map((each) => {
    const box = el("input", { type: "checkbox", value: each.value, checked: each.chosen });
    box.addEventListener("change", () => check());
    return [box, el("label", { class: "choice line" }, box, sign(each.emoji), el("span", { class: "label" }, each.label),
      each.detail ? el("small", {}, each.detail) : null)];
  });
  const send = el("button", { type: "button", class: "choice primary", onclick: (event) => choose(chosen(), event.currentTarget) }, word("confirm"));
  const chosen = () => boxes.filter(([box]) => box.checked).map(([box]) => box.value);
  const check = () => {
    const count = chosen().length;
    send.disabled = count === 0;
    for (const [box] of boxes) box.disabled = !box.checked && count >= most;
  };
  check();
  return el("fieldset", { class: "menu several" }, el("legend", {}, title), el("div", { class: "lines" }, boxes.map(([, label]) => label)), send);
}

function partMenu(part, press) {
  const offered = part.options.map((each) => ({
    value: each.value, label: each.label, detail: each.description, emoji: each.emoji?.name, chosen: each.default,
  }));
  return lines(part.placeholder ?? "…", part.max_values ?? 1, offered, (values, node) => press(part.custom_id, values, node));
}

export function part(each, shown, press) {
  switch (each.type) {
    case 1: return el("div", { class: "row" }, each.components.map((inner) => part(inner, shown, press)));
    case 2: return partButton(each, press);
    case 3: return partMenu(each, press);
    case 10: return markdown(each.content, shown.people);
    case 12: return each.items.map((item) => {
      const touched = shown.touched?.(item.media.url);
      if (touched) return touched;
      const image = el("img", { alt: item.description ?? "", class: "still" });
      source(pictureUrl(shown.match, item.media.url)).then((from) => { image.src = from; }, () => {});
      return el("figure", {}, image);
    });
    default: return null;
  }
}
