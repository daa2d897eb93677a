import StateFlow

// A message form shows whether its message is encrypted. The toggle for this is
// a separate view, because other forms use it, too.

struct MessageForm: View {
  // The only stored value. Every view that shows or writes it refers to this
  // one.
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
  // A binding stores nothing. It reads and writes the form's value.
  @Binding var isEncrypted: Bool

  var body: some View {
    Toggle("Encrypted", isOn: $isEncrypted)
  }
}
