// Plays the recordings of listings: a screen to tap, the lines that light up, and the story.
//
// A recording is a graph of states that the kit was in. Nothing is simulated here: each tap follows
// an edge of the graph, or says that there is none.

const element = (name, properties = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (key === "on") for (const [event, run] of Object.entries(value)) made.addEventListener(event, run);
    else if (key in made && key !== "list") made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children.flat().filter((child) => child !== undefined && child !== null));
  return made;
};

const listed = (things) =>
  things.length < 3 ? things.join(" and ") : `${things.slice(0, -1).join(", ")}, and ${things.at(-1)}`;

/// The controls of a screen: what its nodes look like, and which act each of them performs.
class Screen {
  /// `perform` is called with the key of a control; the key is the same on every screen that has
  /// the control, so focus stays where it was and two screens can follow the same tap.
  constructor(perform) {
    this.perform = perform;
    this.root = element("div", { className: "live-screen", tabIndex: -1 });
    this.words = new Set();
  }

  show(screen, isQuiet) {
    const focused = this.root.contains(document.activeElement) && document.activeElement.dataset.key;
    const before = this.words;
    this.words = new Set();
    this.before = isQuiet || !before.size ? undefined : before;
    this.acts = new Map();
    this.counts = new Map();
    const nodes = screen.nodes.map((node) => this.node(node));
    const front = screen.nodes.findLastIndex((node) => Screen.presented.has(node.role));
    if (front >= 0) nodes.forEach((node, index) => { if (index !== front && node) node.inert = true; });
    const acts = screen.nodes.flatMap((node) => this.numbers(node));
    const outside = screen.outside.map((label, index) => {
      const act = Math.max(-1, ...acts) + 1 + index;
      const kind = /[=(]/.test(label) ? "live-outside is-code" : "live-outside";
      return element("button", { className: kind, ...this.control("outside", label, act) }, label);
    });
    const panel = (title, parts) => element("div", { className: "live-elsewhere" }, element("small", {}, title), parts);
    this.root.replaceChildren(...nodes.filter(Boolean),
      ...(outside.length ? [panel("Elsewhere in the program", outside)] : []),
      ...(screen.waiting ? [panel("Waiting for an answer", this.requests(screen.waiting))] : []));
    if (focused) (this.find(focused) ?? this.root).focus({ preventScroll: true });
  }

  /// The requests that wait for an answer, each with the answers to choose from.
  requests(waiting) {
    if (!waiting.length) return element("span", { className: "live-nothing" }, "No request is waiting.");
    return waiting.map(({ request, isCanceled, answers }) => element("div", { className: "live-request", role: "group", "aria-label": `Request ${request}` },
      element("span", {}, element("code", {}, request), isCanceled ? element("small", {}, " canceled") : undefined),
      answers.map(({ label, act }) => element("button",
        { className: "live-outside", ...this.control("request", `${request} ${label}`, act) }, label))));
  }

  static presented = new Set(["sheet", "alert", "dialog"]);

  find(key) {
    return [...this.root.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key);
  }

  /// The acts in a node, in order.
  numbers(node) {
    const own = [node.act, node.minus, node.submit, node.delete, node.up, node.dismiss];
    return [...own, ...(node.choices ?? []).map((choice) => choice.act)]
      .filter((act) => act !== undefined).concat((node.parts ?? []).flatMap((part) => this.numbers(part)));
  }

  /// Registers a control, and returns what identifies it in the page.
  key(role, label, act) {
    const name = `${role} ${label}`;
    const count = this.counts.get(name) ?? 0;
    this.counts.set(name, count + 1);
    const key = count ? `${name} ${count}` : name;
    this.acts.set(key, act);
    return key;
  }

  control(role, label, act) {
    if (act === undefined) return { type: "button", disabled: true };
    const key = this.key(role, label, act);
    return { type: "button", "data-key": key, "data-act": act, on: { click: () => this.perform(key) } };
  }

  text(node) {
    const words = node.text ?? "";
    this.words.add(words);
    const isNew = this.before && !this.before.has(words);
    const styles = (node.style ?? []).map((style) => `is-${style}`);
    return element("span", { className: ["live-text", ...styles, isNew && "is-new"].filter(Boolean).join(" ") }, words);
  }

  parts(node) { return (node.parts ?? []).map((part) => this.node(part)).filter(Boolean); }

  node(node) {
    const make = this[node.role];
    return make ? make.call(this, node) : element("div", { className: `live-${node.role}` }, this.parts(node));
  }

  image(node) { return this.text(node); }
  label(node) { return this.text(node); }

  button(node) {
    return element("button", { className: "live-button", ...this.control("button", node.text, node.act) }, this.text(node));
  }
  link(node) { return this.button(node); }

  toggle(node) {
    const properties = { type: "checkbox", role: "switch", checked: node.isOn, disabled: node.act === undefined };
    if (node.act !== undefined) {
      const key = this.key("toggle", "", node.act);
      Object.assign(properties, { "data-key": key, "data-act": node.act, on: { change: () => this.perform(key) } });
    }
    return element("label", { className: "live-toggle" }, this.text(node), element("input", properties));
  }

  stepper(node) {
    const step = (name, sign, act) =>
      element("button", { ...this.control(name, "", act), "aria-label": `${name}: ${node.text}` }, sign);
    return element("div", { className: "live-stepper" }, this.text(node),
      element("span", {}, step("Decrease", "−", node.minus), step("Increase", "+", node.act)));
  }

  slider(node) {
    const choices = [...(node.choices ?? [])];
    const keys = choices.map((choice) => this.key("slider", `${node.text} ${choice.label}`, choice.act));
    const [low, high] = node.range ?? [0, 1];
    const input = element("input", {
      type: "range", min: low, max: high, step: "any", "data-key": `slider ${node.text}`,
      disabled: !choices.length, on: { change: () => {
        const distance = (number) => Math.abs(number - Number(input.value));
        const nearest = choices.reduce((best, choice, index) =>
          distance(choice.number) < distance(best < 0 ? node.number : choices[best].number) ? index : best, -1);
        if (nearest < 0) input.value = node.number; else this.perform(keys[nearest]);
      } },
    });
    input.value = node.number;
    input.choices = choices;
    return element("label", { className: "live-slider" }, this.text(node), input);
  }

  progress(node) {
    const [low, high] = node.range ?? [0, 1];
    return element("label", { className: "live-progress" }, this.text(node),
      element("progress", node.number === undefined ? {} : { max: high - low, value: node.number - low }));
  }

  textField(node) {
    const choices = node.choices ?? [];
    const keys = choices.map((choice) => this.key("field", `${node.text} ${choice.label}`, choice.act));
    const enter = node.submit === undefined ? undefined : this.key("submit", node.text, node.submit);
    const known = element("small", { className: "live-known", hidden: true });
    const input = element("input", {
      type: "text", autocomplete: "off", placeholder: node.text, "aria-label": node.text,
      "data-key": `field ${node.text}`, disabled: !choices.length && enter === undefined,
      on: {
        change: () => {
          if (input.value === node.value) return;
          const index = choices.findIndex((choice) => choice.label === input.value);
          if (index >= 0) return this.perform(keys[index]);
          known.textContent = `You can enter only recorded values: ${listed(choices.map((choice) => choice.label ? `“${choice.label}”` : "nothing"))}.`;
          known.hidden = false;
          input.value = node.value;
        },
        keydown: (event) => {
          if (event.key === "Enter" && enter && input.value === node.value) this.perform(enter);
        },
      },
    });
    input.value = node.value ?? "";
    const chip = (label, key, act) => element("button",
      { type: "button", className: "live-chip", "data-key": `chip ${key}`, "data-act": act, on: { click: () => this.perform(key) } }, label);
    return element("div", { className: "live-field" }, input,
      element("span", { className: "live-chips" },
        choices.map((choice, index) => chip(choice.label ? `Type “${choice.label}”` : "Clear", keys[index], choice.act)),
        enter && this.matters(node.submit) ? chip("Return ⏎", enter, node.submit) : undefined), known);
  }
  secureField(node) { return this.textField(node); }

  picker(node) {
    const choices = node.choices ?? [];
    const keys = new Map(choices.map((choice) => [choice.label, this.key("picker", `${node.text} ${choice.label}`, choice.act)]));
    const options = [...keys.keys()];
    if (node.value !== undefined && !keys.has(node.value)) options.push(node.value);
    const select = element("select", { "data-key": `picker ${node.text}`, disabled: !choices.length,
      on: { change: () => this.perform(keys.get(select.value)) } },
      options.sort().map((option) => element("option", { value: option }, option)));
    select.value = node.value ?? "";
    select.choices = choices;
    return element("label", { className: "live-picker" }, this.text(node), select);
  }

  list(node) { return element("ul", { className: "live-list" }, this.parts(node)); }
  form(node) { return this.list(node); }
  section(node) { return element("li", { className: "live-section" }, element("ul", {}, this.parts(node))); }
  header(node) { return element("li", { className: "live-header" }, this.text(node)); }
  footer(node) { return this.header(node); }

  row(node) {
    const tool = (sign, name, act) => act === undefined ? undefined
      : element("button", { ...this.control(name, node.text, act), className: "live-tool", "aria-label": `${name} ${node.text}`, title: `${name} ${node.text}` }, sign);
    return element("li", { className: "live-row" }, element("div", {}, this.parts(node)),
      tool("↑", "Move up", node.up), tool("✕", "Delete", node.delete));
  }

  tab(node) {
    return element("button", { className: "live-tab", "aria-pressed": String(!!node.isOn), ...this.control("tab", node.text, node.act), disabled: false }, node.text);
  }
  tabView(node) {
    const [tabs, rest] = [[], []];
    for (const part of node.parts ?? []) (part.role === "tab" ? tabs : rest).push(this.node(part));
    return element("div", {}, rest.filter(Boolean), element("div", { className: "live-tabs" }, tabs));
  }

  navigation(node) {
    return element("div", { className: "live-navigation" },
      element("div", { className: "live-bar" },
        node.dismiss === undefined ? undefined : element("button", { className: "live-button", ...this.control("back", "", node.dismiss) }, "‹ Back"),
        element("strong", {}, node.text ?? "")), this.parts(node));
  }

  sheet(node) {
    return element("div", { className: "live-sheet", role: "group", "aria-label": node.text || node.role },
      node.dismiss === undefined ? undefined : element("button", { className: "live-tool", ...this.control("dismiss", "", node.dismiss), "aria-label": "Dismiss", title: "Dismiss" }, "✕"),
      node.text ? element("strong", {}, node.text) : undefined, this.parts(node));
  }
  alert(node) { return this.sheet(node); }
  dialog(node) { return this.sheet(node); }

  contextMenu(node) { return element("span", { className: "live-menu" }, this.parts(node)); }
  menu(node) { return element("span", { className: "live-menu" }, this.text(node), this.parts(node)); }
  divider() { return element("hr"); }
}

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

  follow(step, verdict) {
    this.past.push(this.place);
    this.go({ state: step.to, story: step.story, verdict }, false);
  }

  back() { if (this.past.length) this.go(this.past.pop()); }

  end() {
    this.light([]);
    this.story.replaceChildren(element("p", { className: "live-end" },
      "The recording ends here. Go back or start again, or run ", element("code", {}, this.recording.demo), " to continue."));
  }

  missing(key) {
    this.light([]);
    this.story.replaceChildren(element("p", {}, key.startsWith("request ")
      ? "This request isn’t waiting." : "This control is no longer on the screen."));
  }

  tell({ story, isFirst, verdict }) {
    const updates = story.map((index) => this.recording.stories[index]);
    const isQuiet = isFirst && !updates.some((update) => update.mistakes || update.writes);
    this.light(isQuiet ? [] : updates);
    this.story.replaceChildren(...(isQuiet
      ? [element("p", { className: "live-hint" }, this.hasServer ? "Use the screen, and choose which answer comes next. " : "Use the screen. ", "The listing lights up where a property is written and where a body runs.")]
      : [verdict, ...updates.map((update) => this.update(update))].filter(Boolean)));
  }

  update(update) {
    const item = (kind, word, ...words) => element("li", { className: `is-${kind}` }, element("b", {}, word), " ", ...words);
    const code = (words) => element("code", {}, words);
    const place = (type, lines) => {
      const where = this.lines(type, lines);
      return where ? element("small", {}, ` ${where}`) : undefined;
    };
    return element("div", {}, element("p", { className: "live-event" }, update.event), element("ul", {},
      (update.writes ?? []).map((write) => item(write.verdict ? "ignored" : "wrote", "wrote", code(write.what), ` ${write.change}`,
        ...(write.verdict ? [` (${write.verdict})`] : []), place(write.type, (type) => type.properties?.[write.property]) ?? "")),
      (update.runs ?? []).map((run) => item("ran", "ran", code(run.who), run.why ? ` ${run.why}` : "", place(run.type, (type) => type.body) ?? "")),
      update.silence ? item("silent", "", update.silence) : undefined,
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

  light(updates) {
    for (const line of this.lit) line.classList.remove("is-wrote", "is-ran");
    this.lit = [];
    const mark = (name, choose, kind) => {
      const type = this.recording.types[name];
      const lines = type && choose(type);
      if (!lines) return;
      const [first, last = first] = [lines].flat();
      const code = type.listing ? this.elsewhere(type.listing) : this.code;
      for (let number = first; number <= last; number += 1) {
        const line = code?.querySelector(`.line[data-line="${number}"]`);
        if (!line) continue;
        line.classList.add(kind);
        this.lit.push(line);
      }
    };
    for (const update of updates) {
      for (const run of update.runs ?? []) mark(run.type, (type) => type.body, "is-ran");
      for (const write of update.writes ?? []) mark(write.type, (type) => type.properties?.[write.property], "is-wrote");
    }
  }
}

/// A figure with one recording, or with two that follow the same tap.
class Figure {
  constructor(figure) {
    const find = (name) => document.querySelector(`figure[data-listing="${recording.chapter}/${name}"]`);
    const read = (owner) => JSON.parse(owner.querySelector("script.recording").textContent);
    const recording = read(figure);
    this.figure = figure;
    const player = (data, code) =>
      new Player(data, code, (key) => this.tap(key), (name) => find(name)?.querySelector("code"));
    this.player = player(recording, figure.querySelector("pre code"));
    this.players = [this.player];
    const isExercise = "predict" in figure.dataset;
    const other = !isExercise && recording.other ? find(recording.other) : undefined;
    if (other?.querySelector("script.recording")) {
      const copy = other.querySelector("pre").cloneNode(true);
      for (const line of copy.querySelectorAll(".line")) {
        line.removeAttribute("id");
        line.classList.remove("is-wrote", "is-ran");
      }
      this.players.unshift(player(read(other), copy.querySelector("code")));
      this.copy = copy;
    }
    this.isPredicting = isExercise;
    this.tally = { asked: 0, right: 0 };
    this.build();
  }

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
    const isPair = this.players.length > 1;
    const panels = this.players.map((player, index) => element("section",
      { className: "live-panel", "aria-label": isPair ? player.title : "Screen and story" },
      isPair ? element("h4", {}, player.title) : undefined, player.screen.root, player.story,
      isPair && !index ? element("details", {}, element("summary", {}, `The code of ${player.title}`), this.copy) : undefined));
    const hasBodies = this.players.some((player) => player.bodies.length);
    this.score = element("p", { className: "live-score", role: "status" });
    const live = element("div", { className: "live" }, element("div", { className: "live-panels" }, panels), this.question,
      element("div", { className: "live-tools" }, this.backButton, this.startButton, hasBodies ? this.predictButton : undefined),
      this.score);
    const code = this.figure.querySelector("pre");
    const columns = element("div", { className: isPair ? "live-columns is-pair" : "live-columns" });
    code.replaceWith(columns);
    columns.append(code, live);
    this.figure.classList.add("is-live");
    this.update();
  }

  tap(key) {
    const steps = this.players.map((player) => player.step(key));
    if (this.isPredicting && steps.every((step) => step !== null)) return this.ask(key, steps);
    this.follow(key, steps);
  }

  follow(key, steps, chosen) {
    if (steps.some((step) => step === null)) {
      // All stay together: a state that one of them has left can't be compared.
      for (const player of this.players) player.go(player.place);
      this.players.forEach((player) => player.end());
      this.figure.dataset.ended = key;
      return;
    }
    if (chosen) this.count(steps, chosen);
    this.players.forEach((player, index) => {
      const step = steps[index];
      if (step) return player.follow(step, chosen && this.verdict(player, step, chosen));
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

  ask(key, steps) {
    for (const player of this.players) player.go(player.place);
    const bodies = [...new Set(this.players.flatMap((player) => player.bodies))];
    const boxes = bodies.map((name) => element("input", { type: "checkbox", value: name }));
    this.question.replaceChildren(
      element("p", {}, "Which bodies will run?"),
      ...bodies.map((name, index) => element("label", {}, boxes[index], element("code", {}, name))),
      element("p", {}, element("button", { type: "submit" }, "Tap and see"), " ", element("small", {}, "If you expect that no body runs, choose none.")));
    this.question.onsubmit = (event) => {
      event.preventDefault();
      this.cancel();
      this.follow(key, steps, new Set(boxes.filter((box) => box.checked).map((box) => box.value)));
    };
    this.question.hidden = false;
    boxes[0]?.focus({ preventScroll: true });
  }

  cancel() {
    this.question.hidden = true;
  }

  /// Returns the bodies that ran unexpectedly, and those that were expected but didn't run.
  difference(player, step, chosen) {
    const ran = new Set(step.story.flatMap((index) => (player.recording.stories[index].runs ?? []).map((run) => run.type)));
    return {
      missed: player.bodies.filter((name) => ran.has(name) && !chosen.has(name)),
      extra: player.bodies.filter((name) => !ran.has(name) && chosen.has(name)),
    };
  }

  /// Counts a prediction, which is right if it's right for each listing that follows the tap.
  count(steps, chosen) {
    const isRight = this.players.every((player, index) => {
      const { missed, extra } = steps[index] ? this.difference(player, steps[index], chosen) : { missed: [], extra: [] };
      return !missed.length && !extra.length;
    });
    this.tally.asked += 1;
    if (isRight) this.tally.right += 1;
    const { asked, right } = this.tally;
    this.score.textContent = `${right} of ${asked} ${asked === 1 ? "prediction was" : "predictions were"} right.`;
  }

  verdict(player, step, chosen) {
    const { missed, extra } = this.difference(player, step, chosen);
    const isRight = !missed.length && !extra.length;
    const words = isRight ? "Your prediction was right." : [
      missed.length ? `You didn’t expect ${listed(missed)} to run.` : "",
      extra.length ? `You expected ${listed(extra)} to run.` : "",
    ].filter(Boolean).join(" ");
    return element("p", { className: isRight ? "live-verdict is-right" : "live-verdict is-wrong" }, words);
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
  for (const script of document.querySelectorAll("figure script.recording")) new Figure(script.closest("figure"));
};
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
