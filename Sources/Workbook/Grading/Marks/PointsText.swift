extension Double {
  /// Points as they are written everywhere: at most two digits behind a point, and none that says
  /// nothing.
  var points: String {
    let hundredths = Int((self * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    guard rest != 0 else { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }

  /// The number that ``points`` shows.
  var roundedPoints: Double { (self * 100).rounded() / 100 }
}
