import StateFlow

/// Something that a reader can do with a screen.
@MainActor
struct LiveAct {
  /// What the page calls it.
  let label: String
  /// A closure that does it, in one or more updates.
  let perform: (LiveRun) -> Void
}
