import StateFlow

// A message form shows whether its message is encrypted. The toggle for this is
// a separate view, because other forms use it, too.
//
// 1. The form shows "Only the recipient can read it" if the message is
//    encrypted, and "Anybody can read it" if it isn't. At first, it isn't.
// 2. A Toggle titled "Encrypted" is on if the message is encrypted, and off if
//    it isn't. Switching it changes that.
// 3. "Start over" makes the message unencrypted, so that the toggle is off,
//    too. If it already is, "Start over" changes nothing.
// 4. Switching the toggle is a single write: the value is stored in only one
//    place.
// 5. The form shows an EncryptionToggle, which contains the Toggle and has a
//    property, with any name, that connects it to the form's value.
// 6. The value survives an update of the parent.
// 7. Each form has its own value.

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
