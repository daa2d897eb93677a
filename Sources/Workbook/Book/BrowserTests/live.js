// Taps through all states of every recorded listing on a page, with the controls that a reader
// uses. Each tap has to lead to the recorded state, tell its story, highlight the bodies that ran,
// and be undoable. A tap that changes nothing has to be counted. A listing to predict has to ask before
// a tap, and before an answer to a request, and then judge the prediction, once. The value is an object
// with the counts and the problems, each a sentence.
(() => {
  const stored = localStorage.getItem("workbook.predictions");
  localStorage.removeItem("workbook.predictions");
  const result = { listings: 0, predictions: 0, states: 0, taps: 0, ends: 0, problems: [] };

  const tap = (panel, number) => {
    const control = panel.querySelector(`.live-screen [data-act="${number}"]`);
    if (control) return control.click();
    for (const chooser of panel.querySelectorAll(".live-screen :is(select, input[type=range])")) {
      const choice = chooser.choices.find((one) => one.act === number);
      if (!choice) continue;
      chooser.value = choice.number ?? choice.label;
      return chooser.dispatchEvent(new Event("change"));
    }
    return false;
  };

  const isVisible = (element) => Boolean(element?.offsetParent);

  /// Returns whether some element is in the part of a box that is scrolled into view.
  const isSome = (elements, box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return elements.some((element) => element.getBoundingClientRect().top >= top - 1 && element.getBoundingClientRect().top < bottom);
  };

  /// The shortest sequence of taps that leads to each state.
  const waysTo = (states) => {
    const ways = new Map([[0, []]]);
    for (const [from, way] of ways) {
      states[from].steps.forEach((step, number) => {
        if (step && !ways.has(step.to)) ways.set(step.to, [...way, number]);
      });
    }
    return ways;
  };

  for (const script of document.querySelectorAll("figure script.recording")) {
    const figure = script.closest("figure");
    const recording = JSON.parse(script.textContent);
    const { screens, states, stories, types } = recording;
    const problem = (words) => result.problems.push(`${figure.dataset.listing}: ${words}`);
    if (!figure.classList.contains("is-live")) {
      problem("can't be tapped");
      continue;
    }
    const panels = figure.querySelectorAll(".live-panel");
    const panel = panels[panels.length - 1];
    const [back, again, predicting] = figure.querySelectorAll(".live-tools button");
    result.listings += 1;
    const isExercise = "predict" in figure.dataset;
    // A prediction about two listings is still one prediction.
    if (isExercise || (panels.length > 1 && predicting)) {
      if (!isExercise) predicting.click();
      const question = figure.querySelector(".live-question");
      const verdict = figure.querySelector(".live-verdict");
      const story = () => panel.querySelector(".live-story").textContent;
      const first = states[0].steps.findIndex((step) => step && step.to !== 0);
      const answer = screens[states[0].screen].waiting?.[0]?.answers[0].act;
      [first, answer].filter((act) => act !== undefined).forEach((act, index) => {
        const step = states[0].steps[act];
        const what = (words) => problem(`${words} at act ${act}`);
        const ran = new Set(step.story.flatMap((number) => stories[number].runs ?? []).map((run) => run.type));
        const choose = (isRight) => {
          for (const box of question.querySelectorAll("input")) box.checked = ran.has(box.value) === isRight;
        };
        again.click();
        const before = story();
        tap(panel, act);
        if (question.hidden) what("doesn't ask which bodies will run");
        if (figure.dataset.state !== "0" || story() !== before) what("goes on before a prediction");
        if (!question.contains(document.activeElement)) what("doesn't move the focus to the question");
        document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        if (!question.hidden || figure.dataset.state !== "0") what("keeps a question after Escape");
        if (!figure.querySelector(".live-screen").parentElement.parentElement.contains(document.activeElement)) {
          what("doesn't return to the screen after Escape");
        }
        for (const isRepeated of [false, true]) {
          again.click();
          tap(panel, act);
          if (act === answer && !question.textContent.includes(stories[step.story[0]].event)) what("doesn't name the answer that it asks about");
          // If a figure shows two listings, bodies of both can run.
          if (isExercise) choose(!isRepeated);
          question.requestSubmit();
          if (figure.dataset.state !== String(step.to)) what("doesn't go on after a prediction");
          if (!isVisible(verdict)) what("doesn't judge a prediction");
          if (isExercise && verdict.textContent.includes("was right") === isRepeated) what(`judges ${isRepeated ? "a wrong" : "the right"} prediction: ${verdict.textContent}`);
          if (document.activeElement !== verdict) what("doesn't move the focus to the verdict");
          if (verdict.textContent.includes("doesn’t count again") !== isRepeated) what(`judges: ${verdict.textContent}`);
          const score = figure.querySelector(".live-score").textContent;
          const right = isExercise ? index + 1 : `[0-${index + 1}]`;
          if (!new RegExp(`^${right} of ${index + 1} prediction`).test(score)) what(`counts: ${score}`);
        }
        result.predictions += 1;
        const sum = document.querySelector(`.contents [data-chapter="${recording.chapter}.html"] .score`);
        if (!sum?.textContent.includes(`/${result.predictions} `)) what(`shows ${sum?.textContent} in the contents`);
      });
      predicting.click();
    }
    for (const [state, way] of waysTo(states)) {
      again.click();
      for (const number of way) tap(panel, number);
      // Two listings change together, and the other recording can end first.
      if (panels.length > 1 && figure.dataset.ended) continue;
      if (figure.dataset.state !== String(state)) {
        problem(`state ${state} is ${figure.dataset.state} after ${way}`);
        continue;
      }
      result.states += 1;
      if (figure.scrollWidth > figure.clientWidth + 1) problem(`state ${state} is too wide`);
      states[state].steps.forEach((step, number) => {
        const what = `act ${number} of state ${state}`;
        if (tap(panel, number) === false) {
          // The return key of a field isn't shown where it does nothing.
          const isSilent = step?.to === state && step.story.every((story) => !stories[story].writes);
          if (!isSilent) problem(`${what} has no control`);
          return;
        }
        if (figure.dataset.ended) {
          result.ends += 1;
          if (step && panels.length === 1) problem(`${what} ends the recording`);
          return;
        }
        if (!step) return problem(`${what} doesn't end the recording`);
        result.taps += 1;
        if (figure.dataset.state !== String(step.to)) {
          problem(`${what} leads to ${figure.dataset.state}, not ${step.to}`);
        }
        const story = panel.querySelector(".live-story").textContent;
        for (const index of step.story) {
          if (!story.includes(stories[index].event)) problem(`${what} doesn't tell its story`);
        }
        const ran = step.story.flatMap((index) => stories[index].runs ?? [])
          .map((run) => types[run.type]).filter((type) => type?.body && !type.listing);
        const own = figure.querySelector("pre.live-own");
        const lit = [...own.querySelectorAll(":is(.is-ran, .is-wrote)")];
        if (Boolean(ran.length) !== Boolean(own.querySelector(".is-ran"))) problem(`${what} highlights the wrong lines`);
        // Next to the screen, the code is scrolled. Below it, the story quotes the lines.
        const quotes = [...panel.querySelectorAll(".live-quote")].filter(isVisible);
        const isBeside = own.getBoundingClientRect().right <= panel.getBoundingClientRect().left + 1;
        if (lit.length && isBeside && !isSome(lit, own)) problem(`${what} lights only lines that are out of view`);
        if (lit.length && innerWidth < 600 && !quotes.length) problem(`${what} doesn't quote the lines that it lights`);
        if (lit.length && isBeside && quotes.some((quote) => !quote.matches(".is-far"))) problem(`${what} quotes lines that are in view`);
        if (step.to === state) {
          if (!panel.querySelector(".live-screen .is-tapped")) problem(`${what} doesn't answer the tap`);
          tap(panel, number);
          const repeated = new RegExp(`tap ${way.length + 2}(?!\\d)`, "i");
          if (!repeated.test(panel.querySelector(".live-story").textContent)) problem(`${what} doesn't count a second tap`);
          back.click();
        }
        back.click();
        if (figure.dataset.state !== String(state)) {
          problem(`back leads to ${figure.dataset.state}, not ${state}`);
        }
      });
    }
    again.click();
  }
  if (stored === null) localStorage.removeItem("workbook.predictions"); else localStorage.setItem("workbook.predictions", stored);
  return result;
})()
