// It looks as if two views of one type of object had one object: here each has made its own.
// Caught by: what is typed is on the badge at once
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
  @StateObject private var profile = Profile("Ada", "Lovelace")

  var body: some View {
    TextField("First name", text: $profile.firstName)
    TextField("Last name", text: $profile.lastName)
  }
}

struct ProfileBadge: View {
  @StateObject private var profile = Profile("Ada", "Lovelace")

  var body: some View {
    Text("\(profile.firstName) \(profile.lastName)")
  }
}
