import StateFlow

// The listings of Chapters/02-Bindings.md. They are compiled here, and
// BindingsProseTests checks that they do what the prose says.

// listing: example
struct BindingsExample: View {
  var body: some View {
    Text("«write: an example»")
  }
}
// end
