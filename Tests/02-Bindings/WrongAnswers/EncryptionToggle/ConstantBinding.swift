// It looks as if a constant binding were a way to turn a value into a binding: it ignores what is written to it.
// Caught by: the toggle shows that it was switched
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
  let isEncrypted: Bool

  var body: some View {
    Toggle("Encrypted", isOn: .constant(isEncrypted))
  }
}
