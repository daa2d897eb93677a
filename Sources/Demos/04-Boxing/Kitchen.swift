import StateFlow

@testable import Boxing

/// A kettle whose temperature looks like a plain property but notifies listeners.
final class Kettle {
  @Boxed var temperature = 20

  func bind(_ listener: @escaping (Int) -> Void) {
    _temperature.bind(listener)
  }
}

/// A view that uses your wrapper around a box, through both `_` and `$`.
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
