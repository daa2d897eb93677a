import StateFlow
import StateFlowActions

extension AppScreen {
  /// Handles a mouse event.
  func handle(_ action: InputEvent.MouseAction, at point: Point) {
    switch action {
    case .press: press(at: point)
    case .drag: drag(to: point)
    case .release: pressed = nil
    case .wheelUp: scrollWheel(by: -3, at: point)
    case .wheelDown: scrollWheel(by: 3, at: point)
    }
  }

  private func press(at point: Point) {
    pressed = nil
    notice = nil
    redraw()
    if showsHelp {
      showsHelp = false
      return
    }
    if showsStory {
      showsStory = false
      return
    }
    guard regions.content.contains(point) else { return }
    let point = inContent(point)
    guard let target = target(at: point) else {
      memory.opened = nil
      return
    }
    focus(target)
    pressed = target.id
    if let action = target.buttons.first(where: { $0.area.contains(point) })?.action {
      return perform(action, on: target)
    }
    if !target.element.isField { use(target) }
  }

  /// Converts a point on the screen to a point in the picture of the views.
  private func inContent(_ point: Point) -> Point {
    let origin = regions.content.origin
    return Point(x: point.x - origin.x, y: point.y - origin.y)
  }

  // Returns the target at a point. A target inside another one takes precedence.
  private func target(at point: Point) -> Target? {
    picture.targets.filter { $0.visible.contains(point) }
      .min { $0.visible.width * $0.visible.height < $1.visible.width * $1.visible.height }
  }

  private func perform(_ action: Target.PartAction, on target: Target) {
    let element = target.element
    switch action {
    case .increment: perform(element.increment)
    case .decrement: perform(element.decrement)
    case .set(let number): perform(element.drag(to: number))
    case .select(let index):
      let options = element.options
      if options.indices.contains(index) { perform(element.select(options[index])) }
    case .cursor(let index): memory.cursors[element.id] = index
    case .delete: perform(focusedRow?.deletion)
    case .moveUp: perform(focusedRow.flatMap { $0.move(to: $0.offset - 1) })
    case .moveDown: perform(focusedRow.flatMap { $0.move(to: $0.offset + 2) })
    }
  }

  private func drag(to point: Point) {
    guard let target = picture.targets.first(where: { $0.id == pressed }) else { return }
    let point = inContent(point)
    // During a drag, only the column counts, because users can't keep the mouse on one line.
    let hit = target.buttons.last { $0.area.minX <= point.x } ?? target.buttons.first
    switch hit?.action {
    case .set(let number) where target.element.value != .number(number, in: nil):
      perform(target.element.drag(to: number))
    case .cursor(let index):
      memory.cursors[target.element.id] = index
      redraw()
    default: break
    }
  }

  private func scrollWheel(by lines: Int, at point: Point) {
    if showsStory || (regions.panel?.contains(point) == true && !regions.isPanelBelow) {
      panel.scrolled = max(0, panel.scrolled + lines)
      return redraw()
    }
    let point = inContent(point)
    guard
      let scroller = picture.scrollers.last(where: {
        !$0.isHorizontal && $0.visible.contains(point)
      })
    else { return }
    scroll(scroller, to: offset(of: scroller) + lines)
  }
}
