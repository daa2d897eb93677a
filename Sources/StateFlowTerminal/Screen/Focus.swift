import StateFlow

extension AppScreen {
  /// What has the keys.
  var focused: Target? {
    memory.focus.flatMap { focus in picture.targets.first { $0.id == focus } }
  }

  /// Finds what has the focus, now that the views were drawn.
  ///
  /// - Returns: Whether that is another than before.
  func settleFocus() -> Bool {
    let before = memory.focus
    let depth = reach.depth + (memory.opened == nil ? 0 : 1)
    memory.focus = trail.follow(
      before, among: picture.targets, depth: depth, preferred: chosenOption)
    if memory.focus != before { followsFocus = true }
    return memory.focus != before
  }

  /// The option that is chosen in the picker that is open.
  private var chosenOption: Target.ID? {
    guard let opened = memory.opened,
      let picker = picture.targets.first(where: { $0.element.id == opened })?.element,
      let chosen = picker.chosen(of: picker.options)
    else { return nil }
    return Target.ID(element: opened, part: chosen + 1)
  }

  /// A menu that is open is gone when what it belongs to is.
  func closeWhatIsGone(_ elements: [Element]) {
    guard let opened = memory.opened else { return }
    func holds(_ element: Element) -> Bool {
      element.id == opened || element.children.contains(where: holds)
    }
    if !elements.contains(where: holds) { memory.opened = nil }
  }

  /// Gives something the keys.
  func focus(_ target: Target) {
    if memory.focus != target.id, target.element.isField {
      memory.cursors[target.element.id] = nil
    }
    memory.focus = target.id
    trail.moved(to: target.id, among: picture.targets)
    followsFocus = true
    redraw()
  }

  /// Moves the focus.
  ///
  /// - Returns: Whether there was something to move it to.
  @discardableResult
  func moveFocus(_ move: FocusMove) -> Bool {
    guard let target = move.target(from: memory.focus, place: trail.place, among: picture.targets)
    else { return false }
    focus(target)
    return true
  }

  // MARK: Scrolling

  /// Scrolls so that what has the focus is in sight.
  ///
  /// - Returns: Whether anything was scrolled.
  func revealFocus() -> Bool { focused.map(reveal) ?? false }

  /// Scrolls so that an element, or what is in the row that it is, is in sight.
  func reveal(_ element: Element.ID) {
    draw()
    let target = picture.targets.first { $0.element.id == element || $0.row?.id == element }
    if let target { reveal(target) }
  }

  @discardableResult
  private func reveal(_ target: Target) -> Bool {
    guard let scroller = scroller(target.scroller) else { return false }
    let siblings = picture.targets.filter { $0.scroller == scroller.id }
    let area = scroller.visible
    let (low, high, start, end) =
      scroller.isHorizontal
      ? (target.area.minX, target.area.maxX, area.minX, area.maxX)
      : (target.area.minY, target.area.maxY, area.minY, area.maxY)
    let offset = offset(of: scroller)
    var new = offset
    if high > end { new += min(high - end, low - start) }
    if low < start { new -= start - low }
    // What can be read before the first thing and behind the last belongs to them.
    let length = end - start
    if target.id == siblings.first?.id, high - start + offset <= length { new = 0 }
    if target.id == siblings.last?.id, low - start + offset >= scroller.contentHeight - length {
      new = scroller.contentHeight
    }
    return scroll(scroller, to: new)
  }

  func scroller(_ id: Int?) -> Scroller? { picture.scrollers.first { $0.id == id } }

  private func most(_ scroller: Scroller) -> Int {
    let length = scroller.isHorizontal ? scroller.visible.width : scroller.visible.height
    return max(0, scroller.contentHeight - length)
  }

  func offset(of scroller: Scroller) -> Int {
    min(max(memory.scrolled[scroller.id] ?? 0, 0), most(scroller))
  }

  /// - Returns: Whether that is elsewhere than before.
  @discardableResult
  func scroll(_ scroller: Scroller, to offset: Int) -> Bool {
    let offset = min(max(offset, 0), most(scroller))
    guard offset != self.offset(of: scroller) else { return false }
    memory.scrolled[scroller.id] = offset
    redraw()
    return true
  }

  /// What keys scroll: what the focus stands in, or else the largest thing that can be scrolled.
  var scrollerForKeys: Scroller? {
    let upright = picture.scrollers.filter { !$0.isHorizontal }
    return upright.first { $0.id == focused?.scroller && most($0) > 0 }
      ?? upright.filter { most($0) > 0 }.max {
        $0.visible.width * $0.visible.height < $1.visible.width * $1.visible.height
      }
  }
}
