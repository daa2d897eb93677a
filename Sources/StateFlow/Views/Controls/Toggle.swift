/// A control that the user switches on or off.
public struct Toggle<Label: View>: View {
  let content: Label
  private let isOn: Binding<Bool>
  private var others: [Binding<Bool>] = []

  /// Creates a toggle with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    content = label()
  }

  /// Creates a toggle for several values, which it switches together.
  ///
  /// The toggle is on if all values are. If only some are, SwiftUI shows a mixed state; the kit shows
  /// the toggle as off. In both, switching the toggle then turns all values on.
  ///
  /// - Parameters:
  ///   - sources: The elements with the values.
  ///   - isOn: The key path from an element to a binding of its value.
  ///   - label: Returns the label.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(isOn: bindings.first ?? .constant(false), label: label)
    others = Array(bindings.dropFirst())
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title for several values, which it switches together.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title for several values, which it switches together.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == StateFlow.Label<Text, Image> {
  /// Creates a toggle with a title and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle: ControlView {
  func element(in environment: EnvironmentValues) -> Element {
    let bindings = [isOn] + others
    let areOn = bindings.allSatisfy(\.wrappedValue)
    var element = Element(control: .toggle, value: .flag(areOn), in: environment)
    element.actions.tap = {
      let areOn = bindings.allSatisfy(\.wrappedValue)
      for binding in bindings { binding.wrappedValue = !areOn }
    }
    return element
  }
}
