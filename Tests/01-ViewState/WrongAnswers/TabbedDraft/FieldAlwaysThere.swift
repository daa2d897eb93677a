// It looks as if the field must never leave the screen: it is shown in each tab.
// Caught by: only the chosen tab is on screen
import StateFlow

enum MailTab: String, CaseIterable {
  case inbox = "Inbox"
  case compose = "Compose"
  case archive = "Archive"
}

struct TabbedDraft: View {
  @State private var tab = MailTab.inbox
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
      case .compose: EmptyView()
      case .archive: Text("Nothing archived")
      }
      TextField("Message", text: $draft)
    }
  }
}
