import StateFlow

@testable import ViewState

/// A view of two counters and a sign, each with separate state.
struct Entrance: View {
  @State private var isOpen = true

  var body: some View {
    VStack(alignment: .leading) {
      Button(isOpen ? "Open" : "Closed") { isOpen.toggle() }
      HStack(alignment: .top) {
        TapCounter()
        TapCounter()
      }
    }
  }
}
