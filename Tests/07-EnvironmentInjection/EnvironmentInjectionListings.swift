import StateFlow

// The listings of Chapters/07-EnvironmentInjection.md. They are compiled here, and
// EnvironmentInjectionProseTests checks that they do what the prose says.

// listing: example
struct EnvironmentInjectionExample: View {
  var body: some View {
    Text("«write: an example»")
  }
}
// end
