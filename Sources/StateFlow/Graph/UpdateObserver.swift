/// An observer that a graph reports each update to: what was written, which bodies ran, and why.
///
/// The graph only keeps the screen up to date. Its observer can keep a record, as stories do. A graph
/// without an observer saves the time that the reports take.
@MainActor
package protocol UpdateObserver: AnyObject, Sendable {
  // MARK: Updates

  /// The number of the current update or, if there is none, of the next update.
  var updateNumber: Int { get }

  /// Responds to the start of an update.
  ///
  /// - Parameters:
  ///   - event: The event that caused the update, such as `tap "Add"`.
  ///   - isDroppedIfEmpty: Whether the update doesn't count if the event has no effect, such as a
  ///     change to an environment value that nothing reads.
  func updateBegan(_ event: String, isDroppedIfEmpty: Bool)

  /// Responds when a round of an update is about to run bodies.
  func roundBegan()

  /// Responds to the end of an update.
  ///
  /// - Parameter refreshedControls: Returns the controls, such as a field that reads its binding,
  ///   that have changed without a body of the program.
  func updateEnded(refreshedControls: () -> [Element])

  // MARK: Writes

  /// Returns the change from one value to another for a ``PropertyWrite``.
  ///
  /// This method can be called on any thread. Any of the values may change after it returns.
  nonisolated func change<Value>(from old: Value, to new: Value) -> any Sendable

  /// Responds to a write.
  ///
  /// - Returns: An ID for ``forwarded(_:to:)``.
  @discardableResult
  func wrote(_ write: PropertyWrite) -> WriteID

  /// Responds when an announcement of a write makes another object, which views observe, announce a
  /// change.
  func forwarded(_ write: WriteID, to object: String)

  // MARK: Tasks

  /// Remembers what lets a task go on, until an update shows it.
  func remember(_ resumption: Resumption)

  /// Returns what let a task go on if no update has shown it yet, such as `the answer to 1 arrives`.
  func takeResumption() -> String?

  // MARK: Objects

  /// Whether an object that the observer watches has changed since the last update.
  var sawChange: Bool { get }

  /// Watches an object that a view holds, which may change without an announcement.
  func watch(_ object: AnyObject)

  /// Responds when an `ObservableObject` that views observe announces a change.
  func objectWillChange(_ object: ObjectIdentifier)

  /// Responds when an `@Observable` property that a node has read announces a change.
  ///
  /// - Parameters:
  ///   - source: The source that represents all properties that the node has read.
  ///   - node: The node.
  ///   - isBeforeChange: Whether the property still has its old value. If another thread makes the
  ///     change, the property may already have its new value.
  func willChange(_ source: ObservedProperties, readBy node: Node, isBeforeChange: Bool)

  // MARK: Views

  /// Responds when the body of a node's view is about to run because of ``Node/changedSources``.
  ///
  /// - Parameters:
  ///   - isFirst: Whether the body runs for the first time.
  ///   - hasNewInputs: Whether the parent passed different inputs.
  ///   - objects: The objects in the view's plain properties.
  func ran(_ node: Node, isFirst: Bool, hasNewInputs: Bool, objects: [AnyObject])

  /// Responds when a node is skipped because its parent passed the same inputs as before.
  func skipped(_ node: Node)

  /// Responds when a node is skipped because the parts of the changed sources that it has read are
  /// unchanged.
  func skipped(_ node: Node, despiteChangesTo sources: [Source])

  /// Responds to an event in the life of a view.
  func occurred(_ event: ViewEvent, in view: String)

  // MARK: Mistakes and unfinished work

  /// Responds to a diagnostic.
  func reported(_ diagnostic: Diagnostic)

  /// Responds when a hole is reached.
  func reached(_ hole: UnfinishedHole, isInUpdate: Bool)
}

extension UpdateObserver {
  /// Responds to the start of an update that counts even if its event has no effect.
  func updateBegan(_ event: String) { updateBegan(event, isDroppedIfEmpty: false) }
}

/// A write to a property, as a graph reports it.
package struct PropertyWrite: Sendable {
  /// The effect of a write on the views.
  package enum Effect: Sendable {
    /// The property's readers are invalidated.
    case announced
    /// The new value equals the old one, so nothing has to run.
    case equal
    /// No view on screen observes the property.
    case unobserved
  }

  /// The type that declares the property, such as `Counter`.
  package let owner: String
  /// The name of the property, such as `count`.
  package let property: String
  /// The location of the property's declaration, if it's known.
  package var declared: SourceSpot?
  /// The result of ``UpdateObserver/change(from:to:)``.
  package let change: any Sendable
  /// The effect of the write.
  package let effect: Effect
  /// The source that represents the property's object, if views observe the object.
  package var object: ObjectSource?
  /// Whether each reader of the property reports the same write.
  package var isReportedByEachReader = false
}

/// The ID of a write that a graph has reported.
package struct WriteID: Hashable, Sendable {
  /// The number of the update.
  package let update: Int
  /// The position among the writes of the update.
  package let index: Int

  /// Creates an ID.
  package init(update: Int, index: Int) {
    (self.update, self.index) = (update, index)
  }
}

/// An event in the life of a view.
package enum ViewEvent: Sendable {
  /// An `onAppear` closure is called.
  case appeared
  /// An `onDisappear` closure is called.
  case disappeared
  /// An `onChange` closure is called.
  case sawChange
  /// The view is on screen again with its previous state. No closure is called.
  case returned
  /// The view starts a task, with the description of its ID if it has one.
  case taskStarted(id: String?)
  /// The view cancels its task.
  case taskCanceled(reason: String)
  /// A task of the view, or of one of its actions, sends a request to a server.
  case requestSent(String)
  /// The view's task ends.
  case taskEnded(wasCanceled: Bool)
}
