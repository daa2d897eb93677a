import StateFlow
import StateFlowStory

@testable import StateFlowTerminal

/// A view drawn on a terminal of a given size.
@MainActor
struct DrawnScreen {
  let picture: Picture
  let graph: ViewGraph

  init<Content: View>(
    _ width: Int, _ height: Int, memory: ScreenMemory = ScreenMemory(),
    palette: Palette = .dark, @ViewBuilder content: () -> Content
  ) {
    graph = ViewGraph(recordsStory: false, content: content)
    picture = Drawing(graph.elements).picture(
      memory: memory, palette: palette,
      size: Size(width: width, height: height))
  }

  /// The visible text, without empty lines at the top and the bottom.
  var text: String {
    var lines = picture.canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return lines.joined(separator: "\n")
  }

  /// The labels of the targets, in tab order.
  var targets: [String] { picture.targets.map(\.element.label) }
}
