import StateFlow

// The listings of Chapters/09-Persistence.md. They are compiled here, and
// PersistenceProseTests checks that they do what the prose says.

// listing: example
struct PersistenceExample: View {
  var body: some View {
    Text("«write: an example»")
  }
}
// end
