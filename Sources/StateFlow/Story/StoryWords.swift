/// What the parts of an update are called, in text and in figures alike.
///
/// A story is read by somebody who does not know yet how it works. So it says `count changed` where
/// the compiler says `_count`, and "its inputs" where SwiftUI says `@self`.
extension StoryUpdate.Write {
  /// What was written: `Counter.count`, `Guide.lakes[1].name`.
  package var subject: String { OneLine.of("\(owner).\(property)\(path)", limit: 120) }

  /// How it differs: `0 → 1`, `inserted [3] "Gull", count 3 → 4`.
  package var change: String { OneLine.of(late.change.text) }

  /// What was written and how it differs, as the story says it on one line.
  package var sentence: String { "\(subject)\(separator)\(change)" }

  /// What stands between what was written and how it differs.
  package var separator: String { late.change.summary == nil ? " " : ": " }

  /// What became of the write, where that is not what one expects.
  package var verdict: String? {
    switch outcome {
    case .announced: nil
    case .equal: "equal, nobody was told"
    case .unobserved: "nothing observes it"
    }
  }
}

extension StoryUpdate.Run {
  /// Which bodies ran: `Row ×10`.
  package var subject: String { counted(view, count - repeats) }

  /// How often they ran, if some of them ran more than once: `5 times in all`.
  package var times: String? { repeated(count, by: count - repeats) }

  /// Why they ran, as a half sentence: `because count changed`.
  package var reason: String? {
    causes.contains(.firstAppearance) ? cause : cause.map { "because \($0)" }
  }

  /// Why they ran: `count changed`.
  var cause: String? {
    if causes.contains(.firstAppearance) { return "for the first time" }
    guard !causes.isEmpty else { return nil }
    let things = causes.map { cause in
      switch cause {
      case .firstAppearance, .inputs: count - repeats == 1 ? "its inputs" : "their inputs"
      case .changed(let name): StoryUpdate.spoken(name)
      }
    }
    return "\(listed(things)) changed"
  }
}

extension StoryUpdate.Skip {
  /// Which bodies did not run, and why: `Row ×10 skipped: same inputs`.
  package var sentence: String {
    "\(subject) skipped\(times.map { " \($0)" } ?? ""): \(explanation)"
  }

  /// Which bodies did not run: `Row ×10`.
  package var subject: String { counted(view, count - repeats) }

  /// How often they were skipped, if some of them were more than once: `5 times in all`.
  package var times: String? { repeated(count, by: count - repeats) }

  /// Why they did not.
  package var explanation: String { reason.description }
}

extension StoryUpdate.Moment {
  /// What was told to whom: `onAppear called in Row ×3`.
  package var sentence: String {
    let action =
      switch kind {
      case .appeared: "onAppear"
      case .disappeared: "onDisappear"
      case .sawChange: "onChange"
      case .returned: nil as String?
      }
    guard let action else { return "\(counted(view, count)) is back on screen, with its state" }
    return "\(action) called in \(counted(view, count))"
  }
}

extension StoryUpdate {
  /// What set the update off, on one line.
  package var title: String { OneLine.of(event) }

  /// The sentence for an update in which no body ran; nil where one ran, or where views came back on
  /// screen.
  package var silence: String? {
    guard runs.isEmpty, !moments.contains(where: { $0.kind == .returned }) else { return nil }
    guard refreshes.isEmpty else {
      let left = refreshes.count - 3
      let named = refreshes.prefix(3) + (left > 0 ? ["\(grouped(left)) more"] : [])
      return "only \(listed(Array(named))) changed, without a body"
    }
    return writes.isEmpty && moments.isEmpty ? "nothing was written, no body ran" : "no body ran"
  }

  /// Whether the update has anything to tell besides its event.
  var hasConsequences: Bool {
    !writes.isEmpty || !runs.isEmpty || !skips.isEmpty || !moments.isEmpty || !diagnostics.isEmpty
      || !holes.isEmpty
  }

  /// Adds a moment, counting it with the one before if that is the same.
  mutating func append(_ moment: Moment) {
    if let last = moments.last, last.kind == moment.kind, last.view == moment.view {
      moments[moments.count - 1].count += moment.count
    } else {
      moments.append(moment)
    }
  }

  /// A property's name as it is written in the source: `count` for `_count`.
  static func spoken(_ name: String) -> String {
    OneLine.of(name.hasPrefix("_") ? String(name.dropFirst()) : name, limit: 120)
  }
}

private func counted(_ name: String, _ count: Int) -> String {
  OneLine.of(name, limit: 120) + (count == 1 ? "" : " ×\(grouped(count))")
}

/// How often something happened to so many views; nil if it happened to each of them once.
private func repeated(_ count: Int, by views: Int) -> String? {
  guard count > views else { return nil }
  if views > 1 { return "\(grouped(count)) times in all" }
  return count == 2 ? "twice" : "\(grouped(count)) times"
}

/// `a`, `a and b`, `a, b and c`.
func listed(_ things: [String]) -> String {
  guard let last = things.last, things.count > 1 else { return things.first ?? "" }
  return things.dropLast().joined(separator: ", ") + " and " + last
}
