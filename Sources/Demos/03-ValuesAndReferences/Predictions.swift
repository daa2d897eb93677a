import StateFlow

@testable import ValuesAndReferences

/// Runs the five programs, and says of each predicted number whether it is right.
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

  @State private var printed: [Int]?

  /// The prediction, each number with a mark once the program has run.
  private var words: String {
    guard !predicted.isEmpty else { return "nothing predicted" }
    guard let printed else { return predicted.map { "\($0)" }.joined(separator: ", ") }
    let marks = predicted.enumerated().map { index, number in
      printed.indices.contains(index) && printed[index] == number ? "\(number) ✓" : "\(number) ✗"
    }
    let missing = printed.count > predicted.count ? ", and more" : ""
    return marks.joined(separator: ", ") + missing
  }

  var body: some View {
    HStack {
      Button("Run \(name)") {
        var numbers: [Int] = []
        run { numbers.append($0) }
        printed = numbers
      }
      Text(words)
    }
  }
}
