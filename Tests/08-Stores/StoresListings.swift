import StateFlow

// The listings of Chapters/08-Stores.md. They are compiled here, and
// StoresProseTests checks that they do what the prose says.

// listing: example
struct StoresExample: View {
  var body: some View {
    Text("«write: an example»")
  }
}
// end
