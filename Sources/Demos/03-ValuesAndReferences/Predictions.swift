import StateFlow

@testable import ValuesAndReferences

/// A view that runs the exercise's programs and marks each predicted number as right or wrong.
struct Predictions: View {
  private let programs = CopiesDiverge()

  var body: some View {
    VStack(alignment: .leading) {
      PredictionRow(
        name: "copies", predicted: programs.copiesPrints, run: programs.copies)
      PredictionRow(
        name: "instances", predicted: programs.instancesPrints, run: programs.instances)
      PredictionRow(
        name: "arrays", predicted: programs.arraysPrints, run: programs.arrays)
      PredictionRow(
        name: "parameters", predicted: programs.parametersPrints, run: programs.parameters)
      PredictionRow(
        name: "captures", predicted: programs.capturesPrints, run: programs.captures)
    }
  }
}

struct PredictionRow: View {
  let name: String
  let predicted: [Int]
  let run: ((Int) -> Void) -> Void

  // Storing the output would reveal it, because the story shows every write.
  @State private var marks: [Bool]?

  /// The prediction, with a mark after each number once the program has run.
  private var words: String {
    guard !predicted.isEmpty else { return "nothing predicted" }
    guard let marks else { return predicted.map { "\($0)" }.joined(separator: ", ") }
    let marked = zip(predicted, marks).map { "\($0) \($1 ? "✓" : "✗")" }
    return marked.joined(separator: ", ") + (marks.count > predicted.count ? ", and more" : "")
  }

  var body: some View {
    HStack {
      Button("Run \(name)") {
        var printed: [Int] = []
        run { printed.append($0) }
        let count = min(printed.count, predicted.count)
        let missing = max(printed.count, predicted.count) - count
        marks = zip(predicted, printed).map(==) + Array(repeating: false, count: missing)
      }
      .disabled(predicted.isEmpty)
      Text(words)
    }
  }
}
