import StateFlow
import StateFlowTerminal

/// How long it takes from a key to the frame that shows what came of it.
///
/// A key costs a part of what the first frame costs, and hardly more in a longer list: only what is
/// in sight is laid out and drawn.
let screenBenchmarks = BenchmarkGroup(name: "screen") {
  [
    Benchmark {
      let few = { Stand { Ledger(count: 1_000) } }
      let many = { Stand { Ledger(count: 10_000) } }
      let lines = {
        Stand {
          ScrollView { VStack { ForEach(0..<1_000, id: \.self) { Entry(number: $0) } } }
        }
      }
      let letters: [InputEvent] = [.key(.tab, .shift), .key(.character("x"))]
      let frame = firstFrame(of: few)
      let (down, tap) = (answer(to: [.key(.down)], in: few), answer(to: [.key(.enter)], in: few))
      func row(_ name: String, _ value: Double, limit: Double?) -> Measurement {
        Measurement(
          name: name, value: value, reference: "first frame of 1,000 rows", referenceValue: frame,
          limit: limit)
      }
      return [
        row("down, 1,000 rows", down, limit: 0.5),
        row("tap a row, 1,000 rows", tap, limit: 0.5),
        row("type a letter, 1,000 rows", answer(to: letters, in: few), limit: 0.5),
        row(
          "tap a line that scrolls, 1,000 lines", answer(to: [.key(.enter)], in: lines), limit: nil),
        Measurement(
          name: "down, 10,000 rows", value: answer(to: [.key(.down)], in: many),
          reference: "1,000 rows", referenceValue: down),
        Measurement(
          name: "tap a row, 10,000 rows", value: answer(to: [.key(.enter)], in: many),
          reference: "1,000 rows", referenceValue: tap, limit: 5),
      ]
    }
  ]
}

/// A view on a screen of the size of a terminal.
private struct Stand {
  private static let size = Size(width: 100, height: 40)
  private let screen: AppScreen

  init<Content: View>(@ViewBuilder content: () -> Content) {
    screen = AppScreen(size: Self.size) { surroundings in
      ViewGraph(environment: surroundings, content: content)
    }
    _ = screen.frame(of: Self.size)
  }

  func take(_ key: InputEvent) {
    _ = screen.handle(key)
    _ = screen.frame(of: Self.size)
  }
}

/// The time from nothing to the first frame.
private func firstFrame(of stand: () -> Stand) -> Double {
  median(of: 9) { blackHole(stand()) }
}

/// The time of the answer to the last of some keys; those before bring the focus where it is to be.
private func answer(to keys: [InputEvent], in stand: () -> Stand) -> Double {
  let stand = stand()
  for key in keys.dropLast() { stand.take(key) }
  return median(of: 60) { stand.take(keys[keys.count - 1]) }
}

private func median(of count: Int, _ work: () -> Void) -> Double {
  let times = (0..<count).map { _ in processorTime(work) }
  return times.sorted()[count / 2]
}

/// A list whose rows each count their taps, with a field below it.
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
