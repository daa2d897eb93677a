import StateFlow

// This file contains five short programs. Before you can say why a view
// updates, you have to know whether a line of Swift changes a copy or an
// instance that other code shares. Predict the numbers that each program
// prints.
//
// 1. `copiesPrints` contains the two numbers that `copies` prints, in order.
// 2. `instancesPrints` contains the two numbers that `instances` prints, in
//    order.
// 3. `arraysPrints` contains the four numbers that `arrays` prints, in order.
// 4. `parametersPrints` contains the four numbers that `parameters` prints, in
//    order.
// 5. `capturesPrints` contains the three numbers that `captures` prints, in
//    order.

struct Point { var x = 0 }
final class Pin { var x = 0 }

/// Write the predicted numbers as literals. Don't change the programs, and
/// don't call them from your answer.
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

  // Each assignment makes a copy. Changing a copy doesn't change the original.
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

  // Both variables refer to one pin until the second gets another pin.
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

  // The loop changes copies. Copying an array of references copies the
  // references, so both arrays refer to the same pins until one is replaced.
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

  // inout passes the variable itself. Without it, a struct is passed as a copy,
  // and a class as another reference to the same instance.
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

  // A closure reads the variable itself. A capture list copies the variable's
  // value, and the copy of a reference refers to the same instance.
  var capturesPrints: [Int] { [5, 0, 5] }
}
