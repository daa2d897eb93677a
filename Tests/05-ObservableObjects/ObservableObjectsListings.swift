import StateFlow

// The listings of Chapters/05-ObservableObjects.md. They are compiled here, and
// ObservableObjectsProseTests checks that they do what the prose says.

// listing: example
struct ObservableObjectsExample: View {
  var body: some View {
    Text("«write: an example»")
  }
}
// end
