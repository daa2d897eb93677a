extension View {
  /// Disables all controls in this view while a condition is `true`.
  ///
  /// Inside a disabled view, `disabled(false)` has no effect.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the value that identifies the view as an option of a picker, a row of a list, or a tab of
  /// a tab view.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    attribute(.tag(AnyHashable(tag)))
  }

  /// Hides the labels of controls. Assistive technologies and tests still use them.
  public func labelsHidden() -> some View { attribute(.labelsHidden) }

  /// Adds a badge with a number to the view, or no badge if the number is zero.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }

  /// Adds a badge with text to the view.
  public func badge(_ label: Text?) -> some View {
    attribute(.badge, label)
  }

  /// Adds a badge with a string to the view.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Adds a badge with a string to the view.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

extension View {
  /// Performs an action when the user taps this view.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    _TapView(content: self, action: action)
  }
}

/// A view that the user can tap.
public struct _TapView<Content: View>: View {
  let content: Content
  let action: () -> Void
}

extension _TapView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    TapNode(self, parent: parent, environment: environment)
  }
}

private final class TapNode<Content: View>: WrapperNode<_TapView<Content>> {
  private var isEnabled = true

  override var keepsElements: Bool { true }

  override func mount() {
    refresh()
    super.mount()
  }

  override func refresh() {
    isEnabled = track { EnvironmentValues(scope: environment).isEnabled }
  }

  // An element keeps its own tap action if it has one.
  override func appendElements(to elements: inout [Element]) {
    let start = elements.count
    super.appendElements(to: &elements)
    guard isEnabled else { return }
    for index in start..<elements.count
    where elements[index].actions.tap == nil && !elements[index].isPresented {
      elements[index].actions.tap = view.action
    }
  }
}

/// The kinds of controls that can submit text.
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
