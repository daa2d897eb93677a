import DemoSupport
import StateFlow

@testable import AsyncState

/// A page of the newspaper that its reader can leave.
struct NewspaperPage: View {
  @State private var server = Server<Wish, Int>()
  @State private var photo = Photo(likes: 12)
  @State private var isOpen = true

  var body: some View {
    VStack(alignment: .leading) {
      if isOpen {
        Text("The ferry in the fog")
        LikeIt(photo: photo, server: server)
      }
      Button(isOpen ? "Turn the page" : "Turn back") { isOpen.toggle() }
      RequestPanel(server) { wish in wish == .like ? [("Answer 13", 13)] : [("Answer 12", 12)] }
    }
  }
}
