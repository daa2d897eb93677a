/// The areas of the screen.
struct Regions: Equatable {
  /// The area for the window's title.
  var title: Rect?
  /// The area for the views.
  var content: Rect
  /// The area for the story, including the line that separates it from the views.
  var panel: Rect?
  /// Whether the story is a strip below the views instead of a panel beside them.
  var isPanelBelow = false
  /// The area for the status bar.
  var bar: Rect?

  /// The minimum number of columns that the screen needs to show the story beside the views.
  static let wideWidth = 96
  /// The minimum number of rows that the screen needs to show the story as a strip.
  private static let leastHeight = 14
  /// The minimum number of rows that a strip leaves for the views.
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
