import StateFlow

@testable import Persistence

/// A view that owns a player's settings until the next launch.
struct Player: View {
  @StateObject private var settings: PublishedSettings

  init(store: UserDefaults) {
    _settings = StateObject(wrappedValue: PublishedSettings(store: store))
  }

  var body: some View {
    PlayerScreen(settings: settings)
  }
}
