import StateFlow

/// An action that a reader can perform on a screen.
@MainActor
struct LiveAct {
  /// The action's name, as the page shows it.
  let label: String
  /// A closure that performs the action, in one or more updates.
  let perform: (LiveRun) -> Void
}
