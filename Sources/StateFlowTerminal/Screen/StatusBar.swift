import StateFlow

/// The line that says which keys there are for what has the focus.
struct StatusBar {
  /// A key, and what it does.
  struct Hint: Equatable {
    var key: String
    var words: String

    init(_ key: String, _ words: String) {
      self.key = key
      self.words = words
    }
  }

  /// The most useful first: what finds no room is left out from the end.
  var hints: [Hint]

  /// Draws it on one line.
  @MainActor
  func draw(in area: Rect, palette: Palette, on canvas: inout Canvas) {
    var x = area.minX + 1
    let background = palette.hasColors ? palette.field : nil
    func styled(_ style: CellStyle) -> CellStyle {
      var style = style
      style.background = background
      style.isReversed = false
      return style
    }
    canvas.fill(area, styled(CellStyle()))
    for hint in hints {
      let width = hint.key.cellWidth + 1 + hint.words.cellWidth
      guard x + width <= area.maxX else { continue }
      x = canvas.write(
        hint.key, at: Point(x: x, y: area.minY), styled(palette.style(\.accent, bold: true)),
        clip: area)
      x = canvas.write(
        " " + hint.words, at: Point(x: x, y: area.minY), styled(palette.quiet), clip: area)
      x += 2
    }
  }
}

extension AppScreen {
  /// The keys for what has the focus, and those for everything.
  var hints: [StatusBar.Hint] {
    typealias Hint = StatusBar.Hint
    if memory.opened != nil {
      return [Hint("↑↓", "choose"), Hint("↩", "take"), Hint("esc", "close"), Hint("^C", "quit")]
    }
    let focused = focused
    let isTyping = focused?.element.isField == true
    var hints = focused.map(Self.hints(for:)) ?? []
    if let row = focused?.row?.actions {
      if row.delete != nil, !isTyping { hints.append(Hint("d", "delete")) }
      if row.move != nil { hints.append(Hint("alt ↑↓", "move")) }
    }
    if focused?.menu != nil, !isTyping { hints.append(Hint("m", "menu")) }
    if let dismissal { hints.append(Hint("esc", dismissal.event == "go back" ? "back" : "close")) }
    if isTyping, dismissal == nil { hints.append(Hint("esc", "leave")) }
    hints.append(Hint("tab", "next"))
    hints.append(Hint("^S", panel.isShown ? "hide story" : "story"))
    hints.append(Hint("^T", palette.colorScheme == .dark ? "light" : "dark"))
    hints.append(isTyping ? Hint("F1", "keys") : Hint("?", "keys"))
    hints.append(isTyping ? Hint("^C", "quit") : Hint("q", "quit"))
    return hints
  }

  private static func hints(for target: Target) -> [StatusBar.Hint] {
    typealias Hint = StatusBar.Hint
    switch target.element.role {
    case .textField, .secureField: return [Hint("↩", "submit")]
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
