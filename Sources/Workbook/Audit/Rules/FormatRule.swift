/// The rule for functions with a C format, such as `String(format:)`.
///
/// These functions take any number for an address if the format says so. Therefore the format must
/// be a string literal with only plain conversions, each with an argument of its kind. Only whole
/// numbers may be interpolated, as the number of decimals is.
enum FormatRule {
  /// A call that isn't plain.
  struct Violation: Hashable, Sendable {
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

  /// Returns whether a function, which isn't the answer's own, takes a C format.
  static func isFormatFunction(_ function: DemangledName) -> Bool {
    function.text.contains("Swift.CVarArg") || function.text.contains("CVaListPointer")
      || isSpecifier(function)
  }

  private static func isSpecifier(_ function: DemangledName) -> Bool {
    function.module == "StateFlow" && function.text.contains("specifier: Swift.String")
  }

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
        // The parameter's default is the kit's own.
        return format["expr"]?.kind == "default_argument_expr" ? nil : violation(.isNotLiteral)
      }
      guard let conversions = conversions(in: text), conversions.count == 1,
        conversions != [.text]
      else { return violation(.hasOddConversion) }
      return nil
    }
    // The arguments come as a list, which could be any list.
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

  /// Returns a literal with interpolated whole numbers, such as `"%.\(decimals)f"`, with a digit for
  /// each of them.
  private static func interpolation(_ expression: JSONTree) -> String? {
    var text = ""
    for call in expression["appending_expr"]?["body"]?["elements"]?.elements ?? []
    where call.kind == "call_expr" {
      // An answer could add an interpolation of its own.
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

  /// Returns the mangled type of an argument before it became a `CVarArg`.
  private static func type(of argument: JSONTree) -> String {
    let value = argument.kind == "erasure_expr" ? argument["sub_expr"] ?? argument : argument
    return value["type"]?.string ?? ""
  }

  /// What a conversion reads.
  enum Conversion: Hashable {
    case whole, fraction, text

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

  /// Returns the conversions of a format, or `nil` if one isn't plain.
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

extension FormatRule.Violation {
  var finding: Finding {
    let problem =
      switch problem {
      case .isNotCalled: "is kept for later, so its format can't be checked. Call it directly"
      case .isNotLiteral: "needs a string literal as its format, such as \"%.2f\""
      case .hasOddConversion:
        "takes only %d, %x, %f and similar conversions. For text, use an interpolation"
      case .hasOddArgument:
        "needs exactly one number for each conversion: a whole one for %d, a Double for %f"
      }
    return Finding(
      name: "format", message: "In an answer, \(function) \(problem).")
  }
}
