/// The actions that views perform when they have appeared or disappeared, or when a value that they
/// watch has changed.
///
/// These actions are part of the program and may write state. They therefore run only after all
/// bodies have run, never while the tree is changing.
@MainActor
struct LifecycleQueue {
  /// A waiting action and the reason for it.
  struct Event {
    enum Kind { case appear, disappear, change }
    let kind: Kind
    /// The name of the view that declares the action, as it appears in the story.
    let owner: String?
    let action: () -> Void
  }

  private var events: [Event] = []

  var isEmpty: Bool { events.isEmpty }

  mutating func append(_ event: Event) {
    events.append(event)
  }

  /// Removes and returns all waiting events. If their actions cause further events, those events
  /// are part of the next round.
  mutating func takeAll() -> [Event] {
    defer { events = [] }
    return events
  }
}
