import StateFlow
import StateFlowStory

/// A printer for the frames of a script and their stories, as plain text.
@MainActor
struct FramePrinter {
  /// The parts of a frame to print.
  enum Frames {
    /// All rows in each frame.
    case whole
    /// All rows of the first frame, and then only the rows that each step changed, with their row
    /// numbers.
    case changes
  }

  private let frames: Frames
  private let print: (String) -> Void
  private var lastPrinted = 0
  private var shown: (rows: [Substring], size: Size)?

  init(_ frames: Frames, print: @escaping (String) -> Void) {
    self.frames = frames
    self.print = print
  }

  /// Prints a title, the screen's current frame, and the updates since the last frame.
  mutating func show(_ screen: AppScreen, after title: String) {
    let canvas = screen.frame(of: screen.size).canvas
    print(rule("━", title, on: screen))
    let rows = canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = text(of: rows, in: canvas.size)
    if !text.isEmpty { print(text) }
    shown = (rows, canvas.size)
    let updates = screen.graph.story.updates.filter { $0.number > lastPrinted }
    guard let last = updates.last else { return }
    lastPrinted = last.number
    print(rule("─", "story", on: screen))
    print(Self.condensed(updates).joined(separator: "\n"))
  }

  /// Prints that a step is skipped.
  func skip(_ step: PlayStep, because problem: String, on screen: AppScreen) {
    print(rule("━", "skipped: \(step.text)", on: screen))
    print("  " + problem)
  }

  private func text(of rows: [Substring], in size: Size) -> String {
    guard frames == .changes, let shown, shown.size == size else {
      var rows = rows
      while rows.last?.isEmpty == true { rows.removeLast() }
      return rows.joined(separator: "\n")
    }
    let digits = "\(size.height)".count
    return rows.indices.filter { rows[$0] != shown.rows[$0] }.map { index in
      let number = "\(index + 1)"
      let line = String(repeating: " ", count: digits - number.count) + number + "  " + rows[index]
      return String(line.reversed().drop(while: \.isWhitespace).reversed())
    }.joined(separator: "\n")
  }

  private func rule(_ line: String, _ title: String, on screen: AppScreen) -> String {
    let title = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    let rest = max(2, screen.size.width - title.cellWidth - 4)
    return "\(line)\(line) \(title) " + String(repeating: line, count: rest)
  }

  /// Returns updates as text. If there are many, such as one for each letter of a typed word, only
  /// the first and the last are included.
  private static func condensed(_ updates: [StoryUpdate]) -> [String] {
    guard updates.count > 3, let first = updates.first, let last = updates.last else {
      return updates.map(\.description)
    }
    return [first.description, "… \(updates.count - 2) more updates …", last.description]
  }
}
