import StateFlow

// A mail program has three tabs. Whoever writes a message, looks something
// up in another tab and comes back wants to find the message as it was.

enum MailTab: String, CaseIterable {
  case inbox = "Inbox"
  case compose = "Compose"
  case archive = "Archive"
}

struct TabbedDraft: View {
  @State private var tab = MailTab.inbox

  // The compose tab comes and goes, and a state in it would go with it. The
  // draft belongs to the view that stays.
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
