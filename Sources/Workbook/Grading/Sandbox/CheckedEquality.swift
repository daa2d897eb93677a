import Foundation

/// A rewriter that replaces `#expect(a == b)` in graded suites with a call to a function that is
/// generic over the operands' type.
///
/// With the macro, the compiler chooses among all visible `==` operators, and an answer can add
/// more of them. The generic function is compiled in advance and always uses the type's own `==`.
/// Failures read the same, because the function calls the testing library function that the macro
/// expands to. Suites also compile in three quarters of the time.
///
/// Only unambiguous expectations are rewritten: those with a single `==`, no other operator that
/// binds as loosely, and no comment other than a literal. If the rewritten suite doesn't compile
/// with the exercise's solution, the original suite is used.
enum CheckedEquality {
  /// The module that contains the function.
  static let module = "WorkbookEquality"

  static let source = """
    import Testing

    private nonisolated func expression(
      _ left: String, _ right: String
    ) -> Testing.__Expression {
      .__fromBinaryOperation(.__fromSyntaxNode(left), "==", .__fromSyntaxNode(right))
    }

    public nonisolated func \(function)<Value: Equatable>(
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

    public nonisolated func \(function)<Value: Equatable & BidirectionalCollection>(
      _ left: Value, _ right: @autoclosure () -> Value, _ leftText: String, _ rightText: String,
      _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
      filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) where Value.Element: Equatable {
      let location = SourceLocation(
        __uncheckedFileID: fileID, filePath: filePath, line: line, column: column)
      if let left = left as? String {
        // Strings are compared whole, not as collections.
        Testing.__checkBinaryOperation(
          left, { $0 == $1() }, right() as! String, expression: expression(leftText, rightText),
          comments: [comment()].compactMap(\\.self), isRequired: false, sourceLocation: location
        ).__expected()
      } else {
        Testing.__checkBinaryOperation(
          left, { $0 == $1() }, right(), expression: expression(leftText, rightText),
          comments: [comment()].compactMap(\\.self), isRequired: false, sourceLocation: location
        ).__expected()
      }
    }
    """

  private static let function = "checkEquality"

  /// Returns a suite file with its equality expectations rewritten. Line numbers don't change.
  ///
  /// - Complexity: O(*n*) in the size of the file in bytes.
  static func applied(to file: Data) -> Data {
    let bytes = Array(file)
    let tokens = outermost(SwiftTokens(bytes).tokens)
    var text = Data()
    var copied = 0
    var index = 0
    while index + 2 < tokens.count {
      guard tokens[index].text == "#", tokens[index].kind == .punctuation,
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
      // Keep the line numbers of the code below. A multiline literal keeps its own line breaks.
      let newline = UInt8(ascii: "\n")
      let lost = bytes[range].count { $0 == newline } - call.utf8.count { $0 == newline }
      text += Data(repeating: newline, count: lost)
      copied = range.upperBound
      index = end + 1
    }
    if copied == 0 { return file }
    return Data("import \(module); ".utf8) + text + bytes[copied...]
  }

  private typealias Token = SwiftTokens.Token

  /// Returns the given tokens without the ones inside literals, such as those between `\(` and `)`.
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

  /// Returns the arguments of a call, each as its tokens, and the index of the closing parenthesis.
  private static func arguments(
    of tokens: [Token], from open: Int
  ) -> (arguments: [ArraySlice<Token>], end: Int)? {
    var arguments: [ArraySlice<Token>] = []
    var depth = 0
    var start = open + 1
    for index in open..<tokens.count where tokens[index].kind == .punctuation {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 {
          arguments.append(tokens[start..<index])
          // A trailing closure belongs to the call.
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

  /// Returns the replacement call, or `nil` if the expectation must stay as it is.
  private static func call(_ arguments: [ArraySlice<Token>], in bytes: [UInt8]) -> String? {
    guard let condition = arguments.first, arguments.count <= 2,
      let (left, right) = operands(of: condition)
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
        let comment = text(arguments[1])
      else { return nil }
      parts.append(comment)
    }
    // Replacing code that spans several lines would change the line numbers of the code below.
    if leftText.contains("\n") || rightText.contains("\n") { return nil }
    return "\(function)(\(parts.joined(separator: ", ")))"
  }

  /// Returns the operands if a condition is an equality comparison and nothing else.
  private static func operands(
    of condition: ArraySlice<Token>
  ) -> (ArraySlice<Token>, ArraySlice<Token>)? {
    var position: Int?
    var depth = 0
    for index in condition.indices {
      let token = condition[index]
      switch token.kind {
      case .punctuation where ["(", "[", "{"].contains(token.text): depth += 1
      case .punctuation where [")", "]", "}"].contains(token.text): depth -= 1
      case .punctuation where depth == 0 && [":", "@", "#", ";"].contains(token.text): return nil
      case .operator where depth == 0 && token.text == "==":
        if position != nil { return nil }
        position = index
      case .operator where depth == 0 && !bindsTighter(token.text): return nil
      case .word where depth == 0 && keywords.contains(token.text): return nil
      case .word where depth == 0 && prefixes.contains(token.text):
        // `copy.count` is a member of something named `copy`.
        let next = index + 1 < condition.endIndex ? condition[index + 1].kind : .operator
        if ![.operator, .punctuation].contains(next) { return nil }
      default: break
      }
    }
    guard let position else { return nil }
    let operands = (condition[..<position], condition[(position + 1)...])
    // `nil` has no type of its own, so the compiler uses a different `==` for it.
    let isNil = [operands.0, operands.1].contains { $0.count == 1 && $0.first?.text == "nil" }
    return isNil ? nil : operands
  }

  /// Returns whether an operator is known to bind more tightly than `==` in every position: prefix,
  /// infix, and postfix.
  private static func bindsTighter(_ sign: String) -> Bool {
    [".", "!", "?.", "!.", "+", "-", "*", "/", "%", "...", "..<", "??"].contains(sign)
  }

  private static let keywords: Set = [
    "try", "await", "is", "as", "in", "nil", "if", "switch",
  ]

  /// The words that are keywords only if a name follows them.
  private static let prefixes: Set = ["unsafe", "consume", "copy"]

  /// Returns a string as a raw string literal without escape sequences.
  private static func literal(_ text: String) -> String {
    var hashes = "#"
    while text.contains("\"\(hashes)") || text.contains("\\\(hashes)") { hashes += "#" }
    return "\(hashes)\"\(text)\"\(hashes)"
  }
}
