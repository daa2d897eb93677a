import StateFlow

// Two guests check in at two desks. Each desk has a form for the guest's name
// and a badge that shows it. The desk itself doesn't use the name.

final class Profile: ObservableObject {
  @Published var firstName: String
  @Published var lastName: String

  init(_ firstName: String, _ lastName: String) {
    self.firstName = firstName
    self.lastName = lastName
  }
}

struct SharedProfile: View {
  /// The title above the desks. The parent can pass a different title later.
  var title = "Welcome"

  var body: some View {
    unfinished(
      """
      Own two profiles, Ada Lovelace's and Alan Turing's, as long as this view \
      is on screen. Show the title, a Section("Left") with a Desk for Ada, and \
      a Section("Right") with a Desk for Alan. Inject each profile into its \
      desk.
      """,
      placeholder: Text(""))
  }
}

/// A desk with the form and the badge. It passes nothing to them and is
/// complete.
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
      Show two TextFields titled "First name" and "Last name" that edit the \
      profile in the environment with every keystroke.
      """,
      placeholder: Text(""))
  }
}

struct ProfileBadge: View {
  var body: some View {
    unfinished(
      """
      Show the first and the last name of the environment's profile in one \
      Text, with a space between them, such as "Ada Lovelace".
      """,
      placeholder: Text(""))
  }
}
