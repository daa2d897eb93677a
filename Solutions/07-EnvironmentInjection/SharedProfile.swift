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

  // To inject is not to own: somebody has to keep the objects alive.
  @StateObject private var ada = Profile("Ada", "Lovelace")
  @StateObject private var alan = Profile("Alan", "Turing")

  var body: some View {
    VStack {
      Text(title)
      // Each at its own desk. Around both, one would hide the other: what is
      // found is found by its type, and the two are of one type.
      Section("Left") { Desk().environmentObject(ada) }
      Section("Right") { Desk().environmentObject(alan) }
    }
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
