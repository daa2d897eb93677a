import StateFlow

/// A script of user actions, such as `tap Add; type 'First name' Frodo; submit Name`.
///
/// Parsing stops at the first error, so that the steps before the error can still be played.
struct PlayScript {
  private(set) var steps: [PlayStep] = []
  private(set) var fault: ScriptError?

  init(_ script: String) {
    for (index, words) in ScriptWords(script).steps.enumerated() {
      do throws(StepReader.Fault) {
        if let fault = words.fault {
          throw StepReader.Fault(problem: fault.problem, place: fault.place)
        }
        var reader = StepReader(words.words)
        steps.append(
          PlayStep(
            number: index + 1, text: words.text, place: words.place, action: try reader.action()))
      } catch {
        fault = ScriptError(
          step: index + 1, text: words.text, place: error.place, problem: error.problem)
        return
      }
    }
  }
}

/// A parser for the words of one step.
struct StepReader {
  struct Fault: Error {
    var problem: String
    var place: ScriptPlace
  }

  /// The verbs and the syntax of their steps.
  static let usages: [(verb: String, usage: String)] = [
    ("tap", "tap LABEL [#N]"), ("toggle", "toggle LABEL"), ("type", "type FIELD TEXT"),
    ("clear", "clear FIELD"), ("submit", "submit FIELD"), ("increment", "increment LABEL"),
    ("decrement", "decrement LABEL"), ("set", "set SLIDER NUMBER"),
    ("choose", "choose PICKER OPTION"), ("dismiss", "dismiss"),
    ("delete", "delete row N, or delete LABEL"), ("move", "move row N to M"),
    ("key", "key NAME [TIMES]"), ("paste", "paste TEXT"), ("click", "click COLUMN ROW"),
    ("wait", "wait [UPDATES]"), ("scheme", "scheme light|dark"), ("size", "size WIDTHxHEIGHT"),
  ]

  private var words: ArraySlice<ScriptWords.Word>
  private let verb: ScriptWords.Word

  init(_ words: [ScriptWords.Word]) {
    verb = words[0]
    self.words = words.dropFirst()
  }

  mutating func action() throws(Fault) -> PlayStep.Action {
    switch verb.text.lowercased() {
    case "tap", "toggle": return .tap(try name())
    case "type": return .type(try firstName(), try text("the text to type"))
    case "clear": return .clear(try name())
    case "submit": return .submit(try name())
    case "increment": return .increment(try name())
    case "decrement": return .decrement(try name())
    case "set": return .set(try firstName(), try decimal())
    case "choose", "select": return .choose(try firstName(), try text("the option to choose"))
    case "dismiss", "back": return try last(.dismiss)
    case "delete": return .delete(try row(whole: true))
    case "move": return try move()
    case "key": return try key()
    case "paste": return .paste(try text("the text to paste"))
    case "click":
      let point = Point(x: try whole("a column number") - 1, y: try whole("a row number") - 1)
      return try last(.click(point))
    case "wait":
      let updates = words.isEmpty ? 1 : try whole("a number")
      return try last(.wait(updates: updates))
    case "scheme": return try scheme()
    case "size": return try size()
    default: throw unknownVerb()
    }
  }

  private func unknownVerb() -> Fault {
    let verbs = Self.usages.map(\.verb)
    let meant =
      nearest(to: verb.text, among: verbs).map { "Did you mean \"\($0)\"?" }
      ?? "Use one of these: \(verbs.joined(separator: ", "))."
    return Fault(problem: "there is no step \"\(verb.text)\". \(meant)", place: verb.place)
  }

  private func missing(_ what: String) -> Fault {
    let usage = Self.usages.first { $0.verb == verb.text.lowercased() }?.usage ?? verb.text
    return Fault(problem: "\(what) is missing. Usage: \(usage)", place: verb.place)
  }

  private func last(_ action: PlayStep.Action) throws(Fault) -> PlayStep.Action {
    guard let next = words.first else { return action }
    throw Fault(problem: "\"\(next.text)\" is unexpected.", place: next.place)
  }

  // MARK: Words

  /// Parses all remaining words as a name.
  private mutating func name() throws(Fault) -> PlayStep.Name {
    let index = try takeIndex()
    guard !words.isEmpty else { throw missing("a label") }
    defer { words = [] }
    return PlayStep.Name(label: words.map(\.text).joined(separator: " "), index: index)
  }

  /// Parses a one-word or quoted name that other words can follow.
  private mutating func firstName() throws(Fault) -> PlayStep.Name {
    guard let word = words.popFirst() else { throw missing("a label") }
    var name = PlayStep.Name(label: word.text)
    if let next = words.first, let index = Self.index(next) {
      name.index = index
      words.removeFirst()
    }
    return name
  }

  private mutating func takeIndex() throws(Fault) -> Int? {
    guard words.count > 1, let last = words.last, !last.isQuoted, last.text.hasPrefix("#") else {
      return nil
    }
    guard let index = Self.index(last) else {
      throw Fault(problem: "\"\(last.text)\" isn't a number such as #2.", place: last.place)
    }
    words.removeLast()
    return index
  }

  private static func index(_ word: ScriptWords.Word) -> Int? {
    guard !word.isQuoted, word.text.hasPrefix("#"), let index = Int(word.text.dropFirst()) else {
      return nil
    }
    return index > 0 ? index : nil
  }

  private mutating func text(_ what: String) throws(Fault) -> String {
    guard !words.isEmpty else { throw missing(what) }
    defer { words = [] }
    return words.map(\.text).joined(separator: " ")
  }

  private mutating func decimal() throws(Fault) -> Double {
    guard let word = words.popFirst() else { throw missing("a number") }
    guard let number = Double(word.text), number.isFinite else {
      throw Fault(problem: "\"\(word.text)\" isn't a number.", place: word.place)
    }
    _ = try last(.dismiss)
    return number
  }

  private mutating func whole(_ what: String) throws(Fault) -> Int {
    guard let word = words.popFirst() else { throw missing(what) }
    guard let number = Int(word.text), (0...100_000).contains(number) else {
      throw Fault(problem: "\"\(word.text)\" isn't \(what).", place: word.place)
    }
    return number
  }

  private mutating func row(whole isWhole: Bool) throws(Fault) -> PlayStep.Row {
    if words.count >= 2, words.first?.text == "row", words.first?.isQuoted == false,
      let number = words.dropFirst().first.flatMap({ Int($0.text) }), number >= 0
    {
      words = words.dropFirst(2)
      if isWhole { _ = try last(.dismiss) }
      return .offset(number)
    }
    return .named(isWhole ? try name() : try firstName())
  }

  private mutating func move() throws(Fault) -> PlayStep.Action {
    let row = try row(whole: false)
    guard let word = words.popFirst(), word.text == "to" else { throw missing("\"to\"") }
    let destination = try whole("a row number")
    return try last(.move(row, to: destination))
  }

  private mutating func key() throws(Fault) -> PlayStep.Action {
    guard let word = words.popFirst() else { throw missing("the name of a key") }
    guard let key = KeyName(word.text) else {
      let meant =
        nearest(to: word.text, among: KeyName.names).map { "Did you mean \($0)?" }
        ?? "Use a letter, or one of these: \(KeyName.names.joined(separator: ", ")). "
        + "ctrl-, alt-, and shift- can come first."
      throw Fault(problem: "there is no key \"\(word.text)\". \(meant)", place: word.place)
    }
    let times = words.isEmpty ? 1 : try whole("a repeat count")
    return try last(.key(key.key, key.modifiers, times: times))
  }

  private mutating func scheme() throws(Fault) -> PlayStep.Action {
    guard let word = words.popFirst() else { throw missing("light or dark") }
    switch word.text {
    case "light": return try last(.scheme(.light))
    case "dark": return try last(.scheme(.dark))
    default: throw Fault(problem: "\"\(word.text)\" is neither light nor dark.", place: word.place)
    }
  }

  private mutating func size() throws(Fault) -> PlayStep.Action {
    guard let word = words.popFirst() else { throw missing("a size") }
    guard let size = Size(written: word.text) else {
      throw Fault(
        problem: "\"\(word.text)\" isn't a size such as 72x20, from 1x1 to 1000x500.",
        place: word.place)
    }
    return try last(.size(size))
  }
}
