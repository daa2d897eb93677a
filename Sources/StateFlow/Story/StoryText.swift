extension Story: CustomStringConvertible {
  /// All the updates as plain text.
  public var description: String { text() }

  /// The last updates as plain text, oldest first, one after the other.
  ///
  /// Updates that are left out are counted in the first line.
  ///
  /// - Parameter count: How many updates to tell; all that are kept when it is left out.
  public func text(last count: Int = Story.limit) -> String {
    let told = updates.suffix(max(0, count))
    let left = updates.count - told.count
    let opening =
      left == 0 ? [] : ["(\(grouped(left)) earlier \(left == 1 ? "update" : "updates"))"]
    return (opening + told.map(\.description)).joined(separator: "\n")
  }
}

extension StoryUpdate: CustomStringConvertible {
  /// The update as a few plain lines: what was done, what was written, which bodies ran because of
  /// it, which did not and why.
  ///
  ///     tap "Add"
  ///       wrote Counter.count 0 → 1 (ViewState/TapCounter.swift:4)
  ///       Counter ran, because count changed
  ///       Row ×10 skipped: same inputs
  ///
  /// - Complexity: O(1): a part that would fill more than a screen is cut, and what is left out is
  ///   counted.
  public var description: String {
    lines.map { "  " + $0 }.reduce(title) { $0 + "\n" + $1 }
  }

  /// How many lines each part of an update may take.
  private static let linesPerPart = 20

  private var lines: [String] {
    part(writes, "writes", line(for:))
      + part(runs, "kinds of bodies that ran", line(for:))
      + (silence.map { [$0] } ?? [])
      + part(skips, "kinds of bodies skipped", \.sentence)
      + part(moments, "calls", \.sentence)
      + part(diagnostics, "mistakes") { "mistake: " + OneLine.of("\($0)", limit: 1000) }
      + part(holes, "unfinished places") { "unfinished: \($0)" }
  }

  private func line(for write: Write) -> String {
    "wrote \(write.sentence)"
      + (write.verdict.map { ": \($0)" } ?? "")
      + (write.declared.map { " (\($0))" } ?? "")
  }

  private func line(for run: Run) -> String {
    let opening = "\(run.subject) ran" + (run.times.map { " \($0)" } ?? "")
    guard let reason = run.reason else { return opening }
    return opening + (reason.hasPrefix("because") ? ", " : " ") + reason
  }

  private func part<Item>(
    _ items: [Item], _ name: String, _ line: (Item) -> String
  ) -> [String] {
    // A line that says that one is left out takes as much room as that one.
    let shown = items.count == Self.linesPerPart + 1 ? items.count : Self.linesPerPart
    let left = items.count - shown
    return items.prefix(shown).map(line)
      + (left > 0 ? ["… and \(grouped(left)) more \(name)"] : [])
  }
}
