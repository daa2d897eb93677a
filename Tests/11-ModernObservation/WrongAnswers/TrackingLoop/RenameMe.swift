// It looks as if «write: the misconception, and name the file after it».
// Caught by: the answer is on screen
import StateFlow

struct TrackingLoop: View {
  var body: some View {
    Text("«write: what somebody answers who thinks so; three files like this at least»")
  }
}
