extension Subscribers {
  /// The number of values that a subscriber is willing to receive.
  @frozen
  public struct Demand: Hashable, Comparable, Sendable {
    // The value after the greatest number means "unlimited".
    @usableFromInline let rawValue: UInt

    @inlinable
    init(rawValue: UInt) { self.rawValue = rawValue }

    /// A request for as many values as the publisher can produce.
    public static var unlimited: Demand {
      @inlinable get { Demand(rawValue: UInt(Int.max) + 1) }
    }

    /// A request for no values.
    ///
    /// You can return this demand from ``Subscriber/receive(_:)``, but requesting it is a
    /// programming error (C3).
    public static var none: Demand { @inlinable get { Demand(rawValue: 0) } }

    /// A request for at most `value` values.
    ///
    /// - Precondition: `value` isn't negative.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand can't be negative, but this demand is \(value).")
      return Demand(rawValue: UInt(value))
    }

    /// The number of requested values, or `nil` if the demand is unlimited.
    @inlinable public var max: Int? { self == .unlimited ? nil : Int(rawValue) }
  }
}

extension Subscribers.Demand {
  /// Adds two demands (C2). A sum that is too large becomes `.unlimited`.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let rhs = rhs.max else { return .unlimited }
    return lhs + rhs
  }

  @inlinable
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Adds a number to a demand. A sum that is too large becomes `.unlimited`, and a negative sum
  /// becomes `.none`.
  @inlinable
  public static func + (lhs: Self, rhs: Int) -> Self {
    guard let lhs = lhs.max else { return .unlimited }
    let (sum, overflow) = lhs.addingReportingOverflow(rhs)
    return overflow ? .unlimited : .max(Swift.max(0, sum))
  }

  @inlinable
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// Subtracts one demand from another. An unlimited demand stays unlimited, and the result is
  /// never less than `.none`.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let rhs = rhs.max else { return lhs == .unlimited ? .unlimited : .none }
    return lhs - rhs
  }

  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Subtracts a number from a demand. An unlimited demand stays unlimited, and the result is never
  /// less than `.none`.
  @inlinable
  public static func - (lhs: Self, rhs: Int) -> Self {
    guard let lhs = lhs.max else { return .unlimited }
    let (difference, overflow) = lhs.subtractingReportingOverflow(rhs)
    return overflow ? .none : .max(Swift.max(0, difference))
  }

  @inlinable
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

  /// Multiplies a demand by a number. A product that is too large becomes `.unlimited`, and a
  /// negative product becomes `.none`.
  @inlinable
  public static func * (lhs: Self, rhs: Int) -> Self {
    guard let lhs = lhs.max else { return .unlimited }
    let (product, overflow) = lhs.multipliedReportingOverflow(by: rhs)
    return overflow && rhs > 0 ? .unlimited : .max(Swift.max(0, overflow ? 0 : product))
  }

  @inlinable
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// Compares two demands. An unlimited demand is greater than any number.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns whether a demand is for exactly `rhs` values.
  @inlinable
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

  /// Returns whether a demand is for more than `rhs` values.
  @inlinable
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }

  /// Returns whether a demand is for at least `rhs` values.
  @inlinable
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }

  /// Returns whether a demand is for fewer than `rhs` values.
  @inlinable
  public static func < (lhs: Self, rhs: Int) -> Bool { !(lhs >= rhs) }

  /// Returns whether a demand is for at most `rhs` values.
  @inlinable
  public static func <= (lhs: Self, rhs: Int) -> Bool { !(lhs > rhs) }

  /// Stops the program if the demand is for no values, because requesting no values is a
  /// programming error (C3).
  func assertPositive() {
    precondition(
      rawValue > 0,
      "Subscription.request(_:) was called with a demand of none. Request at least one value.")
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// A description of the demand, either `max(n)` or `unlimited`.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}
