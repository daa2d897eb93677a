// It looks as if one level up were always far enough: that view leaves the screen for the archive.
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
      if tab == .archive {
        Text("Nothing archived")
      } else {
        Mailbox(isComposing: tab == .compose)
      }
    }
  }
}

struct Mailbox: View {
  let isComposing: Bool
  @State private var draft = ""

  var body: some View {
    if isComposing {
      TextField("Message", text: $draft)
    } else {
      Text("No new mail")
    }
  }
}
