import StateFlow
import Testing

extension PredictedUpdate {
  /// Creates the prediction that would be right for an update.
  public init(of update: StoryUpdate) {
    self.init(
      writes: update.writes.map { "\($0.owner).\($0.property)" },
      runs: update.runs.flatMap { run in
        Array(repeating: Run(view: run.view, causes: run.causes), count: run.count)
      },
      skips: update.skips.flatMap { Array(repeating: $0.view, count: $0.count) })
  }

  /// Fails the test for each part of this prediction that isn't true.
  ///
  /// - Parameters:
  ///   - update: What happened.
  ///   - event: What set it off, as the beginning of a sentence: `After the first tap`.
  ///   - original: What happens in the program of the exercise. If the update differs, the student
  ///     has changed the program.
  public func compare(
    with update: StoryUpdate?, event: String, original: PredictedUpdate,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let happened = update.map(PredictedUpdate.init) ?? PredictedUpdate()
    let sentences =
      original.differences(from: happened).isEmpty
      ? differences(from: happened)
      : [
        "the program does something else than the original. Restore it, and change only the "
          + "predictions."
      ]
    for sentence in sentences {
      Issue.record("\(event), \(sentence)", sourceLocation: sourceLocation)
    }
  }

  /// Returns a sentence for each part of this prediction that differs from what happened.
  func differences(from happened: PredictedUpdate) -> [String] {
    differences(in: writes.map(\.spoken), from: happened.writes.map(\.spoken)) {
      "\($0) is \($1.times(of: "written")), but you predict \($2.word)."
    }
      + differences(in: runs.map(\.view), from: happened.runs.map(\.view)) {
        "the body of \($0) \($1.times(of: "runs")), but you predict \($2.word)."
      }
      + wrongCauses(in: happened)
      + differences(in: skips, from: happened.skips) {
        "the body of \($0) is \($1.times(of: "skipped")), but you predict \($2.word)."
      }
  }

  /// Returns a sentence for each view whose body runs as often as predicted, but for other reasons.
  private func wrongCauses(in happened: PredictedUpdate) -> [String] {
    happened.runs.map(\.view).uniqued.compactMap { view in
      let (predicted, actual) = (
        runs.filter { $0.view == view }.map(\.reasons).sorted(),
        happened.runs.filter { $0.view == view }.map(\.reasons).sorted()
      )
      guard predicted.count == actual.count, predicted != actual else { return nil }
      return "the body of \(view) runs, but for another reason than you predict."
    }
  }

  /// Returns a sentence for each name that two lists don't contain equally often.
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
  /// The causes in one text that can be compared.
  fileprivate var reasons: String {
    causes.map { "\($0)".spoken }.uniqued.sorted().joined(separator: ", ")
  }
}

extension String {
  /// A property's name without the underscore of a wrapper's storage: `Door.count`.
  fileprivate var spoken: String {
    replacing("._", with: ".").trimmingPrefix("_").description
  }
}

extension Int {
  /// A verb with how often something happens: `runs twice`, `never runs`.
  fileprivate func times(of verb: String) -> String {
    self == 0 ? "never \(verb)" : "\(verb) \(word)"
  }

  /// How often something happens: `twice`.
  fileprivate var word: String {
    switch self {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(self) times"
    }
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in their order.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
