import StateFlow

@testable import EnvironmentInjection

enum QuietKey: SurroundingsKey {
  static var defaultValue: Bool { false }
}

final class Mayor {
  let name: String

  init(name: String) { self.name = name }
}

/// Nested places that use your `Surroundings`. A place whose choice is "Nothing" sets no value.
struct Town: View {
  let mayor: Mayor
  @State private var townIsQuiet: Bool?
  @State private var houseIsQuiet: Bool?
  @State private var hasMayor = false

  private var town: Surroundings {
    var town = Surroundings()
    if let townIsQuiet { town[QuietKey.self] = townIsQuiet }
    if hasMayor { town.insert(mayor) }
    return town
  }

  private var house: Surroundings {
    town.child { house in
      if let houseIsQuiet { house[QuietKey.self] = houseIsQuiet }
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      QuietPicker(title: "The town says", isQuiet: $townIsQuiet)
      QuietPicker(title: "The house says", isQuiet: $houseIsQuiet)
      Toggle("The town has a mayor", isOn: $hasMayor)
      Divider()
      PlaceRow(name: "In the town", surroundings: town)
      PlaceRow(name: "In the house", surroundings: house)
      PlaceRow(name: "In a room of it", surroundings: house.child { _ in })
      PlaceRow(name: "In the house beside it", surroundings: town.child { _ in })
    }
  }
}

struct QuietPicker: View {
  let title: String
  @Binding var isQuiet: Bool?

  var body: some View {
    Picker(title, selection: $isQuiet) {
      Text("Nothing").tag(Bool?.none)
      Text("Be quiet").tag(Bool?.some(true))
      Text("Be merry").tag(Bool?.some(false))
    }
  }
}

struct PlaceRow: View {
  let name: String
  let surroundings: Surroundings

  private var words: String {
    let mood = surroundings[QuietKey.self] ? "quiet" : "merry"
    let mayor = surroundings.object(Mayor.self).map { ", under \($0.name)" } ?? ""
    return "\(name): \(mood)\(mayor)"
  }

  var body: some View {
    Text(words)
  }
}
