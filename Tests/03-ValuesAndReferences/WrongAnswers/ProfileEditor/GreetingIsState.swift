// It looks as if what follows from the profile had to be kept beside it: each key then needs a second update, to bring the greeting up to date.
// Caught by: one key is one update
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
  @State private var greeting = "Hello"

  var body: some View {
    VStack {
      Text(greeting)
      Text("Member \(profile.number)")
      TextField("First name", text: $profile.firstName)
      TextField("Last name", text: $profile.lastName)
      Button("Swap names") { profile.swapNames() }
    }
    .onChange(of: profile.greeting) { greeting = profile.greeting }
  }
}
