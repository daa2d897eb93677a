/// Which controls a submission comes from.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// Those whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Does something when a text in this view was entered.
  ///
  /// *Choice*: of several around one field, the inner one is done first.
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

  /// Keeps what is entered in this view from those around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submit) { if isBlocking { $0 = SubmitAction { _ in } } }
  }
}

/// What is done when a text was entered.
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
