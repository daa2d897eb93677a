/// What the parts of an update are called, in text and in figures alike.
///
/// A story is read by somebody who does not know yet how it works. So it says `count changed` where
/// the compiler says `_count`, and "its inputs" where SwiftUI says `@self`.
extension StoryUpdate.Write {
  /// What was written: `Counter.count`.
  package var subject: String { OneLine.of("\(owner).\(property)", limit: 120) }

  /// The value before and after: `0 → 1`.
  package var change: String { OneLine.of("\(old) → \(new)") }

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
  package var subject: String { counted(view, count) }

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
      case .firstAppearance, .inputs: count == 1 ? "its inputs" : "their inputs"
      case .changed(let name): StoryUpdate.spoken(name)
      }
    }
    return "\(listed(things)) changed"
  }
}

extension StoryUpdate.Skip {
  /// Which bodies did not run: `Row ×10`.
  package var subject: String { counted(view, count) }

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
      }
    return "\(action) called in \(counted(view, count))"
  }
}

extension StoryUpdate {
  /// What set the update off, on one line.
  package var title: String { OneLine.of(event) }

  /// What is to be said when no body ran.
  package var silence: String? {
    guard runs.isEmpty else { return nil }
    return writes.isEmpty && moments.isEmpty ? "nothing was written, no body ran" : "no body ran"
  }

  /// A property's name as it is written in the source: `count` for `_count`.
  static func spoken(_ name: String) -> String {
    OneLine.of(name.hasPrefix("_") ? String(name.dropFirst()) : name, limit: 120)
  }
}

private func counted(_ name: String, _ count: Int) -> String {
  OneLine.of(name, limit: 120) + (count == 1 ? "" : " ×\(grouped(count))")
}

/// `a`, `a and b`, `a, b and c`.
func listed(_ things: [String]) -> String {
  guard let last = things.last, things.count > 1 else { return things.first ?? "" }
  return things.dropLast().joined(separator: ", ") + " and " + last
}
