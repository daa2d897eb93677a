import StateFlow

// The members of a club can edit their names. Two text fields and a button
// change one value, and the greeting updates with every keystroke.
//
// 1. The screen shows the greeting of a profile, in a Text without other words,
//    and its number. At first, both names are empty, so the greeting is
//    "Hello". The number is always 7, in the form "Member 7".
// 2. The TextFields "First name" and "Last name" each edit one name of the
//    profile, exactly as typed. The greeting changes with every keystroke.
// 3. swapNames() swaps the two names of one profile, but not those of its
//    copies.
// 4. "Swap names" swaps the names in the greeting and in the fields, even if
//    one of them is empty. You can edit the swapped names, and swap them back.
// 5. Each keystroke, and each swap of two different names, runs the body of
//    ProfileEditor at most once, even if it makes several writes.
// 6. The names survive an update of the parent.
// 7. Each editor has its own profile. How it stores the profile is up to you.
// 8. The kit reports no warnings.

struct Profile {
  var firstName: String
  var lastName: String
  let number: Int

  var greeting: String {
    let names = [firstName, lastName].filter { !$0.isEmpty }
    return (["Hello"] + names).joined(separator: " ")
  }

  mutating func swapNames() {
    (firstName, lastName) = (lastName, firstName)
  }
}

struct ProfileEditor: View {
  // A write to one property of a struct writes the whole struct, so the state
  // notices it.
  @State private var profile = Profile(firstName: "", lastName: "", number: 7)

  var body: some View {
    VStack {
      Text(profile.greeting)
      Text("Member \(profile.number)")
      TextField("First name", text: $profile.firstName)
      TextField("Last name", text: $profile.lastName)
      Button("Swap names") { profile.swapNames() }
    }
  }
}
