import StateFlow
import Testing

/// Checks that durations stop at the bounds of the representable range instead of trapping.
@Suite("Scheduler time")
struct SchedulerTimeTests {
  private typealias Stride = SchedulerTime.Stride

  @Test func `a multiplied time unit is limited to the range of Int`() {
    #expect(Stride.seconds(2).nanoseconds == 2_000_000_000)
    #expect(Stride.seconds(Int.max).nanoseconds == .max)
    #expect(Stride.milliseconds(.min).nanoseconds == .min)
    #expect(Stride.microseconds(.max).nanoseconds == .max)
    #expect(Stride.seconds(Double(Int.max)).nanoseconds == .max)
    #expect(Stride.seconds(-Double.infinity).nanoseconds == .min)
  }

  @Test func `sums and differences of strides are limited to the range of Int`() {
    #expect((Stride.nanoseconds(.max) + 1).nanoseconds == .max)
    #expect((Stride.nanoseconds(.min) + -1).nanoseconds == .min)
    #expect((Stride.nanoseconds(.min) - 1).nanoseconds == .min)
    #expect((Stride.nanoseconds(.max) - -1).nanoseconds == .max)
    #expect((Stride.nanoseconds(7) - .nanoseconds(12)).magnitude == -5)
  }

  @Test func `dates and the distances between them are limited to the range of Int`() {
    let end = SchedulerTime(nanoseconds: .max)
    let start = SchedulerTime(nanoseconds: .min)
    #expect(end.advanced(by: 1) == end)
    #expect(start.distance(to: end).nanoseconds == .max)
    #expect(end.distance(to: start).nanoseconds == .min)
  }
}
