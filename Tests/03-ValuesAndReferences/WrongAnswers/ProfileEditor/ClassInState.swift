// It looks as if an object were kept as a structure is: it is changed in place, and the state does not see that.
// Caught by: the greeting follows the first name
import StateFlow

// A member of a club edits her name. Two fields and a button change one value,
// and the greeting follows at every key.

final class Profile {
  var firstName: String
  var lastName: String
  let number: Int

  init(firstName: String, lastName: String, number: Int) {
    self.firstName = firstName
    self.lastName = lastName
    self.number = number
  }

  var greeting: String {
    let names = [firstName, lastName].filter { !$0.isEmpty }
    return (["Hello"] + names).joined(separator: " ")
  }

  func swapNames() {
    (firstName, lastName) = (lastName, firstName)
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
