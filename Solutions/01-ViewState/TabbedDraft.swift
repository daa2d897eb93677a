import StateFlow

// A mail app has three tabs. If you start a message, look at another tab, and
// come back, the message is still there.
//
// 1. The buttons "Inbox", "Compose", and "Archive" each select a tab. At first,
//    the inbox is selected.
// 2. Below the buttons is only the content of the selected tab: "No new mail"
//    in the inbox, a TextField titled "Message" in the compose tab, and
//    "Nothing archived" in the archive.
// 3. The field shows what you type, and keeps it even after you look at one or
//    both of the other tabs.
// 4. You can continue a message after looking at another tab, and a message
//    that you delete stays deleted.
// 5. Selecting the tab that is already selected changes nothing.
// 6. The selected tab and the message survive an update of the parent.
// 7. Each TabbedDraft has its own message, which is empty at first.

enum MailTab: String, CaseIterable {
  case inbox = "Inbox"
  case compose = "Compose"
  case archive = "Archive"
}

struct TabbedDraft: View {
  @State private var tab = MailTab.inbox

  // The Compose tab comes and goes, and state inside it would go with it. So
  // the draft belongs to the view that stays on screen.
  @State private var draft = ""

  var body: some View {
    VStack {
      HStack {
        ForEach(MailTab.allCases, id: \.self) { tab in
          Button(tab.rawValue) { self.tab = tab }
        }
      }
      switch tab {
      case .inbox: Text("No new mail")
      case .compose: TextField("Message", text: $draft)
      case .archive: Text("Nothing archived")
      }
    }
  }
}
