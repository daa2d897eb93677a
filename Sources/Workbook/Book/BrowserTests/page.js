// Checks that apply to every page of the book, on every screen.
(async () => {
  const problems = [];
  const page = document.documentElement;
  const isPhone = innerWidth < 600;
  const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const named = (element) => `“${element.textContent.trim().slice(0, 60)}”`;

  if (document.querySelectorAll("h1").length !== 1) problems.push("doesn't have exactly one title.");
  for (const landmark of ["header.top", "nav.contents", "main", ".skip"]) {
    if (!document.querySelector(landmark)) problems.push(`has no ${landmark}.`);
  }

  // The page is at its widest when everything is unfolded.
  for (const details of document.querySelectorAll("details")) details.open = true;
  if (page.scrollWidth > page.clientWidth) {
    const wide = [...document.querySelectorAll("main *")].find(
      (element) => element.getBoundingClientRect().right > page.clientWidth + 1);
    problems.push(`scrolls sideways, because of ${wide ? wide.outerHTML.slice(0, 90) : "something"}.`);
  }
  for (const code of document.querySelectorAll("pre")) {
    if (code.scrollWidth > code.clientWidth + 1) problems.push(`has code that is cut off: ${named(code)}.`);
  }

  // What would stop somebody who uses a keyboard or a screen reader.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (const code of document.querySelectorAll("pre")) {
    const isScrolled = code.scrollHeight > code.clientHeight + 1 || code.scrollWidth > code.clientWidth + 1;
    if (isScrolled !== code.hasAttribute("tabindex")) {
      problems.push(`${isScrolled ? "doesn't stop" : "stops"} the keyboard at code that ${isScrolled ? "scrolls" : "doesn't scroll"}: ${named(code)}.`);
    }
  }
  for (const link of document.querySelectorAll("summary :is(a, button)")) {
    problems.push(`has a control in a summary: ${named(link.closest("summary"))}.`);
  }
  const isShown = (element) => element.checkVisibility();
  const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(isShown).map((heading) => Number(heading.localName[1]));
  if (levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1)) problems.push(`skips a level of headings: ${levels}.`);
  const landmarks = [...document.querySelectorAll("main, nav, body > header, [role=search], section[aria-label], section[aria-labelledby], form[aria-label], [role=region]")]
    .filter(isShown)
    .map((one) => {
      const label = document.getElementById(one.getAttribute("aria-labelledby"))?.textContent ?? one.getAttribute("aria-label");
      return `${one.getAttribute("role") ?? one.localName} “${label ?? ""}”`;
    });
  for (const twice of new Set(landmarks.filter((one, index) => landmarks.indexOf(one) < index))) {
    problems.push(`has two landmarks with the same name: ${twice}.`);
  }

  for (const image of document.querySelectorAll("main img")) {
    if (getComputedStyle(image).display === "none") continue;
    image.loading = "eager"; // A lazy image would never be decoded.
    await image.decode().catch(() => problems.push(`doesn't show ${image.src}.`));
    const size = image.getBoundingClientRect();
    if (size.width > page.clientWidth) problems.push(`shows ${image.src} wider than the screen.`);
    // Below this scale, the text in a figure is illegible.
    if (size.width / image.naturalWidth < 0.85) problems.push(`shows ${image.src} too small.`);
  }

  const contents = document.getElementById("contents");
  if (isPhone) contents.showPopover();
  for (const title of contents.querySelectorAll(".title")) {
    const style = getComputedStyle(title);
    const isCut = title.scrollWidth > title.clientWidth + 1 || style.textOverflow === "ellipsis";
    if (isCut || !title.getBoundingClientRect().width) {
      problems.push(`cuts off a title in the contents: ${named(title)}.`);
    }
  }
  if (isPhone) contents.hidePopover();

  const codes = document.querySelectorAll(".code:not(.played, .question)").length;
  const copies = document.querySelectorAll(".copy").length;
  if (codes !== copies) problems.push(`has ${codes} blocks of code and ${copies} buttons to copy.`);

  // The search finds words that occur only in the text of a chapter, without a server.
  const input = document.querySelector(".search input");
  if (!input) {
    problems.push("has no search.");
  } else {
    input.focus();
    input.value = "token";
    input.dispatchEvent(new Event("input"));
    const links = () => [...document.querySelectorAll("#results a")];
    for (let turn = 0; turn < 200 && !links().length; turn++) await wait(10);
    const found = links().map((link) => link.href);
    for (const wanted of ["04-Boxing.html", "Glossary.html#term-token"]) {
      if (!found.some((address) => address.includes(wanted))) {
        problems.push(`finds ${found.length} results for “token”, and ${wanted} isn't one of them.`);
      }
    }
    const list = document.querySelector("#results").getBoundingClientRect();
    if (list.left < 0 || list.right > page.clientWidth) problems.push("shows results off the screen.");
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    if (links().length) problems.push("keeps its results after Escape.");

    // Typing errors, exercises, and attributes. The pages for authors come after the chapters.
    const search = async (words) => {
      input.value = words;
      input.dispatchEvent(new Event("input"));
      for (let turn = 0; turn < 200 && !document.querySelector("#results li"); turn++) await wait(10);
      const result = links().map((link) => link.getAttribute("href").replaceAll("../", ""));
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      return result;
    };
    const first = async (words, wanted) => {
      const [found] = await search(words);
      if (found !== wanted) problems.push(`finds ${found} first for “${words}” instead of ${wanted}.`);
    };
    await first("TapCounter", "01-ViewState.html#exercise-TapCounter");
    for (const typed of ["environmet", "enviornment", "envirronment", "environmemt"]) {
      if (!(await search(typed)).some((address) => address.startsWith("07-"))) problems.push(`doesn't find the environment for “${typed}”.`);
    }
    if ((await search("qzqzqz")).length) problems.push("finds something for “qzqzqz”.");
    const state = await search("@State");
    const isGuide = (address) => /^(For|Syllabus|Statements)/.test(address);
    const chapter = state.findIndex((address) => address.startsWith("01-"));
    if (chapter < 0 || chapter > 2 || state.slice(0, chapter).some(isGuide)) problems.push(`finds these for “@State”: ${state}.`);
  }

  // The arrow keys turn the page, but not while the reader writes or is at a listing.
  const neighbor = document.querySelector(".neighbors .next");
  if (neighbor) {
    let turns = 0;
    neighbor.addEventListener("click", (event) => { event.preventDefault(); turns += 1; });
    const press = (target, keys) => target?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, ...keys }));
    press(document.querySelector("main"));
    if (turns !== 1) problems.push("doesn't go to the next page when the right arrow key is pressed.");
    for (const place of [".search input", "figure.listing pre", ".live-screen button"]) press(document.querySelector(place));
    press(document.querySelector("main"), { altKey: true });
    if (turns > 1) problems.push("goes to the next page where an arrow key has another meaning.");
  }

  // A definition fits on the screen, regardless of the position of its term.
  const term = document.querySelector("a.term");
  if (term) {
    term.scrollIntoView({ block: "center" });
    term.focus();
    const bubble = document.querySelector(".definition");
    const place = bubble?.getBoundingClientRect();
    if (!place) problems.push(`doesn't explain ${named(term)}.`);
    else if (place.left < 0 || place.right > page.clientWidth) {
      problems.push(`explains ${named(term)} off the screen.`);
    }
    term.blur();
  }
  return { problems, searches: 1 };
})()
