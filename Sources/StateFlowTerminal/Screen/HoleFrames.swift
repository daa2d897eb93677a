import StateFlow

extension [Element] {
  /// The elements, with a framed note in place of each piece of unfinished code.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  var showingHoles: [Element] {
    flatMap { element -> [Element] in
      var element = element
      element.children = element.children.showingHoles
      let notes = element.holes.enumerated().map { Element(note: $1, id: element.id, offset: $0) }
      return notes.isEmpty || !element.isPlaceholder ? notes + [element] : notes
    }
  }
}

extension Element {
  /// Whether the element is empty, in which case a note about unfinished code can replace it.
  fileprivate var isPlaceholder: Bool {
    text.isEmpty && children.isEmpty && (role == .text || role == .empty)
  }

  private static let holeNote = "StateFlowTerminal.hole"

  /// Whether the element is a note about unfinished code.
  var isHoleNote: Bool {
    runs.count == 3 && attributes.contains(.accessibilityIdentifier(Self.holeNote))
  }

  // The IDs must differ from the IDs of all nodes.
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
