/// What happened on a screen, update by update.
///
/// A story answers the question that every newcomer has, "why did my view not update?", by telling
/// what was done, what was written, which bodies ran because of it, and which did not and why.
public struct Story: Sendable, Equatable {
  /// The updates, oldest first. A graph keeps the last ``limit``.
  public internal(set) var updates: [StoryUpdate] = []

  /// How many updates a graph keeps.
  public static let limit = 200

  /// A story in which nothing has happened.
  public init() {}

  /// The last update, if there was one.
  public var last: StoryUpdate? { updates.last }
}

/// One update: what set it off, and what came of it.
public struct StoryUpdate: Sendable, Equatable {
  /// The number of the update, counted from one in the life of the graph.
  public let number: Int
  /// What set the update off: `first frame`, `tap "Add"`.
  public let event: String
  /// What was written, in order.
  public internal(set) var writes: [Write] = []
  /// Which bodies ran, in the order in which each ran first.
  public internal(set) var runs: [Run] = []
  /// Which bodies did not run although something near them changed.
  public internal(set) var skips: [Skip] = []
  /// Which views appeared and disappeared, or saw a value change, where they asked to be told.
  public internal(set) var moments: [Moment] = []
  /// The controls that show something else although no body ran, such as `text field "Name"`.
  public internal(set) var refreshes: [String] = []
  /// What was misused.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// What is unfinished in what ran, where the graph looks for that.
  public internal(set) var holes: [UnfinishedHole] = []

  init(number: Int, event: String) {
    self.number = number
    self.event = event
  }

  /// A write to a state, a published property, or an object's property.
  public struct Write: Sendable, Equatable {
    /// What became of it.
    public enum Outcome: String, Sendable {
      /// Whoever reads it was told.
      case announced
      /// The new value equals the old: nobody was told (S4).
      case equal
      /// Nothing on screen observes it: nobody was told, or nobody listened.
      case unobserved
    }

    /// The type that has the property: `Counter`.
    public let owner: String
    /// The property: `count`.
    public let property: String
    /// Where the property is declared, where that is known.
    public let declared: SourceSpot?
    /// What became of the write.
    public let outcome: Outcome
    let late: LateChange

    init(
      owner: String, property: String, change: LateChange, declared: SourceSpot?, outcome: Outcome
    ) {
      self.owner = owner
      self.property = property
      self.declared = declared
      self.outcome = outcome
      late = change
    }

    /// The way from the property to the part of it that differs: `[1].name`; empty if that is the
    /// whole property.
    public var path: String { late.change.path }
    /// The part before, as text.
    public var old: String { late.change.old }
    /// The part after, as text.
    public var new: String { late.change.new }

    /// Whether both say the same.
    public static func == (lhs: Write, rhs: Write) -> Bool {
      (lhs.owner, lhs.property, lhs.declared, lhs.outcome)
        == (rhs.owner, rhs.property, rhs.declared, rhs.outcome)
        && (lhs.late === rhs.late || lhs.late.change == rhs.late.change)
    }
  }

  /// Why a body ran.
  public enum Cause: Sendable, Hashable {
    /// The view came on screen.
    case firstAppearance
    /// The parent gave it other inputs.
    case inputs
    /// Something that it read changed: `_count`, or the name of what changed elsewhere.
    case changed(String)
  }

  /// Why a body did not run.
  public enum SkipReason: Sendable, Hashable {
    /// The parent ran, and gave it the inputs that it had before.
    case sameInputs
    /// Something of which it read a part changed, but not that part.
    case sameReading([String])
  }

  /// The runs of the bodies of one type of view for one set of causes.
  public struct Run: Sendable, Equatable {
    /// The type of view.
    public let view: String
    /// Why it ran.
    public let causes: [Cause]
    /// How often bodies of this type ran for these causes.
    public internal(set) var count: Int
    /// How many of these runs were of a body that had run for them before.
    public internal(set) var repeats = 0
    /// What changed, by its owner's name: `Counter.count` where the cause is `_count`, or is a
    /// binding to it.
    public internal(set) var sources: [String] = []
    /// The view in whose body the first of them stands, when there is one.
    public internal(set) var parent: String?
  }

  /// Bodies of one type of view that did not run, for one reason.
  public struct Skip: Sendable, Equatable {
    /// The type of view.
    public let view: String
    /// Why it did not run.
    public let reason: SkipReason
    /// How often bodies of this type were skipped for this reason.
    public internal(set) var count: Int
    /// How often a body was skipped that had been skipped for this reason before.
    public internal(set) var repeats = 0
    /// The view in whose body the first of them stands, when there is one.
    public internal(set) var parent: String?
  }

  /// Something that a view asked to be told.
  public struct Moment: Sendable, Equatable {
    /// What it was told.
    public enum Kind: String, Sendable {
      case appeared, disappeared, sawChange
      /// The view is on screen again, with the state that it had. Nothing is called for this.
      case returned
    }
    /// What it was told.
    public let kind: Kind
    /// The view whose body asked for it.
    public let view: String
    /// How many of them in a row were told the same.
    public internal(set) var count: Int
  }
}
