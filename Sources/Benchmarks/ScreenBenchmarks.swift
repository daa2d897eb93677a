import StateFlow
import StateFlowTerminal

/// Benchmarks of the time from a key press to the frame that shows its effect.
///
/// A list draws all of its rows, so a key press takes longer in a longer list. In a list of a few
/// hundred rows, it takes less than the first frame.
let screenBenchmarks = BenchmarkGroup(name: "screen") { _ in
  [
    Benchmark {
      let rows = { DrawnScreen { Ledger(count: 300) } }
      let lines = {
        DrawnScreen {
          ScrollView { VStack { ForEach(0..<300, id: \.self) { Entry(number: $0) } } }
        }
      }
      let letters: [InputEvent] = [.key(.tab, .shift), .key(.character("x"))]
      let frame = firstFrame(of: rows)
      @MainActor func row(
        _ name: String, _ keys: [InputEvent], in screen: () -> DrawnScreen
      ) -> Measurement {
        Measurement(
          name: name, value: nextFrame(after: keys, in: screen),
          reference: "first frame of 300 rows", referenceValue: frame, limit: 1)
      }
      return [
        row("down, 300 rows", [.key(.down)], in: rows),
        row("tap a row, 300 rows", [.key(.enter)], in: rows),
        row("type a letter, 300 rows", letters, in: rows),
        row("tap a line in a scroll view, 300 lines", [.key(.enter)], in: lines),
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
