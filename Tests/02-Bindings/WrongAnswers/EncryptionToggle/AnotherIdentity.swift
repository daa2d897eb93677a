// It looks as if the form had to remember only that it was asked to start over: the toggle is made anew, and what the form says is not.
// Caught by: starting over is seen by the toggle
import StateFlow

struct MessageForm: View {
  @State private var isEncrypted = false
  @State private var attempt = 0

  var body: some View {
    VStack {
      Text(isEncrypted ? "Only the recipient can read it" : "Anybody can read it")
      EncryptionToggle(isEncrypted: $isEncrypted)
        .id(attempt)
      Button("Start over") { attempt += 1 }
    }
  }
}

struct EncryptionToggle: View {
  @Binding var isEncrypted: Bool

  var body: some View {
    Toggle("Encrypted", isOn: $isEncrypted)
  }
}
