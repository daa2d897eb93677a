// It looks as if a value could be shared only inside one view: a binding takes it to another one.
// Caught by: the toggle is a view of its own
import StateFlow

struct MessageForm: View {
  @State private var isEncrypted = false

  var body: some View {
    VStack {
      Text(isEncrypted ? "Only the recipient can read it" : "Anybody can read it")
      Toggle("Encrypted", isOn: $isEncrypted)
      Button("Start over") { isEncrypted = false }
    }
  }
}

struct EncryptionToggle: View {
  var body: some View {
    EmptyView()
  }
}
