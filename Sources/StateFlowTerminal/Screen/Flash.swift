import StateFlow

/// Which things are lit up because the bodies that they come from have just run.
struct Flash {
  /// For how long.
  static let duration = Duration.milliseconds(600)

  private(set) var lit: Set<Int> = []
  private(set) var end: ContinuousClock.Instant?
  private var seen = 0

  /// Ends the flash where its time has come.
  ///
  /// - Returns: Whether something is no longer lit.
  mutating func hasEnded(by now: ContinuousClock.Instant) -> Bool {
    guard let end, now >= end else { return false }
    self.end = nil
    lit = []
    return true
  }

  /// Lights up what was made by bodies that have run since it was asked last, but not at the start,
  /// when all have.
  mutating func follow(
    _ elements: [Element], in story: Story, isShown: Bool, now: ContinuousClock.Instant
  ) {
    let last = story.last?.number ?? 0
    defer { seen = last }
    guard isShown, seen > 0, last > seen else { return }
    var found: Set<Int> = []
    for element in elements { collect(element, &found) }
    guard !found.isEmpty else { return }
    lit = found
    end = now + Self.duration
  }

  // A stack is as large as all that is in it, whoever made that: only single things are lit up.
  private func collect(_ element: Element, _ found: inout Set<Int>) {
    guard element.summary.lastRun > seen else { return }
    switch element.role {
    case .text, .image, .label, .button, .link, .toggle, .stepper, .slider, .textField,
      .secureField, .picker, .progress, .menu:
      if element.ranInUpdate > seen { found.insert(element.id) }
    case .empty, .list, .section, .header, .footer, .form, .row, .group, .horizontalStack,
      .verticalStack, .depthStack, .scroll, .spacer, .divider, .tabView, .tab, .navigation,
      .toolbarItem, .contextMenu, .sheet, .alert, .dialog, .destination, .caption:
      for child in element.children { collect(child, &found) }
    }
  }
}
