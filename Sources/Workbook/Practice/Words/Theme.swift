/// A subject for programs, with the names and titles that they use.
struct Theme: Sendable {
  /// The name of a number or a flag, with its label and the title of a button that changes it: one that
  /// adds 1 to the number, or one that flips the flag.
  struct Name: Sendable {
    let property: String
    let label: String
    let action: String

    init(_ property: String, _ label: String, _ action: String) {
      (self.property, self.label, self.action) = (property, label, action)
    }
  }

  /// The name of a string, with its label, its values, and the verb for choosing one.
  struct Words: Sendable {
    let property: String
    let label: String
    let values: [String]
    let verb: String

    init(_ property: String, _ label: String, _ values: [String], _ verb: String) {
      (self.property, self.label, self.values, self.verb) = (property, label, values, verb)
    }
  }

  /// The type of the elements of a list, the list's name, and the names of some elements.
  struct Elements: Sendable {
    let type: String
    let list: String
    let names: [String]

    init(_ type: String, list: String, names: [String]) {
      (self.type, self.list, self.names) = (type, list, names)
    }
  }

  /// The name of the first view.
  let root: String
  /// The names of other views.
  let views: [String]
  let numbers: [Name]
  let flags: [Name]
  let texts: [Words]
  /// The names of classes.
  let models: [String]
  let element: Elements
}
