// Plays the recordings of listings: a screen to tap, the lines that light up, and the story.
//
// A recording is a graph of states that the kit was in. Nothing is simulated here: each tap follows
// an edge of the graph, or says that there is none.

/// One listing and its recording: the state it's in, and how it came there.
class Player {
  /// `elsewhere` returns the code of another listing on the page.
  constructor(recording, code, act, elsewhere) {
    this.recording = recording;
    this.code = code;
    this.elsewhere = elsewhere;
    this.lit = [];
    this.screen = new Screen(act);
    this.screen.matters = (number) => {
      const step = recording.states[this.state].steps?.[number];
      return step && (step.to !== this.state || step.story.some((story) => recording.stories[story].writes));
    };
    this.story = element("div", { className: "live-story", role: "status" });
    const runs = recording.stories[recording.first[0]].runs ?? [];
    this.title = runs.find((run) => recording.types[run.type])?.type ?? recording.listing;
    this.reset();
  }

  /// The views whose bodies the reader can see in the book.
  get bodies() {
    return Object.entries(this.recording.types).filter(([, type]) => type.body).map(([name]) => name);
  }

  get hasServer() { return Boolean(this.recording.screens[0].waiting); }

  reset() {
    this.past = [];
    this.go({ state: 0, story: this.recording.first, isFirst: true });
  }

  go(place, isQuiet = true) {
    this.place = place;
    this.state = place.state;
    this.screen.show(this.recording.screens[this.recording.states[this.state].screen], isQuiet);
    this.tell(place);
  }

  /// Where a tap on a control leads: undefined if it isn't there, null if it wasn't recorded.
  step(key) {
    const act = this.screen.acts.get(key);
    return act === undefined ? undefined : this.recording.states[this.state].steps[act];
  }

  /// A tap that repeats the one before, and again leaves everything as it was, says so.
  follow(step, key) {
    const isAgain = step.to === this.state && String(step.story) === String(this.place.story);
    this.past.push(this.place);
    this.go({ state: step.to, story: step.story, isAgain }, false);
    this.screen.pulse(key);
  }

  back() { if (this.past.length) this.go(this.past.pop()); }

  end(key) {
    this.screen.pulse(key);
    this.light([]);
    this.story.replaceChildren(element("p", { className: "live-end" },
      "The recording ends here. Go back or start again, or run ", element("code", {}, this.recording.demo), " to continue."));
  }

  missing(key) {
    this.light([]);
    this.story.replaceChildren(element("p", {}, key.startsWith("request ")
      ? "This request isn’t waiting." : "This control is no longer on the screen."));
  }

  tell({ story, isFirst, isAgain }) {
    const updates = story.map((index) => this.recording.stories[index]);
    this.quoted = new Set();
    const isQuiet = isFirst && !updates.some((update) => update.mistakes || update.writes);
    this.light(isQuiet ? [] : updates);
    this.story.replaceChildren(...(isQuiet
      ? [element("p", { className: "live-hint" }, this.hasServer ? "Use the screen, and choose which answer comes next. " : "Use the screen. ", "The listing lights up where a property is written and where a body runs.")]
      : updates.map((update) => this.update(update, isAgain ? this.past.length : undefined))));
  }

  /// `repetition` is the number of the tap, if it repeats the one before.
  update(update, repetition) {
    const item = (kind, word, ...words) => element("li", { className: `is-${kind}` }, element("b", {}, word), " ", ...words);
    const code = (words) => element("code", {}, words);
    const place = (type, lines) => {
      const where = this.lines(type, lines);
      return where ? [element("small", {}, ` ${where}`), this.quote(type, lines)].filter(Boolean) : [];
    };
    const counted = repetition && !update.silence ? [" ", element("small", {}, `tap ${repetition}`)] : [];
    return element("div", {}, element("p", { className: "live-event" }, update.event, ...counted), element("ul", {},
      (update.writes ?? []).map((write) => item(write.verdict ? "ignored" : "wrote", "wrote", code(write.what), ` ${write.change}`,
        ...(write.verdict ? [` (${write.verdict})`] : []), ...place(write.type, (type) => type.properties?.[write.property]))),
      (update.runs ?? []).map((run) => item("ran", "ran", code(run.who), run.why ? ` ${run.why}` : "", ...place(run.type, (type) => type.body))),
      update.silence ? item("silent", "", repetition ? `Tap ${repetition}: again ${update.silence}` : update.silence) : undefined,
      (update.skips ?? []).map((skip) => item("skipped", "skipped", code(skip.who), ` ${skip.why}`)),
      (update.moments ?? []).map((moment) => item("moment", "", moment)),
      (update.mistakes ?? []).map((mistake) => item("mistake", "mistake", mistake))));
  }

  /// Names lines of the listing: `line 2`, `lines 4–9`.
  lines(name, choose) {
    const type = this.recording.types[name];
    const lines = type && choose(type);
    if (!lines) return undefined;
    const [first, last] = [lines].flat();
    const words = last && last !== first ? `lines ${first}–${last}` : `line ${first}`;
    return type.listing ? `${words} of the listing ${type.listing}` : words;
  }

  /// Returns the elements of the lines that a type chooses, which can be in another listing.
  elements(name, choose) {
    const type = this.recording.types[name];
    const lines = type && choose(type);
    if (!lines) return [];
    const [first, last = first] = [lines].flat();
    const code = type.listing ? this.elsewhere(type.listing) : this.code;
    return [...code?.querySelectorAll(".line[data-line]") ?? []]
      .filter(({ dataset }) => first <= dataset.line && dataset.line <= last);
  }

  /// Quotes the first of some lines, because the lines themselves can be off the screen. Each is quoted
  /// once in a story.
  quote(name, choose) {
    const [first, ...rest] = this.elements(name, choose);
    if (!first || this.quoted.has(first)) return undefined;
    this.quoted.add(first);
    const isFar = this.recording.types[name].listing ? " is-far" : "";
    const words = element("code", { className: `live-quote${isFar}` }, ...first.cloneNode(true).childNodes);
    words.lastChild.textContent = words.lastChild.textContent.trimEnd() + (rest.length ? " …" : "");
    words.firstChild.textContent = words.firstChild.textContent.trimStart();
    return words;
  }

  light(updates) {
    for (const line of this.lit) line.classList.remove("is-wrote", "is-ran");
    this.lit = [];
    const mark = (name, choose, kind) => {
      for (const line of this.elements(name, choose)) {
        line.classList.add(kind);
        this.lit.push(line);
      }
    };
    for (const update of updates) {
      for (const run of update.runs ?? []) mark(run.type, (type) => type.body, "is-ran");
      for (const write of update.writes ?? []) mark(write.type, (type) => type.properties?.[write.property], "is-wrote");
    }
    this.reveal();
  }

  /// Scrolls code that is higher than the window until its first lit line is visible. The page stays
  /// where it is.
  reveal() {
    const box = this.code.closest("pre");
    const lit = [...box?.querySelectorAll(":is(.is-ran, .is-wrote)") ?? []];
    if (!lit.length || box.scrollHeight <= box.clientHeight) return;
    const top = (line) => line.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const isVisible = (line) => top(line) >= 0 && top(line) + line.offsetHeight <= box.clientHeight;
    if (!lit.some(isVisible)) box.scrollTop += top(lit[0]) - box.clientHeight / 4;
  }
}

/// A figure with one recording, or with two that follow the same tap.
class Figure {
  constructor(figure) {
    const read = (owner) => JSON.parse(owner.querySelector("script.recording").textContent);
    const recording = read(figure);
    const find = (name) => document.querySelector(`figure[data-listing="${recording.chapter}/${name}"]`);
    this.figure = figure;
    const player = (data, code) =>
      new Player(data, code, (key) => this.tap(key), (name) => find(name)?.querySelector("code"));
    this.player = player(recording, figure.querySelector("pre code"));
    this.players = [this.player];
    const isExercise = "predict" in figure.dataset;
    const other = !isExercise && recording.other ? find(recording.other) : undefined;
    if (other?.querySelector("script.recording")) {
      this.isBeside = Boolean(other.nextElementSibling === figure && figure.closest(".pair"));
      this.otherCode = this.isBeside ? other.querySelector("pre") : Figure.copy(other.querySelector("pre"));
      this.players.unshift(player(read(other), this.otherCode.querySelector("code")));
      if (this.isBeside) other.remove();
    }
    this.isPredicting = isExercise;
    this.build();
    if (this.isBeside) this.askAtFirst();
  }

  /// Returns a copy of code that isn't lit and that no link leads to.
  static copy(code) {
    const copy = code.cloneNode(true);
    for (const line of copy.querySelectorAll(".line")) {
      line.removeAttribute("id");
      line.classList.remove("is-wrote", "is-ran");
    }
    return copy;
  }

  get isPair() { return this.players.length > 1; }

  build() {
    const button = (label, run) => element("button", { type: "button", on: { click: run } }, label);
    this.backButton = button("Back", () => this.back());
    this.startButton = button("Start again", () => this.start());
    this.predictButton = element("button", { type: "button", "aria-pressed": String(this.isPredicting), on: { click: () => {
      this.isPredicting = !this.isPredicting;
      this.predictButton.setAttribute("aria-pressed", String(this.isPredicting));
      this.cancel();
    } } }, "Predict first");
    this.question = element("form", { className: "live-question", hidden: true });
    this.verdict = element("p", { className: "live-verdict", role: "status", tabIndex: -1, hidden: true });
    const hasBodies = this.players.some((player) => player.bodies.length);
    this.score = element("p", { className: "live-score", role: "status" });
    const live = element("div", { className: "live", on: { keydown: (event) => this.leave(event) } },
      element("div", { className: "live-panels" }, this.players.map((player) => this.panel(player))),
      this.question, this.verdict,
      element("div", { className: "live-tools" }, this.backButton, this.startButton, hasBodies ? this.predictButton : undefined),
      this.score);
    const code = this.figure.querySelector("pre");
    const columns = element("div", { className: this.isPair ? "live-columns is-pair" : "live-columns" });
    code.classList.add("live-own");
    code.replaceWith(columns);
    columns.append(code, live);
    if (this.isBeside) this.placeCodes(code, live);
    this.figure.classList.add("is-live");
    this.showScore();
    this.update();
  }

  panel(player) {
    const isOther = this.isPair && player !== this.player;
    return element("div", { className: "live-panel", role: "group", "aria-label": `${player.title}: screen and story` },
      this.isPair ? element("p", { className: "live-title" }, player.title) : undefined,
      this.isBeside ? this.difference(player) : undefined,
      player.screen.root, player.story,
      isOther && !this.isBeside
        ? element("details", {}, element("summary", {}, `The code of ${player.title}`), this.otherCode) : undefined);
  }

  /// Places the code of two listings above the screens, or folded below them in a narrow window.
  placeCodes(code, live) {
    const codes = element("details", { className: "live-codes" },
      element("summary", {}, "The code of both"), element("div", {}, this.otherCode, code));
    const isWide = matchMedia("(min-width: 52.01rem)");
    const place = () => {
      codes.open = isWide.matches;
      if (isWide.matches) live.before(codes); else live.after(codes);
    };
    isWide.addEventListener("change", place);
    place();
  }

  /// Returns the lines that distinguish a listing from the other one, apart from the names of the views.
  difference(player) {
    const lines = (code) => [...code.querySelectorAll(".line")].filter((line) => !/^(struct .*)?$/.test(line.textContent.trim()));
    const other = this.players.find((one) => one !== player);
    const others = new Set(lines(other.code).map((line) => line.textContent.trim()));
    return element("div", { className: "live-difference" }, lines(player.code)
      .filter((line) => !others.has(line.textContent.trim()))
      .map((line) => element("code", {}, ...line.cloneNode(true).childNodes)));
  }

  tap(key) {
    // A second tap on the control is an answer, too.
    if (this.asked?.key === key) return this.answer(false);
    const steps = this.players.map((player) => player.step(key));
    if (this.isPredicting && steps.every((step) => step !== null)) return this.ask(key, steps);
    this.follow(key, steps);
  }

  follow(key, steps) {
    this.cancel();
    if (steps.some((step) => step === null)) {
      // All stay together: a state that one of them has left can't be compared.
      for (const player of this.players) player.go(player.place);
      this.players.forEach((player) => player.end(key));
      this.figure.dataset.ended = key;
      return;
    }
    this.players.forEach((player, index) => {
      const step = steps[index];
      if (step) return player.follow(step, key);
      player.past.push(player.place);
      player.missing(key);
    });
    this.update();
  }

  back() {
    this.cancel();
    for (const player of this.players) player.back();
    this.update();
  }

  start() {
    this.cancel();
    for (const player of this.players) player.reset();
    this.update();
  }

  update() {
    delete this.figure.dataset.ended;
    this.figure.dataset.state = this.player.state;
    this.backButton.disabled = !this.player.past.length;
    this.startButton.disabled = !this.player.past.length;
  }

  // MARK: Predicting

  /// The reader's own tap moves the focus to the question.
  ask(key, steps, isOwnTap = true) {
    this.cancel();
    for (const player of this.players) player.go(player.place);
    const bodies = [...new Set(this.players.flatMap((player) => player.bodies))];
    const boxes = bodies.map((name) => element("input", { type: "checkbox", value: name }));
    // Several requests can be pending, so the question names the one that it's about.
    const isAnswer = key.startsWith("request ");
    this.question.replaceChildren(
      element("p", {}, element("b", {}, `Predict: which bodies run${isAnswer ? ` when ${this.event(steps)}` : ""}?`)),
      ...bodies.map((name, index) => element("label", {}, boxes[index], element("code", {}, name))),
      element("p", {}, element("button", { type: "submit" }, isAnswer ? "See what happens" : "Tap and see"), " ", element("small", {}, "Choose none if no body runs.")));
    this.asked = { key, steps, boxes };
    this.question.onsubmit = (event) => {
      event.preventDefault();
      this.answer(true);
    };
    this.question.hidden = false;
    if (!isOwnTap) return;
    boxes[0]?.focus({ preventScroll: true });
    this.question.scrollIntoView({ block: "nearest" });
  }

  /// The first event of the steps, such as `the answer to 1 arrives`.
  event(steps) {
    const index = steps.findIndex((step) => step?.story.length);
    return this.players[index].recording.stories[steps[index].story[0]].event;
  }

  /// Asks about a tap before the reader has done anything.
  askAtFirst() {
    const key = [...this.player.screen.acts.keys()].find((key) => this.player.step(key));
    this.ask(key, this.players.map((player) => player.step(key)), false);
  }

  /// Performs the tap or sends the answer that the question is about. Nothing is judged if the reader chose nothing and only
  /// used the control again.
  answer(isSubmitted) {
    const { key, steps, boxes } = this.asked;
    const chosen = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
    const isJudged = isSubmitted || chosen.size > 0;
    const judgment = isJudged ? this.judged(steps, chosen) : undefined;
    const isFirst = isJudged && this.count(key, !judgment.missed.length && !judgment.extra.length);
    this.follow(key, steps);
    if (isJudged) this.say(judgment, isFirst);
  }

  /// Closes the question, and removes the verdict about an earlier one.
  cancel() {
    this.question.hidden = true;
    this.verdict.hidden = true;
    this.asked = undefined;
  }

  /// Esc closes the question and returns to the control that it's about.
  leave(event) {
    if (event.key !== "Escape" || !this.asked) return;
    const { key } = this.asked;
    this.cancel();
    (this.player.screen.find(key) ?? this.player.screen.root).focus({ preventScroll: true });
  }

  /// Returns the bodies that ran unexpectedly, and those that were expected but didn't run.
  judged(steps, chosen) {
    const all = this.players.map((player, index) => {
      const ran = new Set((steps[index]?.story ?? []).flatMap((story) => (player.recording.stories[story].runs ?? []).map((run) => run.type)));
      const bodies = steps[index] ? player.bodies : [];
      return {
        missed: bodies.filter((name) => ran.has(name) && !chosen.has(name)),
        extra: bodies.filter((name) => !ran.has(name) && chosen.has(name)),
      };
    });
    const union = (part) => [...new Set(all.flatMap((one) => one[part]))];
    return { missed: union("missed"), extra: union("extra") };
  }

  /// The start of the names of its questions.
  get name() {
    const listings = this.players.map((player) => player.recording.listing);
    return `${this.player.recording.chapter}/${listings.join("+")}`;
  }

  /// Counts a prediction, unless the reader has answered the question before.
  count(key, isRight) {
    const states = this.players.map((player) => player.state).join("-");
    const isFirst = workbook.predictions.note(`${this.name} ${states} ${key}`, isRight);
    this.showScore();
    return isFirst;
  }

  showScore() {
    const { asked, right } = workbook.predictions.score(`${this.name} `);
    this.score.textContent = asked ? `${right} of ${asked} ${asked === 1 ? "prediction was" : "predictions were"} right.` : "";
  }

  /// Shows the verdict, and moves the focus there.
  say({ missed, extra }, isFirst) {
    const isRight = !missed.length && !extra.length;
    this.verdict.textContent = [
      isRight ? "Your prediction was right." : "",
      missed.length ? `You didn’t expect ${listed(missed)} to run.` : "",
      extra.length ? `You expected ${listed(extra)} to run.` : "",
      isFirst ? "" : "It doesn’t count again, because you have answered this question before.",
    ].filter(Boolean).join(" ");
    this.verdict.className = isRight ? "live-verdict is-right" : "live-verdict is-wrong";
    this.verdict.hidden = false;
    this.verdict.focus({ preventScroll: true });
  }
}

/// Copies the listings to predict into their places, before anything on the page is lit.
const placePredictions = () => {
  for (const section of document.querySelectorAll("section.prediction")) {
    const original = document.querySelector(`figure[data-listing="${section.dataset.listing}"]`);
    if (!original?.querySelector("script.recording")) continue;
    const copy = original.cloneNode(true);
    for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
    copy.dataset.predict = "";
    section.append(copy);
    section.hidden = false;
  }
};

const start = () => {
  placePredictions();
  // The first of two listings beside each other is shown together with the second.
  const figures = [...document.querySelectorAll("figure:has(> script.recording):not(.pair > :first-child)")];
  for (const figure of figures) new Figure(figure);
};
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
