import StateFlow

@testable import Ownership

/// An office that writes the sign of a door, with your counter at the door.
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
