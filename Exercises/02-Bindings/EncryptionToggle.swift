import StateFlow

// A form for a message. The form has to know whether the message is to be
// encrypted; a view of its own, used in other forms too, is where one says so.

struct MessageForm: View {
  var body: some View {
    unfinished(
      """
      Keep whether the message is encrypted, at first not. Show the text \
      "Anybody can read it" or "Only the recipient can read it", as it is; \
      the EncryptionToggle; and a button "Start over", after which the \
      message is not encrypted.
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
      toggle is one write.
      """,
      placeholder: Text(""))
  }
}
