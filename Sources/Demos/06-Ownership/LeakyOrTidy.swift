import DemoSupport
import StateFlow

/// A comparison between a stopwatch that keeps itself alive and one released with its screen.
struct LeakyOrTidy: KitView {
  let leaky: PoolSide
  let tidy: PoolSide

  var body: some View {
    SideBySide {
      Exhibit("{ self… }", try: "Leave and enter a few times: how many stopwatches are alive?") {
        PoolEdge(side: leaky) {
          LeakyClock(stopwatch: leaky.register.enter(LeakyStopwatch(beats: leaky.beats)))
        }
      }
    } cure: {
      Exhibit("{ [weak self] in self?… }", try: "Do the same here: one screen, one stopwatch.") {
        PoolEdge(side: tidy) {
          TidyClock(stopwatch: tidy.register.enter(TidyStopwatch(beats: tidy.beats)))
        }
      }
    }
  }
}

/// The objects that remain when the clock is gone: its beats, and a register of the stopwatches.
struct PoolSide {
  let beats = PassthroughSubject<Void, Never>()
  let register = Register()
}

/// The edge of a pool, with a clock that you can show and remove.
struct PoolEdge<Clock: View>: View {
  let side: PoolSide
  @ViewBuilder let clock: () -> Clock
  @State private var isOpen = true
  @State private var alive = 1

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button(isOpen ? "Leave" : "Enter") { isOpen.toggle() }
        Button("Beat") {
          side.beats.send()
          alive = side.register.alive
        }
      }
      Text("Stopwatches alive: \(alive)")
      if isOpen { clock() }
    }
  }
}

/// The pitfall: the subscription retains the closure, which retains the stopwatch.
final class LeakyStopwatch: ObservableObject {
  @Published private(set) var seconds = 0
  private var ticking: AnyCancellable?

  init(beats: some Publisher<Void, Never>) {
    ticking = beats.sink { self.seconds += 1 }
  }
}

struct LeakyClock: View {
  @StateObject var stopwatch: LeakyStopwatch

  var body: some View {
    Text("\(stopwatch.seconds) s")
  }
}

/// The fix: only the screen retains the stopwatch.
final class TidyStopwatch: ObservableObject {
  @Published private(set) var seconds = 0
  private var ticking: AnyCancellable?

  init(beats: some Publisher<Void, Never>) {
    ticking = beats.sink { [weak self] in self?.seconds += 1 }
  }
}

struct TidyClock: View {
  @StateObject var stopwatch: TidyStopwatch

  var body: some View {
    Text("\(stopwatch.seconds) s")
  }
}
