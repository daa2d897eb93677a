/// An exercise that is filled wrongly.
struct Kettle {
  struct BoiledDry: Error {}

  var degrees: Int { 99 }

  func pour() throws { throw BoiledDry() }
}
