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
    unfinished("Let each name take the place of the other.")
  }
}

struct ProfileEditor: View {
  var body: some View {
    unfinished(
      """
      Keep one Profile, with two empty names, of member 7. Show its greeting, \
      "Member 7", two text fields, "First name" and "Last name", which edit \
      the names, and a button, "Swap names". A key, and a tap that swaps two \
      different names, is one update, in which the body of ProfileEditor runs \
      once at most. It may be several writes.
      """,
      placeholder: Text(""))
  }
}
