import StateFlow

/// Draws elements on a screen, with all that one must know to use them.
///
/// What is presented stands over the rest, which cannot be used meanwhile. What does not find room
/// scrolls.
///
/// - Complexity: O(*n*) for *n* elements, of which only those in sight are laid out where a list
///   holds them.
@MainActor
package func drawPicture(
  of elements: [Element], memory: ScreenMemory, palette: Palette, size: Size
) -> Picture {
  let sheet = Sheet(size: size, memory: memory, palette: palette)
  let bounds = sheet.picture.canvas.bounds
  guard !bounds.isEmpty else { return sheet.picture }
  let around = Surroundings(palette: palette, flashing: memory.flashing, screen: bounds.size)
  let root = FitBox(around.box(for: elements.filter { !$0.isPresented }), id: .min)
  root.draw(in: bounds, on: sheet)
  for layer in around.presented(in: elements) { sheet.drawLayer(layer.element, in: layer.around) }
  if let popup = sheet.popup { popup.box.draw(at: popup.anchor, on: sheet) }
  return sheet.picture
}
