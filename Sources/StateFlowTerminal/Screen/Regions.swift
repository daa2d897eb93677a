/// Where on the screen what stands.
struct Regions: Equatable {
  /// Where the views stand.
  var content: Rect
  /// Where the story stands, with the line that parts it from the views.
  var panel: Rect?
  /// Whether the story stands below the views, and not beside them.
  var isPanelBelow = false
  /// The line that says which keys there are.
  var bar: Rect?

  init(_ size: Size, hasBar: Bool, hasPanel: Bool) {
    content = Rect(size: size)
    if hasBar, size.height >= 3 {
      bar = Rect(x: 0, y: size.height - 1, width: size.width, height: 1)
      content.size.height -= 1
    }
    guard hasPanel else { return }
    if size.width >= 80 {
      let width = min(max(size.width * 2 / 5, 34), 64)
      content.size.width -= width
      panel = Rect(x: content.maxX, y: 0, width: width, height: content.height)
    } else if content.height >= 6 {
      let height = min(max(content.height * 2 / 5, 3), 16)
      content.size.height -= height
      isPanelBelow = true
      panel = Rect(x: 0, y: content.maxY, width: size.width, height: height)
    }
  }
}
