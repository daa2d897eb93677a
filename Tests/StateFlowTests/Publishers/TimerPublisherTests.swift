import StateFlow
import Testing
import WorkbookTesting

@Suite("Timers")
struct TimerPublisherTests {
  private let scheduler = VirtualTimeScheduler()

  private func every(_ seconds: TimeInterval) -> TimerPublisher {
    Timer.publish(every: seconds, on: .main, in: .common)
  }

  private func date(_ seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }

  @Test func `a timer sends dates while it's connected`() {
    scheduler.drivingTimers {
      let timer = every(1.5)
      let recorder = timer.record()
      scheduler.advance(by: 2)
      #expect(recorder.values == [])
      let connection = timer.connect()
      scheduler.advance(by: 3)
      connection.cancel()
      scheduler.advance(by: 3)
      #expect(recorder.values == [date(3.5), date(5)])
    }
  }

  @Test func `autoconnect runs a timer while it has subscribers`() {
    scheduler.drivingTimers {
      let timer = every(1).autoconnect()
      let first = timer.record()
      scheduler.advance(by: 1)
      let second = timer.record()
      scheduler.advance(by: 1)
      first.cancel()
      scheduler.advance(by: 1)
      second.cancel()
      scheduler.advance(by: 1)
      #expect(first.values == [date(1), date(2)])
      #expect(second.values == [date(2), date(3)])
      #expect(scheduler.pendingCount == 0)
    }
  }

  @Test func `C1 a timer drops a date for which there is no demand`() {
    scheduler.drivingTimers {
      let recorder = every(1).autoconnect().record(demand: .max(1))
      scheduler.advance(by: 2)
      recorder.request(.max(1))
      scheduler.advance(by: 1)
      #expect(recorder.values == [date(1), date(3)])
    }
  }

  @Test @MainActor func `a view's onReceive modifier can receive a timer's dates`() {
    scheduler.drivingTimers {
      let screen = Screen { Stopwatch() }
      scheduler.advance(by: 3)
      #expect(screen.texts == ["3"])
    }
  }
}

private struct Stopwatch: View {
  @State private var seconds = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(seconds)").onReceive(timer) { _ in seconds += 1 }
  }
}
