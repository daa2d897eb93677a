import StateFlow

// A mail app has three tabs. If you start a message, look at another tab, and
// come back, the message should still be there.

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
