// It looks as if a text were complete only when return is pressed: nobody presses return before looking something up.
// Caught by: the draft is still there after a look at another tab
import StateFlow

enum MailTab: String, CaseIterable {
  case inbox = "Inbox"
  case compose = "Compose"
  case archive = "Archive"
}

struct TabbedDraft: View {
  @State private var tab = MailTab.inbox
  @State private var saved = ""

  var body: some View {
    VStack {
      HStack {
        ForEach(MailTab.allCases, id: \.self) { tab in
          Button(tab.rawValue) { self.tab = tab }
        }
      }
      switch tab {
      case .inbox: Text("No new mail")
      case .compose: ComposeTab(saved: $saved)
      case .archive: Text("Nothing archived")
      }
    }
  }
}

struct ComposeTab: View {
  @Binding var saved: String
  @State private var draft = ""

  var body: some View {
    TextField("Message", text: $draft)
      .onSubmit { saved = draft }
      .onAppear { draft = saved }
  }
}
