import StateFlow

/// One step of a script: something that a person does.
struct PlayStep: Equatable {
  /// How a script speaks of a thing: by its label, and which one where several have it.
  struct Name: Equatable {
    var label: String
    /// Which of them from the top, counted from one.
    var index: Int?
  }

  /// How a script speaks of a row: by its place, counted from zero as `Screen` does, or its label.
  enum Row: Equatable {
    case offset(Int)
    case named(Name)
  }

  /// What is done.
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

  /// Counted from one.
  var number: Int
  /// As it was written.
  var text: String
  /// Where it stands in the script.
  var place: ScriptPlace
  var action: Action
}

/// A place in a script, counted from one.
struct ScriptPlace: Equatable {
  var line = 1
  var column = 1
}

/// Why a script cannot be played on.
struct ScriptError: Error, Equatable {
  /// Which step, counted from one.
  var step: Int
  /// The step as it was written.
  var text: String
  /// Where in the script the fault is.
  var place: ScriptPlace
  /// What is wrong, and what would be right.
  var problem: String

  /// The fault in a sentence or two.
  var message: String {
    let line = place.line > 1 ? "line \(place.line), " : ""
    return "Step \(step) \"\(text)\" (\(line)column \(place.column)): \(problem)"
  }
}
