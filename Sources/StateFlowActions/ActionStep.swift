import StateFlow

/// A user action as a script names it, such as `type Ada into Name`.
///
/// The title of an action in a story is such a step, so you can copy it from there into a script. Only
/// edits at a cursor, such as pasting, have no step. Labels of several words don't need quotes.
package enum ActionStep: Equatable, Sendable {
  case tap(Name)
  case increment(Name)
  case decrement(Name)
  case drag(Name, to: Double)
  case type(String, into: Name)
  case clear(Name)
  case submit(Name)
  case endEditing(Name)
  case select(String, in: Name)
  case delete(Row)
  case move(Row, to: Int)
  case refresh
  case dismiss

  /// The label of an element and, if several elements have that label, the element's index among
  /// them, counted from zero at the top.
  package struct Name: Equatable, Sendable {
    package var label: String
    package var index: Int?

    package init(label: String, index: Int? = nil) {
      self.label = label
      self.index = index
    }
  }

  /// A reference to a row: its position in the list, counted from zero, or its label.
  package enum Row: Equatable, Sendable {
    case offset(Int)
    case named(Name)
  }

  /// The verbs and the syntax of their steps.
  package static let usages: [(verb: String, usage: String)] = [
    ("tap", "tap LABEL [#N]"), ("toggle", "toggle LABEL"), ("type", "type TEXT into FIELD"),
    ("clear", "clear FIELD"), ("submit", "submit FIELD"), ("end", "end editing FIELD"),
    ("increment", "increment LABEL"), ("decrement", "decrement LABEL"),
    ("drag", "drag SLIDER to NUMBER"), ("select", "select OPTION in PICKER, or select ROW"),
    ("delete", "delete row N, or delete LABEL"), ("move", "move row N to M"),
    ("refresh", "refresh"), ("dismiss", "dismiss"), ("go", "go back"),
  ]

  /// Parses a step, or returns `nil` if there is no action with the step's verb.
  package init?(_ reader: inout WordReader) throws(WordReader.Fault) {
    switch reader.verb.text.lowercased() {
    case "tap", "toggle": self = .tap(try reader.name())
    case "type":
      let text = try reader.text("The text to type", before: "into")
      self = .type(text, into: try reader.name())
    case "clear": self = .clear(try reader.name())
    case "submit": self = .submit(try reader.name())
    case "end":
      reader.skip("editing")
      self = .endEditing(try reader.name())
    case "increment": self = .increment(try reader.name())
    case "decrement": self = .decrement(try reader.name())
    case "drag": self = .drag(try reader.name(before: "to"), to: try reader.decimal())
    case "select":
      if reader.contains("in") {
        let option = try reader.text("The option to select", before: "in")
        self = .select(option, in: try reader.name())
      } else {
        self = .tap(try reader.name())
      }
    case "delete": self = .delete(try reader.row())
    case "move": self = .move(try reader.row(before: "to"), to: try reader.whole("a row number"))
    case "refresh": self = .refresh
    case "dismiss":
      reader.skip("the")
      for role in ["sheet", "alert", "dialog"] { reader.skip(role) }
      self = .dismiss
    case "go":
      reader.skip("back")
      self = .dismiss
    default: return nil
    }
    try reader.end()
  }
}

extension Finder {
  /// The element that a step is for, and the action to perform on it.
  package struct Found {
    /// The element, or `nil` if the step doesn't apply to a particular element.
    package let element: Element?
    /// The action, or `nil` for a tap that only opens a menu or a picker.
    package let action: UserAction?
  }

  /// Finds the element that a step is for.
  package func find(_ step: ActionStep) throws(Failure) -> Found {
    switch step {
    case .tap(let name): return try tap(name)
    case .increment(let name): return try find(.stepped, name, "increment", \.increment)
    case .decrement(let name): return try find(.stepped, name, "decrement", \.decrement)
    case .drag(let name, let number):
      return try find(ElementKind(.slider), name, "drag") { $0.drag(to: number) }
    case .type(let text, let name):
      return try find(.field, name, "type \"\(text)\" into") { $0.type(text) }
    case .clear(let name): return try find(.field, name, "clear", \.clear)
    case .submit(let name): return try find(.field, name, "submit", \.submit)
    case .endEditing(let name): return try find(.field, name, "end editing", \.endEditing)
    case .select(let option, let name):
      let picker = try one(ElementKind(.picker), name.label, at: name.index).element
      return Found(element: picker, action: try selection(of: option, in: picker))
    case .delete(let row):
      let row = try self.row(row)
      return Found(element: row.element.element, action: try deletion(of: row))
    case .move(let row, let destination):
      let row = try self.row(row)
      return Found(element: row.element.element, action: try move(row, to: destination))
    case .refresh:
      return Found(element: nil, action: try refresh())
    case .dismiss:
      guard let dismissal else { throw failure("There is nothing to dismiss.") }
      return Found(element: nil, action: dismissal)
    }
  }

  private func find(
    _ kind: ElementKind, _ name: ActionStep.Name, _ verb: String,
    _ make: (Element) -> UserAction?
  ) throws(Failure) -> Found {
    let element = try one(kind, name.label, at: name.index).element
    return Found(element: element, action: try action(verb, element, make))
  }

  private func tap(_ name: ActionStep.Name) throws(Failure) -> Found {
    var selections: [Element.ID: UserAction] = [:]
    for row in elements.flatMap(\.rows) { selections[row.element.element.id] = row.selection }
    let kind = ElementKind.tapped(rows: Set(selections.keys))
    let element = try one(kind, name.label, at: name.index).element
    if element.isEnabled, element.role == .menu || element.role == .picker {
      return Found(element: element, action: nil)
    }
    return Found(
      element: element, action: try action("tap", element) { $0.tap ?? selections[$0.id] })
  }
}
