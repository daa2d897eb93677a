import StateFlow
import Testing

@testable import WorkbookTesting

@MainActor
@Suite("A device that restarts")
struct DeviceTests {
  private struct Lamp: View {
    let store: UserDefaults
    @State var taps = 0

    var body: some View {
      Text("Taps: \(taps), saved: \(store.integer(forKey: "taps"))")
      Button("Tap") {
        taps += 1
        store.set(store.integer(forKey: "taps") + 1, forKey: "taps")
      }
      Button("Register") { store.register(defaults: ["taps": 7]) }
    }
  }

  @Test func `only saved values remain after a device restarts`() {
    let screen = Screen { Device { Lamp(store: $0) } }
    screen.button("Tap").tap()
    #expect(screen.texts == ["Taps: 1, saved: 1"])
    screen.button("Restart").tap()
    #expect(screen.texts == ["Taps: 0, saved: 1"])
    screen.button("Tap").tap()
    screen.button("Restart").tap()
    #expect(screen.texts == ["Taps: 0, saved: 2"])
  }

  @Test func `a registered default is lost when a device restarts`() {
    let screen = Screen { Device { Lamp(store: $0) } }
    screen.button("Register").tap()
    screen.button("Restart").tap()
    #expect(screen.texts == ["Taps: 0, saved: 0"])
  }

  @Test func `a new device has no saved values`() {
    let first = Screen { Device { Lamp(store: $0) } }
    first.button("Tap").tap()
    let second = Screen { Device { Lamp(store: $0) } }
    #expect(second.texts == ["Taps: 0, saved: 0"])
  }

  @Test func `refreshing a screen doesn't restart the device`() {
    let screen = Screen { Device { Lamp(store: $0) } }
    screen.button("Tap").tap()
    screen.refresh()
    #expect(screen.texts == ["Taps: 1, saved: 1"])
  }
}
