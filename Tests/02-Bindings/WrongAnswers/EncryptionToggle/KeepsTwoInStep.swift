// It looks as if two values that are kept equal were one: each switch is written twice, and between the writes they differ.
// Caught by: one switch is one write
import StateFlow

struct MessageForm: View {
  @State private var isEncrypted = false

  var body: some View {
    VStack {
      Text(isEncrypted ? "Only the recipient can read it" : "Anybody can read it")
      EncryptionToggle(isEncrypted: $isEncrypted)
      Button("Start over") { isEncrypted = false }
    }
  }
}

struct EncryptionToggle: View {
  @Binding var isEncrypted: Bool
  @State private var isOn = false

  var body: some View {
    Toggle("Encrypted", isOn: $isOn)
      .onChange(of: isOn) { _, new in isEncrypted = new }
      .onChange(of: isEncrypted) { _, new in isOn = new }
  }
}
