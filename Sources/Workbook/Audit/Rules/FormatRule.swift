/// The rule for functions that take a C format string, such as `String(format:)`.
///
/// If a format string contains a conversion such as `%s`, these functions treat any number as an
/// address. So the format string has to be a literal with only simple conversions, and each
/// conversion needs an argument of the right type. The literal can interpolate only whole numbers,
/// such as the number of decimal places.
enum FormatRule {
  /// Returns a finding that reports a violation.
  static func finding(about violation: FormatCalls.Violation) -> Finding {
    let problem =
      switch violation.problem {
      case .isNotCalled:
        "must be called directly, because its format can't be checked otherwise"
      case .isNotLiteral: "needs a string literal as its format, such as \"%.2f\""
      case .hasOddConversion:
        "can use only %d, %x, %f, and similar conversions. For text, use string interpolation"
      case .hasOddArgument:
        "needs exactly one argument for each conversion: an Int for %d, or a Double for %f"
      }
    return Finding(
      name: "format", message: "In an answer, \(violation.function) \(problem).")
  }
}
