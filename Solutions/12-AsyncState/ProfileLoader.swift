import StateFlow

// «write: two lines of story, the same in the stub and in the solution»

struct ProfileLoader: View {
  // «write: why this is the answer»
  var body: some View {
    Text("«write: the answer»")
  }
}
