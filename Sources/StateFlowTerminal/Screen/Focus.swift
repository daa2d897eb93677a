import StateFlow
import StateFlowActions

extension AppScreen {
  /// The focused target.
  var focused: Target? {
    picture.targets.first { $0.id == memory.focus }
  }

  /// Determines which of the targets that were just drawn has the focus.
  func settleFocus() {
    let before = memory.focus
    let depth = scope.depth + (memory.opened == nil ? 0 : 1)
    memory.focus = focusHistory.follow(
      before, among: picture.targets, depth: depth, preferred: chosenOption)
    if memory.focus != before { followsFocus = true }
  }

  /// Moves the highlight to the keyboard focus if the program has moved it.
  func followProgramFocus() {
    let field = graph.focusedElement
    guard field != programFocus else { return }
    programFocus = field
    if let target = picture.targets.first(where: { $0.element.id == field }) {
      memory.focus = target.id
      focusHistory.moved(to: target.id, among: picture.targets)
      memory.cursors[target.element.id] = nil
      followsFocus = true
    } else if field == nil, focused?.element.isField == true {
      memory.focus = nil
    }
  }

  /// Reports to the program which text field is highlighted, if any.
  func reportFocus() {
    let field = focused.flatMap { $0.element.isField ? $0.element : nil }
    guard field?.id != programFocus else { return }
    graph.moveFocus(to: field)
    programFocus = graph.focusedElement
  }

  /// The selected option of the open picker.
  private var chosenOption: Target.ID? {
    guard let opened = memory.opened,
      let picker = picture.targets.first(where: { $0.element.id == opened })?.element,
      let chosen = picker.chosen(of: picker.options)
    else { return nil }
    return Target.ID(element: opened, part: chosen + 1)
  }

  /// Closes the open menu or picker if its element no longer exists.
  func closeOrphanedPopup(_ elements: [Element]) {
    guard let opened = memory.opened else { return }
    func holds(_ element: Element) -> Bool {
      element.id == opened || element.children.contains(where: holds)
    }
    if !elements.contains(where: holds) { memory.opened = nil }
  }

  /// Moves the focus to a target.
  func focus(_ target: Target) {
    if target.id != memory.focus { endEditing() }
    if memory.focus != target.id, target.element.isField {
      memory.cursors[target.element.id] = nil
    }
    memory.focus = target.id
    focusHistory.moved(to: target.id, among: picture.targets)
    followsFocus = true
    redraw()
  }

  /// Ends editing in the focused field, which is about to lose the focus.
  func endEditing() {
    guard let field = focused?.element, field.actions.endEditing != nil else { return }
    perform(field.endEditing)
  }

  /// Moves the focus in a direction.
  ///
  /// - Returns: Whether there was a target in that direction.
  @discardableResult
  func moveFocus(_ move: FocusMove) -> Bool {
    guard
      let target = move.target(
        from: memory.focus, place: focusHistory.place, among: picture.targets)
    else { return false }
    focus(target)
    return true
  }

  /// Moves the focus to the first target, for example after another tab is selected.
  func focusFirstTarget() {
    memory.focus = Target.ID(element: .min)
    focusHistory = FocusHistory()
    redraw()
  }

  // MARK: Scrolling

  /// Scrolls the focused target into view.
  func revealFocus() {
    if let focused { reveal(focused) }
  }

  /// Scrolls an element into view. If the element is a row, scrolls only the first target in it
  /// into view.
  func reveal(_ element: Element.ID) {
    draw()
    let target = picture.targets.first { $0.element.id == element || $0.row?.id == element }
    if let target { reveal(target) }
  }

  /// Scrolls each scroller that contains a target, from the inside out, so that the target is
  /// visible.
  private func reveal(_ target: Target) {
    var area = target.area
    for scroller in scrollers(outwardsFrom: target.scroller) {
      let moved = reveal(area, of: target, in: scroller)
      if scroller.isHorizontal { area.origin.x -= moved } else { area.origin.y -= moved }
    }
  }

  /// Scrolls one scroller so that an area of the target is visible.
  ///
  /// - Returns: The distance that was scrolled.
  private func reveal(_ place: Rect, of target: Target, in scroller: Scroller) -> Int {
    let area = scroller.area
    let (low, high, start, end) =
      scroller.isHorizontal
      ? (place.minX, place.maxX, area.minX, area.maxX)
      : (place.minY, place.maxY, area.minY, area.maxY)
    let offset = offset(of: scroller)
    var new = offset
    if high > end { new += min(high - end, low - start) }
    if low < start { new -= start - low }
    // If the target is the first or last one, this also reveals the text before or after it.
    let length = end - start
    func isInside(_ other: Target) -> Bool {
      scrollers(outwardsFrom: other.scroller).contains { $0.id == scroller.id }
    }
    if target.id == picture.targets.first(where: isInside)?.id, high - start + offset <= length {
      new = 0
    }
    if target.id == picture.targets.last(where: isInside)?.id,
      low - start + offset >= scroller.contentHeight - length
    {
      new = scroller.contentHeight
    }
    scroll(scroller, to: new)
    return self.offset(of: scroller) - offset
  }

  /// Returns a scroller and the scrollers that contain it, from the inside out.
  private func scrollers(outwardsFrom innermost: Int?) -> [Scroller] {
    var chain: [Scroller] = []
    var id = innermost
    // An outer scroller comes before the inner ones in the list.
    var rest = picture.scrollers[...]
    while let index = rest.lastIndex(where: { $0.id == id }) {
      chain.append(rest[index])
      id = rest[index].outer
      rest = rest[..<index]
    }
    return chain
  }

  private func most(_ scroller: Scroller) -> Int {
    let length = scroller.isHorizontal ? scroller.area.width : scroller.area.height
    return max(0, scroller.contentHeight - length)
  }

  func offset(of scroller: Scroller) -> Int {
    min(max(memory.scrolled[scroller.id] ?? 0, 0), most(scroller))
  }

  /// Scrolls to an offset, as far as the content allows.
  ///
  /// - Returns: Whether the offset has changed.
  @discardableResult
  func scroll(_ scroller: Scroller, to offset: Int) -> Bool {
    let offset = min(max(offset, 0), most(scroller))
    guard offset != self.offset(of: scroller) else { return false }
    memory.scrolled[scroller.id] = offset
    redraw()
    return true
  }

  /// The scroller that the keyboard controls: the one that contains the focus, or otherwise the
  /// largest one.
  var scrollerForKeys: Scroller? {
    let upright = picture.scrollers.filter { !$0.isHorizontal }
    return upright.first { $0.id == focused?.scroller && most($0) > 0 }
      ?? upright.filter { most($0) > 0 }.max {
        $0.visible.width * $0.visible.height < $1.visible.width * $1.visible.height
      }
  }
}
