/// A set of the kinds of controls from which the user can submit text.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set, one for each kind of control.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Submission from text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Submission from search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Performs an action when the user submits text in this view.
  ///
  /// *Choice*: if several of these modifiers apply to a field, the innermost action runs first.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submit) { submit in
      let outer = submit
      submit = SubmitAction { trigger in
        if triggers.contains(trigger) { action() }
        outer(trigger)
      }
    }
  }

  /// Prevents submissions in this view from triggering the actions of the views that contain it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submit) { if isBlocking { $0 = SubmitAction { _ in } } }
  }
}

/// The action to perform when the user submits text.
struct SubmitAction {
  let action: (SubmitTriggers) -> Void

  func callAsFunction(_ trigger: SubmitTriggers) { action(trigger) }
}

private enum SubmitKey: EnvironmentKey {
  static var defaultValue: SubmitAction { SubmitAction { _ in } }
}

extension EnvironmentValues {
  var submit: SubmitAction {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}
