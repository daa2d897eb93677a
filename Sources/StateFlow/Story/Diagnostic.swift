/// A misuse of the kit, as data: what went wrong, where, and where the book explains it.
///
/// A mistake that is only printed is a mistake that nobody reads. A graph keeps what it sees in
/// ``ViewGraph/diagnostics``, where a test can assert it; what happens outside any graph goes to
/// whoever collects with ``collecting(_:)``, and failing that to standard error.
public struct Diagnostic: Sendable, Equatable {
  /// The kinds of misuse that are recognised.
  public enum Kind: String, Sendable, CaseIterable {
    /// A state was written while a body ran (S6).
    case writeDuringBody
    /// A state of a view that is not on screen was written, or asked for a binding (S7).
    case stateOffScreen
    /// An observed object announced a change outside the main actor (OO4).
    case announcementOffMain
    /// An observed object announced a change while a body ran (OO5).
    case announcementDuringUpdate
    /// Two elements of a `ForEach` have one id (I8).
    case duplicateID
    /// A binding to an element that was deleted was used (B7).
    case staleElementBinding
    /// A binding to the value of an optional was read while the optional is nil (B12).
    case unwrappedNil
    /// A `ForEach` over a range was given another range (I9).
    case rangeChanged
    /// A body ran although the view's own `==` finds its inputs equal (U13).
    case equalityIgnored
    /// A sheet reads a state that the body never read, which is stale in SwiftUI (SH5).
    case staleSheet
    /// An update caused itself again and again (U10).
    case updateCycle
    /// A view asked for an environment object that nobody above it injected (E1).
    case missingEnvironmentObject
    /// A `@State` holds an object that can tell nobody of its changes.
    case classInState
    /// An `ObservableObject` held in `@State` announced, and nothing observes it (S9).
    case observableObjectInState
    /// A view makes the object that it only observes, and so makes it anew each time (OO3).
    case observedObjectOwned
    /// A `StateObject` was used while its view is not on screen (SO4).
    case stateObjectOffScreen
    /// A value was pushed onto a navigation stack that has no screen for it (N6).
    case missingDestination
    /// A box for one listener was given another, and the first hears no more.
    case listenerReplaced
  }

  /// What went wrong.
  public let kind: Kind
  /// The view in which it happened, where one is known.
  public let view: String?
  /// The property that it concerns, where one is known.
  public let property: String?
  /// Where the property is declared, where that is known.
  public let declared: SourceSpot?
  /// What happened, why it matters, and what to do, in one or two sentences.
  public let message: String

  /// A misuse.
  public init(
    _ kind: Kind, view: String? = nil, property: String? = nil, declared: SourceSpot? = nil,
    message: String
  ) {
    self.kind = kind
    self.view = view
    self.property = property
    self.declared = declared
    self.message = message
  }

  /// The chapter of the book that explains the matter.
  public var chapter: String {
    switch kind {
    case .writeDuringBody, .stateOffScreen, .duplicateID, .updateCycle, .equalityIgnored:
      "01-ViewState"
    case .staleElementBinding, .unwrappedNil: "02-Bindings"
    case .staleSheet: "07-EnvironmentInjection"
    case .rangeChanged: "08-Stores"
    case .classInState, .observableObjectInState: "03-ValuesAndReferences"
    case .listenerReplaced: "04-Boxing"
    case .announcementOffMain, .announcementDuringUpdate: "05-ObservableObjects"
    case .observedObjectOwned, .stateObjectOffScreen, .missingDestination: "06-Ownership"
    case .missingEnvironmentObject: "07-EnvironmentInjection"
    }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The message, the place, and the chapter that explains it, as sentences.
  public var description: String {
    let place = declared.map { " (declared at \($0))" } ?? ""
    return "\(message)\(place) Chapter \(chapter) explains it."
  }
}
