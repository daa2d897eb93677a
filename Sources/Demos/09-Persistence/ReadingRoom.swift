import StateFlow

@testable import Persistence

/// A view of preferences that announce nothing, so the view records their values after each action.
struct ReadingRoom: View {
  private let store: UserDefaults
  private let preferences: ReaderPreferences
  @State private var lines: [String] = []

  init(store: UserDefaults) {
    self.store = store
    preferences = ReaderPreferences(store: store)
  }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(lines.suffix(3), id: \.self) { Text($0) }
    }
    .onAppear { note {} }
    HStack {
      Button("Larger") { note { preferences.letterSize += 1 } }
      Button("Turn") { note { preferences.lastPage = (preferences.lastPage ?? 0) + 1 } }
      Button("Close the book") { note { preferences.lastPage = nil } }
    }
    HStack {
      Button("Other code sets 20") { note { store.set(20, forKey: "letterSize") } }
      Button("Other code sets a string") { note { store.set("huge", forKey: "letterSize") } }
    }
  }

  private func note(_ action: () -> Void) {
    action()
    let page = preferences.lastPage.map { "page \($0)" } ?? "no page"
    lines.append("\(lines.count + 1). Letters of \(preferences.letterSize), \(page)")
  }
}
