/// A small exercise in the prose: a listing that lacks a line, with candidates for it, or a listing
/// whose lines have to be put in order.
///
/// Its source is compiled with the chapter's tests and contains the answer. The wrong candidates are
/// comments below the line that they would replace, each with what it does:
///
///     // complete: turnstile
///     struct Turnstile: View {
///       @State private var count = 0
///       // or: private var count = 0
///       //   doesn't compile: left side of mutating operator isn't mutable
///       …
///     }
///     // run
///     func turnstile() -> [String] { … }
///     // shows: ["Count: 1"]
///     // end
///
/// The code after `// run` isn't shown to readers. It contains a function with the name of the question,
/// which may be `async` and whose result has the description after `// shows:`. If the code uses listings of
/// the chapter, `// uses: door id` names them. A question about the order of lines begins with `// order:` and
/// has the lines between `// lines` and `// end of lines`. A question has three lines or more, which differ:
/// at most eight to choose from, or five to put in order.
struct LineQuestion: Equatable {
  enum Kind: String {
    case completion = "complete"
    case ordering = "order"
  }

  /// The outcome of a program.
  enum Outcome: Equatable {
    /// The program runs, and its result has this description.
    case shows(String)
    /// The program doesn't compile, and one of the compiler's errors contains this text.
    case doesNotCompile(String)
  }

  /// A line to choose or to move, without its indentation.
  struct Line: Equatable {
    let code: String
    /// The outcome of the program with this line, if the line is a wrong candidate.
    var outcome: Outcome?
  }

  /// A listing that the code uses.
  struct Use: Equatable {
    let name: String
    /// The line of the source that names it, numbered from 1.
    let line: Int
  }

  let kind: Kind
  let name: String
  /// The code above and below the lines.
  let before: [String]
  let after: [String]
  let indentation: String
  /// The lines: the right candidate before the wrong ones, or all lines in the right order.
  let lines: [Line]
  /// The code that isn't shown.
  let support: [String]
  /// The chapter's listings that the code uses.
  let uses: [Use]
  /// The description of the result with the right answer.
  let result: String

  /// The lines as readers see them, sorted by their ends, which says little about the answer.
  var shuffled: [Line] { lines.sorted { String($0.code.reversed()) < String($1.code.reversed()) } }

  /// Returns the letter by which the prose names a line.
  func letter(of line: Line) -> String { Self.letters[shuffled.firstIndex(of: line) ?? 0] }

  /// The letters of the answer, such as `B` or `C, A, B`.
  var answer: String {
    let lines = kind == .completion ? Array(lines.prefix(1)) : lines
    return lines.map(letter).joined(separator: ", ")
  }

  private static let letters = "ABCDEFGH".map(String.init)

  /// The lines of the block in the prose: the listing with a comment in the place of the lines, and the
  /// lines, each followed by its letter.
  var block: [String] {
    let letters = Self.letters.prefix(lines.count)
    let hole =
      switch kind {
      case .completion:
        letters.dropLast().joined(separator: ", ") + ", or \(letters.last ?? "")?"
      case .ordering: "\(letters.first ?? "") to \(letters.last ?? ""), in which order?"
      }
    return before + ["\(indentation)// \(hole)"] + after + [""]
      + zip(shuffled, letters).map { "\($0.code)  // \($1)" }
  }
}

// MARK: Reading

extension LineQuestion {
  /// Reads a question from the source code of a file. The result is `nil` if the file doesn't contain the
  /// question, or if the question lacks a part.
  init?(_ kind: Kind, _ name: String, in source: String) {
    let all = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = all.firstIndex(of: "// \(kind.rawValue): \(name)"),
      let end = all[start...].firstIndex(of: "// end"),
      let told = all[start..<end].lastIndex(where: { $0.hasPrefix(Self.shows) })
    else { return nil }
    let run = all[start..<told].firstIndex(of: "// run") ?? told
    let shown = Array(all[(start + 1)..<run])
    self.kind = kind
    self.name = name
    result = String(all[told].dropFirst(Self.shows.count))
    let hidden = all[run..<told].dropFirst()
    uses = zip(hidden.indices, hidden).filter { $1.hasPrefix(Self.uses) }.flatMap {
      index, comment in
      comment.dropFirst(Self.uses.count).split(separator: " ").map {
        Use(name: String($0), line: index + 1)
      }
    }
    support = hidden.filter { !$0.hasPrefix(Self.uses) }
    let parts = kind == .completion ? Self.candidates(in: shown) : Self.movedLines(in: shown)
    // All orders of more than five lines are too many programs, and equal lines have one letter.
    let most = kind == .ordering ? 5 : Self.letters.count
    guard let parts, (3...most).contains(parts.lines.count),
      Set(parts.lines.map(\.code)).count == parts.lines.count
    else { return nil }
    (before, after, lines) = (parts.before, parts.after, parts.lines)
    indentation = parts.indentation
  }

  private typealias Parts = (
    before: [String], lines: [Line], after: [String], indentation: String
  )
  private static let shows = "// shows: "
  private static let uses = "// uses: "
  private static let fails = "// doesn't compile: "

  private static func candidates(in shown: [String]) -> Parts? {
    let trimmed = shown.map { String($0.drop { $0 == " " }) }
    guard let first = trimmed.firstIndex(where: { $0.hasPrefix("// or: ") }), first > 0 else {
      return nil
    }
    var lines = [Line(code: trimmed[first - 1])]
    var index = first
    while index + 1 < trimmed.count, trimmed[index].hasPrefix("// or: ") {
      guard let outcome = outcome(trimmed[index + 1]) else { return nil }
      lines.append(Line(code: String(trimmed[index].dropFirst("// or: ".count)), outcome: outcome))
      index += 2
    }
    return (
      Array(shown[..<(first - 1)]), lines, Array(shown[index...]), shown[first].indentation
    )
  }

  /// Reads a comment such as `//   shows: ["1"]`.
  private static func outcome(_ comment: String) -> Outcome? {
    let words = "// " + comment.dropFirst(2).drop { $0 == " " }
    if words.hasPrefix(shows) { return .shows(String(words.dropFirst(shows.count))) }
    if words.hasPrefix(fails) { return .doesNotCompile(String(words.dropFirst(fails.count))) }
    return nil
  }

  private static func movedLines(in shown: [String]) -> Parts? {
    let trimmed = shown.map { String($0.drop { $0 == " " }) }
    guard let start = trimmed.firstIndex(of: "// lines"),
      let end = trimmed.firstIndex(of: "// end of lines"), start < end
    else { return nil }
    return (
      Array(shown[..<start]), trimmed[(start + 1)..<end].map { Line(code: $0) },
      Array(shown[(end + 1)...]), shown[start].indentation
    )
  }
}

extension String {
  /// The spaces at the beginning.
  fileprivate var indentation: String { String(prefix { $0 == " " }) }
}

// MARK: Programs

extension LineQuestion {
  /// A program that a reader's answer leads to.
  struct Program: Equatable {
    /// The letters of the answer.
    let letters: String
    /// The code, which has to be inside a type.
    let code: [String]
    /// Whether the answer is right.
    let isRight: Bool
    /// The outcome that the source states, if it states one.
    let outcome: Outcome?
  }

  /// The programs of all answers: a program for each candidate or for each order, the right one first.
  var programs: [Program] {
    let answers = kind == .completion ? lines.map { [$0] } : Self.orders(of: lines)
    return answers.enumerated().map { index, answer in
      Program(
        letters: answer.map(letter).joined(separator: ", "),
        code: before + answer.map { indentation + $0.code } + after + support,
        isRight: index == 0, outcome: index == 0 ? .shows(result) : answer[0].outcome)
    }
  }

  /// Returns all orders of some lines, beginning with the given one.
  private static func orders(of lines: [Line]) -> [[Line]] {
    guard lines.count > 1 else { return [lines] }
    return lines.indices.flatMap { index in
      var rest = lines
      let first = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }
}
