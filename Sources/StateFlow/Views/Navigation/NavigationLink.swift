/// A button that leads to another screen of the stack in which it stands.
///
/// The screen that it leads to is there while it is shown: going back ends it. The screen that
/// has the link is kept meanwhile.
///
/// A link with a destination makes the destination's structure each time that the body with the link
/// runs; the destination's own body runs when the link is followed (N3). A link with a value makes
/// nothing until then: `navigationDestination(for:)` says what to show for the value (N4).
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

  /// A link with any view as its label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), label: label())
  }

  /// A link with any view as its label: the spelling of iOS 13.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(isActive: nil, destination: destination, label: label())
  }

  /// A link that is followed while a binding is true: the spelling of iOS 13.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:)")
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: destination, label: label())
  }

  /// The label as a button, and the other screen while it is shown.
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
  /// A link with any view as its label, to the screen for a value (N4).
  ///
  /// Without a value, or outside of a navigation stack, it is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(value: value.map { AnyHashable($0) }, label: label())
  }

  /// A link with a title, to the screen for a value (N4).
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link with a title, to the screen for a value (N4).
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination(), label: Text(titleKey))
  }

  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination(), label: Text(title))
  }

  /// A link with a title: the spelling of iOS 13.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(isActive: nil, destination: destination, label: Text(titleKey))
  }

  /// A link with a title: the spelling of iOS 13.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(isActive: nil, destination: destination, label: Text(title))
  }
}

extension NavigationLink: KitView {}

extension View {
  /// Shows another screen of the stack while a binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    presentation(.destination, isPresented: isPresented, content: destination)
  }

  /// Shows another screen of the stack while there is an item.
  public func navigationDestination<Item: Identifiable, V: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> V
  ) -> some View {
    presentation(.destination, item: item, content: destination)
  }
}
