import StateFlow

@testable import Boxing

/// A station that runs a program of the exercise and shows which listeners the program calls.
struct TideStation: View {
  @State private var number = 1
  @State private var calls: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Picker("Program", selection: $number) {
          ForEach(1...4, id: \.self) { Text("\($0)").tag($0) }
        }
        Button("Run") { calls = run(number) }
      }
      Diary(lines: calls)
    }
  }

  private func run(_ number: Int) -> [String] {
    var lines: [String] = []
    let programs = TideCalls { lines.append("\($0)") }
    switch number {
    case 1: programs.program1()
    case 2: programs.program2()
    case 3: programs.program3()
    default: programs.program4()
    }
    return lines
  }
}
