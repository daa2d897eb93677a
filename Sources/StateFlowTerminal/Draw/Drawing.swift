import StateFlow

/// Elements that are drawn again and again, while the focus moves and things are scrolled.
///
/// What room things take does not depend on that: it is worked out for the first picture, and kept
/// for those that follow.
@MainActor
final class Drawing {
  private struct Conditions: Equatable {
    var palette: Palette
    var size: Size
    var flashing: Set<Int>
  }

  let elements: [Element]
  private let rows: RowCache
  private var conditions: Conditions?
  private var root: Box?
  private var layers: [(element: Element, context: RenderContext)] = []

  /// - Parameter former: The drawing before. Rows that have not changed are not measured again.
  init(_ elements: [Element], after former: Drawing? = nil) {
    self.elements = elements
    rows = RowCache(after: former?.rows)
  }

  /// The elements on a screen, with all that one must know to use them.
  ///
  /// What is presented stands over the rest, which cannot be used meanwhile. What does not find
  /// room scrolls.
  ///
  /// - Complexity: O(*n*) for *n* elements, of which only those in sight are laid out where a list
  ///   holds them.
  func picture(memory: ScreenMemory, palette: Palette, size: Size) -> Picture {
    let surface = RenderSurface(size: size, memory: memory, palette: palette)
    let bounds = surface.picture.canvas.bounds
    guard !bounds.isEmpty else { return surface.picture }
    layOut(Conditions(palette: palette, size: bounds.size, flashing: memory.flashing))
    root?.draw(in: bounds, on: surface)
    for layer in layers { surface.drawLayer(layer.element, in: layer.context) }
    if let popup = surface.popup { popup.box.draw(at: popup.anchor, on: surface) }
    rows.forgetFormer()
    return surface.picture
  }

  private func layOut(_ conditions: Conditions) {
    guard conditions != self.conditions else { return }
    self.conditions = conditions
    let context = RenderContext(
      palette: conditions.palette, flashing: conditions.flashing, knownRows: rows,
      screen: conditions.size)
    root = FitBox(context.box(for: elements.filter { !$0.isPresented }), id: .min)
    layers = context.presented(in: elements)
  }
}

/// Draws elements once.
@MainActor
package func drawPicture(
  of elements: [Element], memory: ScreenMemory, palette: Palette, size: Size
) -> Picture {
  Drawing(elements).picture(memory: memory, palette: palette, size: size)
}
