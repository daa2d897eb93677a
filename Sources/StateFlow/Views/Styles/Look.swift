/// The look of a control or container, which a modifier such as `pickerStyle` sets.
///
/// A look applies to the modified view and everything inside it, and affects only the appearance.
public enum Look: String, Sendable, CaseIterable {
  case plainButton, borderedButton, prominentButton, navigationLink
  case menuPicker, segmentedPicker, listPicker
  case switchToggle, buttonToggle
  case plainField, borderedField
  case fullLabel, iconLabel, titleLabel
  case lineProgress, circleProgress
  case plainList, groupedList

  /// A kind of control or container that looks apply to. If two looks are set for the same kind,
  /// the inner one wins.
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
  /// Sets the look of a kind of control or container. If the look is `nil`, as it is for a default
  /// style, the platform chooses one.
  func look(_ subject: Look.Subject, _ look: Look?) -> some View {
    attribute(.look(subject, look))
  }
}
