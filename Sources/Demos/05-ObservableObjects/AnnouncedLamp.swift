import StateFlow

@testable import ObservableObjects

/// A view of a lamp that uses your wrapper, and of the values that the wrapper's publisher sends.
struct AnnouncedLamp: View {
  @StateObject private var lamp = Lamp()
  @State private var heard: [String] = []
  @State private var token: AnyCancellable?

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading) {
        LampView(lamp: lamp)
        if token == nil {
          Button("Listen to $level") {
            token = lamp.$level.sink { heard.append("sent \($0), read \(lamp.level)") }
          }
        } else {
          Button("Stop listening") { token = nil }
        }
      }
      Diary(lines: heard, otherwise: "Nothing was received.")
    }
  }
}
