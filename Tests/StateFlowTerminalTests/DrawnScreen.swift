import StateFlow

@testable import StateFlowTerminal

/// A view as a terminal of some size shows it.
@MainActor
struct DrawnScreen {
  let picture: Picture
  let graph: ViewGraph

  init<Content: View>(
    _ width: Int, _ height: Int, memory: ScreenMemory = ScreenMemory(),
    palette: Palette = .dark, @ViewBuilder content: () -> Content
  ) {
    graph = ViewGraph(recordsStory: false, content: content)
    picture = drawPicture(
      of: graph.elements, memory: memory, palette: palette,
      size: Size(width: width, height: height))
  }

  /// What can be read, without the empty lines above and below.
  var text: String {
    var lines = picture.canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return lines.joined(separator: "\n")
  }

  /// What can be used, in the order in which Tab visits it.
  var targets: [String] { picture.targets.map(\.element.label) }
}
