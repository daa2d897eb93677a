import StateFlow

extension Story: CustomStringConvertible {
  /// All updates as plain text.
  public var description: String { text() }

  /// Returns the last updates as plain text, oldest first.
  ///
  /// If updates are omitted, the first line shows their number.
  ///
  /// - Parameter count: The number of updates to include. By default, the text includes all updates
  ///   that are kept.
  public func text(last count: Int = Story.limit) -> String {
    let told = updates.suffix(max(0, count))
    let left = updates.count - told.count
    let opening =
      left == 0 ? [] : ["(\(grouped(left)) earlier \(left == 1 ? "update" : "updates"))"]
    return (opening + told.map(\.description)).joined(separator: "\n")
  }
}

extension StoryUpdate: CustomStringConvertible {
  /// The update as a few lines of plain text, which contain the event, the writes, the bodies that
  /// ran because of them, and the bodies that were skipped, with the reasons.
  ///
  ///     tap "Add"
  ///       wrote Counter.count 0 → 1 (ViewState/TapCounter.swift:4)
  ///       Counter ran, because count changed
  ///       Row ×10 skipped: same inputs
  ///
  /// - Complexity: O(1), because long parts are truncated and followed by the number of omitted
  ///   lines.
  public var description: String {
    lines.map { "  " + $0 }.reduce(title) { $0 + "\n" + $1 }
  }

  /// The maximum number of lines for each part of an update.
  private static let linesPerPart = 20

  private var lines: [String] {
    part(writes, "writes", \.description)
      + part(runs, "kinds of bodies that ran", \.description)
      + (silence.map { [$0] } ?? [])
      + part(skips, "kinds of bodies skipped", \.description)
      + part(moments, "calls", \.description)
      + part(diagnostics, "mistakes") { "mistake: " + OneLine.of("\($0)", limit: 1000) }
      + part(holes, "unfinished places") { "unfinished: \($0)" }
  }

  private func part<Item>(
    _ items: [Item], _ name: String, _ line: (Item) -> String
  ) -> [String] {
    // A single extra line is shown, because a line with the count would take up the same space.
    let shown = items.count == Self.linesPerPart + 1 ? items.count : Self.linesPerPart
    let left = items.count - shown
    return items.prefix(shown).map(line)
      + (left > 0 ? ["… and \(grouped(left)) more \(name)"] : [])
  }
}

// A failed expectation prints the values in it, so each part of an update has its line in the story
// as its description.

extension StoryUpdate.Write: CustomStringConvertible {
  /// The write as a line in a story, such as `wrote Counter.count 0 → 1
  /// (ViewState/TapCounter.swift:4)`.
  public var description: String {
    "wrote \(sentence)" + (remark.map { " \($0)" } ?? "") + (verdict.map { ": \($0)" } ?? "")
      + (declared.map { " (\($0))" } ?? "")
  }
}

extension StoryUpdate.Run: CustomStringConvertible {
  /// The runs as a line in a story, such as `Row ×10 ran, because their inputs changed`.
  public var description: String {
    let opening = "\(subject) ran" + (times.map { " \($0)" } ?? "")
    guard let reason else { return opening }
    return opening + (reason.hasPrefix("because") ? ", " : " ") + reason
  }
}

extension StoryUpdate.Cause: CustomStringConvertible {
  /// The cause in a story's words, such as `count changed`.
  public var description: String {
    switch self {
    case .firstAppearance: "for the first time"
    case .inputs: "its inputs changed"
    case .changed(let name): "\(StoryUpdate.spoken(name)) changed"
    }
  }
}

extension StoryUpdate.Skip: CustomStringConvertible {
  /// The skipped bodies as a line in a story, such as `Row ×10 skipped: same inputs`.
  public var description: String { sentence }
}

extension StoryUpdate.SkipReason: CustomStringConvertible {
  /// The reason in a story's words, such as `same inputs`.
  public var description: String {
    switch self {
    case .sameInputs: return "same inputs"
    case .sameReading(let names):
      let things = names.map(StoryUpdate.spoken)
      guard !things.isEmpty else { return "the values that it reads are unchanged" }
      return "\(listed(things)) \(things.count == 1 ? "is" : "are") unchanged"
    }
  }
}

extension StoryUpdate.Moment: CustomStringConvertible {
  /// The calls as a line in a story, such as `onAppear called in Row ×3`.
  public var description: String { sentence }
}

extension Diagnostic: CustomStringConvertible {
  /// The message, the location of the declaration, and the chapter that explains the misuse.
  public var description: String {
    let place = declared.map { " (declared at \($0))" } ?? ""
    return "\(message)\(place) Chapter \(chapter) explains it."
  }

  /// The chapter of the book that explains this kind of misuse.
  public var chapter: String {
    switch kind {
    case .writeDuringBody, .stateOffScreen, .duplicateID, .updateCycle, .equalityIgnored:
      "01-ViewState"
    case .staleElementBinding, .unwrappedNil: "02-Bindings"
    case .staleSheet: "07-EnvironmentInjection"
    case .rangeChanged: "08-Stores"
    case .classInState, .observableObjectInState: "03-ValuesAndReferences"
    case .listenerReplaced: "04-Boxing"
    case .announcementOffMain, .announcementDuringUpdate: "05-ObservableObjects"
    case .observedObjectOwned, .stateObjectOffScreen, .missingDestination: "06-Ownership"
    case .missingEnvironmentObject: "07-EnvironmentInjection"
    }
  }
}
