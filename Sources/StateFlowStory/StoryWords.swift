import StateFlow

/// The words that describe the parts of an update in plain text and in figures.
///
/// A story's reader doesn't know the internals yet. So a story says `count changed` where the
/// compiler says `_count`, and "its inputs" where SwiftUI says `@self`.
extension StoryUpdate.Write {
  /// The name of the part that was written, such as `Counter.count` or `Guide.lakes[1].name`.
  package var subject: String { OneLine.of("\(owner).\(property)\(path)", limit: 120) }

  /// The difference, such as `0 → 1` or `inserted [3] "Gull", count 3 → 4`.
  package var change: String { OneLine.of(lazyChange.value.text) }

  /// The name and the difference on one line.
  package var sentence: String { "\(subject)\(separator)\(change)" }

  /// The separator between the name and the difference.
  package var separator: String { summary == nil ? " " : ": " }

  /// The description of the difference if the old and new descriptions don't show it.
  package var summary: String? { lazyChange.value.summary }

  /// The reason why the write didn't notify any view, or `nil` if the write notified the property's
  /// readers.
  package var verdict: String? {
    switch outcome {
    case .announced: nil
    case .equal: "equal, so no update"
    case .forwarded: "a sink forwards it to \(forwardedTo ?? "another object")"
    case .unobserved: "nothing observes it"
    }
  }

  /// A remark about the task that made the write, or `nil` if there is nothing to remark.
  package var remark: String? { isByCanceledTask ? "by a canceled task" : nil }
}

extension StoryUpdate.Run {
  /// The bodies that ran, such as `Row ×10`.
  package var subject: String { counted(view, count - repeats) }

  /// The number of runs as a phrase, such as `5 times in all`, or `nil` if no body ran more than
  /// once.
  package var times: String? { repeated(count, by: count - repeats) }

  /// The reason why the bodies ran, as the end of a sentence, such as `because count changed`.
  package var reason: String? {
    causes.contains(.firstAppearance) ? cause : cause.map { "because \($0)" }
  }

  /// The reason why the bodies ran, such as `count changed`.
  package var cause: String? {
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
  /// The skipped bodies and the reason, such as `Row ×10 skipped: same inputs`.
  package var sentence: String {
    "\(subject) skipped\(times.map { " \($0)" } ?? ""): \(explanation)"
  }

  /// The skipped bodies, such as `Row ×10`.
  package var subject: String { counted(view, count - repeats) }

  /// The number of skips as a phrase, such as `5 times in all`, or `nil` if no body was skipped
  /// more than once.
  package var times: String? { repeated(count, by: count - repeats) }

  /// The reason why the bodies were skipped.
  package var explanation: String { reason.description }
}

extension StoryUpdate.Moment {
  /// A description of the event and its views, as in `onAppear called in Row ×3`.
  package var sentence: String {
    let views = counted(view, count)
    return switch kind {
    case .appeared: "onAppear called in \(views)"
    case .disappeared: "onDisappear called in \(views)"
    case .sawChange: "onChange called in \(views)"
    case .returned: "\(views) is back on screen, with its state"
    case .taskStarted(nil): "task started in \(views)"
    case .taskStarted(let id?): "task started in \(views), with the id \(OneLine.of(id))"
    case .taskCanceled(let reason): "task canceled in \(views): \(reason)"
    case .requestSent(let request): "sent the request \(OneLine.of(request))"
    case .taskEnded(wasCanceled: false): "task ended in \(views)"
    case .taskEnded(wasCanceled: true): "canceled task ended in \(views)"
    }
  }
}

extension StoryUpdate {
  /// The event that caused the update, on one line.
  package var title: String { OneLine.of(event) }

  /// The sentence for an update in which no body ran, or `nil` if a body ran or a view came back on
  /// screen.
  package var silence: String? {
    guard runs.isEmpty, !moments.contains(where: { $0.kind == .returned }) else { return nil }
    guard refreshes.isEmpty else {
      let left = refreshes.count - 3
      let named = refreshes.prefix(3) + (left > 0 ? ["\(grouped(left)) more"] : [])
      return "only \(listed(Array(named))) changed, without running a body"
    }
    return writes.isEmpty && moments.isEmpty ? "nothing was written, no body ran" : "no body ran"
  }

  /// Whether anything happened because of the event.
  var hasConsequences: Bool {
    !writes.isEmpty || !runs.isEmpty || !skips.isEmpty || !moments.isEmpty || !diagnostics.isEmpty
      || !holes.isEmpty
  }

  /// Adds a moment, or increases the count of the previous moment if both are the same.
  mutating func append(_ moment: Moment) {
    if let last = moments.last, last.kind == moment.kind, last.view == moment.view {
      moments[moments.count - 1].count += moment.count
    } else {
      moments.append(moment)
    }
  }

  /// Returns a property's name in the source code, such as `count` for `_count`.
  static func spoken(_ name: String) -> String {
    OneLine.of(name.hasPrefix("_") ? String(name.dropFirst()) : name, limit: 120)
  }
}

private func counted(_ name: String, _ count: Int) -> String {
  OneLine.of(name, limit: 120) + (count == 1 ? "" : " ×\(grouped(count))")
}

/// Returns a phrase for the number of times that something happened, such as `twice`, or `nil` if
/// it happened to each view only once.
private func repeated(_ count: Int, by views: Int) -> String? {
  guard count > views else { return nil }
  if views > 1 { return "\(grouped(count)) times in all" }
  return count == 2 ? "twice" : "\(grouped(count)) times"
}

/// Returns strings as a list, such as `a`, `a and b`, or `a, b, and c`.
func listed(_ things: [String]) -> String {
  guard let last = things.last, things.count > 2 else { return things.joined(separator: " and ") }
  return things.dropLast().joined(separator: ", ") + ", and " + last
}
