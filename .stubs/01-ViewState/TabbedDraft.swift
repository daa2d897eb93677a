import StateFlow

// A mail app has three tabs. If you start a message, look at another tab and
// come back, the message should still be there.

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
      only the tab that was tapped last, at first the inbox. Inbox shows the \
      text "No new mail", Archive shows "Nothing archived", and Compose shows \
      a TextField titled "Message". If you switch to another tab and back, the \
      field must still contain what was typed. Each TabbedDraft has a draft of \
      its own.
      """,
      placeholder: Text(""))
  }
}
