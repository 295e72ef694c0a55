// What is lit, dragged to where it is to go: one touch for two. Several things that are chosen together go along.
import { el } from "./el.js";

const FAR = 8; // pixels until a touch is a drag
const REST = 350; // milliseconds on something until it goes along
const HELD = 900; // milliseconds in a place until what is held there is meant
const EDGE = 56, STEP = 12; // pixels from an edge of the window where the page follows, and how fast

export class Drag {
  // pictures: gives those shown; drop: what is done with the place it ends in and all that goes along; ended: what is
  // done where it has come to nothing.
  constructor(pictures, drop, ended) {
    Object.assign(this, { pictures, drop, ended, held: null });
    this.line = el("div", { class: "thread", "aria-hidden": "true", hidden: true });
    for (const [name, heard] of Object.entries({ pointermove: "move", pointerup: "end", pointercancel: "cancel", pointerdown: "another" })) {
      window.addEventListener(name, (event) => this[heard](event));
    }
    window.addEventListener("keydown", (event) => { if (event.key === "Escape") this.cancel(); });
  }

  hold(event, lit, node, picture) {
    if (!event.isPrimary || event.button || document.body.classList.contains("busy")) return;
    this.held = { id: event.pointerId, lit, node, picture, from: [event.clientX, event.clientY], along: [lit], moved: false };
  }

  // A second finger means the picture, not the piece.
  another(event) { if (this.held && event.pointerId !== this.held.id) this.cancel(); }

  move(event) {
    const held = this.held;
    if (!held || event.pointerId !== held.id) return;
    held.at = [event.clientX, event.clientY];
    if (!held.moved && Math.hypot(held.at[0] - held.from[0], held.at[1] - held.from[1]) > FAR) this.begin();
    if (held.moved) this.follow();
  }

  begin() {
    const held = this.held;
    held.moved = true;
    document.body.classList.add("dragging");
    held.node.classList.add("held");
    this.line.hidden = false;
    (held.node.closest("dialog") ?? document.body).append(this.line);
    for (const each of this.pictures()) each.showGoals(held.lit.goals);
    this.scroll();
  }

  follow() {
    const { at: [x, y], node } = this.held, box = node.getBoundingClientRect();
    const [left, top] = [box.left + box.width / 2, box.top + box.height / 2];
    const [across, down] = [x - left, y - top];
    Object.assign(this.line.style, {
      left: `${left}px`, top: `${top}px`, width: `${Math.hypot(across, down)}px`,
      transform: `rotate(${Math.atan2(down, across)}rad)`,
    });
    // Where what is dragged may end, nothing is taken up on the way.
    const there = document.elementsFromPoint(x, y), over = ["goal", "along"].map((kind) => there.find((each) => each.matches(`.${kind}`))).find(Boolean);
    const met = over?.matches(".along") ? over : null;
    if (met !== this.held.met) {
      // What one only passes on the way stays where it is.
      clearTimeout(this.resting);
      this.held.met = met;
      if (met) this.resting = setTimeout(() => { if (this.held?.met === met) this.take(met); }, REST);
    }
    const goal = over?.matches(".goal") ? over : null;
    if (goal === this.held.goal) return;
    this.held.goal?.classList.remove("over", "kept");
    for (const each of this.pictures()) each.hideName();
    this.held.goal = goal;
    this.held.kept = false;
    clearTimeout(this.keeping);
    goal?.classList.add("over");
    goal?.reveal();
    if (goal && this.held.lit.goals[goal.dataset.goal].held) this.keeping = setTimeout(() => this.keep(goal), HELD);
  }

  // What one holds in its place: what would be asked once more is done there, or something else is meant.
  keep(goal) {
    if (this.held?.goal !== goal) return;
    this.held.kept = true;
    goal.classList.add("kept");
    goal.reveal(true);
  }

  // What one rests on goes along, where several may be chosen together.
  take(node) {
    const { along, lit } = this.held;
    const most = Math.max(...Object.values(lit.goals).map((goal) => goal.most ?? 1));
    if (along.includes(node.lit) || along.length >= most) return;
    along.push(node.lit);
    node.classList.add("held");
  }

  scroll() {
    if (!this.held?.moved) return;
    // What is taken up near an edge and dragged away from it leaves the page where it is.
    const y = this.held.at[1], from = this.held.from[1];
    const step = y < Math.min(EDGE, from) ? -STEP : y > Math.max(innerHeight - EDGE, from) ? STEP : 0;
    if (step) { scrollBy(0, step); this.follow(); }
    requestAnimationFrame(() => this.scroll());
  }

  // Whether something is dragged that could still go where it could before.
  isAskedIn(shown) {
    const asked = JSON.stringify(shown.menu ?? null);
    return Boolean(this.held?.moved) && Object.values(this.held.lit.goals).every((goal) => asked.includes(JSON.stringify(goal.id)));
  }

  end(event) {
    const held = this.held;
    if (!held || event.pointerId !== held.id) return;
    this.release();
    if (!held.goal) { this.ended(); return; }
    const spot = held.goal.dataset.goal, goal = held.lit.goals[spot];
    if (held.kept) { this.drop(goal.held, [], held.node); return; }
    const alike = held.along.map((each) => each.goals[spot]).filter((each) => each && each.tray === goal.tray);
    this.drop(goal, goal.group ? alike.slice(0, goal.most) : [], held.node);
  }

  cancel() {
    const held = this.held;
    this.release();
    if (held?.moved) this.ended();
  }

  release() {
    const held = this.held;
    this.held = null;
    clearTimeout(this.resting);
    clearTimeout(this.keeping);
    if (!held?.moved) return;
    // The click that follows is the end of the drag.
    held.picture.dragged = true;
    document.body.classList.remove("dragging");
    for (const each of document.querySelectorAll(".spot.held")) each.classList.remove("held");
    this.line.hidden = true;
    for (const each of this.pictures()) each.hideGoals();
  }
}
