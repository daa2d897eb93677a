import StateFlow

@testable import Stores

/// Six letters that you can remove or move. Both your answer and the kit make each change, so that
/// you can compare the results.
struct Letters: View {
  @State private var letters = ["A", "B", "C", "D", "E", "F"]
  @State private var dragged: Set = ["B", "D", "F"]
  @State private var destination = 3
  @State private var expected: [String]?

  private var offsets: IndexSet {
    IndexSet(letters.indices.filter { dragged.contains(letters[$0]) })
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        ForEach(letters, id: \.self) { letter in
          Button(dragged.contains(letter) ? "●\(letter)" : letter) {
            dragged.formSymmetricDifference([letter])
          }
        }
      }
      Stepper(
        "Destination: \(destination)", value: $destination, in: 0...letters.count)
      HStack {
        Button("Move") { move() }
        Button("Remove") { remove() }
        Button("Begin again") { begin() }
      }
      if let expected {
        Verdict(letters: letters, expected: expected)
      }
    }
  }

  private func move() {
    var copy = letters
    copy.move(fromOffsets: offsets, toOffset: destination)
    letters.moveRows(from: offsets, to: destination)
    expected = copy
  }

  private func remove() {
    var copy = letters
    copy.remove(atOffsets: offsets)
    letters.removeRows(at: offsets)
    expected = copy
    dragged = dragged.intersection(letters)
    destination = min(destination, letters.count)
  }

  private func begin() {
    letters = ["A", "B", "C", "D", "E", "F"]
    dragged = ["B", "D", "F"]
    destination = 3
    expected = nil
  }
}

/// A view that compares the letters with the kit's result.
struct Verdict: View {
  let letters: [String]
  let expected: [String]

  var body: some View {
    let isRight = letters == expected
    Text("\(isRight ? "✓" : "✗") The kit has: \(expected.joined(separator: " "))")
      .foregroundColor(isRight ? .green : .red)
  }
}
