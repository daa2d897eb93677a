import StateFlow

extension [Element] {
  /// The elements, with what is unfinished as a framed note where it would be.
  ///
  /// - Complexity: O(*n*) for *n* elements, and nothing is copied where nothing is unfinished.
  var showingHoles: [Element] {
    guard contains(where: \.summary.hasHoles) else { return self }
    return flatMap { element -> [Element] in
      var element = element
      element.children = element.children.showingHoles
      let notes = element.holes.enumerated().map { Element(note: $1, id: element.id, offset: $0) }
      return notes.isEmpty || !element.isPlaceholder ? notes + [element] : notes
    }
  }
}

extension Element {
  /// Whether it shows nothing, and so stands in for what is to be written.
  fileprivate var isPlaceholder: Bool {
    text.isEmpty && children.isEmpty && (role == .text || role == .empty)
  }

  private static let holeNote = "StateFlowTerminal.hole"

  /// Whether the element is the note of something unfinished.
  var isHoleNote: Bool {
    runs.count == 3 && attributes.contains(.accessibilityIdentifier(Self.holeNote))
  }

  // Ids of their own, which no node has.
  fileprivate init(note hole: UnfinishedHole, id: Int, offset: Int) {
    var words = Element(.text, text: "unfinished: \(hole.task)\n\(hole.place)")
    words.runs = [
      Run(text: "unfinished: ", attributes: [.bold(true), .foreground(.orange)]),
      Run(text: hole.task + "\n"),
      Run(text: hole.place, attributes: [.foreground(.secondary)]),
    ]
    words.attributes = [
      .accessibilityIdentifier(Self.holeNote),
      .padding(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)), .border(.orange),
    ]
    self = words
  }
}
