/// The space that a container offers to a box; a `nil` dimension has no limit.
struct Proposal: Hashable {
  var width: Int?
  var height: Int?

  init(_ width: Int?, _ height: Int?) {
    self.width = width.map { max(0, $0) }
    self.height = height.map { max(0, $0) }
  }

  init(_ size: Size) { self.init(size.width, size.height) }

  /// Returns the proposal reduced by a width and a height.
  func less(width: Int, height: Int) -> Proposal {
    Proposal(self.width.map { $0 - width }, self.height.map { $0 - height })
  }
}

/// A rectangular part of the screen that can be measured and drawn.
///
/// Layout takes two steps. First, a container proposes a size to each child, and the child returns
/// the size that it takes. Then the container places the child. A child may take more space than
/// was proposed, but any content outside its area is clipped.
@MainActor
class Box {
  /// The layout priority within a stack.
  var priority = 0.0
  private var sizes: [(proposal: Proposal, size: Size)] = []

  /// Returns the box's size for a proposal.
  ///
  /// - Complexity: Constant for a proposal that was measured before, because the result is cached.
  final func size(in proposal: Proposal) -> Size {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = measure(in: proposal)
    sizes.append((proposal, size))
    return size
  }

  /// Computes the box's size for a proposal.
  func measure(in proposal: Proposal) -> Size { .zero }

  /// Draws the box in an area.
  func draw(in area: Rect, on surface: RenderSurface) {}

  /// Draws the box at the leading edge of an area, no wider than its own size.
  final func drawLeading(in area: Rect, on surface: RenderSurface) {
    let width = min(area.width, size(in: Proposal(area.width, nil)).width)
    draw(
      in: Rect(origin: area.origin, size: Size(width: width, height: area.height)), on: surface)
  }

  /// Whether the box grows only along the axis of the stack around it.
  var isSpacer: Bool { false }
}

/// A box around another box. It measures and draws that box, unless a subclass does more.
class WrapperBox: Box {
  let child: Box

  init(_ child: Box) {
    self.child = child
    super.init()
    priority = child.priority
  }

  override func measure(in proposal: Proposal) -> Size { child.size(in: proposal) }

  override func draw(in area: Rect, on surface: RenderSurface) { child.draw(in: area, on: surface) }
}

/// An empty box, which may reserve space.
final class EmptyBox: Box {
  let fixed: Size

  init(_ size: Size = .zero) {
    fixed = size
  }

  override func measure(in proposal: Proposal) -> Size { fixed }
}
