import StateFlow

// A message form shows whether its message is encrypted. The toggle for this is
// a separate view, because other forms use it, too.

struct MessageForm: View {
  var body: some View {
    unfinished(
      """
      Store a Bool, initially false, that says whether the message is \
      encrypted. Show the text "Only the recipient can read it" if it is \
      encrypted and "Anybody can read it" if it isn't; an EncryptionToggle; \
      and a button "Start over" that sets the value back to false.
      """,
      placeholder: EncryptionToggle())
  }
}

struct EncryptionToggle: View {
  var body: some View {
    unfinished(
      """
      Show a Toggle titled "Encrypted" that reads and writes the form's value. \
      Declare a property, with any name, that connects this view to the form's \
      value, and pass the argument for it in MessageForm. The value must be \
      stored in only one place, and switching the toggle must be a single \
      write.
      """,
      placeholder: Text(""))
  }
}
