import StateFlow

@testable import Ownership

/// An office where you edit the sign of a door, and your counter at that door.
struct Office: View {
  @State private var sign = "North door"

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Sign", text: $sign)
      Divider()
      SteadyCounter(sign: sign)
    }
  }
}
