import StateFlow

// A tide gauge is a box for the water level. The ferry, the pilot, and the
// bridge bind listeners to it, and each listener records its calls. Predict
// which listeners are called, with which levels, and in which order.
//
// 1. `prediction1` lists all calls in program 1, in order.
// 2. `prediction2` lists all calls in program 2, in order.
// 3. `prediction3` lists all calls in program 3, in order.
// 4. `prediction4` lists all calls in program 4, in order.

/// A call to a listener, with the level that it received.
enum Call: Equatable {
  case ferry(Int)
  case pilot(Int)
  case bridge(Int)
}

/// Predict all calls in each program, and write them as literals, such as
/// [.ferry(8), .pilot(9)]. Don't change the programs, and don't call them from
/// your answer.
struct TideCalls {
  let record: (Call) -> Void

  func program1() {
    let tide = Tide(2)
    let ferry = tide.bind { record(.ferry($0)) }
    tide.level = 3
    let pilot = tide.bind { record(.pilot($0)) }
    tide.level = 3
    ferry.cancel()
    tide.level += 1
    pilot.cancel()
    tide.level = 5
  }

  // bind calls only the new listener. A set calls all of them, even if the
  // level stays the same.
  static var prediction1: [Call] {
    [.ferry(2), .ferry(3), .pilot(3), .ferry(3), .pilot(3), .pilot(4)]
  }

  /// This program assigns a token to _, so the token is released immediately.
  func program2() {
    let tide = Tide(2)
    let harbor = Harbor()
    harbor.token = tide.bind { record(.ferry($0)) }
    harbor.token = tide.bind { record(.pilot($0)) }
    tide.level = 3
    _ = tide.bind { record(.bridge($0)) }
    tide.level = 4
    harbor.token = nil
    tide.level = 5
  }

  // The pilot's listener is bound before the ferry's token is released. Nothing
  // keeps the bridge's token, so its subscription ends on the same line.
  static var prediction2: [Call] {
    [.ferry(2), .pilot(2), .pilot(3), .bridge(3), .pilot(4)]
  }

  func program3() {
    let tide = Tide(2)
    var current = tide
    let ferry = current.bind { record(.ferry($0)) }
    tide.level = 3
    current = Tide(7)
    current.level = 8
    let pilot = current.bind { record(.pilot($0)) }
    tide.level = 4
    current.level = 9
    ferry.cancel()
    pilot.cancel()
  }

  // At first, both names refer to one box. The ferry stays with that box when
  // current refers to another one.
  static var prediction3: [Call] {
    [.ferry(2), .ferry(3), .pilot(8), .ferry(4), .pilot(9)]
  }

  func program4() {
    let tide = Tide(2)
    let harbor = Harbor()
    let ferry = tide.bind { level in
      record(.ferry(level))
      if level > 3 { harbor.token = nil }
    }
    harbor.token = tide.bind { record(.pilot($0)) }
    tide.level = 3
    tide.level = 4
    tide.level = 2
    ferry.cancel()
  }

  // At level 4, the ferry's listener comes first and ends the pilot's
  // subscription, so the pilot doesn't receive 4 anymore.
  static var prediction4: [Call] {
    [.ferry(2), .pilot(2), .ferry(3), .pilot(3), .ferry(4), .ferry(2)]
  }
}

/// An object that keeps a token.
final class Harbor {
  var token: AnyCancellable?
}

/// A box that behaves as the chapter describes, with many listeners and a token
/// for each. It uses a subject internally. Chapter 5 explains subjects, but you
/// don't need to know about them here.
final class Tide {
  private let subject: CurrentValueSubject<Int, Never>

  init(_ level: Int) { subject = CurrentValueSubject(level) }

  var level: Int {
    get { subject.value }
    set { subject.value = newValue }
  }

  func bind(_ listener: @escaping (Int) -> Void) -> AnyCancellable {
    subject.sink { listener($0) }
  }
}
