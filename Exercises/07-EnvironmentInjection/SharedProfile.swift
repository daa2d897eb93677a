import StateFlow

// Two guests check in, at two desks. At each there is a form to fill in and a
// badge with the guest's name; in between, a desk that knows of neither.

final class Profile: ObservableObject {
  @Published var firstName: String
  @Published var lastName: String

  init(_ firstName: String, _ lastName: String) {
    self.firstName = firstName
    self.lastName = lastName
  }
}

struct SharedProfile: View {
  /// What stands above the desks. The parent may pass another one later.
  var title = "Welcome"

  var body: some View {
    unfinished(
      """
      Own two profiles as long as this view is on screen, Ada Lovelace's \
      and Alan Turing's. Show the title, a Section("Left") with the desk \
      for Ada, and a Section("Right") with the desk for Alan.
      """,
      placeholder: Text(""))
  }
}

/// A desk has its two parts, and nothing to do with names. It is complete.
struct Desk: View {
  var body: some View {
    VStack {
      ProfileEditor()
      ProfileBadge()
    }
  }
}

struct ProfileEditor: View {
  var body: some View {
    unfinished(
      """
      Show two text fields, "First name" and "Last name", which write to \
      the profile of the environment with each key.
      """,
      placeholder: Text(""))
  }
}

struct ProfileBadge: View {
  var body: some View {
    unfinished(
      """
      Show the names of the profile of the environment in one Text, as in \
      "Ada Lovelace", with a space between them.
      """,
      placeholder: Text(""))
  }
}
