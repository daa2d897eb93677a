import Foundation
import StateFlow

@testable import Persistence

/// A view that owns the settings of a player until the next launch.
struct Player: View {
  @StateObject private var settings: PublishedSettings

  init(store: UserDefaults) {
    _settings = StateObject(wrappedValue: PublishedSettings(store: store))
  }

  var body: some View {
    PlayerScreen(settings: settings)
  }
}
