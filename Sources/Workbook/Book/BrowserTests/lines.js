// Answers all questions about lines on a page with the controls that a reader uses: first wrong, then right.
// The value is an object with the count and the problems, each a sentence.
(() => {
  const result = { lines: 0, problems: [] };
  // On paper, readers find the answers in the chapters' lists.
  if (document.documentElement.dataset.page === "Print.html") return result;
  for (const figure of document.querySelectorAll("figure.question")) {
    const problem = (words) => result.problems.push(`${figure.id}: ${words}.`);
    const letters = figure.dataset.answer?.split(", ");
    if (!letters) {
      problem("has no answer");
      continue;
    }
    result.lines += 1;
    const verdict = figure.querySelector(".verdict");
    const list = figure.querySelector(".lines");
    const items = [...list.children];
    const expectVerdict = (isRight, what) => {
      const words = verdict.textContent.replace(/^[^:.]*[:.]/, "").trim();
      if (words.length < 12) problem(`gives no reason for ${what}: ${verdict.textContent}`);
      if (verdict.classList.contains("is-wrong") === isRight) problem(`judges ${what} wrongly`);
      if (!isRight === Boolean(figure.querySelector(".hole.is-right"))) problem(`marks ${what} wrongly`);
    };
    if (figure.dataset.kind === "complete") {
      const buttons = items.map((item) => item.querySelector("button"));
      const right = "ABCDEFGH".indexOf(letters[0]);
      for (const index of [...buttons.keys()].filter((one) => one !== right).concat(right)) {
        buttons[index].click();
        expectVerdict(index === right, "ABCDEFGH"[index]);
        if (buttons.filter((one) => one.getAttribute("aria-pressed") === "true").length !== 1) problem("doesn't show the choice");
        const code = buttons[index].querySelector("code").textContent;
        const filled = figure.querySelector("pre .line.hole:not([hidden])");
        if (filled?.textContent.trim() !== code.trim()) problem(`puts ${filled?.textContent} into the listing`);
      }
    } else {
      const [check, show] = figure.querySelectorAll(".tools button");
      check.click();
      expectVerdict(false, "the first order");
      if (show.hidden) problem("doesn't offer to show the order");
      letters.forEach((letter, wanted) => {
        const item = items["ABCDEFGH".indexOf(letter)];
        while ([...list.children].indexOf(item) > wanted) {
          const up = item.querySelector("button");
          up.click();
          if (!item.contains(document.activeElement)) problem("loses the focus when a line is moved");
        }
      });
      check.click();
      expectVerdict(true, "the right order");
      const code = [...list.children].map((item) => item.querySelector("code").textContent.trim());
      const filled = [...figure.querySelectorAll("pre .line.hole:not([hidden])")].map((line) => line.textContent.trim());
      if (String(code) !== String(filled)) problem(`puts ${filled} into the listing`);
      list.lastElementChild.querySelector("button").click();
      if (figure.querySelector(".hole.is-right")) problem("still shows the right order after a line has moved");
    }
    if (figure.scrollWidth > figure.clientWidth + 1) problem("is too wide");
  }
  return result;
})()
