import StateFlow

// In this guide, you wander from one bistro to the next: the screen of each one
// lists the bistros nearby. Write the list and the screens that it opens. A
// value describes which screens are open, so decide where it lives.
//
// 1. A list shows the names of the bistros that `matching(_:)` returns for the
//    text in the TextField "Name" above it. A tap on a name opens the screen of
//    that bistro, whose navigation title is the name. It lists the names of the
//    bistros nearby, in the order of `nearby`, and a tap on one opens its screen
//    on top.
// 2. The button "Home", on each bistro's screen, returns straight to the list,
//    however many screens are open.
// 3. The button "Tip", on the list's screen and on each bistro's, opens the
//    screens of the guide's tip, in that order, and closes all others. The last
//    bistro of the tip is in front.
// 4. A bistro that the guide doesn't contain, for example because it has closed,
//    is in no list and has no screen. The other screens stay open.
// 5. The button "Find", on the list's screen, moves the keyboard focus to the
//    TextField. At first, it doesn't have the focus.
// 6. When the system restores the scene, the same screens are open, and the
//    TextField has the same text. Each scene has its own screens and text.

struct Bistro: Identifiable, Equatable {
  let id: Int
  let name: String
  /// The IDs of the bistros nearby. Some of them may be missing from the guide.
  let nearby: [Int]
}

/// The guide. It is complete.
final class BistroGuide: ObservableObject {
  @Published private(set) var bistros: [Bistro]

  /// The IDs of the bistros to visit today, one after the other.
  let tip: [Int]

  init(bistros: [Bistro], tip: [Int]) {
    self.bistros = bistros
    self.tip = tip
  }

  /// Returns bistros whose names contain the given text, or all if it's empty.
  func matching(_ text: String) -> [Bistro] {
    bistros.filter { text.isEmpty || $0.name.contains(text) }
  }

  /// The bistro with the given ID, or nil if the guide doesn't contain it.
  subscript(id: Int) -> Bistro? { bistros.first { $0.id == id } }

  func close(_ id: Int) { bistros.removeAll { $0.id == id } }
}

struct NearbyTrail: View {
  @ObservedObject var guide: BistroGuide

  // Where the user was is restored with the scene (chapter 9).
  @SceneStorage("trail") private var savedPath = ""
  @SceneStorage("name") private var name = ""
  @FocusState private var isNameFocused: Bool

  var body: some View {
    NavigationStack(path: path) {
      VStack {
        TextField("Name", text: $name)
          .focused($isNameFocused)
        Button("Find") { isNameFocused = true }
        Button("Tip") { path.wrappedValue = guide.tip }
        List(guide.matching(name)) { NavigationLink($0.name, value: $0.id) }
      }
      .navigationDestination(for: Bistro.ID.self) { id in
        if let bistro = guide[id] {
          BistroScreen(
            bistro: bistro, nearby: bistro.nearby.compactMap { guide[$0] },
            tip: guide.tip, path: path)
        }
      }
    }
  }

  // The only copy of the path is the saved text, such as "4,7". Which of its
  // bistros have a screen is computed, in a derived binding (chapter 2).
  private var path: Binding<[Bistro.ID]> {
    Binding {
      savedPath.split(separator: ",").compactMap { Bistro.ID($0) }
        .filter { guide[$0] != nil }
    } set: {
      savedPath = $0.map { "\($0)" }.joined(separator: ",")
    }
  }
}

struct BistroScreen: View {
  let bistro: Bistro
  let nearby: [Bistro]
  let tip: [Bistro.ID]
  @Binding var path: [Bistro.ID]

  var body: some View {
    VStack {
      Button("Home") { path = [] }
      Button("Tip") { path = tip }
      List(nearby) { NavigationLink($0.name, value: $0.id) }
    }
    .navigationTitle(bistro.name)
  }
}
