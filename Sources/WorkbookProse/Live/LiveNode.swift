/// A screen element as the page shows it: a text view, a control, or a container.
struct LiveNode: Encodable, Hashable {
  /// A value that a reader can choose, and the action that sets it.
  struct Choice: Encodable, Hashable {
    let label: String
    let act: Int
    /// The value that a slider is dragged to.
    var number: Double?
  }

  /// The name of the element's ``Element/Role``.
  let role: String
  /// The string of a text view, the title of a container, or the label of a control.
  var text: String?
  /// The styles of the text: `bold`, `italic`, `struck`, or the name of a color.
  var style: [String]?
  /// Whether the element is on, if it's a toggle, or in front, if it's a tab.
  var isOn: Bool?
  /// The contents of a field, or the label of a picker's selected option.
  var value: String?
  /// The value of a slider or a progress view.
  var number: Double?
  /// The lower and upper bounds of the value.
  var range: [Double]?
  /// Whether the element is disabled.
  var isDisabled: Bool?
  /// The index of the action that taps the element, or that increments it if it's a stepper. The
  /// index is `nil` if there is no such action.
  var act: Int?
  /// The index of the action that decrements a stepper, or `nil` if there is none.
  var minus: Int?
  /// The index of the action that presses Return in a field, or `nil` if there is none.
  var submit: Int?
  /// The index of the action that deletes a row, or `nil` if there is none.
  var delete: Int?
  /// The index of the action that moves a row up, or `nil` if there is none.
  var up: Int?
  /// The index of the action that dismisses a sheet or goes back, or `nil` if there is none.
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

/// A request that waits for an answer, as the page shows it.
struct LiveRequest: Encodable, Hashable {
  let request: String
  /// Whether the task that waits has been canceled, or `nil` if it hasn't.
  let isCanceled: Bool?
  /// The answers that a reader can send.
  let answers: [LiveNode.Choice]
}
