// A picture with its places: lit where it may be touched, named where one points, larger by pinch and wheel.
import { el, goToQuestion, pictureUrl, word } from "./el.js";
import { reach, source } from "./inside.js";

const LEAST = 30; // pixels a place is wide and high for a finger
const SMALL = 24; // pixels below which it is also to be had by its name
const BROAD = 1200; // units from which on a picture is made for more than a phone
const LARGEST = 5;
const WHOLE = { left: 0, top: 0, width: "100%", height: "100%" }; // where a place lies in a picture that has never come
const LONG = 500; // milliseconds of a long press
const CORNERS = ["", "left", "top", "top left"]; // where the buttons for zooming may stand
const ZOOM = [124, 48]; // pixels they take there
const NEAR = "25%"; // of the window above and below it, where a picture is loaded already
const AGAIN = [3000, 6000, 12000, 24000, 48000]; // milliseconds until a picture that has not come is asked for again

// What is left of a box beside another one.
const apart = ([left, top, right, bottom], [from, above, to, below]) => (
  from >= right || to <= left || above >= bottom || below <= top ? [[left, top, right, bottom]]
    : [[left, top, from, bottom], [to, top, right, bottom], [left, top, right, above], [left, below, right, bottom]]
);

export class Picture {
  // afterwards: called when places have been laid out.
  constructor(choose, drag, afterwards = () => {}) {
    Object.assign(this, { choose, drag, afterwards, small: [] });
    this.image = el("img", { class: "face", alt: "", draggable: "false" });
    this.places = el("div", { class: "places" });
    this.goals = el("div", { class: "places", "aria-hidden": "true" });
    this.sheet = el("div", { class: "sheet" }, this.image, this.places, this.goals);
    this.name = el("div", { class: "name", "aria-hidden": "true", hidden: true });
    this.buttons = el("div", { class: "zoom" },
      this.zoomButton("+", "zoom-in", 1.5), this.zoomButton("−", "zoom-out", 1 / 1.5), this.zoomButton("⤢", "zoom-whole", 0));
    this.stage = el("div", { class: "stage" }, this.sheet, this.name, this.buttons);
    this.node = el("figure", { class: "picture" }, this.stage);
    this.scale = 1; this.x = 0; this.y = 0;
    this.pointers = new Map();
    this.shown = "";
    this.listen();
    new ResizeObserver(() => { if (this.width && String(this.laid) !== String(this.size)) this.lay(); }).observe(this.stage);
  }

  zoomButton(sign, name, factor) {
    return el("button", { type: "button", "aria-label": word(name), title: word(name), onclick: () => {
      const box = this.stage.getBoundingClientRect();
      if (factor) this.zoom(factor, box.width / 2, box.height / 2);
      else this.move(1, 0, 0);
    } }, sign);
  }

  // Whether it has not come yet.
  get isAwaited() { return this.node.matches(".coming, .later"); }

  // Whether its places are still those of the picture before.
  get isOld() { return this.placed !== this.url; }

  // What it shows; the picture before stays until the new one has come. One that is far out of sight, but for the first,
  // is loaded when somebody comes near it; until then who uses keys or ears has its places all the same.
  // hasBegun: whether something has been touched already, and what is lit is where it may go.
  show(match, told, lit, names, isFirst = true, hasBegun = false) {
    Object.assign(this, { match, told, lit, names, isFirst, hasBegun });
    this.url = pictureUrl(match, told.stem);
    this.image.alt = told.alt;
    if (this.url === this.shown) {
      this.node.classList.remove("later");
      this.lay();
    } else if (!this.load()) {
      if (this.node.classList.contains("coming")) this.shown = "";
      this.node.classList.replace("coming", "later") || this.node.classList.add("later");
      this.lay();
    }
  }

  // From now on it is loaded when somebody comes near it.
  watch() {
    this.watching ??= new IntersectionObserver((seen) => { this.isNear = seen.at(-1).isIntersecting; this.load(); }, { rootMargin: NEAR });
    this.watching.observe(this.node);
  }

  load() {
    if (!this.isFirst && !this.isNear) return false;
    const { match, told, url } = this;
    if (url === this.shown) return true;
    this.shown = url;
    this.node.classList.remove("later");
    this.node.classList.add("coming");
    const next = el("img", { class: "face", alt: "", draggable: "false" });
    const load = async (from) => { next.src = await source(from); await next.decode(); };
    // A house that has been opened anew knows of no picture before it is asked what is shown.
    const again = async () => { await reach(`/table/${match}/now`); await load(`${url}&again`); };
    const insist = (waits = AGAIN) => load(url).catch(again).catch(async (error) => {
      if (!waits.length) throw error;
      await new Promise((resume) => setTimeout(resume, waits[0]));
      if (this.shown === url) await insist(waits.slice(1));
    });
    this.came = insist().then(() => {
      if (this.shown !== url) return;
      const grown = this.view !== told.view;
      this.view = told.view;
      next.alt = this.told.alt;
      this.image.replaceWith(next);
      this.image = next;
      this.width = next.naturalWidth / told.scale; this.height = next.naturalHeight / told.scale;
      next.width = next.naturalWidth; next.height = next.naturalHeight;
      this.stage.style.aspectRatio = `${next.naturalWidth} / ${next.naturalHeight}`;
      this.node.classList.toggle("tall", next.naturalHeight > next.naturalWidth);
      this.node.classList.toggle("broad", this.width > BROAD);
      this.node.classList.remove("coming");
      if (grown) this.move(1, 0, 0);
      this.lay();
      if (this.drag.held?.moved) this.showGoals(this.drag.held.lit.goals);
    }, () => {
      if (this.shown !== url) return;
      this.shown = "";
      this.node.classList.remove("coming");
      this.afterwards();
    });
    return true;
  }

  get size() { return [this.stage.clientWidth, this.stage.clientHeight]; }

  lay() {
    this.placed = this.url;
    // To be told a size the browser lays out the whole page: it is asked once, and only for what has come.
    this.laid = this.width ? this.size : [0, 0];
    const ratio = this.laid[0] / this.width;
    const held = this.places.contains(document.activeElement) ? document.activeElement : null;
    const byKeys = held?.matches(":focus-visible");
    this.hideName();
    const lit = new Set(this.lit.map((each) => each.spot));
    const named = Object.keys(this.told.spots).filter((spot) => this.width && !lit.has(spot) && this.names[spot]);
    const places = [
      ...named.map((spot) => this.place(el("span", { class: "spot named", "data-spot": spot }), this.told.spots[spot], ratio, false, this.names[spot])),
      ...this.lit.filter((each) => this.told.spots[each.spot]).map((each) => this.litPlace(each, ratio)),
    ];
    this.places.replaceChildren(...places);
    const touched = places.slice(named.length);
    const small = touched.filter((each) => each.matches("button") && this.width && this.bare(each, touched) * ratio < SMALL - 0.05);
    this.small = small.map((node) => ({ lit: node.lit, label: node.getAttribute("aria-label") }));
    // Who uses keys or ears has them by their names.
    for (const node of small) { node.tabIndex = -1; node.setAttribute("aria-hidden", "true"); }
    this.afterwards();
    this.buttons.className = `zoom ${CORNERS.find((corner) => this.isFree(corner, ratio)) ?? ""}`;
    if (!held) return;
    const same = this.places.querySelector(`button[data-spot="${CSS.escape(held.dataset.spot)}"]`);
    if (same) same.focus({ preventScroll: true });
    else goToQuestion(byKeys);
  }

  // Whether nothing that is lit lies in a corner.
  isFree(corner, ratio) {
    const [width, height] = this.laid, [across, down] = ZOOM;
    const left = corner.includes("left") ? 0 : width - across, top = corner.includes("top") ? 0 : height - down;
    return this.lit.every(({ spot }) => {
      const [from, above, to, below] = (this.told.spots[spot] ?? [0, 0, 0, 0]).map((each) => each * ratio);
      return to <= left || from >= left + across || below <= top || above >= top + down;
    });
  }

  litPlace(each, ratio) {
    if (!each.choices.length) return this.carry(el("span", { class: "spot", "data-spot": each.spot }), each, ratio, this.names[each.spot] ?? "");
    const only = each.choices.length === 1 ? each.choices[0] : null;
    const name = this.names[each.spot];
    const does = only ? [only.label, only.detail].filter(Boolean).join(". ") : each.choices.map((choice) => choice.label).join(" / ");
    const label = name && !does.includes(name) ? `${name}: ${does}` : does;
    const tone = only && only.tone !== "secondary" ? only.tone : "";
    const node = el("button", {
      type: "button", class: `spot lit ${tone}`, "data-spot": each.spot, "data-id": only?.id ?? null, "aria-label": label,
      "aria-haspopup": only ? null : "dialog",
      onclick: (event) => { if (!this.dragged && !this.isOld) this.choose(each, event.currentTarget); },
    });
    return this.carry(node, each, ratio, label);
  }

  // What may be dragged, touched or not.
  carry(node, each, ratio, label) {
    node.lit = each;
    if (Object.keys(each.goals).length) {
      node.classList.add("carried");
      node.addEventListener("pointerdown", (event) => this.drag.hold(event, each, node, this));
    }
    this.place(node, this.told.spots[each.spot], ratio, true, label);
    // Of what lies over each other the end of the way comes before what would be taken up in its place.
    if (this.hasBegun && each.choices.some((choice) => !choice.leads)) node.style.zIndex = String(Number(node.style.zIndex) + 900);
    return node;
  }

  place(node, box, ratio, grows, name) {
    let [left, top, right, bottom] = box;
    if (grows) {
      const room = this.room(box, LEAST / ratio);
      left -= room[0]; top -= room[1]; right += room[2]; bottom += room[3];
    }
    const area = (box[2] - box[0]) * (box[3] - box[1]);
    Object.assign(node.style, !this.width ? WHOLE : {
      left: `${(left / this.width) * 100}%`, top: `${(top / this.height) * 100}%`,
      width: `${((right - left) / this.width) * 100}%`, height: `${((bottom - top) / this.height) * 100}%`,
      // What is small lies above what is large.
      zIndex: String((grows ? 2000 : 1000) - Math.min(900, Math.round(Math.sqrt(area)))),
    });
    node.says = name;
    node.box = [left, top, right, bottom];
    return node;
  }

  // How wide and high a place is at least where nothing lies above it: the largest part of it that is in one piece.
  bare(node, all) {
    const lies = (each) => Number(each.style.zIndex), order = all.indexOf(node);
    const above = all.filter((each, number) => lies(each) > lies(node) || (lies(each) === lies(node) && number > order));
    const parts = above.reduce((left, { box }) => left.flatMap((each) => apart(each, box)), [node.box]);
    return Math.max(0, ...parts.map((each) => Math.min(each[2] - each[0], each[3] - each[1])));
  }

  // How far a place grows to each side until it is so large: at most to the edge of the picture, and half of the way to
  // what else is lit, so that neither lies over the other. What one side lacks the other one takes.
  room(box, least) {
    const free = [box[0], box[1], this.width - box[2], this.height - box[3]];
    for (const { spot } of this.lit) {
      const other = this.told.spots[spot];
      if (!other || other === box) continue;
      const gaps = [box[0] - other[2], box[1] - other[3], other[0] - box[2], other[1] - box[3]];
      const side = gaps.indexOf(Math.max(...gaps)), half = (side % 2 ? box[3] - box[1] : box[2] - box[0]) / 2;
      // What lies in it, or in what it lies, is not beside it.
      if (gaps[side] > -half) free[side] = Math.max(0, Math.min(free[side], gaps[side] / 2));
    }
    const share = (near, far) => {
      const lacking = Math.max(0, least - (box[far] - box[near])), first = Math.min(lacking / 2, free[near]);
      const second = Math.min(lacking - first, free[far]);
      return [Math.min(lacking - second, free[near]), second];
    };
    const [left, right] = share(0, 2), [top, bottom] = share(1, 3);
    return [left, top, right, bottom];
  }

  // Where what is dragged may end, and what it takes along on the way.
  showGoals(goals) {
    if (!this.width) return;
    const ratio = this.stage.clientWidth / this.width;
    clearTimeout(this.long);
    this.hideName();
    this.goals.replaceChildren(...Object.entries(goals).filter(([spot]) => this.told.spots[spot]).map(([spot, goal]) => {
      const node = el("span", { class: "spot goal", "data-goal": spot });
      // What is done by letting go; before that, what would be by holding it here.
      node.reveal = (kept) => this.showName(node, kept ? `${word("let-go")} ${goal.held.label}`
        : [goal.label, goal.detail, goal.held ? `${word("hold")} ${goal.held.label}` : ""].filter(Boolean).join(". "));
      return this.place(node, this.told.spots[spot], ratio, true, "");
    }));
    for (const each of this.places.querySelectorAll(".carried")) {
      each.classList.toggle("along", Object.entries(goals).some(([spot, goal]) => goal.group && each.lit.goals[spot]?.tray === goal.tray));
    }
  }

  hideGoals() {
    this.goals.replaceChildren();
    this.hideName();
    for (const each of this.places.querySelectorAll(".along")) each.classList.remove("along");
  }

  showName(node, name) {
    this.name.textContent = name;
    this.name.hidden = false;
    const stage = this.stage.getBoundingClientRect(), box = node.getBoundingClientRect();
    const width = this.name.offsetWidth;
    const left = Math.min(Math.max(4, box.left + box.width / 2 - stage.left - width / 2), stage.width - width - 4);
    const above = box.top - stage.top - this.name.offsetHeight - 6;
    this.name.style.left = `${Math.max(4, left)}px`;
    this.name.style.top = `${above > 2 ? above : Math.min(box.bottom - stage.top + 6, stage.height - this.name.offsetHeight - 4)}px`;
  }

  hideName() { this.name.hidden = true; }

  // Larger and smaller

  move(scale, x, y) {
    this.scale = Math.min(LARGEST, Math.max(1, scale));
    const [width, height] = this.scale === 1 ? [0, 0] : this.size;
    this.x = Math.min(0, Math.max(width * (1 - this.scale), x));
    this.y = Math.min(0, Math.max(height * (1 - this.scale), y));
    this.sheet.style.transform = this.scale === 1 ? "" : `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.stage.classList.toggle("zoomed", this.scale > 1);
    this.hideName();
  }

  // What keys lead to is seen, however large the picture is.
  bringIn(node) {
    if (this.scale === 1) return;
    const stage = this.stage.getBoundingClientRect(), box = node.getBoundingClientRect();
    const off = (from, to, low, high) => Math.max(0, low - from) + Math.min(0, high - to);
    this.move(this.scale, this.x + off(box.left, box.right, stage.left, stage.right), this.y + off(box.top, box.bottom, stage.top, stage.bottom));
  }

  zoom(factor, x, y) {
    const scale = Math.min(LARGEST, Math.max(1, this.scale * factor));
    const grown = scale / this.scale;
    this.move(scale, x - (x - this.x) * grown, y - (y - this.y) * grown);
  }

  listen() {
    const at = (event) => {
      const box = this.stage.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const named = (kind, heard) => this.places.addEventListener(kind, (event) => {
      const node = event.target.closest(".spot");
      if (node) heard(node, event.pointerType === "mouse");
    });
    named("pointerover", (node, byMouse) => { if (byMouse) this.showName(node, node.says); });
    named("pointerout", () => this.hideName());
    named("focusin", (node) => { if (node.matches(":focus-visible")) { this.bringIn(node); this.showName(node, node.says); } });
    named("focusout", () => this.hideName());
    named("pointerdown", (node, byMouse) => {
      if (!byMouse) this.long = setTimeout(() => { this.dragged = true; this.showName(node, node.says); }, LONG);
    });
    this.stage.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && this.scale === 1 && event.deltaY > 0) return;
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), ...at(event));
    }, { passive: false });
    this.stage.addEventListener("pointerdown", (event) => {
      this.pointers.set(event.pointerId, at(event));
      if (this.pointers.size === 1) { this.dragged = false; this.from = [...at(event), this.x, this.y]; }
    });
    this.stage.addEventListener("pointermove", (event) => {
      if (!this.pointers.has(event.pointerId)) return;
      const before = [...this.pointers.values()];
      this.pointers.set(event.pointerId, at(event));
      const now = [...this.pointers.values()];
      if (now.length === 2) {
        clearTimeout(this.long);
        this.drag.cancel();
        this.dragged = true;
        const apart = ([[a, b], [c, d]]) => Math.hypot(a - c, b - d) || 1;
        this.zoom(apart(now) / apart(before), (now[0][0] + now[1][0]) / 2, (now[0][1] + now[1][1]) / 2);
      } else if (this.from) {
        const [x, y] = now[0];
        const far = Math.hypot(x - this.from[0], y - this.from[1]);
        if (far > 8) clearTimeout(this.long);
        if (this.scale > 1 && far > 8 && !this.drag.held) {
          this.dragged = true;
          this.move(this.scale, this.from[2] + x - this.from[0], this.from[3] + y - this.from[1]);
        }
      }
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      this.stage.addEventListener(end, (event) => { clearTimeout(this.long); this.pointers.delete(event.pointerId); });
    }
    this.stage.addEventListener("contextmenu", (event) => { if (this.dragged) event.preventDefault(); });
  }
}
