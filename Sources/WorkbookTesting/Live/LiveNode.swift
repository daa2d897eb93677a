/// A part of a screen, as the page shows it: a text, a control or a container.
struct LiveNode: Encodable, Hashable {
  /// A setting that a reader can choose, and the act that chooses it.
  struct Choice: Encodable, Hashable {
    let label: String
    let act: Int
    /// The number that a slider is dragged to.
    var number: Double?
  }

  /// The kind of element, by the name of its ``Element/Role``.
  let role: String
  /// The words: a text's, a title, or the name of a control.
  var text: String?
  /// The words' styles: `bold`, `struck`, or the name of a color.
  var style: [String]?
  /// Whether a toggle is on, or a tab in front.
  var isOn: Bool?
  /// What a field contains, or which option of a picker is selected.
  var value: String?
  /// The number of a slider or a progress view.
  var number: Double?
  /// The range of the number.
  var range: [Double]?
  /// Whether a reader can't use it now.
  var isDisabled: Bool?
  /// The act of a tap; for a stepper, the act of its plus.
  var act: Int?
  /// The act of a stepper's minus.
  var minus: Int?
  /// The act of a field's return key.
  var submit: Int?
  /// The act that deletes a row.
  var delete: Int?
  /// The act that moves a row up.
  var up: Int?
  /// The act that dismisses a sheet or goes back.
  var dismiss: Int?
  /// The settings to choose from.
  var choices: [Choice]?
  /// The parts inside.
  var parts: [LiveNode]?

  init(_ role: String, text: String? = nil) {
    self.role = role
    self.text = text
  }
}
