import StateFlow

// «write: two lines of story, the same in the stub and in the solution»

struct GuideScreen: View {
  var body: some View {
    unfinished("«write: the task»", placeholder: Text(""))
  }
}
