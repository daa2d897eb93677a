// It looks as if a form kept what is typed until return is pressed: the badge is to follow each key.
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
  @EnvironmentObject private var profile: Profile
  @State private var first = ""
  @State private var last = ""

  var body: some View {
    Group {
      TextField("First name", text: $first).onSubmit { profile.firstName = first }
      TextField("Last name", text: $last).onSubmit { profile.lastName = last }
    }
    .onAppear {
      first = profile.firstName
      last = profile.lastName
    }
  }
}

struct ProfileBadge: View {
  @EnvironmentObject private var profile: Profile

  var body: some View {
    Text("\(profile.firstName) \(profile.lastName)")
  }
}
