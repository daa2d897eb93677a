/// What views want to be told when the tree is settled: that they appeared, disappeared, or that a
/// value they watch has changed.
///
/// These are the program's own closures, and they may write. So they run between updates, never
/// while the tree is being changed.
@MainActor
struct LifecycleQueue {
  /// Something to tell.
  struct Event {
    enum Kind { case appear, disappear, change }
    let kind: Kind
    /// Who asked, for the story.
    let owner: String?
    let action: () -> Void
  }

  private var events: [Event] = []

  var isEmpty: Bool { events.isEmpty }

  mutating func append(_ event: Event) {
    events.append(event)
  }

  /// Takes out all that wait: what they cause is for the next round.
  mutating func takeAll() -> [Event] {
    defer { events = [] }
    return events
  }
}
