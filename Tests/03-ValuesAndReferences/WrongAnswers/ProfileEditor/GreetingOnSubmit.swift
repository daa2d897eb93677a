// It looks as if a text changed when return is pressed: it changes at every key.
// Caught by: the greeting follows at every key
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
        .onSubmit { greeting = profile.greeting }
      TextField("Last name", text: $profile.lastName)
        .onSubmit { greeting = profile.greeting }
      Button("Swap names") {
        profile.swapNames()
        greeting = profile.greeting
      }
    }
  }
}
