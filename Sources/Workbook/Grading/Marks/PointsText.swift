extension Double {
  /// The points as text, with at most two decimal places and no trailing zeros, regardless of the
  /// locale.
  var points: String {
    let hundredths = Int((self * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    guard rest != 0 else { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }

  /// The number rounded to two decimal places, as ``points`` shows it.
  var roundedPoints: Double { (self * 100).rounded() / 100 }
}

extension Sequence<Double> {
  /// The sum of rounded points, itself rounded to two decimal places.
  var sumOfPoints: Double { reduce(0, +).roundedPoints }
}
