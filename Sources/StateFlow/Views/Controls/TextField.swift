/// A control for editing text.
///
/// A field that is bound to a string writes to the binding with each change. A field that is bound
/// to a formatted value writes to the binding when the user submits the text or the field loses the
/// focus. Both kinds of field call the `onSubmit` action when the user submits the text.
public struct TextField<Label: View>: View {
  private let field: Field<Label>

  init(_ field: Field<Label>) {
    self.field = field
  }

  /// Creates a field with a custom label. In the kit, the axis has no effect.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(Field(content: label(), role: .textField, prompt: prompt, text: text))
  }
}

extension TextField: TransparentView {
  var content: Field<Label> { field }
}

extension TextField where Label == Text {
  /// Creates a field with a title, which serves as the placeholder while the field is empty. In the
  /// kit, the axis has no effect.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title, which serves as the placeholder while the field is empty. In the
  /// kit, the axis has no effect.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value that a format style formats and parses.
  ///
  /// The field writes the value when the user submits the text or the field loses the focus, but
  /// not with each keystroke (B10). *Choice*: if the format can't parse the text, the field
  /// discards it and shows the value again.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Self.formatted(Text(titleKey), value, format, prompt))
  }

  /// Creates a field for a value that a format style formats and parses.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Self.formatted(Text(title), value, format, prompt))
  }

  /// Creates a field for an optional value that a format style formats and parses. If the field is
  /// empty, it writes `nil`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Self.formatted(Text(titleKey), value, format, prompt))
  }

  /// Creates a field for an optional value that a format style formats and parses. If the field is
  /// empty, it writes `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Self.formatted(Text(title), value, format, prompt))
  }

  private static func formatted<F: ParseableFormatStyle>(
    _ title: Text, _ value: Binding<F.FormatInput?>, _ format: F, _ prompt: Text?
  ) -> Field<Text> where F.FormatOutput == String {
    Field(
      content: title, role: .textField, prompt: prompt,
      text: .reading { value.wrappedValue.map(format.format) ?? "" },
      commit: { words in
        if words.isEmpty {
          value.wrappedValue = nil
        } else if let read = try? format.parseStrategy.parse(words) {
          value.wrappedValue = read
        }
      })
  }

  private static func formatted<F: ParseableFormatStyle>(
    _ title: Text, _ value: Binding<F.FormatInput>, _ format: F, _ prompt: Text?
  ) -> Field<Text> where F.FormatOutput == String {
    Field(
      content: title, role: .textField, prompt: prompt,
      text: .reading { format.format(value.wrappedValue) },
      commit: { words in
        guard let read = try? format.parseStrategy.parse(words) else { return }
        value.wrappedValue = read
      })
  }
}

extension TextField where Label == Text {
  // At least one of the actions has to be passed, so there is an initializer for each.

  /// Creates a field with actions to perform on editing and on submission (iOS 13 spelling).
  @available(*, deprecated, message: "Use onSubmit and FocusState")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Self.legacy(Text(titleKey), text, onEditingChanged, onCommit))
  }

  /// Creates a field with actions to perform on editing and on submission (iOS 13 spelling).
  @available(*, deprecated, message: "Use onSubmit and FocusState")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(Self.legacy(Text(title), text, onEditingChanged, onCommit))
  }

  /// Creates a field with an action to perform on submission (iOS 13 spelling).
  @available(*, deprecated, message: "Use onSubmit and FocusState")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Self.legacy(Text(titleKey), text, { _ in }, onCommit))
  }

  /// Creates a field with an action to perform on submission (iOS 13 spelling).
  @available(*, deprecated, message: "Use onSubmit and FocusState")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Self.legacy(Text(title), text, { _ in }, onCommit))
  }

  private static func legacy(
    _ title: Text, _ text: Binding<String>, _ onEditingChanged: @escaping (Bool) -> Void,
    _ onCommit: @escaping () -> Void
  ) -> Field<Text> {
    Field(
      content: title, role: .textField, prompt: nil, text: text,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}
