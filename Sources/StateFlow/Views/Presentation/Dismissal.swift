/// An action that dismisses the presentation that contains the view.
///
///     @Environment(\.dismiss) private var dismiss
public struct DismissAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Dismisses the presentation. Does nothing if the view isn't presented.
  public func callAsFunction() { action() }
}

/// The state of a view's presentation. In iOS 13, a view dismisses its presentation by calling
/// `dismiss()` on this state.
public struct PresentationMode {
  /// Whether the view is presented.
  public let isPresented: Bool
  fileprivate let action: DismissAction

  /// Dismisses the presentation.
  public mutating func dismiss() { action() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// An action that dismisses the presentation that contains the view.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented over another one.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// A binding to the state of the view's presentation (iOS 13 spelling).
  @available(*, deprecated, message: "Use isPresented or dismiss")
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}

/// A preference that indicates whether a view in a sheet prevents the user from swiping the sheet
/// away.
enum DismissDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

extension View {
  /// Prevents the user from swiping away the sheet that contains this view.
  ///
  /// The program can still dismiss the sheet with `dismiss` or through its binding (SH6).
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: DismissDisabledKey.self, value: isDisabled)
  }
}
