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

  const codes = document.querySelectorAll(".code:not(.played)").length;
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
