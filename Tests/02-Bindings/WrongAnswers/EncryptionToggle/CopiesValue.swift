// It looks as if a state that is given a value wrote back to it: the child has a copy of its own, and the form never hears of it.
// Caught by: switching the toggle is seen by the form
import StateFlow

struct MessageForm: View {
  @State private var isEncrypted = false

  var body: some View {
    VStack {
      Text(isEncrypted ? "Only the recipient can read it" : "Anybody can read it")
      EncryptionToggle(isEncrypted: isEncrypted)
      Button("Start over") { isEncrypted = false }
    }
  }
}

struct EncryptionToggle: View {
  @State var isEncrypted: Bool

  var body: some View {
    Toggle("Encrypted", isOn: $isEncrypted)
  }
}
