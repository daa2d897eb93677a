import StateFlow

/// An action that a reader can perform on a screen.
@MainActor
struct LiveAct {
  /// The name of the action on the page.
  let label: String
  /// A closure that performs the action, in one or more updates.
  let perform: (LiveRun) -> Void
}
