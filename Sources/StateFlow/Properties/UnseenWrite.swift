/// A write to a state that the body of its view has not seen: it ran last before the write.
///
/// A closure that a body makes keeps the view as it was in that run. SwiftUI reads the states of
/// that copy when it presents a sheet, and a state that the body never reads is then stale (SH5).
struct UnseenWrite {
  let declaration: PropertyDeclaration
  /// The value of the body's last run, as text.
  let seen: String
  /// The value now, as text.
  let current: String
}

/// A state that knows whether the body of its view has seen its value.
@MainActor
protocol UnseenState: AnyObject {
  /// The write that the body has not seen, if there is one.
  ///
  /// SwiftUI follows a state from the first time that a presentation reads it, so that later
  /// presentations are never stale: there is at most one such write for each state.
  func takeUnseenWrite() -> UnseenWrite?
}
