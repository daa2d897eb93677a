/// The actions of views that run when the tree is settled, because a view appeared or disappeared,
/// or a value that it watches changed.
///
/// These are closures of the program, which may write state. They therefore run between updates,
/// and never while the tree is changing.
@MainActor
struct LifecycleQueue {
  /// An action that waits, and its reason.
  struct Event {
    enum Kind { case appear, disappear, change }
    let kind: Kind
    /// The name of the view that declares the action, for the story.
    let owner: String?
    let action: () -> Void
  }

  private var events: [Event] = []

  var isEmpty: Bool { events.isEmpty }

  mutating func append(_ event: Event) {
    events.append(event)
  }

  /// Removes and returns all waiting events. Events that their actions cause belong to the next
  /// round.
  mutating func takeAll() -> [Event] {
    defer { events = [] }
    return events
  }
}
