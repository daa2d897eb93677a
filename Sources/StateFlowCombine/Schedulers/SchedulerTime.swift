/// A point in time for one of the kit's schedulers, in nanoseconds.
///
/// Arithmetic that would leave the range of representable times is clamped to that range.
/// *Choice*: all schedulers share this type, while in Combine each scheduler has its own. As in
/// Combine, each scheduler gives this type the name `SchedulerTimeType`.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// The number of nanoseconds since the scheduler's epoch.
  public let nanoseconds: Int

  /// Creates the point in time that is `nanoseconds` after the scheduler's epoch.
  public init(nanoseconds: Int) {
    self.nanoseconds = nanoseconds
  }

  /// Returns the length of time from this point to another.
  public func distance(to other: SchedulerTime) -> Stride {
    Stride(nanoseconds: other.nanoseconds.clampedSubtracting(nanoseconds))
  }

  /// Returns the point in time that is later than this one by `stride`.
  public func advanced(by stride: Stride) -> SchedulerTime {
    SchedulerTime(nanoseconds: nanoseconds.clampedAdding(stride.nanoseconds))
  }

  /// A length of time. Literals are in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, Hashable, Sendable {
    /// The length in nanoseconds.
    public var nanoseconds: Int

    /// Creates a length of time equal to `nanoseconds` nanoseconds.
    public init(nanoseconds: Int) {
      self.nanoseconds = nanoseconds
    }

    /// The length in seconds.
    public var timeInterval: Double { Double(nanoseconds) / 1e9 }

    /// Returns a length of time equal to `value` seconds.
    public static func seconds(_ value: Int) -> Stride {
      Stride(nanoseconds: value.clampedMultiplying(by: 1_000_000_000))
    }

    /// Returns a length of time equal to `value` seconds.
    ///
    /// - Precondition: `value` isn't NaN.
    public static func seconds(_ value: Double) -> Stride {
      let nanoseconds = (value * 1e9).rounded()
      if nanoseconds >= Double(Int.max) { return Stride(nanoseconds: .max) }
      if nanoseconds <= Double(Int.min) { return Stride(nanoseconds: .min) }
      return Stride(nanoseconds: Int(nanoseconds))
    }

    /// Returns a length of time equal to `value` milliseconds.
    public static func milliseconds(_ value: Int) -> Stride {
      Stride(nanoseconds: value.clampedMultiplying(by: 1_000_000))
    }

    /// Returns a length of time equal to `value` microseconds.
    public static func microseconds(_ value: Int) -> Stride {
      Stride(nanoseconds: value.clampedMultiplying(by: 1000))
    }

    /// Returns a length of time equal to `value` nanoseconds.
    public static func nanoseconds(_ value: Int) -> Stride { Stride(nanoseconds: value) }

    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.nanoseconds < rhs.nanoseconds }
  }
}

extension SchedulerTime.Stride: SignedNumeric, ExpressibleByFloatLiteral {
  /// Creates a length of time equal to `seconds` seconds.
  public init(integerLiteral seconds: Int) { self = .seconds(seconds) }

  /// Creates a length of time equal to `seconds` seconds.
  public init(floatLiteral seconds: Double) { self = .seconds(seconds) }

  /// Creates a length of time equal to `seconds` seconds, or returns `nil` if the number can't be
  /// represented as an `Int`.
  public init?<T: BinaryInteger>(exactly seconds: T) {
    guard let seconds = Int(exactly: seconds) else { return nil }
    self = .seconds(seconds)
  }

  /// The length in nanoseconds. As in Combine, it includes the sign.
  public var magnitude: Int { nanoseconds }

  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: lhs.nanoseconds.clampedAdding(rhs.nanoseconds))
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: lhs.nanoseconds.clampedSubtracting(rhs.nanoseconds))
  }

  /// Multiplies two lengths of time, both expressed in seconds.
  public static func * (lhs: Self, rhs: Self) -> Self {
    .seconds(lhs.timeInterval * rhs.timeInterval)
  }

  /// Multiplies a length of time by another, both expressed in seconds.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension Int {
  fileprivate func clampedAdding(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }

  fileprivate func clampedSubtracting(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  fileprivate func clampedMultiplying(by other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}
