// It looks as if a state lived as long as the program: it lives as long as its view is on screen.
// Caught by: the draft is still there after a look at another tab
import StateFlow

enum MailTab: String, CaseIterable {
  case inbox = "Inbox"
  case compose = "Compose"
  case archive = "Archive"
}

struct TabbedDraft: View {
  @State private var tab = MailTab.inbox

  var body: some View {
    VStack {
      HStack {
        ForEach(MailTab.allCases, id: \.self) { tab in
          Button(tab.rawValue) { self.tab = tab }
        }
      }
      switch tab {
      case .inbox: Text("No new mail")
      case .compose: ComposeTab()
      case .archive: Text("Nothing archived")
      }
    }
  }
}

struct ComposeTab: View {
  @State private var draft = ""

  var body: some View {
    TextField("Message", text: $draft)
  }
}
