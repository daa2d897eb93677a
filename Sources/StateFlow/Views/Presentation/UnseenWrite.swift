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

extension UnseenWrite {
  /// Returns a diagnostic that says which outdated value SwiftUI would present (SH5).
  func diagnostic(in role: Element.Role) -> Diagnostic {
    let (view, property) = (declaration.view, declaration.property)
    return Diagnostic(
      .staleSheet, view: view, property: property, declared: declaration.spot,
      message: """
        A \(role.rawValue) shows \(view).\(property), which the body of \(view) never reads. The \
        closure of the \(role.rawValue) keeps the values of the body's last run, so SwiftUI would \
        show \(seen) here instead of \(current). Read \(property) in the body, or pass it with \
        sheet(item:).
        """)
  }
}
