/// A prediction of one update, for exercises in which you predict a story.
///
///     static let prediction1 = PredictedUpdate(
///       writes: ["Door.visitors"],
///       runs: [.body("Door", because: .changed("visitors"))],
///       skips: ["Sign"])
///
/// If nothing belongs in a list, leave it empty. The order of the elements doesn't matter.
public struct PredictedUpdate: Sendable, Equatable {
  /// The properties that are written, with their types, such as `Door.visitors`.
  ///
  /// Include writes that don't change the value.
  public var writes: [String]
  /// The bodies that run. If the bodies of three rows run, there are three elements.
  public var runs: [Run]
  /// The views whose bodies the update skips. A view that is skipped twice is listed twice.
  ///
  /// For example, a body is skipped if the parent recreates the view with the same inputs.
  public var skips: [String]

  /// Creates a prediction.
  public init(writes: [String] = [], runs: [Run] = [], skips: [String] = []) {
    (self.writes, self.runs, self.skips) = (writes, runs, skips)
  }

  /// A reason for a body to run.
  public enum Cause: Sendable, Hashable {
    /// The view appeared for the first time.
    case firstAppearance
    /// The parent passed different inputs.
    case inputs
    /// A value that the body read has changed. For a property that the view declares, the string is
    /// its name, such as `count`. Otherwise, it is the name of the value, such as `Door.count`.
    case changed(String)
  }

  /// A body that runs.
  public struct Run: Sendable, Equatable {
    /// The type of the view.
    public let view: String
    /// The reasons why the body runs.
    public let causes: [Cause]

    package init(view: String, causes: [Cause]) {
      (self.view, self.causes) = (view, causes)
    }

    /// Returns a run of a view's body.
    ///
    /// If a body runs for two reasons, pass two causes, as in `.inputs, .changed("count")`.
    public static func body(_ view: String, because causes: Cause...) -> Run {
      Run(view: view, causes: causes)
    }
  }
}
