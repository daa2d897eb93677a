import Combine
import Dispatch
@_exported import Foundation

// Stand-ins for the names that Apple's Foundation and Dispatch add to those of the open-source ones: type
// aliases for two of Combine's names, and Combine's publishers and schedulers, with the declarations
// that Apple documents.

public typealias ObservableObject = Combine.ObservableObject
public typealias Published = Combine.Published

extension NotificationCenter {
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher { fatalError() }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      fatalError()
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {}
  }
}

extension Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher { fatalError() }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) { fatalError() }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {}
    public func connect() -> any Cancellable { fatalError() }
  }
}

extension RunLoop: Scheduler {
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var date: Date
    public init(_ date: Date) { self.date = date }
    public func distance(to other: SchedulerTimeType) -> Stride { fatalError() }
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Codable,
      ExpressibleByFloatLiteral, Hashable, Sendable
    {
      public let magnitude: TimeInterval
      public init(floatLiteral value: Double) { magnitude = TimeInterval(value) }
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      public init?<T: BinaryInteger>(exactly source: T) { return nil }
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { lhs }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { lhs }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { lhs }
      public static func += (lhs: inout Stride, rhs: Stride) {}
      public static func -= (lhs: inout Stride, rhs: Stride) {}
      public static func *= (lhs: inout Stride, rhs: Stride) {}
      public static func seconds(_ s: Int) -> Stride { 0 }
      public static func seconds(_ s: Double) -> Stride { 0 }
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      public static func microseconds(_ us: Int) -> Stride { 0 }
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { fatalError() }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {}
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {}
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { fatalError() }
}

extension OperationQueue: Scheduler {
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var date: Date
    public init(_ date: Date) { self.date = date }
    public func distance(to other: SchedulerTimeType) -> Stride { fatalError() }
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Codable,
      ExpressibleByFloatLiteral, Hashable, Sendable
    {
      public let magnitude: TimeInterval
      public init(floatLiteral value: Double) { magnitude = TimeInterval(value) }
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      public init?<T: BinaryInteger>(exactly source: T) { return nil }
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { lhs }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { lhs }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { lhs }
      public static func += (lhs: inout Stride, rhs: Stride) {}
      public static func -= (lhs: inout Stride, rhs: Stride) {}
      public static func *= (lhs: inout Stride, rhs: Stride) {}
      public static func seconds(_ s: Int) -> Stride { 0 }
      public static func seconds(_ s: Double) -> Stride { 0 }
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      public static func microseconds(_ us: Int) -> Stride { 0 }
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { fatalError() }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {}
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {}
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { fatalError() }
}

extension DispatchQueue: Scheduler {
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var dispatchTime: DispatchTime { fatalError() }
    public init(_ time: DispatchTime) {}
    public func distance(to other: SchedulerTimeType) -> Stride { fatalError() }
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Codable,
      ExpressibleByFloatLiteral, Hashable, Sendable
    {
      public let magnitude: Int
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      public init(integerLiteral value: Int) { magnitude = value }
      public init?<T: BinaryInteger>(exactly source: T) { return nil }
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { lhs }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { lhs }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { lhs }
      public static func += (lhs: inout Stride, rhs: Stride) {}
      public static func -= (lhs: inout Stride, rhs: Stride) {}
      public static func *= (lhs: inout Stride, rhs: Stride) {}
      public static func seconds(_ s: Int) -> Stride { 0 }
      public static func seconds(_ s: Double) -> Stride { 0 }
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      public static func microseconds(_ us: Int) -> Stride { 0 }
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) { fatalError() }
  }

  public var now: SchedulerTimeType { fatalError() }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {}
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {}
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { fatalError() }
}
