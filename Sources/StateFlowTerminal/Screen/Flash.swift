import StateFlow
import StateFlowStory

/// The elements that are highlighted because their bodies have just run.
struct Flash {
  /// The duration of a highlight.
  static let duration = Duration.milliseconds(600)

  private(set) var lit: Set<Int> = []
  private(set) var end: ContinuousClock.Instant?
  private var seen = 0

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
    defer { seen = last }
    guard isShown, seen > 0, last > seen else { return }
    var found: Set<Int> = []
    collect(elements, &found)
    guard !found.isEmpty else { return }
    lit = found
    end = now + Self.duration
  }

  // A stack's area also covers content from other bodies, so only single elements are highlighted.
  private func collect(_ elements: [Element], _ found: inout Set<Int>) {
    for element in elements {
      switch element.role {
      case .text, .image, .label, .button, .link, .toggle, .stepper, .slider, .textField,
        .secureField, .textEditor, .searchField, .picker, .progress, .menu:
        if element.ranInUpdate > seen { found.insert(element.id) }
      default: collect(element.children, &found)
      }
    }
  }
}
