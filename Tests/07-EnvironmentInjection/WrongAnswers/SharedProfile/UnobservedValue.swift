// It looks as if an object in a value of the environment were observed: only another object would be a change there.
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

private enum ProfileKey: EnvironmentKey {
  static var defaultValue: Profile { Profile("", "") }
}

extension EnvironmentValues {
  fileprivate var profile: Profile {
    get { self[ProfileKey.self] }
    set { self[ProfileKey.self] = newValue }
  }
}

struct SharedProfile: View {
  var title = "Welcome"

  @StateObject private var ada = Profile("Ada", "Lovelace")
  @StateObject private var alan = Profile("Alan", "Turing")

  var body: some View {
    VStack {
      Text(title)
      Section("Left") { Desk().environment(\.profile, ada).environmentObject(ada) }
      Section("Right") { Desk().environment(\.profile, alan).environmentObject(alan) }
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
  @Environment(\.profile) private var profile

  var body: some View {
    Text("\(profile.firstName) \(profile.lastName)")
  }
}
