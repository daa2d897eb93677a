// It looks as if an empty text were no text: the draft that was deleted comes back.
// Caught by: a draft that was deleted stays deleted
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
      .onChange(of: draft) { _, text in
        if !text.isEmpty { saved = text }
      }
      .onAppear { draft = saved }
  }
}
