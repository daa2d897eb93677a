import StateFlow

// A mail app has three tabs. If you start a message, look at another tab, and
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
      Show three buttons, "Inbox", "Compose", and "Archive", each of which \
      selects a tab. Below them, show only the content of the selected tab. \
      The inbox is selected at first and contains the text "No new mail". The \
      archive contains the text "Nothing archived". The compose tab contains a \
      TextField titled "Message". After you switch to another tab and back, \
      the field must still contain what you typed. Each TabbedDraft on screen \
      has its own message.
      """,
      placeholder: Text(""))
  }
}
