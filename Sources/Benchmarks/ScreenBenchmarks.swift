import StateFlow
import StateFlowTerminal

/// Benchmarks of the time from a key press to the frame that shows its effect.
///
/// A key press takes a fraction of the time of the first frame, and hardly more in a longer list,
/// because only visible rows are laid out and drawn.
let screenBenchmarks = BenchmarkGroup(name: "screen") {
  [
    Benchmark {
      let few = { DrawnScreen { Ledger(count: 1_000) } }
      let many = { DrawnScreen { Ledger(count: 10_000) } }
      let lines = {
        DrawnScreen {
          ScrollView { VStack { ForEach(0..<1_000, id: \.self) { Entry(number: $0) } } }
        }
      }
      let letters: [InputEvent] = [.key(.tab, .shift), .key(.character("x"))]
      let frame = firstFrame(of: few)
      let down = nextFrame(after: [.key(.down)], in: few)
      let tap = nextFrame(after: [.key(.enter)], in: few)
      func row(_ name: String, _ value: Double, limit: Double?) -> Measurement {
        Measurement(
          name: name, value: value, reference: "first frame of 1,000 rows", referenceValue: frame,
          limit: limit)
      }
      return [
        row("down, 1,000 rows", down, limit: 0.5),
        row("tap a row, 1,000 rows", tap, limit: 0.5),
        row("type a letter, 1,000 rows", nextFrame(after: letters, in: few), limit: 0.5),
        row(
          "tap a line in a scroll view, 1,000 lines", nextFrame(after: [.key(.enter)], in: lines),
          limit: nil),
        Measurement(
          name: "down, 10,000 rows", value: nextFrame(after: [.key(.down)], in: many),
          reference: "1,000 rows", referenceValue: down),
        Measurement(
          name: "tap a row, 10,000 rows", value: nextFrame(after: [.key(.enter)], in: many),
          reference: "1,000 rows", referenceValue: tap, limit: 5),
      ]
    }
  ]
}

/// A terminal-sized screen that draws a view's frames.
private struct DrawnScreen {
  private static let size = Size(width: 100, height: 40)
  private let screen: AppScreen

  init<Content: View>(@ViewBuilder content: () -> Content) {
    screen = AppScreen(size: Self.size) { surroundings in
      ViewGraph(environment: surroundings, content: content)
    }
    _ = screen.frame(of: Self.size)
  }

  /// Handles a key press and draws the next frame.
  func press(_ key: InputEvent) {
    _ = screen.handle(key)
    _ = screen.frame(of: Self.size)
  }
}

/// Returns the time, in nanoseconds, to create a screen and draw its first frame.
private func firstFrame(of makeScreen: () -> DrawnScreen) -> Double {
  median(of: 9) { blackHole(makeScreen()) }
}

/// Returns the time, in nanoseconds, from a key press to the next frame.
///
/// - Parameters:
///   - keys: The keys to press. Only the last one is measured. The others move the focus first.
///   - makeScreen: A closure that creates the screen.
private func nextFrame(after keys: [InputEvent], in makeScreen: () -> DrawnScreen) -> Double {
  let screen = makeScreen()
  for key in keys.dropLast() { screen.press(key) }
  return median(of: 60) { screen.press(keys[keys.count - 1]) }
}

private func median(of count: Int, _ work: () -> Void) -> Double {
  let times = (0..<count).map { _ in processorTime(work) }
  return times.sorted()[count / 2]
}

/// A list whose rows count their taps, with a text field below the list.
private struct Ledger: View {
  let count: Int
  @State private var note = ""

  var body: some View {
    VStack {
      List {
        ForEach(0..<count, id: \.self) { Entry(number: $0) }
      }
      TextField("Note", text: $note)
    }
  }
}

private struct Entry: View {
  let number: Int
  @State private var taps = 0

  var body: some View {
    Button("Entry \(number): \(taps)") { taps += 1 }
  }
}
