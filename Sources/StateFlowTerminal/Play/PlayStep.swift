import StateFlow
import StateFlowActions

/// One step of a script: a user action.
struct PlayStep: Equatable {
  /// The action of a step.
  enum Action: Equatable {
    case user(ActionStep)
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
