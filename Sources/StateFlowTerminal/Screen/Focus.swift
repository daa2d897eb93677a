import StateFlow

extension AppScreen {
  /// What has the keys.
  var focused: Target? {
    guard let focus = memory.focus,
      let index = picture.targets.place(of: focus, near: trail.place)
    else { return nil }
    return picture.targets[index]
  }

  /// Finds what has the focus, now that the views were drawn.
  ///
  /// - Returns: Whether that is another than before.
  func settleFocus() -> Bool {
    let before = memory.focus
    let depth = scope.depth + (memory.opened == nil ? 0 : 1)
    memory.focus = trail.follow(
      before, among: picture.targets, depth: depth, preferred: chosenOption)
    if memory.focus != before { followsFocus = true }
    return memory.focus != before
  }

  /// Moves the highlight where the program has moved the keyboard focus.
  ///
  /// - Returns: Whether it is elsewhere than before.
  func followProgramFocus() -> Bool {
    let field = graph.focusedElement
    guard field != programFocus else { return false }
    programFocus = field
    let before = memory.focus
    if let target = picture.targets.first(where: { $0.element.id == field }) {
      memory.focus = target.id
      trail.moved(to: target.id, among: picture.targets)
      memory.cursors[target.element.id] = nil
      followsFocus = true
    } else if field == nil, focused?.element.isField == true {
      memory.focus = nil
    }
    return memory.focus != before
  }

  /// Writes back where the highlight is: on which text field, if on any.
  ///
  /// - Returns: Whether that changed a state of the program.
  func reportFocus() -> Bool {
    let field = focused.flatMap { $0.element.isField ? $0.element : nil }
    guard field?.id != programFocus else { return false }
    let before = graph.story.last?.number
    graph.moveFocus(to: field)
    programFocus = graph.focusedElement
    return graph.story.last?.number != before
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
    if target.id != memory.focus { endEditing() }
    if memory.focus != target.id, target.element.isField {
      memory.cursors[target.element.id] = nil
    }
    memory.focus = target.id
    trail.moved(to: target.id, among: picture.targets)
    followsFocus = true
    redraw()
  }

  /// Ends the editing of the field that has the focus, which is about to leave it.
  func endEditing() {
    perform(focused?.element.endEditing)
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

  /// Gives the keys to the first thing on screen, such as after another tab was chosen.
  func focusFirst() {
    memory.focus = Target.ID(element: .min)
    trail = FocusHistory()
    redraw()
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

  /// Scrolls what the target stands in, and what that stands in, the innermost first.
  @discardableResult
  private func reveal(_ target: Target) -> Bool {
    var area = target.area
    var hasScrolled = false
    for scroller in scrollers(outwardsFrom: target.scroller) {
      let moved = reveal(area, of: target, in: scroller)
      if moved != 0 { hasScrolled = true }
      if scroller.isHorizontal { area.origin.x -= moved } else { area.origin.y -= moved }
    }
    return hasScrolled
  }

  /// - Returns: How far that is from where it was before.
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
    // What can be read before the first thing and behind the last belongs to them.
    let length = end - start
    func stands(_ index: Int) -> Bool {
      let innermost = picture.targets.scroller(at: index)
      return innermost == scroller.id
        || scrollers(outwardsFrom: innermost).contains { $0.id == scroller.id }
    }
    let (first, last) = (
      picture.targets.indices.first(where: stands), picture.targets.indices.last(where: stands)
    )
    if let first, target.id == picture.targets[first].id, high - start + offset <= length {
      new = 0
    }
    if let last, target.id == picture.targets[last].id,
      low - start + offset >= scroller.contentHeight - length
    {
      new = scroller.contentHeight
    }
    scroll(scroller, to: new)
    return self.offset(of: scroller) - offset
  }

  /// A scroller and those that it stands in, the innermost first.
  private func scrollers(outwardsFrom innermost: Int?) -> [Scroller] {
    var chain: [Scroller] = []
    var id = innermost
    // What is around something was noted before it.
    var rest = picture.scrollers[...]
    while let index = rest.lastIndex(where: { $0.id == id }) {
      chain.append(rest[index])
      id = rest[index].outer
      rest = rest[..<index]
    }
    return chain
  }

  func scroller(_ id: Int?) -> Scroller? { picture.scrollers.first { $0.id == id } }

  private func most(_ scroller: Scroller) -> Int {
    let length = scroller.isHorizontal ? scroller.area.width : scroller.area.height
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
