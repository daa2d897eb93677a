import StateFlow
import StateFlowActions

/// A script of user actions, such as `tap Add; type Frodo into First name; submit First name`.
///
/// Parsing stops at the first error, so that the steps before the error can still be played.
struct PlayScript {
  private(set) var steps: [PlayStep] = []
  private(set) var fault: ScriptError?

  /// The verbs and the syntax of their steps.
  static let usages: [(verb: String, usage: String)] =
    ActionStep.usages + [
      ("key", "key NAME [TIMES]"), ("wait", "wait [UPDATES]"), ("size", "size WIDTHxHEIGHT"),
    ]

  init(_ script: String) {
    for (index, words) in ScriptWords(script).steps.enumerated() {
      do throws(WordReader.Fault) {
        if let fault = words.fault {
          throw WordReader.Fault(problem: fault.problem, place: fault.place)
        }
        var reader = WordReader(words.words, usages: Self.usages)
        steps.append(
          PlayStep(
            number: index + 1, text: words.text, place: words.place,
            action: try PlayStep.Action(&reader)))
      } catch {
        fault = ScriptError(
          step: index + 1, text: words.text, place: error.place, problem: error.problem)
        return
      }
    }
  }
}

/// One step of a script: a user action.
struct PlayStep: Equatable {
  /// The action of a step.
  enum Action: Equatable {
    case user(ActionStep)
    case key(InputEvent.Key, InputEvent.Modifiers, times: Int)
    case wait(updates: Int)
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

extension PlayStep.Action {
  /// Parses a step: a user action, or one of the steps that only a terminal has.
  init(_ reader: inout WordReader) throws(WordReader.Fault) {
    if let action = try ActionStep(&reader) {
      self = .user(action)
      return
    }
    switch reader.verb.text.lowercased() {
    case "key": self = try Self.key(&reader)
    case "wait": self = .wait(updates: reader.isAtEnd ? 1 : try reader.whole("a number"))
    case "size":
      let word = try reader.word("The size")
      guard let size = Size(written: word.text) else {
        throw WordReader.Fault(
          problem: "\"\(word.text)\" isn't a size such as 72x20, from 1x1 to 1000x500.",
          place: word.place)
      }
      self = .size(size)
    default:
      let verbs = PlayScript.usages.map(\.verb)
      let meant =
        nearest(to: reader.verb.text, among: verbs).map { "Did you mean \"\($0)\"?" }
        ?? "Use one of these: \(verbs.joined(separator: ", "))."
      throw WordReader.Fault(
        problem: "There is no step \"\(reader.verb.text)\". \(meant)", place: reader.verb.place)
    }
    try reader.end()
  }

  private static func key(_ reader: inout WordReader) throws(WordReader.Fault) -> Self {
    let word = try reader.word("The name of a key")
    guard let key = KeyName(word.text) else {
      let meant =
        nearest(to: word.text, among: KeyName.names).map { "Did you mean \($0)?" }
        ?? "Use a letter, or one of these: \(KeyName.names.joined(separator: ", ")). "
        + "ctrl-, alt-, and shift- can come first."
      throw WordReader.Fault(
        problem: "There is no key \"\(word.text)\". \(meant)", place: word.place)
    }
    let times = reader.isAtEnd ? 1 : try reader.whole("a repeat count")
    return .key(key.key, key.modifiers, times: times)
  }
}
