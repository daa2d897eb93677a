// Lets readers complete a listing, or put its lines in order. The answers and the reasons are those in the
// chapter's list of answers. Without this script, readers find them there.
(() => {
  "use strict";

  function element(tag, attributes = {}, ...children) {
    const result = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) result.setAttribute(name, value);
    result.append(...children);
    return result;
  }

  const button = (label, run, attributes = {}) => {
    const result = element("button", { type: "button", ...attributes }, label);
    result.addEventListener("click", run);
    return result;
  };

  /// The letters at the beginning of an answer, such as "C, A, B", and the nodes of the reason after them.
  function read(item) {
    const nodes = [...item.childNodes].filter((node) => node.localName !== "ul").map((node) => node.cloneNode(true));
    const [, letters, rest] = nodes[0]?.textContent.match(/^\s*([A-H](?:, [A-H])*):\s*([^]*)$/) ?? [];
    if (letters && nodes[0].nodeType === Node.TEXT_NODE) nodes[0].textContent = rest;
    return { letters, nodes };
  }

  /// The answer to a question, whose number is in the paragraph above it.
  function answer(figure) {
    const number = figure.previousElementSibling?.textContent.match(/\((\d+)\)/)?.[1];
    const list = document.querySelector("#Answers ~ ol");
    const item = number && list?.children[number - 1];
    if (!item) return undefined;
    const reasons = {};
    for (const other of item.querySelectorAll(":scope > ul > li")) {
      const { letters, nodes } = read(other);
      reasons[letters] = nodes;
    }
    return { ...read(item), reasons };
  }

  class Question {
    constructor(figure, { letters, nodes, reasons }) {
      figure.dataset.answer = letters;
      this.letters = letters.split(", ");
      this.why = nodes;
      this.reasons = reasons;
      this.list = figure.querySelector(".lines");
      this.items = [...this.list.children];
      this.codes = this.items.map((item) => item.querySelector("code"));
      this.hole = [...figure.querySelectorAll("pre .line")].find((line) => /\/\/ A.*\?$/.test(line.textContent.trim()));
      this.hole.classList.add("hole");
      this.verdict = element("p", { class: "verdict", role: "status" });
      figure.append(this.verdict);
    }

    letter(item) { return "ABCDEFGH"[this.items.indexOf(item)]; }

    say(isRight, title, ...nodes) {
      this.verdict.classList.toggle("is-wrong", !isRight);
      this.verdict.replaceChildren(element("b", {}, title), " ", ...nodes.map((node) => node.cloneNode?.(true) ?? node));
    }

    /// Takes out of the listing what was put into it.
    clear() {
      this.holes?.forEach((line) => line.remove());
      this.holes = undefined;
      this.hole.hidden = false;
    }

    /// Puts code into the listing, in the place of the comment.
    fill(codes, isRight) {
      this.clear();
      this.holes = codes.map((code) => {
        const line = this.hole.cloneNode();
        line.hidden = false;
        line.classList.toggle("is-right", isRight);
        line.append(this.hole.textContent.match(/^ */)[0], ...code.cloneNode(true).childNodes, "\n");
        return line;
      });
      this.hole.hidden = true;
      this.hole.after(...this.holes);
    }
  }

  class Completion extends Question {
    constructor(figure, answer) {
      super(figure, answer);
      this.list.setAttribute("aria-label", "Lines to choose from");
      this.buttons = this.items.map((item, index) => {
        const choice = button(this.codes[index].cloneNode(true), () => this.choose(item), { class: "choice", "aria-pressed": "false" });
        item.replaceChildren(choice);
        return choice;
      });
    }

    choose(item) {
      const letter = this.letter(item);
      const isRight = letter === this.letters[0];
      for (const [index, choice] of this.buttons.entries()) choice.setAttribute("aria-pressed", String(this.items[index] === item));
      this.fill([this.codes[this.items.indexOf(item)]], isRight);
      if (isRight) this.say(true, `Yes, ${letter}:`, ...this.why);
      else this.say(false, `Not ${letter}:`, ...this.reasons[letter]);
    }
  }

  class Ordering extends Question {
    constructor(figure, answer) {
      super(figure, answer);
      this.list.setAttribute("aria-label", "Lines to put in order");
      for (const [index, item] of this.items.entries()) {
        const letter = this.letter(item);
        const grip = element("span", { class: "grip", "aria-hidden": "true" }, "⠿");
        item.className = "movable";
        item.value = index + 1;
        item.replaceChildren(element("div", {}, grip, this.codes[index],
          button("↑", () => this.move(item, -1), { "aria-label": `Move line ${letter} up` }),
          button("↓", () => this.move(item, 1), { "aria-label": `Move line ${letter} down` })));
        this.drag(item, grip);
      }
      this.showButton = button("Show the order", () => this.show());
      this.showButton.hidden = true;
      this.verdict.before(element("div", { class: "tools" }, button("Check the order", () => this.check()), this.showButton));
      this.update();
    }

    update() {
      const items = [...this.list.children];
      items.forEach((item, index) => {
        const [up, down] = item.querySelectorAll("button");
        up.disabled = index === 0;
        down.disabled = index === items.length - 1;
      });
    }

    move(item, offset) {
      if (offset < 0) item.previousElementSibling?.before(item);
      else item.nextElementSibling?.after(item);
      this.clear();
      this.update();
      const [up, down] = item.querySelectorAll("button");
      const wanted = offset < 0 ? up : down;
      (wanted.disabled ? (offset < 0 ? down : up) : wanted).focus();
      this.verdict.classList.add("is-wrong");
      this.verdict.textContent = `Line ${this.letter(item)} is number ${[...this.list.children].indexOf(item) + 1} of ${this.items.length}.`;
    }

    /// The other lines make room for the line under the pointer, because an element that is moved itself
    /// loses the pointer.
    drag(item, grip) {
      grip.addEventListener("pointerdown", (event) => {
        if (!event.isPrimary || event.button !== 0) return;
        event.preventDefault();
        const drag = new AbortController();
        const { signal } = drag;
        grip.setPointerCapture(event.pointerId);
        item.classList.add("is-moving");
        const follow = ({ clientY }) => {
          const middle = (other) => other.getBoundingClientRect().top + other.offsetHeight / 2;
          const [above, below] = [item.previousElementSibling, item.nextElementSibling];
          if (above && clientY < middle(above)) item.after(above);
          else if (below && clientY > middle(below)) item.before(below);
        };
        const end = () => {
          drag.abort();
          this.clear();
          item.classList.remove("is-moving");
          this.verdict.textContent = "";
          this.update();
        };
        grip.addEventListener("pointermove", follow, { signal });
        for (const type of ["pointerup", "pointercancel"]) grip.addEventListener(type, end, { signal });
      });
    }

    check() {
      const letters = [...this.list.children].map((item) => this.letter(item));
      const wrong = letters.findIndex((letter, index) => letter !== this.letters[index]);
      if (wrong < 0) {
        this.fill([...this.list.children].map((item) => item.querySelector("code")), true);
        this.showButton.hidden = true;
        return this.say(true, "Yes:", ...this.why);
      }
      this.clear();
      this.showButton.hidden = false;
      this.say(false, "Not yet.", wrong === 0 ? "Another line comes first."
        : `The first ${wrong === 1 ? "line is" : `${wrong} lines are`} right. Then comes another one.`);
    }

    show() {
      for (const letter of this.letters) this.list.append(this.items["ABCDEFGH".indexOf(letter)]);
      this.update();
      this.check();
      this.list.querySelector("button:not(:disabled)")?.focus();
    }
  }

  for (const figure of document.querySelectorAll("figure.question")) {
    const found = answer(figure);
    if (!found?.letters) continue;
    if (figure.dataset.kind === "order") new Ordering(figure, found);
    else new Completion(figure, found);
  }
})();
