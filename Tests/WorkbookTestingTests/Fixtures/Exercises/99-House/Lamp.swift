/// An exercise with a right answer.
struct Lamp {
  var isOn = false
}
