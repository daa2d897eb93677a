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
  var body: some View {
    unfinished(
      """
      Store a Bool, initially false. Show the text for it, an \
      EncryptionToggle, and a button "Start over".
      """,
      placeholder: EncryptionToggle())
  }
}

struct EncryptionToggle: View {
  var body: some View {
    unfinished(
      """
      Declare a property that connects this view to the form's value, pass the \
      argument for it in MessageForm, and show the Toggle here.
      """,
      placeholder: Text(""))
  }
}
