import StateFlow

// The listings of Chapters/04-Boxing.md. They are compiled here, and
// BoxingProseTests checks that they do what the prose says.

// listing: example
struct BoxingExample: View {
  var body: some View {
    Text("«write: an example»")
  }
}
// end
