/// A write to a state after the last run of its view's body.
///
/// A closure in a body captures the view as it is in that run. When SwiftUI presents a sheet, it
/// reads the states of that copy. A state that the body never reads is then stale (SH5).
struct UnseenWrite {
  let declaration: PropertyDeclaration
  /// The value during the body's last run, as text.
  let seen: String
  /// The current value, as text.
  let current: String
}

/// A state that knows whether its view's body has run since the last write.
@MainActor
protocol UnseenState: AnyObject {
  /// Returns the write that the body hasn't seen, if there is one.
  ///
  /// SwiftUI tracks a state once a presentation has read it, so later presentations are never
  /// stale. There is therefore at most one such write for each state.
  func takeUnseenWrite() -> UnseenWrite?
}
