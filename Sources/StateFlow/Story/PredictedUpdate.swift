/// A prediction of one update, in an exercise in which you predict a story.
///
///     static let prediction1 = PredictedUpdate(
///       writes: ["Door.visitors"],
///       runs: [.body("Door", because: .changed("visitors"))],
///       skips: ["Sign"])
///
/// Leave a list empty if nothing belongs in it. The order doesn't matter.
public struct PredictedUpdate: Sendable, Equatable {
  /// The properties that are written, with their types: `Door.visitors`.
  ///
  /// A write that doesn't change the value is a write, too.
  public var writes: [String]
  /// The bodies that run. If the bodies of three rows run, there are three elements.
  public var runs: [Run]
  /// The views whose bodies the update skips. A view that is skipped twice is listed twice.
  ///
  /// A body is skipped, for example, if the parent recreates the view with the same inputs.
  public var skips: [String]

  /// Creates a prediction.
  public init(writes: [String] = [], runs: [Run] = [], skips: [String] = []) {
    (self.writes, self.runs, self.skips) = (writes, runs, skips)
  }

  /// A body that runs.
  public struct Run: Sendable, Equatable {
    /// The type of the view.
    public let view: String
    /// The reasons why its body runs.
    public let causes: [StoryUpdate.Cause]

    package init(view: String, causes: [StoryUpdate.Cause]) {
      (self.view, self.causes) = (view, causes)
    }

    /// Returns a run of a view's body.
    ///
    /// A body that runs for two reasons has two causes: `.inputs, .changed("count")`.
    public static func body(_ view: String, because causes: StoryUpdate.Cause...) -> Run {
      Run(view: view, causes: causes)
    }
  }
}
