/// A button that pushes another screen onto the navigation stack that contains it.
///
/// When the user goes back, the pushed screen and its state are removed. Until then, the stack
/// keeps the screen with the link.
///
/// A link with a destination creates the destination's view value each time the body with the link
/// runs, but the destination's own body runs only when the user follows the link (N3). A link with
/// a value creates nothing until the user follows it. The screen for the value is declared by
/// `navigationDestination(for:)` (N4).
public struct NavigationLink<Label: View, Destination: View>: View {
  @State private var own = false
  @Environment(\.screenStack) private var stack
  private let isActive: Binding<Bool>?
  private let destination: Destination?
  private let value: AnyHashable?
  private let label: Label

  private init(
    isActive: Binding<Bool>? = nil, destination: Destination? = nil, value: AnyHashable? = nil,
    label: Label
  ) {
    self.isActive = isActive
    self.destination = destination
    self.value = value
    self.label = label
  }

  /// Creates a link with a custom label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), label: label())
  }

  /// Creates a link with a custom label (iOS 13 spelling).
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(isActive: nil, destination: destination, label: label())
  }

  /// Creates a link whose screen is shown while a binding's value is `true` (iOS 13 spelling).
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: destination, label: label())
  }

  /// A button with the label, and the pushed screen while it is shown.
  public var body: some View {
    let isActive = isActive ?? $own
    Button {
      if let value { stack?.stack?.push(value) } else { isActive.wrappedValue = true }
    } label: {
      label
    }
    .look(.button, .navigationLink)
    .disabled(destination == nil && (value == nil || stack == nil))
    .presentation(.destination, isPresented: isActive) { destination }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen for a value, with a custom label (N4).
  ///
  /// If the value is `nil`, or the link isn't in a navigation stack, the link is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(value: value.map { AnyHashable($0) }, label: label())
  }

  /// Creates a link to the screen for a value, with a title (N4).
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link to the screen for a value, with a title (N4).
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination(), label: Text(titleKey))
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination(), label: Text(title))
  }

  /// Creates a link with a title (iOS 13 spelling).
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(isActive: nil, destination: destination, label: Text(titleKey))
  }

  /// Creates a link with a title (iOS 13 spelling).
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(isActive: nil, destination: destination, label: Text(title))
  }
}

extension NavigationLink: KitView {}

extension View {
  /// Pushes another screen onto the navigation stack while a binding's value is `true`.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    presentation(.destination, isPresented: isPresented, content: destination)
  }

  /// Pushes another screen onto the navigation stack while a binding's item isn't `nil`.
  public func navigationDestination<Item: Identifiable, V: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> V
  ) -> some View {
    presentation(.destination, item: item, content: destination)
  }
}
