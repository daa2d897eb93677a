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
    unfinished("Swap the two names.")
  }
}

struct ProfileEditor: View {
  var body: some View {
    unfinished(
      """
      Store one Profile with two empty names and the number 7. Show its \
      greeting, its number in the form "Member 7", two TextFields titled \
      "First name" and "Last name" that edit its names, and a button "Swap \
      names" that swaps them. Each keystroke, and each swap of two different \
      names, must run the body of ProfileEditor at most once, even if it makes \
      several writes.
      """,
      placeholder: Text(""))
  }
}
