/// How something is to look, as a modifier such as `pickerStyle` says.
///
/// A look holds for all that stands inside what it is said of. It changes nothing of what a thing
/// is or does.
public enum Look: String, Sendable, CaseIterable {
  case plainButton, borderedButton, prominentButton, navigationLink
  case menuPicker, segmentedPicker, listPicker
  case switchToggle, buttonToggle
  case plainField, borderedField
  case fullLabel, iconLabel, titleLabel
  case lineProgress, circleProgress
  case plainList, groupedList

  /// What a look is about: of two about the same, the inner one holds.
  public enum Subject: Hashable, Sendable {
    case button, picker, toggle, field, label, progress, list
  }

  /// What the look is about.
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
  /// Says how something looks; nil, which a default style comes to, says that the platform decides.
  func look(_ subject: Look.Subject, _ look: Look?) -> some View {
    attribute(.look(subject, look))
  }
}
