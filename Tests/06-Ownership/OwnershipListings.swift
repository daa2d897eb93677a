import StateFlow

// The listings of Chapters/06-Ownership.md. They are compiled here, and
// OwnershipProseTests checks that they do what the prose says.

// listing: example
struct OwnershipExample: View {
  var body: some View {
    Text("«write: an example»")
  }
}
// end
