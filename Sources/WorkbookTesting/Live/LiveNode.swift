/// A screen element as the page shows it: a text view, a control, or a container.
struct LiveNode: Encodable, Hashable {
  /// A value that a reader can choose, and the act that sets it.
  struct Choice: Encodable, Hashable {
    let label: String
    let act: Int
    /// The value that a slider is dragged to.
    var number: Double?
  }

  /// The kind of element, by the name of its ``Element/Role``.
  let role: String
  /// The string of a text view, the title of a container, or the label of a control.
  var text: String?
  /// The styles of the text: `bold`, `italic`, `struck`, or the name of a color.
  var style: [String]?
  /// Whether a toggle is on or a tab is in front.
  var isOn: Bool?
  /// The contents of a field, or the label of a picker's selected option.
  var value: String?
  /// The value of a slider or a progress view.
  var number: Double?
  /// The lower and upper bounds of the value.
  var range: [Double]?
  /// Whether the element is disabled.
  var isDisabled: Bool?
  /// The number of the act that taps the element, or increments a stepper.
  var act: Int?
  /// The act that decrements a stepper.
  var minus: Int?
  /// The act that presses the return key in a field.
  var submit: Int?
  /// The act that deletes a row.
  var delete: Int?
  /// The act that moves a row up.
  var up: Int?
  /// The act that dismisses a sheet or goes back.
  var dismiss: Int?
  /// The values that a reader can choose from.
  var choices: [Choice]?
  /// The elements inside this one.
  var parts: [LiveNode]?

  init(_ role: String, text: String? = nil) {
    self.role = role
    self.text = text
  }
}
