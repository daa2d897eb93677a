// It looks as if writing one name could make a new profile: what is in the other name is lost with the old one.
// Caught by: both fields are parts of one value
import StateFlow

// A member of a club edits her name. Two fields and a button change one value,
// and the greeting follows at every key.

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
  @State private var profile = Profile(firstName: "", lastName: "", number: 7)

  var body: some View {
    VStack {
      Text(profile.greeting)
      Text("Member \(profile.number)")
      TextField(
        "First name",
        text: Binding(
          get: { profile.firstName },
          set: { name in
            profile = Profile(firstName: name, lastName: "", number: 7)
          }))
      TextField("Last name", text: $profile.lastName)
      Button("Swap names") { profile.swapNames() }
    }
  }
}
