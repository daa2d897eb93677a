import StateFlow

/// The elements that are highlighted because their bodies have just run.
struct Flash {
  /// The duration of a highlight.
  static let duration = Duration.milliseconds(600)

  private(set) var lit: Set<Int> = []
  private(set) var end: ContinuousClock.Instant?
  private var seen = 0
  /// The elements at the last call to `follow`.
  private var former: [Element] = []

  /// Ends the highlight if it has expired.
  ///
  /// - Returns: Whether a highlight has ended.
  mutating func hasEnded(by now: ContinuousClock.Instant) -> Bool {
    guard let end, now >= end else { return false }
    self.end = nil
    lit = []
    return true
  }

  /// Highlights the elements of bodies that ran since the last call. The first call highlights
  /// nothing, because all bodies have just run.
  mutating func follow(
    _ elements: [Element], in story: Story, isShown: Bool, now: ContinuousClock.Instant
  ) {
    let last = story.last?.number ?? 0
    let former = former
    self.former = elements
    defer { seen = last }
    guard isShown, seen > 0, last > seen else { return }
    var found: Set<Int> = []
    collect(elements, since: former, &found)
    guard !found.isEmpty else { return }
    lit = found
    end = now + Self.duration
  }

  // Of thousands of rows, hardly any have changed. The others are skipped without being inspected.
  private func collect(_ elements: [Element], since former: [Element], _ found: inout Set<Int>) {
    if let changes = elements.offsetsOfChanges(since: former) {
      for offset in changes { collect(elements[offset], since: former[offset], &found) }
    } else {
      for element in elements { collect(element, since: nil, &found) }
    }
  }

  // A stack's area also covers content from other bodies, so only single elements are highlighted.
  private func collect(_ element: Element, since former: Element?, _ found: inout Set<Int>) {
    guard element.summary.lastRun > seen else { return }
    switch element.role {
    case .text, .image, .label, .button, .link, .toggle, .stepper, .slider, .textField,
      .secureField, .textEditor, .searchField, .picker, .progress, .menu:
      if element.ranInUpdate > seen { found.insert(element.id) }
    case .empty, .list, .section, .header, .footer, .form, .row, .group, .horizontalStack,
      .verticalStack, .depthStack, .scroll, .spacer, .divider, .tabView, .tab, .navigation,
      .toolbarItem, .contextMenu, .sheet, .alert, .dialog, .destination, .caption,
      .disclosureGroup:
      collect(element.children, since: former?.children ?? [], &found)
    }
  }
}
