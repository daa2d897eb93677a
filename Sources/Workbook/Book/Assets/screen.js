// The screens of recordings, which live.js and practice.js play.

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
      ...(screen.waiting ? [panel(screen.waiting.length ? "Waiting for an answer" : "No request is waiting", this.requests(screen.waiting))] : []));
    if (focused) (this.find(focused) ?? this.root).focus({ preventScroll: true });
  }

  /// The requests that wait for an answer, each with the answers to choose from.
  requests(waiting) {
    return waiting.map(({ request, isCanceled, answers }) => element("div", { className: "live-request", role: "group", "aria-label": `Request ${request}` },
      element("span", {}, element("code", {}, request), isCanceled ? element("small", {}, " canceled") : undefined),
      answers.map(({ label, act }) => element("button",
        { className: "live-outside", ...this.control("request", `${request} ${label}`, act) }, label))));
  }

  static presented = new Set(["sheet", "alert", "dialog"]);

  find(key) {
    return [...this.root.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key);
  }

  /// Shows that a control was used, even if nothing else on the screen changes.
  pulse(key) {
    const choosers = () => [...this.root.querySelectorAll("[data-key]")].find((one) => key.startsWith(`${one.dataset.key} `));
    (this.find(key) ?? choosers())?.classList.add("is-tapped");
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
