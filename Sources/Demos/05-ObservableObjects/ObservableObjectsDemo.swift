import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import ObservableObjects

@main
struct ObservableObjectsDemo: App {
  private let store = BookingStore()

  var body: some Scene {
    WindowGroup {
      TabView {
        Exhibit("5.1 BookingStore", try: "Change the name, and the seats.") {
          VStack {
            BookingForm(store: store)
            Ticket(store: store)
          }
        }
        .tabItem { Text("5.1") }
      }
    }
  }
}
