import StateFlow

// Five short programs. Before a view is asked what changed, one has to know
// what a line of Swift changes: a copy, or the thing that others see too.

struct Point { var x = 0 }
final class Pin { var x = 0 }

/// Read, and write down numbers: it is the suite that runs the programs. Leave
/// them as they are.
struct CopiesDiverge {
  func copies(print: (Int) -> Void) {
    var first = Point()
    var second = first
    second.x = 5
    print(first.x)
    first = second
    second.x = 7
    print(first.x)
  }

  // Each assignment made a copy, and a copy knows nothing of the other.
  var copiesPrints: [Int] { [0, 5] }

  func instances(print: (Int) -> Void) {
    let first = Pin()
    var second = first
    second.x = 5
    print(first.x)
    second = Pin()
    second.x = 7
    print(first.x)
  }

  // Two names of one pin; then the second name is given to another pin.
  var instancesPrints: [Int] { [5, 5] }

  func arrays(print: (Int) -> Void) {
    var points = [Point(), Point()]
    for var point in points { point.x = 3 }
    print(points[0].x)
    points[0].x = 5
    print(points[0].x)

    let pins = [Pin(), Pin()]
    var samePins = pins
    samePins[0].x = 5
    samePins[1] = Pin()
    samePins[1].x = 7
    print(pins[0].x)
    print(pins[1].x)
  }

  // The loop changed copies. Copying an array of references copies the
  // references: both arrays led to one pin, until one was replaced.
  var arraysPrints: [Int] { [0, 5, 5, 0] }

  func parameters(print: (Int) -> Void) {
    func raise(_ point: inout Point) { point.x += 1 }
    func raised(_ point: Point) -> Point {
      var point = point
      point.x += 10
      return point
    }
    func lift(_ pin: Pin) { pin.x += 1 }

    var point = Point()
    raise(&point)
    print(point.x)
    print(raised(point).x)
    print(point.x)
    let pin = Pin()
    lift(pin)
    print(pin.x)
  }

  // inout lends the variable itself. Without it a structure comes as a copy,
  // and a class as another name of the instance.
  var parametersPrints: [Int] { [1, 11, 1, 1] }

  func captures(print: (Int) -> Void) {
    var point = Point()
    let pin = Pin()
    let variable = { point.x }
    let copy = { [point] in point.x }
    let instance = { [pin] in pin.x }
    point.x = 5
    pin.x = 5
    print(variable())
    print(copy())
    print(instance())
  }

  // A closure sees the variable; a capture list copies what is in it, and
  // the copy of a reference leads to the same instance.
  var capturesPrints: [Int] { [5, 0, 5] }
}
