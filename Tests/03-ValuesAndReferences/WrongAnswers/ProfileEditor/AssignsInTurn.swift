// It looks as if one name could be put over the other first: then it is gone before it was moved.
// Caught by: Swap names exchanges the names
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
    firstName = lastName
    lastName = firstName
  }
}

struct ProfileEditor: View {
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
