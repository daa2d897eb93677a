// Goes through the programs of the practice page with the controls that a reader uses. Of each topic, the
// first program is answered right; in the second, the bodies are wrong, and in the third, the reasons. The
// value is an object with the counts and the problems, each a sentence.
(() => {
  const result = { practiced: 0, questions: 0, problems: [] };
  const section = document.querySelector("section.practice");
  if (!section) return result;
  const stored = localStorage.getItem("workbook.practice");
  const stage = section.querySelector(".practice-stage");
  const form = () => stage.querySelector(".practice-question");

  const choose = (name, number) => { form().querySelector(`input[name="${name}"][value="${number}"]`).checked = true; };

  /// Answers a question. `wrong` says which answers are the choices after the right ones.
  const answer = (event, wrong, problem) => {
    const choice = (part, isWrong) => (part.answer + (isWrong ? 1 : 0)) % part.choices.length;
    const isRight = wrong === undefined || (wrong === "reasons" && !event.why);
    if (form().checkValidity()) problem("accepts a question without answers");
    event.parts.forEach((part, index) => choose(`view-${index}`, choice(part, wrong === "bodies")));
    stage.querySelector(".live-screen [data-act]").click();
    if (event.why) {
      if (!document.activeElement.matches(".practice-question h3")) problem("doesn't move focus to the reason");
      const verdict = stage.querySelector(".practice-verdict").textContent;
      if ((wrong !== "bodies") !== (verdict === "All correct.")) problem(`judges the bodies with “${verdict}” before it asks for the reason`);
      choose("why", choice(event.why, wrong === "reasons"));
      form().requestSubmit();
    }
    const verdict = stage.querySelector(".practice-verdict");
    if (document.activeElement !== verdict) problem("doesn't move focus to the verdict");
    if (verdict.classList.contains("is-right") !== isRight) problem(`judges wrongly: ${verdict.textContent}`);
    if (stage.querySelector(".story").textContent !== event.story) problem("doesn't tell its story");
    if (isRight !== !stage.querySelector(".practice-rule a")) problem("shows the rule at the wrong time");
    const ran = stage.querySelectorAll(".line.is-ran").length;
    const lines = new Set(event.parts.flatMap((part) => part.lines));
    if (ran !== lines.size) problem(`lights ${ran} lines instead of ${lines.size}`);
    if (event.written.length && !stage.querySelector(".line.is-wrote")) problem("doesn't light what was written");
    result.questions += 1;
  };

  for (const item of section.querySelectorAll("[data-topic]")) {
    for (const [number, wrong] of [undefined, "bodies", "reasons"].entries()) {
      item.querySelector("button").click();
      const { events } = JSON.parse(stage.querySelector("script.program").textContent);
      events.forEach((event, index) => {
        const problem = (words) => result.problems.push(`${item.dataset.topic} ${number + 1}.${index + 1}: ${words}.`);
        answer(event, wrong, problem);
        if (document.documentElement.scrollWidth > document.documentElement.clientWidth) problem("scrolls sideways");
        if (index + 1 < events.length) stage.querySelector(".practice-next").click();
      });
      result.practiced += 1;
    }
    if (!/^\d+ of \d+ right, due in \d+ days?$/.test(item.querySelector(".practice-state").textContent)) {
      result.problems.push(`${item.dataset.topic}: says ${item.querySelector(".practice-state").textContent}.`);
    }
  }
  const levels = [...document.querySelectorAll("main :is(h1, h2, h3, h4)")].filter((heading) => heading.offsetParent)
    .map((heading) => Number(heading.localName[1]));
  if (levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1)) result.problems.push(`has headings of the levels ${levels}.`);
  if (stored === null) localStorage.removeItem("workbook.practice"); else localStorage.setItem("workbook.practice", stored);
  return result;
})()
