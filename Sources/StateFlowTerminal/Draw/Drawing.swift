import StateFlow

/// A group of elements that can be drawn repeatedly as the focus moves and content scrolls.
///
/// Moving the focus and scrolling don't change the layout, so the first picture computes the layout
/// and later pictures reuse it.
@MainActor
final class Drawing {
  private struct Conditions: Equatable {
    var palette: Palette
    var size: Size
    var flashing: Set<Int>
  }

  let elements: [Element]
  private var conditions: Conditions?
  private var root: Box?
  private var layers: [(element: Element, context: RenderContext)] = []

  init(_ elements: [Element]) {
    self.elements = elements
  }

  /// Draws the elements and collects the targets that a user can interact with.
  ///
  /// Presented elements cover the others and disable them. If the content is larger than the
  /// screen, it scrolls.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  func picture(memory: ScreenMemory, palette: Palette, size: Size) -> Picture {
    let surface = RenderSurface(size: size, memory: memory, palette: palette)
    let bounds = surface.picture.canvas.bounds
    guard !bounds.isEmpty else { return surface.picture }
    layOut(Conditions(palette: palette, size: bounds.size, flashing: memory.flashing))
    root?.draw(in: bounds, on: surface)
    for layer in layers { surface.drawLayer(layer.element, in: layer.context) }
    if let popup = surface.popup { popup.box.draw(at: popup.anchor, on: surface) }
    return surface.picture
  }

  private func layOut(_ conditions: Conditions) {
    guard conditions != self.conditions else { return }
    self.conditions = conditions
    let context = RenderContext(
      palette: conditions.palette, flashing: conditions.flashing, screen: conditions.size)
    root = FitBox(context.box(for: elements.filter { !$0.isPresented }), id: .min)
    layers = context.presented(in: elements)
  }
}
