import Foundation
import StateFlow

@testable import Persistence

/// A timer's screen, and settings that somebody changes while it is closed.
struct KitchenTimer: View {
  let store: UserDefaults
  @State private var visits = 0

  var body: some View {
    // The screen asks the store, which tells nobody. So it is opened anew.
    TimerScreen(store: store).id(visits)
    HStack {
      Button("Save 0 minutes") { change { store.set(0, forKey: "minutes") } }
      Button("Save silence") { change { store.set(false, forKey: "rings") } }
    }
  }

  private func change(_ action: () -> Void) {
    action()
    visits += 1
  }
}
