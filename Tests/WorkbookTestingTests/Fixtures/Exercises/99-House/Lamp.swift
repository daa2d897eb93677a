/// An exercise that is filled rightly.
struct Lamp {
  var isOn = false
}
