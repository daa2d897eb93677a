import StateFlow
import StateFlowActions

/// The line that lists the keys for the focused control.
struct StatusBar {
  /// A key and its action.
  struct Hint: Equatable {
    var key: String
    var words: String

    init(_ key: String, _ words: String) {
      self.key = key
      self.words = words
    }
  }

  /// The hints, most useful first. The last hint is always shown, and so is the one before it if
  /// both fit. Of the others, as many as fit are shown, starting with the first.
  var hints: [Hint]
  /// A message that replaces all hints except the last one.
  var notice: String?

  /// Draws the hints that fit on one line.
  @MainActor
  func draw(in area: Rect, palette: Palette, on canvas: inout Canvas) {
    let background = palette.hasColors ? palette.field : nil
    func styled(_ style: CellStyle) -> CellStyle {
      var style = style
      style.background = background
      style.isReversed = false
      return style
    }
    canvas.fill(area, styled(CellStyle()))
    let shown = fitting(in: area.width - 1)
    var x = area.minX + 1
    if let notice {
      let room = area.width - 3 - shown.reduce(0) { $0 + Self.width($1) + 2 }
      let line = TextLayout.cut(
        TextLine(pieces: [.init(text: notice, run: 0)], width: notice.cellWidth), to: room)
      x = canvas.write(
        line.pieces.map(\.text).joined(), at: Point(x: x, y: area.minY),
        styled(palette.style(\.warning, bold: true)), clip: area)
      x += 2
    }
    for hint in shown {
      x = canvas.write(
        hint.key, at: Point(x: x, y: area.minY), styled(palette.style(\.accent, bold: true)),
        clip: area)
      x = canvas.write(
        " " + hint.words, at: Point(x: x, y: area.minY), styled(palette.quiet), clip: area)
      x += 2
    }
  }

  private static func width(_ hint: Hint) -> Int { hint.key.cellWidth + 1 + hint.words.cellWidth }

  private func fitting(in width: Int) -> [Hint] {
    guard let last = hints.last else { return [] }
    guard notice == nil else { return [last] }
    var left = width - Self.width(last)
    var shown: [Hint] = []
    // The last hint has the highest priority, followed by the one before it.
    let order = hints.dropLast().suffix(1) + hints.dropLast(2)
    for (position, hint) in order.enumerated() {
      let needed = Self.width(hint) + 2
      guard needed <= left else {
        if position == 0 { continue } else { break }
      }
      left -= needed
      shown.append(hint)
    }
    let help = shown.first.map { [$0] } ?? []
    let isHelpShown = hints.count > 1 && help.first == hints[hints.count - 2]
    return isHelpShown ? shown.dropFirst() + help + [last] : shown + [last]
  }
}

extension AppScreen {
  /// The hints for the focused control, followed by the hints that always apply.
  var hints: [StatusBar.Hint] {
    typealias Hint = StatusBar.Hint
    if memory.opened != nil {
      return [Hint("↑↓", "move"), Hint("↩", "choose"), Hint("esc", "close"), Hint("^C", "quit")]
    }
    if showsStory {
      return [
        Hint("↑↓", "scroll"), Hint("page", "scroll by page"), Hint("s", "or"), Hint("esc", "close"),
        Hint("q", "quit"),
      ]
    }
    let focused = focused
    let isTyping = focused?.element.isField == true
    var hints = focused.map(Self.hints(for:)) ?? []
    if let row = focused?.row?.actions {
      if row.delete != nil, !isTyping { hints.append(Hint("d", "delete")) }
      if row.move != nil { hints.append(Hint("alt ↑↓", "move")) }
    }
    if focused?.menu != nil, !isTyping { hints.append(Hint("m", "menu")) }
    if scope.refreshAction != nil, !isTyping { hints.append(Hint("r", "refresh")) }
    if let dismissal { hints.append(Hint("esc", dismissal.title == "go back" ? "back" : "close")) }
    if isTyping, dismissal == nil { hints.append(Hint("esc", "leave")) }
    hints.append(Hint("tab", "next"))
    if !isTyping, let keys = tabKeys { hints.append(Hint(keys, "tabs")) }
    hints.append(isTyping ? Hint("F2", "story") : Hint("s", "story"))
    hints.append(Hint("^T", "colors"))
    hints.append(isTyping ? Hint("F1", "help") : Hint("?", "help"))
    hints.append(isTyping ? Hint("^C", "quit") : Hint("q", "quit"))
    return hints
  }

  private static func hints(for target: Target) -> [StatusBar.Hint] {
    typealias Hint = StatusBar.Hint
    switch target.element.role {
    case .textField, .secureField: return [Hint("↩", "submit")]
    case .searchField: return [Hint("↩", "search")]
    case .textEditor: return [Hint("↩", "new line")]
    case .toggle: return [Hint("space", "switch")]
    case .stepper, .slider: return [Hint("←→", "change")]
    case .picker where target.id.part == 0: return [Hint("←→", "change"), Hint("space", "choose")]
    case .menu where target.press == nil: return [Hint("space", "open")]
    case .tab: return [Hint("space", "show"), Hint("←→", "other tabs")]
    case .navigation: return [Hint("space", "back")]
    case .row where target.press != nil: return [Hint("space", "select")]
    default: return target.press == nil ? [] : [Hint("space", "tap")]
    }
  }
}
