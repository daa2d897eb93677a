/// The calls to functions that take a C format string, such as `String(format:)`.
enum FormatCalls {
  /// A place where the use of such a function violates the rule for them.
  struct Violation: Hashable, Sendable {
    /// The reason why the use isn't allowed.
    enum Problem: Hashable, Sendable {
      case isNotCalled
      case isNotLiteral
      case hasOddConversion
      case hasOddArgument
    }

    var function: String
    var offset: Int
    var problem: Problem
  }

  /// Returns whether a function from outside the answer takes a C format string.
  static func isFormatFunction(_ function: DemangledName) -> Bool {
    function.text.contains("Swift.CVarArg") || function.text.contains("CVaListPointer")
      || isSpecifier(function)
  }

  private static func isSpecifier(_ function: DemangledName) -> Bool {
    function.module == "StateFlow" && function.text.contains("specifier: Swift.String")
  }

  /// Returns the violation in a call to a function that takes a C format string, or `nil` if the
  /// call is allowed.
  static func violation(
    in call: JSONTree, calling function: DemangledName, at offset: Int
  ) -> Violation? {
    func violation(_ problem: Violation.Problem) -> Violation {
      Violation(function: function.name, offset: offset, problem: problem)
    }
    let arguments = call["args"]?["args"]?.elements ?? []
    if isSpecifier(function) {
      guard let format = arguments.first(where: { $0["label"]?.string == "specifier" }) else {
        return nil
      }
      guard let text = literal(format["expr"]) else {
        // A default argument comes from the kit, so it's safe.
        return format["expr"]?.kind == "default_argument_expr" ? nil : violation(.isNotLiteral)
      }
      guard let conversions = conversions(in: text), conversions.count == 1,
        conversions != [.text]
      else { return violation(.hasOddConversion) }
      return nil
    }
    // A call with an array of arguments isn't allowed, because the array can contain anything.
    guard !arguments.contains(where: { $0["label"]?.string == "arguments" }),
      let format = arguments.first, let text = literal(format["expr"])
    else { return violation(.isNotLiteral) }
    guard let conversions = conversions(in: text) else { return violation(.hasOddConversion) }
    guard let list = arguments.last?["expr"], list.kind == "vararg_expansion_expr",
      let values = list["sub_expr"]?["elements"]?.elements ?? Optional([]),
      values.count == conversions.count,
      zip(values, conversions).allSatisfy({ $1.accepts(type(of: $0)) })
    else { return violation(.hasOddArgument) }
    return nil
  }

  private static func literal(_ expression: JSONTree?) -> String? {
    guard let expression else { return nil }
    switch expression.kind {
    case "string_literal_expr": return expression["value"]?.string
    case "interpolated_string_literal_expr": return interpolation(expression)
    case "paren_expr", "inject_into_optional": return literal(expression["sub_expr"])
    default: return nil
    }
  }

  /// Returns the text of a literal such as `"%.\(decimals)f"`, with a digit in place of each
  /// interpolated whole number. Returns `nil` if the literal interpolates anything else.
  private static func interpolation(_ expression: JSONTree) -> String? {
    var text = ""
    for call in expression["appending_expr"]?["body"]?["elements"]?.elements ?? []
    where call.kind == "call_expr" {
      // An answer could declare its own string interpolations.
      guard let usr = call["fn"].flatMap(AnswerFacts.callee),
        DemangledName(usr: usr).module == "Swift",
        let arguments = call["args"]?["args"]?.elements, arguments.count == 1,
        let value = arguments[0]["expr"]
      else { return nil }
      if value.kind == "string_literal_expr" {
        text += value["value"]?.string ?? ""
      } else if wholeNumbers.contains(value["type"]?.string ?? "") {
        text += "1"
      } else {
        return nil
      }
    }
    return text
  }

  /// Returns the mangled type of an argument before its conversion to `CVarArg`.
  private static func type(of argument: JSONTree) -> String {
    let value = argument.kind == "erasure_expr" ? argument["sub_expr"] ?? argument : argument
    return value["type"]?.string ?? ""
  }

  /// The kind of argument that a conversion expects.
  enum Conversion: Hashable {
    case whole, fraction, text

    /// Returns whether the conversion can read an argument of the given mangled type.
    func accepts(_ type: String) -> Bool {
      switch self {
      case .whole: wholeNumbers.contains(type)
      case .fraction: fractions.contains(type)
      case .text:
        type == "$sSSD" || type == "$s10Foundation8NSStringCD"
          || type == "$s10Foundation8NSNumberCD"
      }
    }
  }

  private static let wholeNumbers: Set = [
    "$sSiD", "$sSuD", "$ss4Int8VD", "$ss5Int16VD", "$ss5Int32VD", "$ss5Int64VD", "$ss5UInt8VD",
    "$ss6UInt16VD", "$ss6UInt32VD", "$ss6UInt64VD",
  ]

  private static let fractions: Set = [
    "$sSdD", "$sSfD", "$s14CoreFoundation7CGFloatVD", "$s10Foundation7CGFloatVD",
    "$s20FoundationEssentials7CGFloatVD",
  ]

  /// Returns the conversions in a format string, or `nil` if one of them isn't simple.
  static func conversions(in format: String) -> [Conversion]? {
    var conversions: [Conversion] = []
    var rest = format.utf8[...]
    func drop(_ set: StaticString) {
      let bytes = "\(set)".utf8
      while let first = rest.first, bytes.contains(first) { rest.removeFirst() }
    }
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[percent...].dropFirst()
      drop("-+ 0#'")
      drop("0123456789")
      if rest.first == UInt8(ascii: ".") {
        rest.removeFirst()
        drop("0123456789")
      }
      drop("hlqzjt")
      guard let letter = rest.popFirst() else { return nil }
      switch letter {
      case UInt8(ascii: "%"): continue
      case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"),
        UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "c"):
        conversions.append(.whole)
      case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
        UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
        conversions.append(.fraction)
      case UInt8(ascii: "@"): conversions.append(.text)
      default: return nil
      }
    }
    return conversions
  }
}
