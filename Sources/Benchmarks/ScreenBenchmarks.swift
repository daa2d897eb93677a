import StateFlow
import StateFlowTerminal

/// How long it takes from a key to the frame that shows what came of it, in a list of 1,000 rows.
///
/// A person takes what comes within a frame of the screen as at once; 5 ms leave most of that to
/// the terminal.
let screenBenchmarks = BenchmarkGroup(name: "screen") {
  [
    answering("down, 1,000 rows", to: [.key(.down)]) { Ledger() },
    answering("tap a row, 1,000 rows", to: [.key(.enter)]) { Ledger() },
    answering("type a letter, 1,000 rows", to: [.key(.tab, .shift), .key(.character("x"))]) {
      Ledger()
    },
    answering("tap a line that scrolls, 1,000 lines", to: [.key(.enter)], limit: nil) {
      ScrollView { VStack { ForEach(0..<1_000, id: \.self) { Entry(number: $0) } } }
    },
    answering("down, 10,000 rows", to: [.key(.down)], limit: nil) { Ledger(count: 10_000) },
    answering("tap a row, 10,000 rows", to: [.key(.enter)], limit: nil) { Ledger(count: 10_000) },
  ]
}

private let promised = 5_000_000.0

/// Measures the answer to the last of some keys; those before bring the focus where it is to be.
private func answering<Content: View>(
  _ name: String, to keys: [InputEvent], limit: Double? = 1,
  @ViewBuilder content: @escaping () -> Content
) -> Benchmark {
  Benchmark {
    let size = Size(width: 100, height: 40)
    let screen = AppScreen(size: size) { surroundings in
      ViewGraph(environment: surroundings, content: content)
    }
    _ = screen.frame(of: size)
    for key in keys.dropLast() { _ = screen.handle(key) }
    let clock = ContinuousClock()
    let times = (0..<60).map { _ in
      clock.measure {
        _ = screen.handle(keys[keys.count - 1])
        _ = screen.frame(of: size)
      }
    }
    let median = times.sorted()[times.count / 2] / .nanoseconds(1)
    return [
      Measurement(
        name: name, value: median, reference: "promised", referenceValue: promised, limit: limit)
    ]
  }
}

/// A list whose rows each count their taps, with a field below it.
private struct Ledger: View {
  var count = 1_000
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
