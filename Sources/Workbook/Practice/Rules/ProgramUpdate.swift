import WorkbookCore

/// A program's response to one event: the event's own update, and that of the task that it starts.
package struct ProgramUpdate: Hashable, Sendable {
  /// A property that is written.
  package struct Write: Hashable, Sendable {
    /// The type that declares the property.
    package var owner: String
    package var property: String
    /// Whether the new value equals the old one.
    package var isEqual: Bool
  }

  /// A reason for a body to run.
  package enum Cause: Hashable, Sendable, Comparable {
    case firstAppearance
    case inputs
    /// A value that the body depends on has changed. The string is the value's name.
    case changed(String)
  }

  /// A body that runs.
  package struct Run: Hashable, Sendable {
    package var view: String
    package var causes: Set<Cause>
  }

  package var writes: [Write] = []
  package var runs: [Run] = []
  /// The views whose bodies are skipped, once for each body.
  package var skips: [String] = []
  /// The number of updates: two if a task starts.
  package internal(set) var updateCount = 1
  /// The strings on screen after the last update, from the top down.
  package var texts: [String] = []
  /// The rules that decide what happens.
  var topics: Set<Topic> = []
  /// The reasons for what happens to the bodies, by the types of their views.
  package internal(set) var reasons: [String: Set<Reason>] = [:]
  /// The reasons for the number of times that the bodies of views with tasks run, by the types of the
  /// views.
  package internal(set) var taskReasons: [String: Reason] = [:]
  /// The number of views of each type that are on screen after the last update.
  var counts: [String: Int] = [:]

  package init(
    writes: [Write] = [], runs: [Run] = [], skips: [String] = [], texts: [String] = []
  ) {
    (self.writes, self.runs, self.skips, self.texts) = (writes, runs, skips, texts)
  }

  /// Returns the number of times that the bodies of a view type run.
  package func runCount(of view: String) -> Int { runs.count { $0.view == view } }

  /// Returns the number of times that the bodies of a view type are skipped.
  package func skipCount(of view: String) -> Int { skips.count { $0 == view } }
}
