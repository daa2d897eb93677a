/// The areas of the screen.
struct Regions: Equatable {
  /// The title of the app.
  var title: Rect?
  /// The views.
  var content: Rect
  /// The story, with the line between it and the views.
  var panel: Rect?
  /// Whether the story is a strip below the views, and not a panel beside them.
  var isPanelBelow = false
  /// The keys.
  var bar: Rect?

  /// The number of columns from which on the story is beside the views.
  static let wideWidth = 96
  /// The number of rows from which on there is room for a strip.
  private static let leastHeight = 14
  /// The fewest rows of views that a strip may leave.
  private static let leastContent = 6

  init(_ size: Size, hasTitle: Bool = false, hasBar: Bool, hasPanel: Bool) {
    content = Rect(size: size)
    if hasBar, size.height >= 3 {
      bar = Rect(x: 0, y: size.height - 1, width: size.width, height: 1)
      content.size.height -= 1
    }
    if hasTitle, size.height >= Self.leastHeight {
      title = Rect(x: 0, y: 0, width: size.width, height: 1)
      content.origin.y += 1
      content.size.height -= 1
    }
    guard hasPanel else { return }
    if size.width >= Self.wideWidth {
      let width = min(max(size.width * 2 / 5, 40), 72)
      content.size.width -= width
      panel = Rect(
        x: content.maxX, y: content.minY, width: width, height: content.height)
    } else if size.height >= Self.leastHeight {
      let height = min(max(size.height * 3 / 10, 3), 12, content.height - Self.leastContent)
      guard height >= 2 else { return }
      content.size.height -= height
      isPanelBelow = true
      panel = Rect(x: 0, y: content.maxY, width: size.width, height: height)
    }
  }
}
