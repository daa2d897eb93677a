import StateFlow

@testable import ModernObservation

/// A restaurant that owns its orders and has buttons for the waiter.
struct Inn: View {
  @State private var room = Order()
  @State private var terrace = Order()
  @State private var waiter: Waiter?

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Ada comes") { waiter = Waiter("Ada") }
        Button("She marries") { waiter?.name = "Ada Lind" }.disabled(waiter == nil)
        Button("She goes") { waiter = nil }.disabled(waiter == nil)
      }
      Divider()
      ObservableEnvironment(room: room, terrace: terrace, waiter: waiter)
    }
  }
}
