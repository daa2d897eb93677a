// Asks about recorded programs: what a tap does to the bodies, and why. Nothing is simulated here: the
// answers, the screens, and the stories were recorded. Uses the elements and the screen of screen.js.

/// What the reader knows about each topic, as in `workbook practice`.
class PracticeRecord {
  static day = 24 * 60 * 60 * 1000;

  /// `days` holds the intervals by the length of the streak.
  constructor(memory, days) {
    this.memory = memory;
    this.days = days;
    this.topics = {};
    this.load();
  }

  load() {
    try {
      for (const [topic, entry] of Object.entries(JSON.parse(this.memory.get("practice")) ?? {})) {
        const isSound = ["streak", "due", "asked", "right"].every((key) => Number.isFinite(entry?.[key]));
        if (isSound) this.topics[topic] = entry;
      }
    } catch { /* What was stored can't be read, so it's replaced. */ }
  }

  note(topic, isRight, now) {
    // Another tab may have stored something.
    this.load();
    const entry = this.topics[topic] ??= { streak: 0, due: now, asked: 0, right: 0 };
    entry.asked += 1;
    entry.right += isRight ? 1 : 0;
    entry.streak = isRight ? entry.streak + 1 : 0;
    entry.due = now + this.days[Math.min(entry.streak, this.days.length - 1)] * PracticeRecord.day;
    this.memory.set("practice", JSON.stringify(this.topics));
  }

  isDue(topic, now) { return topic in this.topics && this.topics[topic].due <= now; }

  /// The number of days until a topic is due.
  daysLeft(topic, now) { return Math.ceil((this.topics[topic].due - now) / PracticeRecord.day); }
}

/// One program: the reader answers a question about each event, then sees what happened.
class PracticeRound {
  /// `page` shows rules, and `finish` is called with the topics that were missed.
  constructor(figure, page, finish) {
    this.program = JSON.parse(figure.querySelector("script.program").textContent);
    this.code = figure.querySelector("code");
    this.page = page;
    this.finish = finish;
    this.missed = new Set();
    this.screen = new Screen(() => {
      // The tap changes nothing before the question is answered, so a toggle has to go back.
      this.draw(this.event.screen);
      this.form.requestSubmit();
    });
    this.form = element("form", { className: "practice-question" });
    this.verdict = element("div", { className: "practice-verdict", role: "status", tabIndex: -1 });
    this.result = element("div", { className: "practice-result" });
    const label = (words) => element("p", { className: "practice-label" }, words);
    this.parts = [label("On screen"), this.screen.root, this.form, this.verdict, this.result];
  }

  get event() { return this.program.events[this.index]; }

  ask(index) {
    this.index = index;
    this.chosen = [];
    this.light(false);
    this.verdict.replaceChildren();
    this.result.replaceChildren();
    this.draw(this.event.screen);
    const heading = element("h3", { tabIndex: -1 },
      `Event ${index + 1} of ${this.program.events.length}: You tap “${this.event.tap}”`);
    const name = (part) => [element("code", {}, part.view), part.count > 1 ? ` (${part.count} views)` : ""];
    const choices = this.event.parts.map((part, number) => this.choices(name(part), `view-${number}`, part.choices, true));
    this.show(heading, element("p", {}, this.event.question), ...choices, this.button());
    this.form.onsubmit = (event) => {
      event.preventDefault();
      this.chosen = this.event.parts.map((_, number) => Number(new FormData(this.form).get(`view-${number}`)));
      if (this.event.why) this.askWhy(heading.textContent); else this.answer();
    };
    if (index) heading.focus();
  }

  askWhy(title) {
    const { question, choices } = this.event.why;
    const heading = element("h3", { tabIndex: -1 }, title);
    this.draw(this.inactive(this.event.screen));
    // The question says which body ran.
    this.judge(this.wrongParts());
    this.show(heading, this.choices(question, "why", choices, false), this.button());
    this.form.onsubmit = (event) => {
      event.preventDefault();
      this.answer(Number(new FormData(this.form).get("why")));
    };
    heading.focus();
  }

  draw(nodes, isQuiet = true) { this.screen.show({ nodes, outside: [] }, isQuiet); }

  /// A screen whose controls can't be tapped.
  inactive(nodes) { return nodes.map((node) => ({ ...node, act: undefined })); }

  show(...children) { this.form.hidden = false; this.form.replaceChildren(...children); }

  button() { return element("p", {}, element("button", { type: "submit" }, "Answer")); }

  choices(legend, name, choices, isRow) {
    return element("fieldset", { className: isRow ? "is-row" : "" }, element("legend", {}, legend),
      choices.map((words, index) => element("label", {},
        element("input", { type: "radio", name, value: String(index), required: true }), element("span", {}, words))));
  }

  wrongParts() {
    return this.event.parts.flatMap((part, index) => part.answer === this.chosen[index] ? []
      : [[element("code", {}, part.view), `: you said “${part.choices[this.chosen[index]]}”, but the answer is “${part.choices[part.answer]}”.`]]);
  }

  judge(wrong) {
    this.verdict.className = `practice-verdict ${wrong.length ? "is-wrong" : "is-right"}`;
    this.verdict.replaceChildren(wrong.length
      ? element("ul", {}, wrong.map((words) => element("li", {}, ...words)))
      : element("p", {}, "All correct."));
  }

  answer(reason) {
    const { why, story } = this.event;
    const wrong = this.wrongParts();
    if (why && reason !== why.answer) wrong.push([`${why.question} ${why.choices[why.answer]}`]);
    if (wrong.length) this.missed.add(this.event.rule);
    this.form.hidden = true;
    this.form.replaceChildren();
    const next = this.program.events[this.index + 1];
    this.draw(this.inactive(next?.screen ?? this.program.end), false);
    this.light(true);
    this.judge(wrong);
    const onward = next ? this.action("Next event", () => this.ask(this.index + 1)) : undefined;
    this.result.replaceChildren(...[
      element("pre", { className: "story" }, element("code", {}, story)),
      wrong.length ? this.page.rule(this.event.rule) : undefined, onward].filter(Boolean));
    if (!next) this.result.append(...this.finish(this.program.topic, this.missed));
    this.verdict.focus();
  }

  action(label, run) {
    return element("p", {}, element("button", { type: "button", className: "practice-next", on: { click: run } }, label));
  }

  /// Lights the bodies that ran and the properties that were written, as listings do.
  light(isLit) {
    const lines = [...this.code.querySelectorAll(".line")];
    for (const line of lines) line.classList.remove("is-ran", "is-wrote");
    if (!isLit) return;
    for (const number of this.event.parts.flatMap((part) => part.lines)) lines[number - 1]?.classList.add("is-ran");
    for (const number of this.event.written) lines[number - 1]?.classList.add("is-wrote");
  }
}

/// The list of topics, and the program that is shown.
class PracticePage {
  constructor(section) {
    this.section = section;
    this.record = new PracticeRecord(workbook.memory, section.dataset.days.split(" ").map(Number));
    this.stage = section.querySelector(".practice-stage");
    this.title = this.stage.querySelector("h2");
    this.store = section.querySelector(".practice-programs");
    this.status = section.querySelector(".practice-due");
    this.items = new Map([...section.querySelectorAll("[data-topic]")].map((item) => [item.dataset.topic, item]));
    this.figures = new Map([...this.items.keys()].map((topic) => [topic, []]));
    for (const figure of this.store.querySelectorAll("figure")) {
      const { topic } = JSON.parse(figure.querySelector("script.program").textContent);
      this.figures.get(topic)?.push(figure);
    }
    for (const [topic, item] of this.items) {
      const name = item.querySelector("strong");
      const button = element("button", { type: "button", className: "practice-topic", on: { click: () => this.open(topic) } }, name.textContent);
      name.replaceWith(button);
      item.querySelector("small").after(element("small", { className: "practice-state" }));
    }
    this.update();
  }

  name(topic) { return this.items.get(topic).querySelector(".practice-topic").textContent; }

  /// The topics that are due, the one that has waited longest first.
  get due() {
    return [...this.items.keys()].filter((topic) => this.record.isDue(topic, Date.now()))
      .sort((one, other) => this.record.topics[one].due - this.record.topics[other].due);
  }

  update() {
    const { due } = this;
    const days = (count) => `in ${count} ${count === 1 ? "day" : "days"}`;
    for (const [topic, item] of this.items) {
      const entry = this.record.topics[topic];
      const state = item.querySelector(".practice-state");
      state.classList.toggle("is-due", due.includes(topic));
      state.textContent = !entry ? "" : `${entry.right} of ${entry.asked} right, `
        + (due.includes(topic) ? "due" : `due ${days(this.record.daysLeft(topic, Date.now()))}`);
    }
    const isNew = !Object.keys(this.record.topics).length;
    const words = isNew ? "Choose a topic to begin."
      : !due.length ? "Nothing is due. Choose any topic."
      : `${due.length} ${due.length === 1 ? "topic is" : "topics are"} due.`;
    const start = due.length ? element("button", { type: "button", className: "practice-next", on: { click: () => this.open(this.due[0] ?? due[0]) } },
      `Practice “${this.name(due[0])}”`) : undefined;
    this.status.replaceChildren(...[element("p", {}, words), start].filter(Boolean));
  }

  /// Shows the next program about a topic.
  open(topic) {
    this.close();
    const figures = this.figures.get(topic);
    const figure = figures[(this.record.topics[topic]?.asked ?? 0) % figures.length];
    const round = new PracticeRound(figure, this, (...results) => this.finish(...results));
    this.title.textContent = `Program: ${this.name(topic)}`;
    this.shown = figure;
    this.stage.append(element("div", { className: "practice-columns" }, figure,
      element("div", { className: "practice-panel live" }, round.parts)));
    this.stage.hidden = false;
    round.ask(0);
    this.title.focus({ preventScroll: true });
    this.title.scrollIntoView();
  }

  close() {
    if (this.shown) this.store.append(this.shown);
    this.shown = undefined;
    this.stage.hidden = true;
    this.stage.querySelector(".practice-columns")?.remove();
  }

  /// A rule with the link to the section that teaches it.
  rule(topic) {
    const rule = element("p", { className: "practice-rule" });
    rule.append(...this.items.get(topic).querySelector(".abstract").cloneNode(true).childNodes);
    return rule;
  }

  /// Records a program, and returns its end: when its rules come back, and where to go on.
  finish(topic, missed) {
    for (const one of this.items.keys()) {
      if (one === topic || missed.has(one)) this.record.note(one, !missed.has(one), Date.now());
    }
    this.update();
    const days = this.record.daysLeft(topic, Date.now());
    const back = `“${this.name(topic)}” comes back in ${days} ${days === 1 ? "day" : "days"}.`;
    const others = [...missed].filter((one) => one !== topic).map((one) => `“${this.name(one)}”`);
    const also = others.length ? ` You also missed ${listed(others)}.` : "";
    const button = (label, run) => element("button", { type: "button", className: "practice-next", on: { click: run } }, label);
    return [element("p", {}, `That was the last event. ${back}${also}`), element("p", {},
      button("Another program", () => this.open(topic)), " ",
      button("All topics", () => { this.close(); this.items.get(topic).querySelector("button").focus(); }))];
  }
}

const practice = document.querySelector("section.practice");
if (practice) new PracticePage(practice);
