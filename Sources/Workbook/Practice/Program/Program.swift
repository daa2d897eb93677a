/// A small program, as data. It can be printed as Swift source and run by the book's rules.
package struct Program: Hashable, Sendable {
  /// The classes of the program's objects.
  var classes: [ModelClass] = []
  /// The type of the elements in the program's list, if there is one.
  var element: ElementType?
  /// The program's own environment value, if it has one.
  var environmentValue: EnvironmentName?
  /// The views. The first one is the root.
  var views: [ViewType] = []

  var root: ViewType { views[0] }

  /// The names of the view types, in the order of their declarations.
  package var viewNames: [String] { views.map(\.name) }

  /// Whether a view has a task, so that an event can have two updates.
  package var hasTask: Bool { views.contains { $0.task != nil } }

  func view(_ name: String) -> ViewType? { views.first { $0.name == name } }
  func modelClass(_ name: String) -> ModelClass? { classes.first { $0.name == name } }
}

/// A class whose instances hold values.
struct ModelClass: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A class that doesn't announce its changes.
    case plain
    /// An `ObservableObject` whose properties are `@Published`.
    case published
    /// An `@Observable` class.
    case observable
  }

  var name: String
  var kind: Kind
  var fields: [Field]

  struct Field: Hashable, Sendable {
    var name: String
    var initial: Value
  }
}

/// A struct with an ID, for the rows of a list.
struct ElementType: Hashable, Sendable {
  var name: String
  /// The name of the property that is a number.
  var count: String
}

/// An environment value that is a number.
struct EnvironmentName: Hashable, Sendable {
  /// The name of the property, such as `price`.
  var property: String
  /// The name of the key type, such as `PriceKey`.
  var key: String
  var initial: Int
}

/// A view type.
struct ViewType: Hashable, Sendable {
  var name: String
  var properties: [Property] = []
  /// The properties that the view's `==` compares, or `nil` if the view isn't `Equatable`.
  var compared: [String]?
  var body: [Element] = []
  /// The task of the whole body, if there is one. At most one view of a program has a task.
  var task: ViewTask?

  func property(_ name: String) -> Property? { properties.first { $0.name == name } }
}

/// A task that starts when its view appears, and when its ID changes.
struct ViewTask: Hashable, Sendable {
  /// The value that is passed to `.task(id:)`, or `nil` if the task has no ID.
  var id: Expression?
  var statement: Statement
}

/// A stored property of a view.
struct Property: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case state(Value)
    /// A plain property. The string is its type.
    case input(String)
    /// The string is the type of the value.
    case binding(String)
    case action
    /// An object. The string is the name of its class.
    case stateObject(String)
    /// An `@ObservedObject` with a default value.
    case ownedObserved(String)
    case observed(String)
    /// An object in `@State`.
    case stateModel(String)
    /// An object in a plain property.
    case model(String)
    case environmentModel(String)
    case environmentValue
    case saved(Value)
  }

  var name: String
  var kind: Kind

  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// Whether a parent passes the property's value.
  var isArgument: Bool {
    switch kind {
    case .input, .binding, .action, .observed, .model: true
    default: false
    }
  }
}

/// A part of a view's body.
indirect enum Element: Hashable, Sendable {
  /// A `Text` with a fixed string.
  case label(String)
  /// A `Text` with a label and a value.
  case value(String, Expression)
  case button(String, [Statement])
  /// A button whose action is a property.
  case actionButton(String, String)
  /// A toggle that is bound to a property.
  case toggle(String, String)
  case child(ChildView)
  case branch(Expression, then: [Element], otherwise: [Element])
  /// A row for each element of a list. Each row is a view with the element as its only input.
  case rows(list: String, view: String, argument: String)
}

/// A view in another view's body.
struct ChildView: Hashable, Sendable {
  var view: String
  var arguments: [Argument] = []
  /// The value that is passed to `.id`, if any.
  var id: Expression?
  /// The value that is set in the environment, if any.
  var environmentValue: Expression?
  /// The property whose object is put into the environment, if any.
  var environmentObject: String?

  struct Argument: Hashable, Sendable {
    var name: String
    var value: Expression
  }
}

extension Element {
  /// Returns a view with one input.
  static func child(_ view: String, passing name: String, _ value: Expression) -> Element {
    .child(ChildView(view: view, arguments: [.init(name: name, value: value)]))
  }
}

/// An expression in a view.
indirect enum Expression: Hashable, Sendable {
  case literal(Value)
  case property(String)
  /// A property of an object or of an element.
  case member(String, String)
  case isOver(Expression, Int)
  case both(Expression, Expression)
  /// A binding to a property, such as `$count`.
  case binding(String)
  /// A closure.
  case action([Statement])
}

/// A statement in a button's action or in a task.
enum Statement: Hashable, Sendable {
  case set(Target, Value)
  /// Sets a property to the value of another one.
  case copy(String, from: String)
  case add(Target, Int)
  case flip(Target)
  /// Replaces an object with a new one.
  case replace(String, with: String)
  case insert(ElementValue, into: String)
  case removeFirst(String)
  case reverse(String)
  /// Adds 1 to the number of the first element.
  case addToFirst(String)

  /// The name of the property that is written.
  var property: String {
    switch self {
    case .set(let target, _), .add(let target, _), .flip(let target): target.property
    case .copy(let name, _), .replace(let name, _), .insert(_, let name), .removeFirst(let name),
      .reverse(let name), .addToFirst(let name):
      name
    }
  }

  /// A variable.
  enum Target: Hashable, Sendable {
    case property(String)
    case member(String, String)

    /// The name of the property that is written.
    var property: String {
      switch self {
      case .property(let name), .member(_, let name): name
      }
    }
  }
}

/// A value of a program.
indirect enum Value: Hashable, Sendable {
  case number(Int)
  case flag(Bool)
  case text(String)
  case elements([ElementValue])
  // The following values exist only while a program runs.
  case element(ElementValue)
  /// An object, by its number.
  case object(Int)
  /// A binding to a location.
  case location(Location)
  /// A closure. Two closures are never equal, so each one has a number.
  case action(Int)
}

/// An element of a list.
struct ElementValue: Hashable, Sendable {
  var id: Int
  var name: String
  var count: Int
}

/// A place where a running program stores a value.
enum Location: Hashable, Sendable {
  /// The storage of a view's property. The first string identifies the view.
  case state(String, String)
  case field(Int, String)
  case saved(String)
}
