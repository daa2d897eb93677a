/// How much room something is offered; nil for as much as it likes.
struct Proposal: Hashable {
  var width: Int?
  var height: Int?

  init(_ width: Int?, _ height: Int?) {
    self.width = width.map { max(0, $0) }
    self.height = height.map { max(0, $0) }
  }

  init(_ size: Size) { self.init(size.width, size.height) }

  /// The same room with less of it.
  func less(width: Int, height: Int) -> Proposal {
    Proposal(self.width.map { $0 - width }, self.height.map { $0 - height })
  }
}

/// Something to be drawn, which knows how much room it needs.
///
/// Layout is a talk in two steps: what stands around offers room, what stands inside says how much
/// of it it takes; then it is told where it stands. It may take more than it was offered: what lies
/// beside its place is not drawn.
@MainActor
class Box {
  /// Goes before others of a stack when there is too little room.
  var priority = 0.0
  private var sizes: [(proposal: Proposal, size: Size)] = []

  /// How much of the room it takes.
  ///
  /// - Complexity: Answers are kept: asking again for the same room costs nothing.
  final func size(in proposal: Proposal) -> Size {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = measure(in: proposal)
    sizes.append((proposal, size))
    return size
  }

  /// Works out how much of the room it takes.
  func measure(in proposal: Proposal) -> Size { .zero }

  /// Draws it in an area.
  func draw(in area: Rect, on surface: RenderSurface) {}

  /// Draws it at the beginning of an area, no wider than it likes to be.
  final func drawLeading(in area: Rect, on surface: RenderSurface) {
    let width = min(area.width, size(in: Proposal(area.width, nil)).width)
    draw(
      in: Rect(origin: area.origin, size: Size(width: width, height: area.height)), on: surface)
  }

  /// Whether it grows only along the stack that it stands in.
  var isSpacer: Bool { false }
}

/// Nothing, or an empty place.
final class EmptyBox: Box {
  let fixed: Size

  init(_ size: Size = .zero) {
    fixed = size
  }

  override func measure(in proposal: Proposal) -> Size { fixed }
}
