/// An exercise with a correct answer.
struct Lamp {
  var isOn = false
}
