// It looks as if telling the parent of each switch were enough: the form hears of the toggle, but the toggle never of the form.
// Caught by: starting over is seen by the toggle
import StateFlow

struct MessageForm: View {
  @State private var isEncrypted = false

  var body: some View {
    VStack {
      Text(isEncrypted ? "Only the recipient can read it" : "Anybody can read it")
      EncryptionToggle { isEncrypted = $0 }
      Button("Start over") { isEncrypted = false }
    }
  }
}

struct EncryptionToggle: View {
  let switched: (Bool) -> Void
  @State private var isOn = false

  var body: some View {
    Toggle("Encrypted", isOn: $isOn)
      .onChange(of: isOn) { _, new in switched(new) }
  }
}
