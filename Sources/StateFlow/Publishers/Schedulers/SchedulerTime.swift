/// A point in the time of a scheduler of the kit, to the nanosecond.
///
/// *Choice*: one type serves all schedulers where Combine has one for each; each scheduler names it
/// `SchedulerTimeType`, as Combine's do.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// The nanoseconds since the scheduler's beginning of time.
  public let nanoseconds: Int

  /// A point so many nanoseconds after the scheduler's beginning of time.
  public init(nanoseconds: Int) {
    self.nanoseconds = nanoseconds
  }

  /// The time from this point to another.
  public func distance(to other: SchedulerTime) -> Stride {
    Stride(nanoseconds: other.nanoseconds - nanoseconds)
  }

  /// The point so much later.
  public func advanced(by stride: Stride) -> SchedulerTime {
    SchedulerTime(nanoseconds: nanoseconds + stride.nanoseconds)
  }

  /// A length of time. A literal counts seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, Hashable, Sendable {
    public var nanoseconds: Int

    public init(nanoseconds: Int) {
      self.nanoseconds = nanoseconds
    }

    public var timeInterval: Double { Double(nanoseconds) / 1e9 }

    /// So many seconds.
    public static func seconds(_ value: Int) -> Stride {
      Stride(nanoseconds: value * 1_000_000_000)
    }

    /// So many seconds.
    public static func seconds(_ value: Double) -> Stride {
      Stride(nanoseconds: Int((value * 1e9).rounded()))
    }

    /// So many thousandths of a second.
    public static func milliseconds(_ value: Int) -> Stride {
      Stride(nanoseconds: value * 1_000_000)
    }

    /// So many millionths of a second.
    public static func microseconds(_ value: Int) -> Stride {
      Stride(nanoseconds: value * 1000)
    }

    /// So many billionths of a second.
    public static func nanoseconds(_ value: Int) -> Stride { Stride(nanoseconds: value) }

    /// A shorter length comes first.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.nanoseconds < rhs.nanoseconds }
  }
}

extension SchedulerTime.Stride: SignedNumeric, ExpressibleByFloatLiteral {
  /// So many seconds.
  public init(integerLiteral seconds: Int) { self = .seconds(seconds) }

  /// So many seconds.
  public init(floatLiteral seconds: Double) { self = .seconds(seconds) }

  /// So many seconds.
  public init?<T: BinaryInteger>(exactly seconds: T) {
    guard let seconds = Int(exactly: seconds) else { return nil }
    self = .seconds(seconds)
  }

  /// The length without its sign, in nanoseconds.
  public var magnitude: Int { nanoseconds.magnitude > Int.max ? .max : abs(nanoseconds) }

  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: lhs.nanoseconds + rhs.nanoseconds)
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: lhs.nanoseconds - rhs.nanoseconds)
  }

  /// The product of two lengths in seconds, in seconds.
  public static func * (lhs: Self, rhs: Self) -> Self {
    .seconds(lhs.timeInterval * rhs.timeInterval)
  }

  /// Multiplies a length by another, both in seconds.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
