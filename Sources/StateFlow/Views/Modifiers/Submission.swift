/// The kinds of controls that a submission can come from.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set, one for each kind.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Performs an action when the user submits a text in this view.
  ///
  /// *Choice*: if a field has several of these modifiers, the innermost action runs first.
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

  /// Prevents submissions in this view from reaching the actions of the views around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submit) { if isBlocking { $0 = SubmitAction { _ in } } }
  }
}

/// The action to perform when the user submits a text.
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
