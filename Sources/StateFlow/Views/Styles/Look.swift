/// The look of a control or container, which a modifier such as `pickerStyle` sets.
///
/// A look applies to the modified view and everything inside it, and affects only the appearance.
public enum Look: String, Sendable {
  case plainButton, borderedButton, prominentButton, navigationLink
  case segmentedPicker, listPicker
  case buttonToggle
  case borderedField
  case iconLabel, titleLabel
  case circleProgress
  case plainList, groupedList

  /// A kind of control or container that looks apply to. If two looks are set for the same kind,
  /// the inner one wins.
  public enum Subject: Hashable, Sendable {
    case button, picker, toggle, field, label, progress, list
  }
}

extension View {
  /// Sets the look of a kind of control or container. If the look is `nil`, as it is for a default
  /// style, the platform chooses one.
  func look(_ subject: Look.Subject, _ look: Look?) -> some View {
    attribute(.look(subject, look))
  }
}
