// It looks as if there were only one window: a global variable is shared by all.
// Caught by: two windows have two drafts
import StateFlow

enum MailTab: String, CaseIterable {
  case inbox = "Inbox"
  case compose = "Compose"
  case archive = "Archive"
}

var sharedDraft = ""

struct TabbedDraft: View {
  @State private var tab = MailTab.inbox
  @State private var isStale = false

  private var text: Binding<String> {
    Binding(
      get: { sharedDraft },
      set: { text in
        sharedDraft = text
        isStale.toggle()
      })
  }

  var body: some View {
    VStack {
      HStack {
        ForEach(MailTab.allCases, id: \.self) { tab in
          Button(tab.rawValue) { self.tab = tab }
        }
      }
      switch tab {
      case .inbox: Text("No new mail")
      case .compose: TextField("Message", text: text).id(isStale)
      case .archive: Text("Nothing archived")
      }
    }
  }
}
