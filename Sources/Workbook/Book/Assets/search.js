// Full-text search. The index is a script, because a page that is opened from a file can't load
// other data. It is loaded when the search field gets the focus.

(() => {
  "use strict";

  const page = document.documentElement;
  const root = page.dataset.root;
  const area = document.querySelector(".search");
  const limit = 12;

  const input = document.createElement("input");
  Object.assign(input, { type: "search", placeholder: "Search", autocomplete: "off" });
  for (const [name, value] of Object.entries({
    role: "combobox", "aria-label": "Search the book", "aria-expanded": "false",
    "aria-controls": "results", "aria-autocomplete": "list", spellcheck: "false",
  })) input.setAttribute(name, value);
  const key = document.createElement("kbd");
  key.textContent = "/";
  key.setAttribute("aria-hidden", "true");
  const list = document.createElement("ul");
  Object.assign(list, { id: "results", className: "results", hidden: true });
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Search results");
  const status = document.createElement("p");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  area.append(input, key, list, status);

  // The index

  let index = null;

  function load() {
    index ||= Promise.all(["book", "kit"].map((name) => new Promise((resolve) => {
      const script = document.createElement("script");
      script.src = `${root}assets/search-${name}.js`;
      script.onload = () => resolve(window.searchIndex[name].map((row) => entry(row, name)));
      script.onerror = () => resolve([]);
      document.head.append(script);
    }))).then((parts) => parts.flat());
    return index;
  }

  function entry([address, title, heading, text, kind], part) {
    return {
      address, title, heading, text, part: kind || part,
      titleWords: title.toLowerCase(), headingWords: heading.toLowerCase(),
      words: text.toLowerCase(),
    };
  }

  // A match in a title ranks above one in a heading, a heading above text, and a chapter above the
  // kit and the pages for authors. A result has to match each word of the query.

  const factors = { book: 1, kit: 0.7, guide: 0.5 };

  function score(entry, words, attributes) {
    let total = 0;
    for (const word of words) {
      const inTitle = weight(entry.titleWords, word, 12, 6);
      const inHeading = weight(entry.headingWords, word, 14, 7);
      const inText = weight(entry.words, word, 3, 1);
      if (!inTitle && !inHeading && !inText) return 0;
      // The first section represents the whole page.
      total += (entry.heading ? inTitle * 0.2 : inTitle) + inHeading + inText
        + Math.min(4, count(entry.words, word)) * 0.6;
    }
    const phrase = words.join(" ");
    if (words.length > 1 && entry.words.includes(phrase)) total += 6;
    const name = entry.heading || entry.title;
    if (name.toLowerCase() === phrase) total += entry.part === "kit" && entry.heading ? 6 : 16;
    // A chapter explains an attribute that it mentions, such as @State.
    if (entry.part === "book") total += 10 * attributes.filter((name) => find(entry.words, name) >= 0).length;
    return total * factors[entry.part];
  }

  function weight(text, word, whole, part) {
    const position = find(text, word);
    if (position < 0) return 0;
    return /[\p{L}\p{N}]/u.test(text[position + word.length] || " ") ? part : whole;
  }

  /** Finds a position where a word of the text starts with a word of the query. */
  function find(text, word, start = 0) {
    for (let at = text.indexOf(word, start); at >= 0; at = text.indexOf(word, at + 1)) {
      if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1])) return at;
    }
    return -1;
  }

  function count(text, word) {
    let number = 0;
    for (let at = find(text, word); at >= 0 && number < 4; at = find(text, word, at + 1)) number++;
    return number;
  }

  // Typing errors

  let vocabulary = null;

  /** The words of the book, each with the number of sections that contain it. */
  function countedWords(entries) {
    vocabulary ||= entries.reduce((counts, entry) => {
      const words = `${entry.titleWords} ${entry.headingWords} ${entry.words}`.match(/[\p{L}\p{N}]{3,}/gu);
      for (const word of new Set(words)) counts.set(word, (counts.get(word) || 0) + 1);
      return counts;
    }, new Map());
    return vocabulary;
  }

  /** Returns whether one letter is missing, superfluous, or wrong, or two letters are swapped. */
  function isOneErrorAway(word, other) {
    let start = 0;
    while (start < word.length && word[start] === other[start]) start++;
    const [rest, others] = [word.slice(start), other.slice(start)];
    return rest.slice(1) === others || rest === others.slice(1) || rest.slice(1) === others.slice(1)
      || (rest[0] === others[1] && rest[1] === others[0] && rest.slice(2) === others.slice(2));
  }

  /** Returns the word, or the most frequent word one error away if the book doesn't contain it. */
  function corrected(word, entries) {
    const counts = countedWords(entries);
    if (word.length < 4) return word;
    let best = null;
    for (const [other, count] of counts) {
      if (other.startsWith(word)) return word;
      const isNear = Math.abs(other.length - word.length) < 2 && isOneErrorAway(word, other);
      if (isNear && !(counts.get(best) >= count)) best = other;
    }
    return best || word;
  }

  // Results

  function marked(text, words) {
    const fragment = document.createDocumentFragment();
    const lower = text.toLowerCase();
    let position = 0;
    while (position < text.length) {
      const hits = words.map((word) => ({ word, at: find(lower, word, position) }))
        .filter((hit) => hit.at >= 0).sort((one, other) => one.at - other.at);
      if (!hits.length) break;
      const { word, at } = hits[0];
      const mark = document.createElement("mark");
      mark.textContent = text.slice(at, at + word.length);
      fragment.append(text.slice(position, at), mark);
      position = at + word.length;
    }
    fragment.append(text.slice(position));
    return fragment;
  }

  function excerpt(entry, words) {
    const places = words.map((word) => find(entry.words, word)).filter((at) => at >= 0);
    const first = places.length ? Math.min(...places) : 0;
    // If the heading matches, show the section from its start.
    const isNamed = words.some((word) => find(entry.headingWords, word) >= 0);
    const start = isNamed || first < 60 ? 0 : entry.text.indexOf(" ", first - 50) + 1;
    const end = entry.text.length <= start + 170
      ? entry.text.length : entry.text.lastIndexOf(" ", start + 170);
    return (start ? "… " : "") + entry.text.slice(start, end)
      + (end < entry.text.length ? " …" : "");
  }

  let selected = -1;
  let question = "";

  async function search() {
    const asked = input.value.trim().toLowerCase();
    question = asked;
    // The attribute @State refers to the type State.
    const typed = asked.split(/[\s.,()@$`]+/).filter(Boolean);
    if (!typed.length) return close();
    const entries = await load();
    if (question !== asked) return;
    const words = typed.map((word) => corrected(word, entries));
    const attributes = asked.match(/@\w+/g) || [];
    const found = entries.map((entry) => ({ entry, score: score(entry, words, attributes) }))
      .filter((hit) => hit.score > 0).sort((one, other) => other.score - one.score);
    // A page has at most three results.
    const places = {};
    const shown = found.filter(({ entry }) => {
      const file = entry.address.split("#")[0];
      places[file] = (places[file] || 0) + 1;
      return places[file] <= 3;
    }).slice(0, limit);
    list.replaceChildren(...shown.map(({ entry }, number) => item(entry, words, number)));
    const isCorrected = shown.length > 0 && words.some((word, number) => word !== typed[number]);
    if (!shown.length) note(`Nothing about “${input.value.trim()}”. Try fewer or shorter words.`);
    else if (isCorrected) note(`Nothing about “${input.value.trim()}”. Results for “${words.join(" ")}”:`);
    status.textContent = (shown.length ? `${shown.length} results` : "No results")
      + (isCorrected ? ` for ${words.join(" ")}` : "");
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    select(-1);
  }

  function note(words) {
    const note = document.createElement("li");
    note.className = "none";
    note.setAttribute("role", "presentation");
    note.textContent = words;
    list.prepend(note);
  }

  function item(entry, words, number) {
    const where = document.createElement("span");
    where.className = "where";
    where.append(marked(entry.heading || entry.title, words));
    if (entry.heading) {
      const title = document.createElement("span");
      title.append(" · ", entry.title);
      where.append(title);
    }
    const text = document.createElement("span");
    text.className = "excerpt";
    text.append(marked(excerpt(entry, words), words));
    const link = document.createElement("a");
    link.href = root + entry.address;
    link.tabIndex = -1;
    link.append(where, text);
    const result = document.createElement("li");
    result.id = `result-${number}`;
    result.setAttribute("role", "option");
    result.setAttribute("aria-selected", "false");
    result.append(link);
    return result;
  }

  function close() {
    list.hidden = true;
    list.replaceChildren();
    status.textContent = "";
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
    selected = -1;
  }

  function select(number) {
    const items = [...list.querySelectorAll("[role=option]")];
    selected = items.length ? Math.max(-1, Math.min(number, items.length - 1)) : -1;
    items.forEach((item, at) => item.setAttribute("aria-selected", at === selected));
    if (selected < 0) return input.removeAttribute("aria-activedescendant");
    input.setAttribute("aria-activedescendant", items[selected].id);
    items[selected].scrollIntoView({ block: "nearest" });
  }

  input.addEventListener("focus", load);
  input.addEventListener("input", search);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") select(selected + 1);
    else if (event.key === "ArrowUp") select(selected - 1);
    else if (event.key === "Escape") { input.value = ""; close(); }
    else if (event.key === "Enter") {
      list.querySelectorAll("[role=option] a")[Math.max(0, selected)]?.click();
    } else return;
    event.preventDefault();
  });
  list.addEventListener("click", (event) => { if (event.target.closest("a")) close(); });
  addEventListener("pointerdown", (event) => { if (!area.contains(event.target)) close(); });
  area.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !area.contains(event.relatedTarget)) close();
  });
  addEventListener("keydown", (event) => {
    const isWriting = event.target.closest?.("input, textarea, select, [contenteditable]");
    const isWanted = event.key === "/" || (event.key === "k" && (event.metaKey || event.ctrlKey));
    if (!isWanted || (isWriting && event.key === "/")) return;
    event.preventDefault();
    input.focus();
  });
})();
