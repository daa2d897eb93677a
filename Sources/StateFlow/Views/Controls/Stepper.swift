/// A control that increases or decreases a value by a step.
public struct Stepper<Label: View>: View {
  let content: Label
  private let value: () -> Element.Value?
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?

  /// Creates a stepper that calls an action for each tap on one of its buttons.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    content = label()
    value = { nil }
    increment = Self.notifying(onEditingChanged, onIncrement)
    decrement = Self.notifying(onEditingChanged, onDecrement)
  }

  /// Creates a stepper for a value, which it keeps within a range if there is one.
  public init<V: Strideable>(
    value binding: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    content = label()
    value = {
      let now = binding.wrappedValue
      guard let current = number(now) else { return .text("\(now)") }
      guard let bounds, let low = number(bounds.lowerBound), let high = number(bounds.upperBound)
      else { return .number(current, in: nil) }
      return .number(current, in: low...high)
    }
    func move(by stride: V.Stride) {
      let next = binding.wrappedValue.advanced(by: stride)
      let kept = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      if kept != binding.wrappedValue { binding.wrappedValue = kept }
    }
    increment = Self.notifying(onEditingChanged) { move(by: step) }
    decrement = Self.notifying(onEditingChanged) { move(by: 0 - step) }
  }

  private static func notifying(
    _ onEditingChanged: @escaping (Bool) -> Void, _ action: (() -> Void)?
  ) -> (() -> Void)? {
    guard let action else { return nil }
    return {
      onEditingChanged(true)
      action()
      onEditingChanged(false)
    }
  }
}

/// Returns the value as a number, or `nil` if it isn't numeric.
private func number<V>(_ value: V) -> Double? {
  switch value {
  case let value as any BinaryInteger: Double(value)
  case let value as any BinaryFloatingPoint: Double(value)
  default: nil
  }
}

extension Stepper: ControlView {
  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(control: .stepper, value: value(), in: environment)
    element.actions.increment = increment
    element.actions.decrement = decrement
    return element
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that has a title and calls an action for each tap on one of its buttons.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that has a title and calls an action for each tap on one of its buttons.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that changes a value, within a range if there is one.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>? = nil,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that changes a value, within a range if there is one.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// Creates a stepper that calls an action for each tap on one of its buttons (iOS 13 spelling).
  @available(*, deprecated, message: "Use the initializer whose label comes first")
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}
