import WorkbookCommandLine
import WorkbookCore

/// The mode of a watch loop, which determines what the keys do.
enum WatchMode {
  case report
  case menu(ExerciseMenu)
  /// A question about restoring the stub of an exercise. If the question was asked from the menu,
  /// the menu stays visible.
  case confirmation(Exercise, ExerciseMenu?)
  /// An editor uses the terminal.
  case editor

  /// The menu, if it's visible.
  var menu: ExerciseMenu? {
    switch self {
    case .menu(let menu): menu
    case .confirmation(_, let menu): menu
    case .report, .editor: nil
    }
  }

  /// Updates the states of the exercises in the menu.
  mutating func update(_ progress: Progress) {
    guard var menu else { return }
    menu.update(progress)
    switch self {
    case .confirmation(let exercise, _): self = .confirmation(exercise, menu)
    case .report, .menu, .editor: self = .menu(menu)
    }
  }
}

/// The screen of a watch loop: a report or a list of exercises, above a footer. If the user can't
/// press keys, the report is printed as plain lines instead.
struct WatchScreen {
  let console: Console
  /// Whether the user can press keys. If so, a whole screen is drawn at a time.
  let isInteractive: Bool
  /// A closure that lays out lines for the width of the terminal, as far as possible in the given number
  /// of rows. It reads no files.
  typealias Layout = @Sendable (_ rows: Int?) -> [String]

  /// Keys that the footer lists in addition to those that always work.
  var moreKeys: [String] = []
  /// Lines about the effect of a key, shown below the report until the next run starts.
  var notes: [String] = []
  /// The lines above the footer, laid out for the width of the terminal.
  private var content: Layout = { _ in [] }
  private var page = WatchPage()
  /// The size of the terminal when the screen was last drawn.
  private var drawnSize: [Int?] = []

  init(console: Console, isInteractive: Bool) {
    self.console = console
    self.isInteractive = isInteractive
  }

  private var size: [Int?] { [console.width, console.height] }

  /// Whether the size of the terminal has changed since the screen was drawn.
  var hasNewSize: Bool { drawnSize != size }

  /// The number of lines to scroll by to see the next page.
  var pageHeight: Int { max(1, (console.height ?? 24) - 8) }

  /// Shows lines that the given closure lays out, scrolled to the top.
  mutating func show(
    _ lines: @escaping Layout, _ mode: WatchMode, _ progress: Progress?
  ) {
    content = lines
    page = WatchPage()
    if isInteractive { draw(mode, progress) } else { console.print(lines(nil)) }
  }

  /// Shows more lines at the end of the report.
  mutating func append(_ lines: [String], _ mode: WatchMode, _ progress: Progress?) {
    content = { [console, before = content] rows in
      before(rows) + lines.flatMap { console.wrapped($0) }
    }
    if isInteractive {
      draw(mode, progress)
    } else {
      console.print(lines.flatMap { console.wrapped($0) })
    }
  }

  /// Sets the lines below the report, and scrolls to them.
  mutating func note(_ lines: [String]) {
    notes = lines
    page.scroll(by: .max)
  }

  /// Scrolls by a number of lines. The screen has to be drawn again.
  mutating func scroll(by count: Int) {
    page.scroll(by: count)
  }

  /// Draws the whole screen: as much of the content as fits, and the footer.
  ///
  /// - Complexity: Reads no files.
  mutating func draw(_ mode: WatchMode, _ progress: Progress?) {
    guard isInteractive else { return }
    if case .editor = mode { return }
    drawnSize = size
    let footer = footer(mode, progress)
    // The cursor is on the line after the last one.
    let rows = console.height.map { max(3, $0 - footer.count - 1) }
    let lines: [String]
    if let menu = mode.menu {
      lines = menu.lines(console: console, rows: rows)
    } else {
      let all = content(rows) + (notes.isEmpty ? [] : [""] + notes)
      lines = rows.map { page.visible(all, rows: $0, width: console.width) } ?? all
    }
    console.clearScreen()
    console.print(lines + footer)
  }

  private func footer(_ mode: WatchMode, _ progress: Progress?) -> [String] {
    let keys: [String]
    switch mode {
    case .confirmation(let exercise, _):
      return [""]
        + console.wrapped(
          "Restore the stub of \(exercise.label) \(exercise.name)? Your answer is backed up. "
            + "y restore, any other key cancel"
        ).map { console.styled($0, .bold) }
    case .menu(let menu) where menu.isTyping: keys = ["⏎ use the words", "esc forget them"]
    case .menu:
      keys = [
        "↑↓ move", "⏎ watch", "/ find", "f filter", "o open", "x reset", "esc back", "q quit",
      ]
    case .report, .editor:
      keys =
        ["h hint"] + moreKeys
        + ["l list", "n next", "c check all", "o open", "r run", "x reset", "q quit"]
    }
    return [""] + (progress.map { [ProgressBar(progress: $0, console: console).line] } ?? [])
      + lines(of: keys).map { console.styled($0, .dim) }
  }

  /// Returns the keys in lines that fit.
  private func lines(of keys: [String]) -> [String] {
    keys.reduce(into: [String]()) { lines, key in
      if let last = lines.last, last.count + 2 + key.count <= console.width {
        lines[lines.count - 1] = last + "  " + key
      } else {
        lines.append(key)
      }
    }
  }
}
