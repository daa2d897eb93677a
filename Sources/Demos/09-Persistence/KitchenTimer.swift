import StateFlow

@testable import Persistence

/// A timer's screen, with buttons that change its settings while the screen is closed.
struct KitchenTimer: View {
  let store: UserDefaults
  @State private var visits = 0

  var body: some View {
    // The store doesn't notify the screen of a change, so a new id reopens the screen.
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
