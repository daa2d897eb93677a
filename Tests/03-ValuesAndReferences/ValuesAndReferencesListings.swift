import StateFlow

// The listings of Chapters/03-ValuesAndReferences.md. They are compiled here, and
// ValuesAndReferencesProseTests checks that they do what the prose says.

// listing: example
struct ValuesAndReferencesExample: View {
  var body: some View {
    Text("«write: an example»")
  }
}
// end
