/// A write to a state property that happened after the last run of its view's body.
///
/// When a body runs, its closures capture a copy of the view. When SwiftUI presents a sheet, the
/// sheet reads the state properties of this copy. If the body never reads a state property, the
/// sheet shows a stale value of that property (SH5).
struct UnseenWrite {
  let declaration: PropertyDeclaration
  /// The value during the body's last run, as text.
  let seen: String
  /// The current value, as text.
  let current: String
}

/// A state property's storage, which can tell whether the body of the property's view has run since
/// the last write.
@MainActor
protocol UnseenState: AnyObject {
  /// Returns the write that the body hasn't seen, or `nil` if there is no such write.
  ///
  /// After a presentation has read a state property, SwiftUI tracks that property, so later
  /// presentations are never stale. There is therefore at most one unseen write for each state
  /// property.
  func takeUnseenWrite() -> UnseenWrite?
}
