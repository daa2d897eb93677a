/// An exercise with a wrong answer.
struct Kettle {
  struct BoiledDry: Error {}

  var degrees: Int { 99 }

  func pour() throws { throw BoiledDry() }
}
