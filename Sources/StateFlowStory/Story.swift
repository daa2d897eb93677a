import StateFlow

/// A record of the updates to a screen.
///
/// A story answers the question "Why didn't my view update?" For each update, the story lists the
/// event, the writes, the bodies that ran because of them, and the bodies that were skipped, with
/// the reasons.
public struct Story: Sendable, Equatable {
  /// The updates, oldest first. A graph keeps the last ``limit`` updates.
  public internal(set) var updates: [StoryUpdate] = []

  /// The number of updates that a graph keeps.
  public static let limit = 200

  /// Creates a story without updates.
  public init() {}

  /// The last update, or `nil` if there haven't been any.
  public var last: StoryUpdate? { updates.last }
}

/// One update, which consists of an event and everything that happened because of it.
public struct StoryUpdate: Sendable, Equatable {
  /// The number of the update, starting at one for the graph's first update.
  public let number: Int
  /// The event that caused the update, such as `first frame` or `tap "Add"`.
  public internal(set) var event: String
  /// The writes, in order.
  public internal(set) var writes: [Write] = []
  /// The bodies that ran, in the order of their first runs.
  public internal(set) var runs: [Run] = []
  /// The bodies that the update reached but skipped.
  public internal(set) var skips: [Skip] = []
  /// The calls to `onAppear`, `onDisappear`, and `onChange` closures, and the starts and ends of tasks.
  public internal(set) var moments: [Moment] = []
  /// The controls that changed even though no body ran, such as `text field "Name"`.
  public internal(set) var refreshes: [String] = []
  /// The diagnostics for misuse that the update revealed.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The holes that were reached, if the graph looks for them.
  public internal(set) var holes: [UnfinishedHole] = []

  init(number: Int, event: String) {
    self.number = number
    self.event = event
  }

  /// A write to a state property, a published property, or another property of an object.
  public struct Write: Sendable, Equatable {
    /// The effect of a write.
    public enum Outcome: String, Sendable {
      /// The readers of the property were notified.
      case announced
      /// The new value equals the old one, so no view was notified (S4).
      case equal
      /// No view on screen observes the object, but a sink forwarded the announcement to another
      /// object that views observe.
      case forwarded
      /// No view on screen observes the property, so no view was notified.
      case unobserved
    }

    /// The type that declares the property, such as `Counter`.
    public let owner: String
    /// The name of the property, such as `count`.
    public let property: String
    /// The location of the property's declaration, if it is known.
    public let declared: SourceSpot?
    /// The effect of the write.
    public internal(set) var outcome: Outcome
    /// Whether a task made the write after it had been canceled.
    public internal(set) var isByCanceledTask = false
    /// The type of the object that a sink forwarded the announcement to, if the outcome is
    /// ``Outcome/forwarded``.
    public internal(set) var forwardedTo: String?
    let lazyChange: LazyChange

    init(
      owner: String, property: String, change: LazyChange, declared: SourceSpot? = nil,
      outcome: Outcome
    ) {
      self.owner = owner
      self.property = property
      self.declared = declared
      self.outcome = outcome
      lazyChange = change
    }

    /// The path from the property to the part that differs, such as `[1].name`. The path is empty
    /// if the whole value differs.
    public var path: String { lazyChange.value.path }
    /// The description of the part before the write.
    public var old: String { lazyChange.value.old }
    /// The description of the part after the write.
    public var new: String { lazyChange.value.new }

    /// Returns whether two writes have the same description.
    public static func == (lhs: Write, rhs: Write) -> Bool {
      (lhs.owner, lhs.property, lhs.declared, lhs.outcome, lhs.forwardedTo)
        == (rhs.owner, rhs.property, rhs.declared, rhs.outcome, rhs.forwardedTo)
        && lhs.isByCanceledTask == rhs.isByCanceledTask
        && (lhs.lazyChange === rhs.lazyChange || lhs.lazyChange.value == rhs.lazyChange.value)
    }
  }

  /// A reason for a body to run.
  public typealias Cause = PredictedUpdate.Cause

  /// A reason to skip a body.
  public enum SkipReason: Sendable, Hashable {
    /// The parent ran, and passed the same inputs as before.
    case sameInputs
    /// A value changed, but not the part of it that the body read.
    case sameReading([String])
  }

  /// The runs of one view type's bodies that had the same causes.
  public struct Run: Sendable, Equatable {
    /// The type of the view.
    public let view: String
    /// The reasons for the runs.
    public let causes: [Cause]
    /// The number of runs.
    public internal(set) var count: Int
    /// The number of runs of bodies that had already run for the same causes.
    public internal(set) var repeats = 0
    /// The full names of the values that changed, such as `Counter.count` for `_count` or for a
    /// binding to `count`.
    public internal(set) var sources: [String] = []
    /// The view whose body contains the first view that ran, or `nil` if there is no such view.
    public internal(set) var parent: String?
  }

  /// The bodies of one view type that were skipped for the same reason.
  public struct Skip: Sendable, Equatable {
    /// The type of the view.
    public let view: String
    /// The reason for the skips.
    public let reason: SkipReason
    /// The number of skipped bodies.
    public internal(set) var count: Int
    /// The number of skips of bodies that had already been skipped for the same reason.
    public internal(set) var repeats = 0
    /// The view whose body contains the first view that was skipped, or `nil` if there is no such
    /// view.
    public internal(set) var parent: String?
  }

  /// A moment in the life of a view: a call to an `onAppear`, `onDisappear`, or `onChange` closure, or
  /// the start or end of a task.
  public struct Moment: Sendable, Equatable {
    /// The kind of moment.
    public enum Kind: Sendable, Equatable {
      /// The modifier's closure was called.
      case appeared, disappeared, sawChange
      /// The view is on screen again with its previous state. No closure is called in this case.
      case returned
      /// A task started. The ID is described as in `task(id:)`, and `nil` for a task without an ID.
      case taskStarted(id: String?)
      /// The view canceled its task, which may go on nevertheless.
      case taskCanceled(reason: String)
      /// A task sent a request to a server.
      case requestSent(String)
      /// A task ended.
      case taskEnded(wasCanceled: Bool)
    }
    /// The kind of moment.
    public let kind: Kind
    /// The view whose body contains the modifier.
    public let view: String
    /// The number of consecutive calls.
    public internal(set) var count: Int
  }
}
