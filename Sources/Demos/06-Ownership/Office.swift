import StateFlow

@testable import Ownership

/// Your counter at a door, and an office where you edit the door's sign.
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
