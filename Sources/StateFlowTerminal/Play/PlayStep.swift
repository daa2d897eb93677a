import StateFlow

/// One step of a script: a user action.
struct PlayStep: Equatable {
  /// The name of an element in a script: its label, followed by a number if several elements have
  /// that label.
  struct Name: Equatable {
    var label: String
    /// The element's number among those with the same label, counted from one at the top.
    var index: Int?
  }

  /// A reference to a row: its index, counted from zero as in `Screen`, or its label.
  enum Row: Equatable {
    case offset(Int)
    case named(Name)
  }

  /// The action of a step.
  enum Action: Equatable {
    case tap(Name)
    case type(Name, String)
    case clear(Name)
    case increment(Name)
    case decrement(Name)
    case set(Name, Double)
    case choose(Name, String)
    case submit(Name)
    case dismiss
    case delete(Row)
    case move(Row, to: Int)
    case key(InputEvent.Key, InputEvent.Modifiers, times: Int)
    case paste(String)
    case click(Point)
    case wait(updates: Int)
    case scheme(ColorScheme)
    case size(Size)
  }

  /// The number of the step, counted from one.
  var number: Int
  /// The step as written in the script.
  var text: String
  /// The position of the step in the script.
  var place: ScriptPlace
  var action: Action
}

/// A position in a script. Lines and columns are counted from one.
struct ScriptPlace: Equatable {
  var line = 1
  var column = 1
}

/// An error that stops a script.
struct ScriptError: Error, Equatable {
  /// The number of the step, counted from one.
  var step: Int
  /// The step as written in the script.
  var text: String
  /// The position of the error in the script.
  var place: ScriptPlace
  /// A description of the problem, with advice on how to correct it.
  var problem: String

  /// The complete error message.
  var message: String {
    let line = place.line > 1 ? "line \(place.line), " : ""
    return "Step \(step) \"\(text)\" (\(line)column \(place.column)): \(problem)"
  }
}
