import StateFlow
import StateFlowStory
import Testing

extension PredictedUpdate {
  /// Creates the correct prediction for an update.
  public init(of update: StoryUpdate) {
    self.init(
      writes: update.writes.map { "\($0.owner).\($0.property)" },
      runs: update.runs.flatMap { run in
        Array(repeating: Run(view: run.view, causes: run.causes), count: run.count)
      },
      skips: update.skips.flatMap { Array(repeating: $0.view, count: $0.count) })
  }

  /// Records an issue for each incorrect part of this prediction.
  ///
  /// The story would give away the update, so the issues of a prediction that isn't complete have no
  /// story: they say only how many parts are right, and what kinds of parts are wrong.
  ///
  /// - Parameters:
  ///   - update: The update that happened, or `nil` if there was none.
  ///   - event: The event that caused the update, as the beginning of a sentence, such as
  ///     `After the first tap`.
  ///   - original: The correct prediction for the original program of the exercise. If the update
  ///     differs from `original`, the student has changed the program.
  public func compare(
    with update: StoryUpdate?, event: String, original: PredictedUpdate,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let happened = update.map(PredictedUpdate.init) ?? PredictedUpdate()
    guard original.differences(from: happened).isEmpty else {
      Issue.record(
        """
        \(event), the program no longer does what the original does. Restore the original, and \
        change only the predictions.
        """, sourceLocation: sourceLocation)
      return
    }
    guard isComplete(for: happened) else {
      FailureNotes.$areHidden.withValue(true) {
        Issue.record("\(event), \(summary(of: happened))", sourceLocation: sourceLocation)
      }
      return
    }
    for sentence in differences(from: happened) {
      Issue.record("\(event), \(sentence)", sourceLocation: sourceLocation)
    }
  }

  /// Returns whether the prediction says of each view in the update whether its body runs, and lists
  /// a write if there is one.
  func isComplete(for happened: PredictedUpdate) -> Bool {
    Set(happened.runs.map(\.view) + happened.skips).isSubset(of: runs.map(\.view) + skips)
      && (happened.writes.isEmpty || !writes.isEmpty)
  }

  /// Returns sentences that say how many parts of this prediction are right, without naming any.
  func summary(of happened: PredictedUpdate) -> String {
    var right = 0
    var missing: [String] = []
    var wrong: [String] = []
    for (kind, predicted, actual) in [
      ("write", writes.map(\.spoken), happened.writes.map(\.spoken)),
      ("run", runs.map(\.view), happened.runs.map(\.view)),
      ("skip", skips, happened.skips),
    ] {
      let common = actual.uniqued.reduce(0) { sum, part in
        sum + min(predicted.count { $0 == part }, actual.count { $0 == part })
      }
      right += common
      missing += (actual.count - common).counted(kind)
      wrong += (predicted.count - common).counted(kind)
    }
    let all = happened.writes.count + happened.runs.count + happened.skips.count
    return
      "your prediction has \(right) of the \(all) parts. Missing: \(missing.joined(separator: ", "))."
      + (wrong.isEmpty ? "" : " Wrong: \(wrong.joined(separator: ", ")).")
      + " To see the story, predict for each view whether its body runs or is skipped."
  }

  /// Returns a sentence for each part of this prediction that differs from the actual update.
  func differences(from happened: PredictedUpdate) -> [String] {
    differences(in: writes.map(\.spoken), from: happened.writes.map(\.spoken)) {
      $1 == 0
        ? "you predicted a write to \($0), but nothing writes it. The story names the owner of "
          + "each value."
        : "\($0) is written \($1.word), but your prediction \($2.mentions)."
    }
      + differences(in: runs.map(\.view), from: happened.runs.map(\.view)) {
        $1 == 0
          ? "the body of \($0) doesn't run, but you predicted that it runs \($2.word)."
          : "the body of \($0) runs \($1.word), but your prediction \($2.mentions)."
      }
      + wrongCauses(in: happened)
      + differences(in: skips, from: happened.skips) {
        $1 == 0
          ? "\($0) isn't skipped, but you predicted that it's skipped \($2.word)."
          : "\($0) is skipped \($1.word), but your prediction \($2.mentions)."
      }
  }

  /// Returns a sentence for each view whose body runs as often as predicted, but for different
  /// reasons.
  private func wrongCauses(in happened: PredictedUpdate) -> [String] {
    happened.runs.map(\.view).uniqued.compactMap { view in
      let (predicted, actual) = (
        runs.filter { $0.view == view }.map(\.reasons).sorted(),
        happened.runs.filter { $0.view == view }.map(\.reasons).sorted()
      )
      guard predicted.count == actual.count, predicted != actual else { return nil }
      return "the body of \(view) runs, but not for the reason that your prediction gives."
    }
  }

  /// Returns a sentence for each name that doesn't occur equally often in both lists.
  private func differences(
    in predicted: [String], from actual: [String],
    sentence: (_ name: String, _ actual: Int, _ predicted: Int) -> String
  ) -> [String] {
    (actual + predicted).uniqued.compactMap { name in
      let counts = [actual, predicted].map { list in list.count { $0 == name } }
      guard counts[0] != counts[1] else { return nil }
      return sentence(name, counts[0], counts[1])
    }
  }
}

extension PredictedUpdate.Run {
  /// The causes, as a string for comparison.
  fileprivate var reasons: String {
    causes.map { "\($0)".spoken }.uniqued.sorted().joined(separator: ", ")
  }
}

extension String {
  /// The name of a property without the underscore of a wrapper's storage, such as `Door.count`.
  fileprivate var spoken: String {
    replacing("._", with: ".").trimmingPrefix("_").description
  }
}

extension Int {
  /// The number with a noun, as in `2 runs`, or an empty array for 0.
  fileprivate func counted(_ noun: String) -> [String] {
    self == 0 ? [] : ["\(self) \(noun)\(self == 1 ? "" : "s")"]
  }

  /// A verb phrase for the number of times that a prediction lists something, such as
  /// `lists it twice`.
  fileprivate var mentions: String { self == 0 ? "doesn't list it" : "lists it \(word)" }

  /// The number of times, in words, such as `once`, `twice`, or `5 times`.
  fileprivate var word: String {
    switch self {
    case 1: "once"
    case 2: "twice"
    default: "\(self) times"
    }
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in the order of their first occurrence.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
