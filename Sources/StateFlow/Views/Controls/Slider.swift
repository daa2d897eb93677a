/// A control for choosing a number from a range.
///
/// The number is clamped to the range. If the slider has steps, the number is also rounded to the
/// nearest step, counting from the lower bound.
public struct Slider<Label: View, ValueLabel: View>: View {
  let content: Label
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let onEditingChanged: (Bool) -> Void

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ content: Label,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.content = content
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.onEditingChanged = onEditingChanged
  }

  private func set(_ number: Double) {
    var next = min(max(number, bounds.lowerBound), bounds.upperBound)
    if let step, step > 0 {
      next = bounds.lowerBound + ((next - bounds.lowerBound) / step).rounded() * step
      if next > bounds.upperBound { next -= step }
    }
    onEditingChanged(true)
    value.wrappedValue = next
    onEditingChanged(false)
  }
}

extension Slider: ControlView {
  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(
      control: .slider, value: .number(value.wrappedValue, in: bounds), in: environment)
    let stride = step ?? (bounds.upperBound - bounds.lowerBound) / 10
    element.actions.setNumber = set
    element.actions.increment = { set(value.wrappedValue + stride) }
    element.actions.decrement = { set(value.wrappedValue - stride) }
    return element
  }
}

extension Slider {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: A binding to the number.
  ///   - bounds: The range of the number.
  ///   - step: The distance between the numbers that the user can choose, or `nil` to allow any
  ///     number.
  ///   - label: Returns the label.
  ///   - onEditingChanged: A closure that is called before and after each change.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(value, bounds, step, label(), onEditingChanged)
  }

  /// Creates a slider with labels for its lower and upper bounds. The kit doesn't show these
  /// labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), onEditingChanged)
  }
}
