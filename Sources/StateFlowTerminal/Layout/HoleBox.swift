import StateFlow

/// A note about an unfinished exercise, with the file location on one line and the task below it.
final class HoleBox: Box {
  private let task: TextBox
  private let path: String
  private let style: CellStyle

  init(_ note: Element, in context: RenderContext) {
    func style(_ run: Element.Run) -> CellStyle {
      context.palette.style(of: context.style.inside(run), isDisabled: context.isDisabled)
    }
    let runs = note.runs
    task = TextBox(runs.dropLast().map { ($0.text, style($0)) })
    path = runs[runs.count - 1].text
    self.style = style(runs[runs.count - 1])
  }

  /// Returns the location, without its first folders if it's too long for the given width. Editors
  /// open a path only if it isn't broken across lines.
  static func path(_ path: String, in width: Int) -> String {
    guard path.cellWidth > width else { return path }
    let parts = path.split(separator: "/")
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      let short = "…/" + parts.suffix(count).joined(separator: "/")
      if short.cellWidth <= width { return short }
    }
    return "…" + path.suffix(max(0, width - 1))
  }

  override func measure(in proposal: Proposal) -> Size {
    let size = task.size(in: Proposal(proposal.width, nil))
    let place = Self.path(path, in: proposal.width ?? .max).cellWidth
    return Size(width: max(size.width, place), height: size.height + 1)
  }

  override func draw(in area: Rect, on surface: RenderSurface) {
    guard area.height > 0 else { return }
    surface.write(Self.path(path, in: area.width), at: area.origin, style)
    let words = Rect(x: area.minX, y: area.minY + 1, width: area.width, height: area.height - 1)
    task.draw(in: words, on: surface)
  }
}

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
      Run(text: hole.task),
      Run(text: hole.place, attributes: [.foreground(.secondary)]),
    ]
    words.attributes = [
      .accessibilityIdentifier(Self.holeNote),
      .padding(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)), .border(.orange),
    ]
    self = words
  }
}
