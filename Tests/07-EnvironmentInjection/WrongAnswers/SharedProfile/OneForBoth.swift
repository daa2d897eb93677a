// It looks as if one profile were enough for two guests: both desks were given the same object.
// Caught by: what is typed at one desk is not on the other's badge
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

  @StateObject private var ada = Profile("Ada", "Lovelace")
  @StateObject private var alan = Profile("Alan", "Turing")

  var body: some View {
    VStack {
      Text(title)
      Section("Left") { Desk().environmentObject(ada) }
      Section("Right") { Desk().environmentObject(ada) }
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
