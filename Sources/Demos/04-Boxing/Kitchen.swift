import StateFlow

@testable import Boxing

/// A plain property, for all but those who listen.
final class Kettle {
  @Boxed var temperature = 20

  func bind(_ listener: @escaping (Int) -> Void) {
    _temperature.bind(listener)
  }
}

/// Your wrapper around a box, reached by `_` and by `$`.
struct Kitchen: View {
  let kettle: Kettle
  @State private var told: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Bind by _") { kettle.bind { told.append("_ told \($0) °C") } }
        Button("Bind by $") { kettle.$temperature.bind { told.append("$ told \($0) °C") } }
        Button("Heat") { kettle.temperature += 20 }
      }
      Diary(lines: told)
    }
  }
}
