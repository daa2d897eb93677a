import StateFlow

// A form for a message. The form has to know whether the message is to be
// encrypted. It is switched in a view of its own, which other forms use, too.

struct MessageForm: View {
  var body: some View {
    unfinished(
      """
      Keep whether the message is encrypted; at first it is not. Show a \
      text, "Only the recipient can read it" if it is, and "Anybody can read \
      it" if not; the EncryptionToggle; and a button, "Start over", after \
      which the message is not encrypted.
      """,
      placeholder: EncryptionToggle())
  }
}

struct EncryptionToggle: View {
  var body: some View {
    unfinished(
      """
      Take from the form what is needed to show a Toggle called "Encrypted" \
      that switches the form's value. There is one value: one switch of the \
      toggle is one write. Name what you take as you like.
      """,
      placeholder: Text(""))
  }
}
