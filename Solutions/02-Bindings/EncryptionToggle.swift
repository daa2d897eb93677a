import StateFlow

// A form for a message. The form has to know whether the message is to be
// encrypted. It is switched in a view of its own, which other forms use, too.

struct MessageForm: View {
  // The one value that there is. Whoever else shows or writes it comes here.
  @State private var isEncrypted = false

  var body: some View {
    VStack {
      Text(
        isEncrypted ? "Only the recipient can read it" : "Anybody can read it")
      EncryptionToggle(isEncrypted: $isEncrypted)
      Button("Start over") { isEncrypted = false }
    }
  }
}

struct EncryptionToggle: View {
  // A binding keeps nothing: it reads and writes what the form keeps.
  @Binding var isEncrypted: Bool

  var body: some View {
    Toggle("Encrypted", isOn: $isEncrypted)
  }
}
