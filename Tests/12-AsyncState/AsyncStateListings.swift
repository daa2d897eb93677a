import StateFlow

// The listings of Chapters/12-AsyncState.md. They are compiled here, and
// AsyncStateProseTests checks that they do what the prose says.

// listing: example
struct AsyncStateExample: View {
  var body: some View {
    Text("«write: an example»")
  }
}
// end
