// Taps through all states of every recorded listing on a page, with the controls that a reader
// uses. Each tap has to lead to the recorded state, tell its story, highlight the bodies that ran,
// and be undoable. A listing to predict has to ask first and then judge the prediction. The value
// is an object with the counts and the problems, each a sentence.
(() => {
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
    const { states, stories, types } = recording;
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
      tap(panel, states[0].steps.findIndex((step) => step && step.to !== 0));
      if (question.hidden) problem("doesn't ask which bodies will run");
      question.requestSubmit();
      if (figure.dataset.state === "0") problem("doesn't follow the tap after a prediction");
      if (!figure.querySelector(".live-verdict")) problem("doesn't judge a prediction");
      if (!/^[01] of 1 prediction was right/.test(figure.querySelector(".live-score").textContent)) {
        problem("doesn't count a prediction");
      }
      result.predictions += 1;
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
        const lit = figure.querySelector(".live-columns > pre .is-ran");
        if (Boolean(ran.length) !== Boolean(lit)) problem(`${what} highlights the wrong lines`);
        back.click();
        if (figure.dataset.state !== String(state)) {
          problem(`back leads to ${figure.dataset.state}, not ${state}`);
        }
      });
    }
    again.click();
  }
  return result;
})()
