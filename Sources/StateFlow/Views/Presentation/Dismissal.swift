/// Ends the presentation in which it is read: `@Environment(\.dismiss) private var dismiss`.
public struct DismissAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Ends the presentation. Where nothing is presented, nothing happens.
  public func callAsFunction() { action() }
}

/// Whether a view is presented, and how to end that: what iOS 13 has in place of `dismiss`.
public struct PresentationMode {
  /// Whether the view is presented.
  public let isPresented: Bool
  fileprivate let action: DismissAction

  /// Ends the presentation.
  public mutating func dismiss() { action() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Ends the presentation in which it is read.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether what stands here is presented over something else.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether a view is presented, and how to end that: the spelling of iOS 13.
  @available(*, deprecated, message: "Use isPresented or dismiss")
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}

/// Whether a view in a sheet keeps it from being swiped away.
enum DismissDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

extension View {
  /// Keeps a person from swiping away the sheet that this view is in, or doesn't.
  ///
  /// The program can still end it: `dismiss` and the sheet's binding work as before (SH6).
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: DismissDisabledKey.self, value: isDisabled)
  }
}
