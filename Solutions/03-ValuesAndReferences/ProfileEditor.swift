import StateFlow

// The members of a club can edit their names. Two text fields and a button
// change one value, and the greeting updates with every keystroke.

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
