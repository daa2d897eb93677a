/// A program that is being put together from parts.
///
/// Each part adds properties and elements to the root view, and its own views and classes. The elements
/// of all parts are then mixed, so the parts can't be told by their order.
struct ProgramBuilder {
  var dice: Dice
  var program = Program()
  let theme: Theme
  private var numbers: [Theme.Name]
  private var flags: [Theme.Name]
  private var texts: [Theme.Words]
  private var views: [String]
  private var models: [String]
  private var rootProperties: [Property] = []
  private var rootElements: [Element] = []
  /// The task of the root view, if it has one.
  var rootTask: ViewTask?
  /// The numbers in the root's state that parts may share.
  private var sharedNumbers: [Theme.Name] = []

  init(dice: Dice) {
    self.dice = dice
    theme = self.dice.one(of: Theme.all)
    numbers = self.dice.shuffled(theme.numbers)
    flags = self.dice.shuffled(theme.flags)
    texts = self.dice.shuffled(theme.texts)
    views = self.dice.shuffled(theme.views)
    models = self.dice.shuffled(theme.models)
  }

  // MARK: Names

  /// Whether names are left for another part.
  var hasNames: Bool {
    numbers.count > 2 && flags.count > 1 && !texts.isEmpty && views.count > 3 && !models.isEmpty
  }

  mutating func number() -> Theme.Name { numbers.removeLast() }
  mutating func flag() -> Theme.Name { flags.removeLast() }
  mutating func text() -> Theme.Words { texts.removeLast() }
  mutating func view() -> String { views.removeLast() }
  mutating func model() -> String { models.removeLast() }

  // MARK: Parts of the program

  mutating func add(_ property: Property) { rootProperties.append(property) }
  mutating func add(_ element: Element) { rootElements.append(element) }
  mutating func add(_ view: ViewType) { program.views.append(view) }
  mutating func add(_ modelClass: ModelClass) { program.classes.append(modelClass) }

  /// Adds a view whose elements are in any order.
  mutating func addMixed(_ view: ViewType) {
    var view = view
    view.body = dice.shuffled(view.body)
    program.views.append(view)
  }

  /// Returns the kind of one of the root's properties.
  func rootKind(of name: String) -> Property.Kind? {
    rootProperties.first { $0.name == name }?.kind
  }

  /// Returns a number in the root's state: one that another part uses, too, or a new one, which the
  /// root's body shows and a button changes.
  mutating func rootNumber(isShown: Bool = true, isShared: Bool = true) -> Theme.Name {
    if isShared, isShown, !sharedNumbers.isEmpty, dice.once(in: 2) {
      return dice.one(of: sharedNumbers)
    }
    let number = number()
    add(Property(number.property, .state(.number(dice.below(4)))))
    if isShown {
      add(.value(number.label, .property(number.property)))
      sharedNumbers.append(number)
    }
    add(.button(number.action, [.add(.property(number.property), 1)]))
    return number
  }

  /// Returns a new string in the root's state, to which two buttons assign values.
  mutating func rootText(isShown: Bool = true) -> Theme.Words {
    let text = text()
    add(Property(text.property, .state(.text(text.values[0]))))
    if isShown { add(.value(text.label, .property(text.property))) }
    for value in dice.shuffled(text.values).prefix(2) {
      add(.button("\(text.verb) \(value)", [.set(.property(text.property), .text(value))]))
    }
    return text
  }

  /// Returns the program.
  mutating func finished() -> Program {
    var root = ViewType(name: theme.root, properties: rootProperties)
    root.body = dice.shuffled(rootElements)
    root.task = rootTask
    var result = program
    result.views = [root] + dice.shuffled(program.views)
    return result
  }
}
