// It looks as if a body ran once: what it makes is made anew when the title changes.
// Caught by: the profiles survive a refresh of the parent
import StateFlow

final class Profile: ObservableObject {
  @Published var firstName: String
  @Published var lastName: String

  init(_ firstName: String, _ lastName: String) {
    self.firstName = firstName
    self.lastName = lastName
  }
}

struct SharedProfile: View {
  var title = "Welcome"

  var body: some View {
    VStack {
      Text(title)
      Section("Left") { Desk().environmentObject(Profile("Ada", "Lovelace")) }
      Section("Right") { Desk().environmentObject(Profile("Alan", "Turing")) }
    }
  }
}

struct Desk: View {
  var body: some View {
    VStack {
      ProfileEditor()
      ProfileBadge()
    }
  }
}

struct ProfileEditor: View {
  @EnvironmentObject private var profile: Profile

  var body: some View {
    TextField("First name", text: $profile.firstName)
    TextField("Last name", text: $profile.lastName)
  }
}

struct ProfileBadge: View {
  @EnvironmentObject private var profile: Profile

  var body: some View {
    Text("\(profile.firstName) \(profile.lastName)")
  }
}
