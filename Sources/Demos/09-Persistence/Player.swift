import Foundation
import StateFlow

@testable import Persistence

/// Owns the settings of a player for as long as one start lasts.
struct Player: View {
  @StateObject private var settings: PublishedSettings

  init(store: UserDefaults) {
    _settings = StateObject(wrappedValue: PublishedSettings(store: store))
  }

  var body: some View {
    PlayerScreen(settings: settings)
  }
}
