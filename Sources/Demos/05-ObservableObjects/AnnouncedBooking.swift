import StateFlow

@testable import ObservableObjects

/// A view of your store, and of the values that a subscriber reads while a change is announced.
struct AnnouncedBooking: View {
  @StateObject private var store = HandWritten()
  @State private var heard: [String] = []
  @State private var token: AnyCancellable?

  var body: some View {
    HStack(alignment: .top) {
      HandWrittenTicket(store: store)
      Diary(lines: heard, otherwise: "Nothing has been announced.")
    }
    .onAppear {
      token = store.objectWillChange.sink { _ in
        heard.append("Announced, still \(store.seats) for \(store.name)")
      }
    }
    .onDisappear { token?.cancel() }
  }
}

/// A view of the received announcements, in order.
struct Diary: View {
  let lines: [String]
  let otherwise: String

  var body: some View {
    VStack(alignment: .leading) {
      if lines.isEmpty { Text(otherwise).foregroundColor(.secondary) }
      ForEach(lines.indices.suffix(6), id: \.self) { Text(lines[$0]) }
    }
  }
}
