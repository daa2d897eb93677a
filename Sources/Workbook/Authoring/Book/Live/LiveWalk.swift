/// A walk of a browser through a page: every listing is tapped through all states of its recording.
///
/// The walk uses the controls that a reader uses. It compares where each tap leads with the
/// recording, and checks that the page tells the story, lights up lines and finds the way back.
struct LiveWalk: Decodable, Equatable {
  /// The number of listings that were tapped.
  var figures = 0
  /// The number of states that were reached.
  var states = 0
  /// The number of taps that led to a recorded state.
  var steps = 0
  /// The number of taps that led past the recording, and were told to.
  var ends = 0
  /// What the page did otherwise, as sentences.
  var problems: [String] = []

  /// The script that walks through the page and returns the result as JSON.
  static let script = #"""
    (() => {
      const result = { figures: 0, states: 0, steps: 0, ends: 0, problems: [] };
      const act = (panel, number) => {
        const control = panel.querySelector(`.live-screen [data-act="${number}"]`);
        if (control) return control.click();
        const choosers = panel.querySelectorAll(".live-screen :is(select, input[type=range])");
        for (const chooser of choosers) {
          const choice = chooser.choices.find((one) => one.act === number);
          if (!choice) continue;
          chooser.value = choice.number ?? choice.label;
          return chooser.dispatchEvent(new Event("change"));
        }
        return false;
      };
      for (const figure of document.querySelectorAll("figure.is-live")) {
        const recording = JSON.parse(figure.querySelector("script.recording").textContent);
        const states = recording.states;
        const problem = (words) => result.problems.push(`${figure.dataset.listing}: ${words}`);
        const panel = () => [...figure.querySelectorAll(".live-panel")].at(-1);
        const [back, again] = figure.querySelectorAll(".live-tools button");
        const isPair = figure.querySelectorAll(".live-panel").length > 1;
        // The way to each state, over the shortest paths.
        const paths = new Map([[0, []]]);
        for (const [from, path] of paths) {
          states[from].steps.forEach((step, number) => {
            if (step && !paths.has(step.to)) paths.set(step.to, [...path, number]);
          });
        }
        result.figures += 1;
        for (const [state, path] of paths) {
          again.click();
          for (const number of path) act(panel(), number);
          if (isPair && figure.dataset.ended) continue;
          if (figure.dataset.state !== String(state)) {
            problem(`state ${state} is ${figure.dataset.state} over ${path}`);
            continue;
          }
          result.states += 1;
          if (figure.scrollWidth > figure.clientWidth + 1) {
            problem(`state ${state} is wider than the page`);
          }
          states[state].steps.forEach((step, number) => {
            if (act(panel(), number) === false) {
              // The return key of a field isn't shown where it does nothing.
              const isSilent = step && step.to === state
                && step.story.every((story) => !recording.stories[story].writes);
              if (!isSilent) problem(`act ${number} of state ${state} has no control`);
              return;
            }
            if (figure.dataset.ended) {
              result.ends += 1;
              if (step && !isPair) problem(`act ${number} of state ${state} ended`);
              return;
            }
            if (!step) return problem(`act ${number} of state ${state} didn't end`);
            result.steps += 1;
            const reached = figure.dataset.state;
            if (reached !== String(step.to)) {
              problem(`act ${number} of state ${state} led to ${reached}, not ${step.to}`);
            }
            const story = panel().querySelector(".live-story").textContent;
            for (const index of step.story) {
              if (!story.includes(recording.stories[index].event)) {
                problem(`act ${number} of state ${state} doesn't tell its story`);
              }
            }
            const lit = figure.querySelectorAll(".live-columns > pre .is-ran").length;
            const expected = step.story.flatMap((index) => recording.stories[index].runs ?? [])
              .map((run) => recording.types[run.type]).some((type) => type?.body && !type.listing);
            if (expected && !lit) problem(`act ${number} of state ${state} lights no line`);
            back.click();
            if (figure.dataset.state !== String(state)) {
              problem(`back leads from ${step.to} to ${figure.dataset.state}, not ${state}`);
            }
          });
        }
        again.click();
      }
      return JSON.stringify(result);
    })()
    """#
}
