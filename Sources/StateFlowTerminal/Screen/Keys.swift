import StateFlow
import StateFlowActions

extension AppScreen {
  /// Handles a key.
  ///
  /// - Returns: Whether the app continues.
  func handle(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
    if key == .character("c"), modifiers.contains(.control) { return false }
    if notice != nil || showsHelp {
      notice = nil
      redraw()
    }
    if showsHelp {
      showsHelp = false
      return true
    }
    if showsStory, let goesOn = handleStoryKey(key, modifiers) { return goesOn }
    if handleScreenKey(key, modifiers) { return true }
    if let field = focused, field.element.isField, memory.opened == nil,
      edit(field.element, key, modifiers)
    {
      return true
    }
    if key == .character("q"), modifiers.isEmpty, memory.opened == nil { return false }
    handleViewKey(key, modifiers)
    return true
  }

  /// Handles a key whose meaning doesn't depend on the focus.
  private func handleScreenKey(
    _ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers
  ) -> Bool {
    switch key {
    case .character("t") where modifiers.contains(.control):
      setColorScheme(palette.colorScheme == .dark ? .light : .dark)
    case .function(2):
      guard chrome == .full else { return false }
      showsStory.toggle()
      panel.scrolled = 0
    case .character("s") where modifiers.contains(.control):
      guard chrome == .full else { return false }
      panel.isShown.toggle()
      panel.scrolled = 0
      followsFocus = true
      contentResized(as: panel.isShown ? "show the story" : "hide the story")
    case .function(1): showsHelp = chrome == .full
    case .pageDown where !modifiers.isEmpty && panel.isShown: panel.scrolled += 5
    case .pageUp where !modifiers.isEmpty && panel.isShown:
      panel.scrolled = max(0, panel.scrolled - 5)
    default: return false
    }
    redraw()
    return true
  }

  /// Handles a key while the whole story is visible.
  ///
  /// - Returns: Whether the app continues; `nil` for a key that has the same meaning everywhere.
  private func handleStoryKey(
    _ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers
  ) -> Bool? {
    guard modifiers.isEmpty else { return nil }
    switch key {
    case .character("q"): return false
    case .character("s"), .escape, .function(2), .enter:
      showsStory = false
      panel.scrolled = 0
    case .down, .character("j"): panel.scrolled += 1
    case .up, .character("k"): panel.scrolled = max(0, panel.scrolled - 1)
    case .pageDown, .character(" "): panel.scrolled += max(1, size.height - 4)
    case .pageUp: panel.scrolled = max(0, panel.scrolled - max(1, size.height - 4))
    case .home: panel.scrolled = 0
    case .end: panel.scrolled = .max / 2
    case .character("?"): showsHelp = true
    default: return nil
    }
    redraw()
    return true
  }

  private func handleViewKey(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) {
    if memory.opened != nil, typeAhead(key, modifiers) { return }
    if moveRow(key, modifiers) { return }
    switch key {
    case .tab: moveFocus(modifiers.contains(.shift) ? .previous : .next)
    case .escape: escape()
    case .enter, .character(" "): use()
    case .up, .down: step(key == .down ? .down : .up)
    case .left, .right: change(by: key == .right ? 1 : -1, orMove: key == .right ? .right : .left)
    case .character("+"), .character("="): perform(focused?.element.increment)
    case .character("-"): perform(focused?.element.decrement)
    case .pageUp, .pageDown, .home, .end: page(key)
    case .delete, .backspace, .character("d"): perform(focusedRow?.deletion)
    case .character("r") where scope.refreshAction != nil: perform(scope.refreshAction)
    case .character("m"):
      guard let menu = focused?.menu else { return }
      memory.opened = menu.id
      redraw()
    case .character("?"):
      showsHelp = chrome == .full
      redraw()
    case .character("s"):
      showsStory = chrome == .full
      panel.scrolled = 0
      redraw()
    case .character(let character) where modifiers.isEmpty: _ = chooseTab(with: character)
    default: break
    }
  }

  // MARK: Actions of keys

  private func escape() {
    if memory.opened != nil {
      memory.opened = nil
      redraw()
    } else if let dismissal {
      perform(dismissal)
    } else if memory.focus != nil {
      endEditing()
      memory.focus = nil
      redraw()
    }
  }

  /// Activates the focused target.
  func use() {
    guard let target = focused else {
      moveFocus(.next)
      return
    }
    use(target)
  }

  func use(_ target: Target) {
    let element = target.element
    if element.isField { return perform(element.submit) }
    let wasOpen = memory.opened != nil
    if target.id.part > 0, element.role == .picker {
      let options = element.options
      let index = target.id.part - 1
      memory.opened = nil
      redraw()
      return perform(options.indices.contains(index) ? element.select(options[index]) : nil)
    }
    if element.role == .picker || element.role == .menu, target.press == nil {
      memory.opened = element.id
      return redraw()
    }
    guard let press = target.press else { return }
    if wasOpen { memory.opened = nil }
    switch element.role {
    case .navigation: perform(element.dismissal)
    case .row where element.actions.tap == nil:
      perform(UserAction("select \(element.quotedLabel)", press))
    default: perform(element.tap)
    }
  }

  private func step(_ move: FocusMove) {
    if moveFocus(move) { return }
    guard let scroller = scrollerForKeys else { return }
    scroll(scroller, to: offset(of: scroller) + (move == .down ? 1 : -1))
  }

  /// Changes the value of the focused control by one step, or else moves the focus.
  private func change(by step: Int, orMove move: FocusMove) {
    guard let element = focused?.element, memory.opened == nil else {
      moveFocus(move)
      return
    }
    switch element.role {
    case .stepper, .slider: perform(step > 0 ? element.increment : element.decrement)
    case .picker:
      let options = element.options
      let next = element.chosen(of: options).map { $0 + step } ?? 0
      if options.indices.contains(next) { perform(element.select(options[next])) }
    default: moveFocus(move)
    }
  }

  /// Scrolls by a page or to either end and moves the focus along with the content.
  private func page(_ key: InputEvent.Key) {
    guard let scroller = scrollerForKeys else {
      let ends = key == .home || key == .pageUp ? picture.targets.first : picture.targets.last
      if let ends { focus(ends) }
      return
    }
    let page = max(1, scroller.visible.height - 1)
    let before = offset(of: scroller)
    switch key {
    case .pageUp: scroll(scroller, to: before - page)
    case .pageDown: scroll(scroller, to: before + page)
    case .home: scroll(scroller, to: 0)
    default: scroll(scroller, to: scroller.contentHeight)
    }
    let moved = offset(of: scroller) - before
    let seen = picture.targets.filter { target in
      target.scroller == scroller.id && target.area.minY - moved >= scroller.visible.minY
        && target.area.maxY - moved <= scroller.visible.maxY
    }
    let forward = key == .pageDown || key == .end
    let holdsFocus = seen.contains { $0.id == memory.focus }
    guard !holdsFocus || moved == 0 else { return }
    if let target = forward ? seen.last : seen.first { focus(target) }
  }

  private func typeAhead(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
    guard case .character(let character) = key, modifiers.isEmpty, character != " " else {
      return false
    }
    let targets = picture.targets
    let start = targets.firstIndex { $0.id == memory.focus } ?? -1
    let letter = character.lowercased()
    let order = (0..<targets.count).map { (start + 1 + $0) % targets.count }
    if let next = order.first(where: { targets[$0].offered.lowercased().hasPrefix(letter) }) {
      focus(targets[next])
    }
    return true
  }

  // MARK: Rows

  /// The row that contains the focus.
  var focusedRow: ListRow? {
    guard memory.opened == nil, let id = focused?.row?.id else { return nil }
    return scope.rows.first { $0.element.element.id == id }
  }

  private func moveRow(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
    guard modifiers.contains(.option), key == .up || key == .down, let row = focusedRow else {
      return false
    }
    perform(row.move(to: key == .up ? row.offset - 1 : row.offset + 2))
    return true
  }
}

extension Target {
  /// The label that users see. For an option in a picker, it's the option's label.
  var offered: String {
    guard id.part > 0, element.role == .picker else { return element.label }
    let options = element.options
    return options.indices.contains(id.part - 1) ? options[id.part - 1].label : element.label
  }
}
