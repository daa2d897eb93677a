import Foundation

/// How `#expect(a == b)` is compiled in a suite that grades: as a call of a function that is
/// generic over the type of both.
///
/// The macro leaves it to the compiler to look for the `==` that is meant, among all that are in
/// sight, and an answer may bring more of them into sight. The function has been compiled before,
/// and asks the type itself. It says what the macro says: it hands on to the function of the
/// testing library that the macro stands for. And a suite takes a quarter less time to compile.
///
/// Only what can be nothing else is taken: one `==`, with nothing that binds less beside it, and a
/// comment that is a literal. If a suite does not compile with its solution after that, it is
/// compiled as it is.
enum CheckedEquality {
  /// The module that the function is in.
  static let module = "WorkbookEquality"

  static let source = """
    import Testing

    private nonisolated func expression(
      _ left: String, _ right: String
    ) -> Testing.__Expression {
      .__fromBinaryOperation(.__fromSyntaxNode(left), "==", .__fromSyntaxNode(right))
    }

    nonisolated func \(function)<Value: Equatable>(
      _ left: Value, _ right: @autoclosure () -> Value, _ leftText: String, _ rightText: String,
      _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
      filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
      Testing.__checkBinaryOperation(
        left, { $0 == $1() }, right(), expression: expression(leftText, rightText),
        comments: [comment()].compactMap(\\.self), isRequired: false,
        sourceLocation: SourceLocation(
          __uncheckedFileID: fileID, filePath: filePath, line: line, column: column)
      ).__expected()
    }

    nonisolated func \(function)<Value: Equatable & BidirectionalCollection>(
      _ left: Value, _ right: @autoclosure () -> Value, _ leftText: String, _ rightText: String,
      _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
      filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) where Value.Element: Equatable {
      let place = SourceLocation(
        __uncheckedFileID: fileID, filePath: filePath, line: line, column: column)
      if let left = left as? String {
        // A text is compared as a whole.
        Testing.__checkBinaryOperation(
          left, { $0 == $1() }, right() as! String, expression: expression(leftText, rightText),
          comments: [comment()].compactMap(\\.self), isRequired: false, sourceLocation: place
        ).__expected()
      } else {
        Testing.__checkBinaryOperation(
          left, { $0 == $1() }, right(), expression: expression(leftText, rightText),
          comments: [comment()].compactMap(\\.self), isRequired: false, sourceLocation: place
        ).__expected()
      }
    }
    """

  private static let function = "checkEquality"

  /// A suite's file with its equalities checked by the function; each line stays where it is.
  ///
  /// - Complexity: O(*n*) in its bytes.
  static func applied(to file: Data) -> Data {
    let bytes = Array(file)
    let tokens = outermost(SwiftTokens(bytes).tokens)
    var text = Data()
    var copied = 0
    var index = 0
    while index + 2 < tokens.count {
      guard tokens[index].text == "#", tokens[index].kind == .mark,
        tokens[index + 1].text == "expect", tokens[index + 2].text == "(",
        let (arguments, end) = arguments(of: tokens, from: index + 2),
        let call = call(arguments, in: bytes)
      else {
        index += 1
        continue
      }
      let range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
      text += bytes[copied..<range.lowerBound]
      text += Data(call.utf8)
      // What stands below keeps its line.
      text += bytes[range].filter { $0 == UInt8(ascii: "\n") }
      copied = range.upperBound
      index = end + 1
    }
    if copied == 0 { return file }
    return Data("import \(module); ".utf8) + text + bytes[copied...]
  }

  private typealias Token = SwiftTokens.Token

  /// The tokens that are not in a literal, such as those between `\(` and `)`.
  private static func outermost(_ tokens: [Token]) -> [Token] {
    var kept: [Token] = []
    for token in tokens {
      while let last = kept.last, last.range.lowerBound >= token.range.lowerBound {
        kept.removeLast()
      }
      kept.append(token)
    }
    return kept
  }

  /// The arguments of a call, each as its tokens, and where the call ends.
  private static func arguments(
    of tokens: [Token], from open: Int
  ) -> (arguments: [ArraySlice<Token>], end: Int)? {
    var arguments: [ArraySlice<Token>] = []
    var depth = 0
    var start = open + 1
    for index in open..<tokens.count where tokens[index].kind == .mark {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 {
          arguments.append(tokens[start..<index])
          // A closure behind the call belongs to it.
          let isFollowed = index + 1 < tokens.count && tokens[index + 1].text == "{"
          return isFollowed ? nil : (arguments, index)
        }
      case "," where depth == 1:
        arguments.append(tokens[start..<index])
        start = index + 1
      default: break
      }
    }
    return nil
  }

  /// The call of the function, or nil if the expectation is to stay as it is.
  private static func call(_ arguments: [ArraySlice<Token>], in bytes: [UInt8]) -> String? {
    guard let condition = arguments.first, arguments.count <= 2,
      let (left, right) = sides(of: condition)
    else { return nil }
    func text(_ tokens: ArraySlice<Token>) -> String? {
      guard let first = tokens.first, let last = tokens.last else { return nil }
      return String(
        decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    }
    guard let leftText = text(left), let rightText = text(right) else { return nil }
    var parts = [leftText, rightText, literal(leftText), literal(rightText)]
    if arguments.count == 2 {
      guard arguments[1].count == 1, arguments[1].first?.kind == .literal,
        let comment = text(arguments[1]), !comment.contains("\n")
      else { return nil }
      parts.append(comment)
    }
    // Code that is on several lines would move what stands below.
    if leftText.contains("\n") || rightText.contains("\n") { return nil }
    return "\(function)(\(parts.joined(separator: ", ")))"
  }

  /// What is compared, if a condition is a comparison and nothing else.
  private static func sides(
    of condition: ArraySlice<Token>
  ) -> (ArraySlice<Token>, ArraySlice<Token>)? {
    var place: Int?
    var depth = 0
    for index in condition.indices {
      let token = condition[index]
      switch token.kind {
      case .mark where ["(", "[", "{"].contains(token.text): depth += 1
      case .mark where [")", "]", "}"].contains(token.text): depth -= 1
      case .mark where depth == 0 && [":", "@", "#", ";"].contains(token.text): return nil
      case .sign where depth == 0 && token.text == "==":
        if place != nil { return nil }
        place = index
      case .sign where depth == 0 && !bindsMore(token.text): return nil
      case .word where depth == 0 && keywords.contains(token.text): return nil
      case .word where depth == 0 && prefixes.contains(token.text):
        // `copy.count` is a member of something that is called copy.
        let next = index + 1 < condition.endIndex ? condition[index + 1].kind : .sign
        if ![.sign, .mark].contains(next) { return nil }
      default: break
      }
    }
    guard let place else { return nil }
    let sides = (condition[..<place], condition[(place + 1)...])
    // Nothing is equal to nil by its type; the compiler has another `==` for it.
    let isNil = [sides.0, sides.1].contains { $0.count == 1 && $0.first?.text == "nil" }
    return isNil ? nil : sides
  }

  /// Whether a sign binds more than `==` does, wherever it stands.
  private static func bindsMore(_ sign: String) -> Bool {
    [".", "!", "?.", "!.", "+", "-", "*", "/", "%", "...", "..<", "??"].contains(sign)
  }

  private static let keywords: Set = [
    "try", "await", "is", "as", "in", "nil", "if", "switch",
  ]

  /// Words that are keywords only where a name is behind them.
  private static let prefixes: Set = ["unsafe", "consume", "copy"]

  /// A text as a literal in which nothing has a meaning.
  private static func literal(_ text: String) -> String {
    var hashes = "#"
    while text.contains("\"\(hashes)") || text.contains("\\\(hashes)") { hashes += "#" }
    return "\(hashes)\"\(text)\"\(hashes)"
  }
}
