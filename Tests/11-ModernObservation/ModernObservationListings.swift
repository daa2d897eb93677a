import StateFlow

// The listings of Chapters/11-ModernObservation.md. They are compiled here, and
// ModernObservationProseTests checks that they do what the prose says.

// listing: example
struct ModernObservationExample: View {
  var body: some View {
    Text("«write: an example»")
  }
}
// end
