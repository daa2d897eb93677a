/// A report of a misuse of the kit, which says what went wrong and where it happened.
///
/// A mistake that is only printed is easy to miss. So a graph keeps its diagnostics in
/// ``ViewGraph/diagnostics``, where a test can check them. Diagnostics from outside any graph go to
/// ``collecting(_:)`` if it's running, or else to standard error.
public struct Diagnostic: Sendable, Equatable {
  /// The kinds of misuse that the kit recognizes.
  public enum Kind: String, Sendable, CaseIterable {
    /// A `@State` property was written while a body ran (S6).
    case writeDuringBody
    /// The state of a view that isn't on screen was written, or was used to create a binding (S7).
    case stateOffScreen
    /// An observed object announced a change outside the main actor (OO4).
    case announcementOffMain
    /// An observed object announced a change while a body ran (OO5).
    case announcementDuringUpdate
    /// Two elements in a `ForEach` have the same ID (I8).
    case duplicateID
    /// A binding to a deleted element was used (B7).
    case staleElementBinding
    /// A binding to the value in an optional was read while the optional was `nil` (B12).
    case unwrappedNil
    /// The range of a `ForEach` changed (I9).
    case rangeChanged
    /// A body ran even though the view's own `==` considers the inputs equal (U13).
    case equalityIgnored
    /// A sheet read a state property that the body never reads. In SwiftUI, the sheet would show a
    /// stale value (SH5).
    case staleSheet
    /// An update would have repeated forever, so it was stopped (U10).
    case updateCycle
    /// A view read an environment object that no view above it injected (E1).
    case missingEnvironmentObject
    /// The value of a `@State` property is an object that can't announce its changes.
    case classInState
    /// An `ObservableObject` in a `@State` property announced a change, but nothing observes the
    /// object (S9).
    case observableObjectInState
    /// A view creates an object that it only observes, so each run of its parent's body creates a
    /// new object (OO3).
    case observedObjectOwned
    /// A `@StateObject` was used while its view was not on screen (SO4).
    case stateObjectOffScreen
    /// A value was pushed onto a navigation stack that doesn't declare a screen for it (N6).
    case missingDestination
    /// The only listener of a box was replaced, so the previous listener no longer receives values.
    case listenerReplaced
  }

  /// The kind of misuse.
  public let kind: Kind
  /// The view in which the misuse happened, if it's known.
  public let view: String?
  /// The property that was misused, if it's known.
  public let property: String?
  /// The location of the property's declaration, if it's known.
  public let declared: SourceSpot?
  /// A few sentences that explain what happened, why it matters, and what to do.
  public let message: String

  /// Creates a diagnostic.
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
}

extension Diagnostic {
  @TaskLocal private static var collector: Locked<[Diagnostic]>?

  /// Whether diagnostics are currently ignored.
  @TaskLocal static var isMuted = false

  /// Runs `work` and ignores the diagnostics that it reports.
  package static func muted<Result>(_ work: () -> Result) -> Result {
    $isMuted.withValue(true) { work() }
  }

  /// Runs `work` and returns its result and the diagnostics that it reported outside any graph.
  public static func collecting<Result>(
    _ work: () throws -> Result
  ) rethrows -> (result: Result, diagnostics: [Diagnostic]) {
    let collector = Locked<[Diagnostic]>([])
    let result = try $collector.withValue(collector) { try work() }
    return (result, collector.withLock { $0 })
  }

  /// Reports a diagnostic to the running graph.
  ///
  /// Outside any graph, the diagnostic goes to ``collecting(_:)`` if it's running, or else to
  /// standard error.
  ///
  /// Your own code can also report misuse, such as replacing a box's only listener.
  public static func report(_ diagnostic: Diagnostic) {
    if isMuted { return }
    if MainActor.isCurrent {
      let isReported = MainActor.assumeIsolated {
        let graph = Evaluating.node?.graph ?? ViewGraph.current
        graph?.report(diagnostic)
        return graph != nil
      }
      if isReported { return }
    }
    if !collect(diagnostic) {
      FileHandle.standardError.write(Data("StateFlow: \(diagnostic)\n".utf8))
    }
  }

  /// Passes a diagnostic to ``collecting(_:)``. Returns `false` if `collecting(_:)` isn't running.
  @discardableResult
  static func collect(_ diagnostic: Diagnostic) -> Bool {
    guard let collector else { return false }
    collector.withLock { $0.append(diagnostic) }
    return true
  }
}
