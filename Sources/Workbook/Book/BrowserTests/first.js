// Checks the first page of the book, as a visitor sees it who hasn't done anything yet. This script runs
// first, because the others use the page.
(async () => {
  const problems = [];
  const figure = document.querySelector(".landing .pair figure");
  if (!figure) return { problems };
  const named = (selector) => document.querySelector(selector);
  const isInView = (element) => {
    const { top, bottom, width } = element?.getBoundingClientRect() ?? { top: -1 };
    return top >= 0 && bottom <= innerHeight && width > 0;
  };
  const question = figure.querySelector(".live-question");
  const parts = {
    "the title": named("h1"), "what the book is": named(".lead"), "the first door": figure.querySelector(".live-screen button"),
    "the second door": [...figure.querySelectorAll(".live-screen button")].at(-1), "the question": question,
    "the start": named(".landing > p > strong > a"), "the first chapter": named(".landing .topics a"),
  };
  for (const [name, part] of Object.entries(parts)) {
    if (!isInView(part)) problems.push(`doesn't show ${name} on the first screen.`);
  }
  if (scrollY || figure.contains(document.activeElement)) problems.push("takes the focus before the reader does anything.");
  if (named(".landing > p > strong > a")?.getAttribute("href") !== "01-ViewState.html") problems.push("doesn't start with chapter 1.");
  if (!/^Predict: which bodies run\?/.test(question.textContent)) problems.push("doesn't ask which bodies run.");

  // A reader who chooses nothing and taps the door itself isn't judged. Each tap answers.
  const tap = () => figure.querySelector(".live-screen button").click();
  const story = () => figure.querySelector(".live-story").textContent;
  tap();
  if (figure.querySelector(".live-score").textContent) problems.push("judges a reader who only taps.");
  if (!story().includes("nothing was written, no body ran")) problems.push(`tells this about the first tap: ${story()}.`);
  tap();
  tap();
  if (!story().includes("Tap 3: again nothing was written, no body ran")) problems.push(`tells this about the third tap: ${story()}.`);

  // A prediction survives a reload, and the contents show it.
  const [, again, predict] = figure.querySelectorAll(".live-tools button");
  again.click();
  predict.click();
  tap();
  question.querySelector("input[value=Door]").checked = true;
  question.requestSubmit();
  const frame = document.createElement("iframe");
  await new Promise((done) => {
    frame.addEventListener("load", done);
    frame.src = location.href;
    document.body.append(frame);
  });
  const score = (page, selector) => page.querySelector(selector)?.textContent ?? "nothing";
  for (const page of [document, frame.contentDocument]) {
    const when = page === document ? "" : " after a reload";
    if (score(page, ".live-score") !== "1 of 1 prediction was right.") problems.push(`shows the score ${score(page, ".live-score")}${when}.`);
    const sum = score(page, ".contents [data-chapter='01-ViewState.html'] .score");
    if (sum !== "1/1 (1 of 1 prediction right)") problems.push(`shows ${sum} in the contents${when}.`);
  }
  frame.remove();
  localStorage.removeItem("workbook.predictions");
  predict.click();
  again.click();
  return { problems };
})()
