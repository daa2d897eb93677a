/// Why the body of a view runs, is skipped, or isn't reached.
package enum Reason: Hashable, Sendable {
  // The body runs.
  case isNew
  case hasNewID
  case reads(String)
  case observes(String)
  case input(String)
  case closure
  case newObject(String)
  case readsEnvironment(String)
  // The body is skipped.
  case sameInputs
  case equalByOwnRule
  // The body isn't reached.
  case plainObject(String)
  case passesOn(String)
  case doesNotRead(String)
  case equalWrite(String)
  case nothingChanged
  case nothingReadChanged
  // The body runs twice, because of a task.
  case taskOfNewView(String)
  case taskWithNewID(String)
  // The body runs only once, although its view has a task.
  case taskWithSameID
  case taskWithoutID
  case equalTaskWrite(String)
  case unreadTaskWrite(String)

  /// Whether the reason is about a task, and so about the number of times that a body runs.
  var isAboutTask: Bool {
    switch self {
    case .taskOfNewView, .taskWithNewID, .taskWithSameID, .taskWithoutID, .equalTaskWrite,
      .unreadTaskWrite:
      true
    default: false
    }
  }

  /// The reason as a complete sentence about a view, which it calls "it".
  package var sentence: String {
    switch self {
    case .isNew: "It's a new view: it wasn't on screen before."
    case .hasNewID: "Its ID changed, so it's a new view."
    case .reads(let name): "Its body reads \(name), and \(name) changed."
    case .observes(let name): "It observes \(name), which announced a change."
    case .input(let name): "Its parent's body ran and passed it a different value for \(name)."
    case .closure: "Its parent's body ran and passed it a closure, and closures are never equal."
    case .newObject(let name):
      "Its parent's body ran, which created a new object for \(name)."
    case .readsEnvironment(let name):
      "Its body reads \(name) from the environment, and that value changed."
    case .sameInputs: "Its parent's body ran, but passed it the same inputs as before."
    case .equalByOwnRule:
      "Its parent's body ran, but the view's own == says that its inputs are equal."
    case .plainObject(let name):
      "The object in \(name) changed, but a plain class doesn't announce its changes."
    case .passesOn(let name):
      "It only passes on a binding to \(name). Its body doesn't read the value."
    case .doesNotRead(let name): "Its body didn't read \(name) when it last ran."
    case .equalWrite(let name): "\(name) was set, but it already had that value."
    case .nothingReadChanged: "Nothing that its body reads changed."
    case .nothingChanged: "Its parent's body didn't run, and nothing that its body reads changed."
    case .taskOfNewView(let name):
      "The view is new, so its task started. What the task wrote to \(name) is an update of its own."
    case .taskWithNewID(let name):
      "Its task's ID changed, so the task started again. What it wrote to \(name) is an update of its "
        + "own."
    case .taskWithSameID: "Its task didn't start again, because the task's ID hasn't changed."
    case .taskWithoutID: "Its task has no ID, so it starts only when the view appears."
    case .equalTaskWrite(let name):
      "Its task started, but \(name) already had the value that the task wrote."
    case .unreadTaskWrite(let name):
      "Its task started and changed \(name), but its body doesn't read \(name)."
    }
  }
}

/// The effect of one event on the bodies of a view type.
package struct Fate: Hashable, Sendable, Codable {
  /// The number of times that a body runs.
  package var runs: Int
  /// The number of times that a body is skipped.
  package var skips: Int

  package init(runs: Int = 0, skips: Int = 0) { (self.runs, self.skips) = (runs, skips) }

  /// The fate in words, such as `runs` or `1 runs, 2 are skipped`.
  ///
  /// - Parameter count: The number of views of the type.
  package func words(of count: Int) -> String {
    if count == 1 { return wordsForOne }
    let run = runs == 0 ? nil : runs == 1 ? "runs" : "run"
    let skip = skips == 0 ? nil : skips == 1 ? "is skipped" : "are skipped"
    let all = (runs == count || skips == count) && (runs == 0 || skips == 0)
    let parts = [(runs, run), (skips, skip)].compactMap { number, verb in
      verb.map { "\(all ? (count == 2 ? "both" : "all \(count)") : "\(number)") \($0)" }
    }
    return parts.isEmpty ? "none is reached" : parts.joined(separator: ", ")
  }

  /// The fate of a single view. If the event has two updates, the body can run in one of them and be
  /// skipped in the other.
  private var wordsForOne: String {
    switch (runs, skips) {
    case (0, 0): "isn't reached"
    case (1, 0): "runs"
    case (0, 1): "is skipped"
    case (2, 0): "runs twice"
    case (0, 2): "is skipped twice"
    default: "runs once, is skipped once"
    }
  }
}

extension ProgramUpdate {
  /// Returns what happens to the bodies of a view type.
  package func fate(of view: String) -> Fate {
    Fate(runs: runCount(of: view), skips: skipCount(of: view))
  }
}
