import StateFlow

// A mail program has three tabs. Whoever writes a message, looks something
// up in another tab and comes back wants to find the message as it was.

enum MailTab: String, CaseIterable {
  case inbox = "Inbox"
  case compose = "Compose"
  case archive = "Archive"
}

struct TabbedDraft: View {
  var body: some View {
    unfinished(
      """
      Show three buttons, "Inbox", "Compose" and "Archive", and below them \
      the chosen tab only, first the inbox. The inbox reads "No new mail", \
      the archive "Nothing archived"; compose has a TextField titled \
      "Message", whose text is still there when one comes back to it.
      """,
      placeholder: Text(""))
  }
}
