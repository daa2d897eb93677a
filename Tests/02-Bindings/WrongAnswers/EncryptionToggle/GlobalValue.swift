// It looks as if sharing a value took a global variable: nobody on screen is told when it changes.
// Caught by: switching the toggle is seen by the form
import StateFlow

var isEncrypted = false

struct MessageForm: View {
  var body: some View {
    VStack {
      Text(isEncrypted ? "Only the recipient can read it" : "Anybody can read it")
      EncryptionToggle()
      Button("Start over") { isEncrypted = false }
    }
  }
}

struct EncryptionToggle: View {
  var body: some View {
    Toggle(
      "Encrypted",
      isOn: Binding {
        isEncrypted
      } set: {
        isEncrypted = $0
      })
  }
}
