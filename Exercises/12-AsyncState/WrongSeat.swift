import StateFlow

// «write: two lines of story, the same in the stub and in the solution»
//
// 1. «write: what a user sees; one claim that a test can check»

struct WrongSeat: View {
  var body: some View {
    unfinished("«write: the task»", placeholder: Text(""))
  }
}
