import StateFlow

// Two guests check in at two desks. Each desk has a form for the guest's name
// and a badge that shows it. The desk itself doesn't use the name, so the form
// and the badge find the guest's profile in the environment.
//
// 1. The screen shows the title, a section "Left" with a desk for Ada Lovelace,
//    and a section "Right" with a desk for Alan Turing, in this order.
// 2. Each keystroke in "First name" or "Last name" changes the profile that is
//    injected into the desk, and so the badge.
// 3. Typing at one desk doesn't change the other one.
// 4. The badge shows the first and the last name, with a space between them,
//    exactly as they were typed, such as "Ada Lovelace".
// 5. The badge and the form also show changes that other code makes.
// 6. If another profile is injected into a desk, the desk switches to it, even
//    if the names are the same.
// 7. The guests survive an update of the parent, which can pass another title.
// 8. Each SharedProfile has its own guests, and starts over when it reappears.
// 9. Typing doesn't run the body of a desk.

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

  // Injecting an object doesn't keep it alive, so this view owns both.
  @StateObject private var ada = Profile("Ada", "Lovelace")
  @StateObject private var alan = Profile("Alan", "Turing")

  var body: some View {
    VStack {
      Text(title)
      // Inject each profile at its own desk. Objects are found by their type,
      // so if you injected both around both desks, one would hide the other.
      Section("Left") { Desk().environmentObject(ada) }
      Section("Right") { Desk().environmentObject(alan) }
    }
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
