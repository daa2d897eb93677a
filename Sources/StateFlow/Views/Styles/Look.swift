/// The look of a control or container, which a modifier such as `pickerStyle` sets.
///
/// A look applies to everything inside the modified view. It changes only the appearance.
public enum Look: String, Sendable, CaseIterable {
  case plainButton, borderedButton, prominentButton, navigationLink
  case menuPicker, segmentedPicker, listPicker
  case switchToggle, buttonToggle
  case plainField, borderedField
  case fullLabel, iconLabel, titleLabel
  case lineProgress, circleProgress
  case plainList, groupedList

  /// The kind of control or container that a look applies to. Of two looks for the same kind, the
  /// inner one wins.
  public enum Subject: Hashable, Sendable {
    case button, picker, toggle, field, label, progress, list
  }

  /// The kind of control or container that the look applies to.
  public var subject: Subject {
    switch self {
    case .plainButton, .borderedButton, .prominentButton, .navigationLink: .button
    case .menuPicker, .segmentedPicker, .listPicker: .picker
    case .switchToggle, .buttonToggle: .toggle
    case .plainField, .borderedField: .field
    case .fullLabel, .iconLabel, .titleLabel: .label
    case .lineProgress, .circleProgress: .progress
    case .plainList, .groupedList: .list
    }
  }
}

extension View {
  /// Sets the look of a kind of control or container. Nil, for a default style, lets the platform
  /// decide.
  func look(_ subject: Look.Subject, _ look: Look?) -> some View {
    attribute(.look(subject, look))
  }
}
