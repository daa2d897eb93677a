// It looks as if observing an object were keeping it: each new description of the view comes with new profiles.
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

  @ObservedObject private var ada = Profile("Ada", "Lovelace")
  @ObservedObject private var alan = Profile("Alan", "Turing")

  var body: some View {
    VStack {
      Text(title)
      Section("Left") { Desk().environmentObject(ada) }
      Section("Right") { Desk().environmentObject(alan) }
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
