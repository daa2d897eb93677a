/// A view that shows how far an operation has progressed, or just that it is running.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let value: Double?
  private let total: Double
}

extension ProgressView {
  /// Creates a view that shows the progress of an operation.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label = { EmptyView() },
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(), value: value.map { Double($0) },
      total: Double(total))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view for an operation of unknown length.
  public init(@ViewBuilder label: () -> Label = { EmptyView() }) {
    self.init(label: label(), currentValueLabel: EmptyView(), value: nil, total: 1)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a progress view for an operation of unknown length, with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Creates a progress view for an operation of unknown length, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
  }

  /// Creates a view that shows the progress of an operation, with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a view that shows the progress of an operation, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView: ContainerView {
  var content: Pair<Caption<Label>, CurrentValueLabel> {
    Pair(first: Caption(label), second: currentValueLabel)
  }

  func element(in environment: EnvironmentValues) -> Element {
    Element(.progress, value: value.map { .number(min(max($0, 0), total), in: 0...max(total, 0)) })
  }
}
