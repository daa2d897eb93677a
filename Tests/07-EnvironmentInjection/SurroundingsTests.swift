import StateFlow
import Testing
import WorkbookTesting

@testable import EnvironmentInjection

private enum Warmth: SurroundingsKey { static var defaultValue: Int { 20 } }
private enum Floor: SurroundingsKey { static var defaultValue: Int { 0 } }
private enum Keeper: SurroundingsKey { static var defaultValue: String? { "the town" } }
private enum Paint: SurroundingsKey { static var defaultValue: Coat { Coat() } }
private struct Coat: Equatable {
  var color = "white"
  var layers = 1
}
// Each of these types contains a key and a class with the same names as in the other type.
private enum Inside {
  enum Light: SurroundingsKey { static var defaultValue: String { "lamp" } }
  final class Door {}
}
private enum Outside {
  enum Light: SurroundingsKey { static var defaultValue: String { "sun" } }
  final class Door {}
}

extension Surroundings {
  /// A value that is computed from two others. Setting it sets both others.
  fileprivate var summary: String {
    get { "\(self[Warmth.self]) degrees on floor \(self[Floor.self])" }
    set {
      self[Warmth.self] = newValue.count
      self[Floor.self] = -1
    }
  }
}

/// Checks the same rules as the tests of StateFlow's own environment.
@Suite("7.5 Surroundings", .exercise)
struct SurroundingsTests {
  // MARK: Values

  @Test(.proves(2)) func `a key that isn't set has its default value`() {
    let town = Surroundings()
    #expect(town[Warmth.self] == 20, "The default value of Warmth should be 20.")
    #expect(town[Floor.self] == 0, "The default value of Floor should be 0.")
  }

  @Test(.proves(2)) func `an unset key with an optional value has its default value`() {
    let town = Surroundings()
    #expect(
      keeper(of: town) == "the town",
      "No keeper was set, so the keeper should have its default value.")
  }

  @Test(.proves(1)) func `a key has the value that was set last`() {
    var town = Surroundings()
    town[Warmth.self] = 15
    #expect(town[Warmth.self] == 15, "The value was set to 15, so it should be 15.")
    town[Warmth.self] = 16
    #expect(town[Warmth.self] == 16, "The value was then set to 16, so it should be 16.")
    town[Warmth.self] = 20
    #expect(town[Warmth.self] == 20, "The value was then set to 20, which is the default.")
  }

  @Test(.proves(1)) func `a key that was set to nil has the value nil`() {
    var town = Surroundings()
    town[Keeper.self] = nil
    #expect(
      keeper(of: town) == "nil",
      "The keeper was set to nil, so it shouldn't have its default value.")
    town[Keeper.self] = "the owl"
    #expect(keeper(of: town) == "the owl", "The keeper was then set to \"the owl\".")
    town[Keeper.self] = nil
    #expect(keeper(of: town) == "nil", "The keeper was then set to nil again, so it should be nil.")
  }

  @Test(.proves(1)) func `a value can be changed in place`() {
    var town = Surroundings()
    town[Warmth.self] += 1
    #expect(town[Warmth.self] == 21, "1 was added to the default, which is 20.")
    town[Warmth.self] += 1
    #expect(town[Warmth.self] == 22, "1 was added a second time.")
    town[Paint.self].layers = 3
    #expect(town[Paint.self].layers == 3, "The number of layers was set to 3, so it should be 3.")
    #expect(town[Paint.self].color == "white", "The color should still be the default.")
  }

  @Test(.proves(3)) func `two keys with values of the same type have separate values`() {
    var town = Surroundings()
    town[Warmth.self] = 15
    #expect(town[Floor.self] == 0, "Only Warmth was set, although Floor's value is a number, too.")
    town[Floor.self] = 3
    #expect(town[Warmth.self] == 15, "Setting Floor shouldn't change Warmth.")
  }

  @Test(.proves(3)) func `two keys with the same name have separate values`() {
    var town = Surroundings()
    town[Inside.Light.self] = "candle"
    #expect(
      town[Outside.Light.self] == "sun", "Inside.Light and Outside.Light are different types.")
    #expect(town[Inside.Light.self] == "candle", "Inside.Light was set to \"candle\".")
  }

  @Test(.proves(5)) func `a copy and the original don't affect each other`() {
    var town = Surroundings()
    town[Warmth.self] = 15
    var copy = town
    copy[Warmth.self] = 30
    copy[Floor.self] = 2
    #expect(town[Warmth.self] == 15, "Only the copy's warmth was set to 30.")
    #expect(town[Floor.self] == 0, "The floor was set only in the copy.")
    town[Warmth.self] = 10
    #expect(copy[Warmth.self] == 30, "Only the original's warmth was set to 10.")
    copy.insert(Torch("copy"))
    #expect(torch(in: town) == "none", "The torch was added only to the copy.")
    town.insert(Torch("town"))
    #expect(torch(in: copy) == "copy", "The second torch was added only to the original.")
  }

  // MARK: Nested surroundings

  @Test(.proves(4)) func `a child inherits the values that it doesn't set`() {
    var town = Surroundings()
    town[Warmth.self] = 15
    let house = town.child { $0[Floor.self] = 1 }
    #expect(house[Warmth.self] == 15, "The house should inherit the town's warmth.")
    #expect(house[Floor.self] == 1, "The house sets its own floor, so it should have that floor.")
    #expect(
      keeper(of: house) == "the town",
      "Neither the town nor the house sets a keeper, so the keeper should have its default value.")
  }

  @Test(.proves(4)) func `the nearest value wins`() {
    let town = Surroundings().child { $0[Warmth.self] = 15 }
    let house = town.child { $0[Warmth.self] = 18 }
    let room = house.child { $0[Floor.self] = 1 }
    let oven = room.child { $0[Warmth.self] = 200 }
    let values = [town, house, room, oven].map { $0[Warmth.self] }
    #expect(
      values == [15, 18, 18, 200],
      """
      The town, the house, and the oven set their own values. The room should inherit the house's \
      values.
      """)
  }

  @Test(.proves(4)) func `the nearest value wins, even if it's the default or nil`() {
    let town = Surroundings().child {
      $0[Warmth.self] = 15
      $0[Keeper.self] = "the mayor"
    }
    let house = town.child {
      $0[Warmth.self] = 20
      $0[Keeper.self] = nil
    }
    let room = house.child { $0[Floor.self] = 1 }
    #expect(house[Warmth.self] == 20, "The house sets the warmth to 20, which is the default.")
    #expect(keeper(of: house) == "nil", "The house sets its keeper to nil.")
    #expect(room[Warmth.self] == 20, "The room should inherit a warmth of 20 from the house.")
    #expect(keeper(of: room) == "nil", "The room should inherit nil for the keeper from the house.")
  }

  @Test(.proves(5)) func `a value that a child sets doesn't apply outside it`() {
    let town = Surroundings()
    let house = town.child { $0[Warmth.self] = 18 }
    #expect(house[Warmth.self] == 18, "The house sets the warmth to 18, so it should be 18.")
    #expect(town[Warmth.self] == 20, "The town's warmth should have the default value.")
  }

  @Test(.proves(5)) func `siblings don't affect each other`() {
    let town = Surroundings().child { $0[Warmth.self] = 15 }
    let bakery = town.child { $0[Warmth.self] = 35 }
    let cellar = town.child { $0[Floor.self] = -1 }
    #expect(bakery[Warmth.self] == 35, "The bakery sets the warmth to 35, so it should be 35.")
    #expect(cellar[Warmth.self] == 15, "The cellar should inherit a warmth of 15 from the town.")
    #expect(bakery[Floor.self] == 0, "Only the cellar sets a floor.")
  }

  @Test(.proves(5)) func `a child ignores later changes to its parent`() {
    var town = Surroundings()
    town[Warmth.self] = 15
    var house = town.child { $0[Floor.self] = 1 }
    town[Warmth.self] = 10
    town[Keeper.self] = "the mayor"
    #expect(house[Warmth.self] == 15, "The child was created when the town's warmth was 15.")
    #expect(keeper(of: house) == "the town", "The child was created before the town set a keeper.")
    house[Warmth.self] = 18
    #expect(town[Warmth.self] == 10, "Only the house's warmth was set to 18.")
  }

  @Test(.proves(4)) func `when only part of a value is set, the rest is inherited`() {
    let town = Surroundings().child { $0[Paint.self] = Coat(color: "red", layers: 2) }
    let house = town.child { $0[Paint.self].layers = 5 }
    #expect(house[Paint.self].layers == 5, "The house sets the number of layers.")
    #expect(house[Paint.self].color == "red", "The house should inherit the town's color.")
    #expect(town[Paint.self].layers == 2, "The number of layers in the town shouldn't change.")
  }

  @Test(.proves(4))
  func `a computed value uses the values of the surroundings that it's read from`() {
    let house = Surroundings().child { $0[Warmth.self] = 18 }
    let attic = house.child { $0[Floor.self] = 3 }
    #expect(
      attic.summary == "18 degrees on floor 3",
      "The attic should inherit a warmth of 18 from the house.")
    let cellar = house.child { $0.summary = "cold" }
    #expect(
      cellar.summary == "4 degrees on floor -1",
      "Setting the summary should set the warmth to the number of letters, and the floor to -1.")
  }

  @Test(.proves(4)) func `an in-place change starts from the inherited value`() {
    let town = Surroundings().child { $0[Warmth.self] = 15 }
    let house = town.child { $0[Warmth.self] += 3 }
    let oven = house.child { $0[Warmth.self] *= 10 }
    #expect(house[Warmth.self] == 18, "The house should add 3 to the town's warmth, which is 15.")
    #expect(
      oven[Warmth.self] == 180, "The oven should multiply the house's warmth, which is 18, by 10.")
  }

  // MARK: Objects

  @Test(.proves(6)) func `no object is found for a type unless one was added`() {
    let town = Surroundings()
    let house = town.child { $0.insert(Torch("house")) }
    #expect(torch(in: house) == "house", "The house should have a torch.")
    #expect(
      torch(in: town) == "none",
      "A torch that was added to a house shouldn't be found in the town.")
  }

  @Test(.proves(7)) func `the change of a child finds the objects that the child inherits`() {
    let house = Surroundings().child { $0.insert(Torch("house")) }
    let attic = house.child { $0.insert(Torch("\(torch(in: $0))'s spare")) }
    #expect(
      torch(in: attic) == "house's spare",
      """
      The closure that changes the attic should find the house's torch and then add another torch.
      """)
  }

  @Test(.proves(7)) func `an object is found by its type, any number of levels down`() {
    let lamp = Torch("street")
    var place = Surroundings().child {
      $0.insert(lamp)
      $0.insert(Bell())
    }
    for floor in 1...50 { place = place.child { $0[Floor.self] = floor } }
    #expect(
      place.object(Torch.self) === lamp,
      "The innermost surroundings should inherit the object through 50 levels.")
  }

  @Test(.proves(7)) func `the nearest object of a type wins`() {
    let town = Surroundings().child { $0.insert(Torch("street")) }
    let study = town.child { $0.insert(Torch("desk")) }
    let cellar = town.child { $0[Floor.self] = -1 }
    #expect(torch(in: study) == "desk", "The study should have its own torch.")
    #expect(torch(in: cellar) == "street", "The cellar should inherit the town's torch.")
    #expect(torch(in: town) == "street", "The study's torch shouldn't be found in the town.")
  }

  @Test(.proves(8)) func `a second object of the same type replaces the first`() {
    var town = Surroundings()
    var first: Torch? = Torch("first")
    weak let observed = first
    if let first { town.insert(first) }
    town.insert(Torch("second"))
    town.insert(Bell())
    #expect(torch(in: town) == "second", "The second torch should replace the first.")
    first = nil
    #expect(observed == nil, "The town shouldn't retain the first torch.")
    town.insert(Torch("third"))
    #expect(torch(in: town) == "third", "The third torch should replace the second.")
  }

  @Test(.proves(6)) func `an object of another type isn't found`() {
    let house = Surroundings().child { $0.insert(Bell()) }
    #expect(house.object(Bell.self) != nil, "The house should have a bell.")
    #expect(torch(in: house) == "none", "The house should have no torch.")
    let hotel = house.child {
      $0.insert(Inside.Door())
      $0.insert(Outside.Door())
    }
    #expect(
      hotel.object(Inside.Door.self) != nil, "An Outside.Door shouldn't replace an Inside.Door.")
    #expect(hotel.object(Outside.Door.self) != nil, "The hotel should have an Outside.Door, too.")
  }

  @Test(.proves(6)) func `an object is found by the type that it was added as`() {
    let lantern: Torch = Lantern("porch")
    var house = Surroundings().child { $0.insert(lantern) }
    #expect(torch(in: house) == "porch", "The lantern was added as a Torch.")
    #expect(
      house.object(Lantern.self)?.name ?? "none" == "none",
      "The lantern wasn't added as a Lantern, so it shouldn't be found as one.")
    house.insert(Lantern("hall"))
    #expect(
      house.object(Lantern.self)?.name ?? "none" == "hall",
      "The second lantern was added as a Lantern, so it should be found as one.")
    #expect(
      torch(in: house) == "porch",
      "The object that is found as a Torch should still be the first lantern.")
  }

  @Test(.proves(6)) func `an object that was added as a subclass isn't found as its superclass`() {
    let house = Surroundings().child { $0.insert(Lantern("hall")) }
    #expect(torch(in: house) == "none", "The lantern was added as a Lantern, not as a Torch.")
  }

  @Test(.proves(9)) func `a class can be both a key and the type of an object`() {
    var town = Surroundings()
    town[Clock.self] = 12
    #expect(
      town.object(Clock.self) == nil, "12 is the value for the key Clock. No clock was added.")
    town.insert(Clock())
    #expect(town[Clock.self] == 12, "Adding a clock shouldn't change the value.")
    #expect(town.object(Clock.self) != nil, "A clock was added, so it should be found.")
  }

  // MARK: The environment

  @Test(.proves(4))
  func `nested surroundings have the same values as StateFlow's nested environments`() {
    #expect(
      walk(Surroundings()) == walk(EnvironmentValues()),
      "The same changes are made to Surroundings and to EnvironmentValues.")
  }

  private func walk(_ town: some Place) -> [String] {
    var visited: [String] = []
    func visit(_ place: some Place, _ name: String) {
      visited.append("\(name): \(place.degrees), \(place.keeper ?? "nil")")
    }
    visit(town, "town")
    let house = town.inner {
      $0.degrees = 18
      $0.keeper = nil
    }
    let bakery = house.inner { $0.degrees += 17 }
    let oven = bakery.inner {
      $0.degrees *= 10
      $0.keeper = "the baker"
    }
    let attic = house.inner { $0.keeper = "the owl" }
    visit(oven, "oven")
    visit(attic, "attic")
    visit(bakery, "bakery")
    visit(house, "house")
    visit(town, "town")
    return visited
  }

  private func keeper(of place: Surroundings) -> String { place[Keeper.self] ?? "nil" }

  private func torch(in place: Surroundings) -> String { place.object(Torch.self)?.name ?? "none" }
}

private class Torch {
  let name: String
  init(_ name: String) { self.name = name }
}
private final class Lantern: Torch {}
private final class Bell {}
private final class Clock: SurroundingsKey { static var defaultValue: Int { 0 } }

/// The operations that the student's surroundings and StateFlow's environment share.
private protocol Place {
  var degrees: Int { get set }
  var keeper: String? { get set }
  func inner(_ change: (inout Self) -> Void) -> Self
}

extension Surroundings: Place {
  fileprivate var degrees: Int {
    get { self[Warmth.self] }
    set { self[Warmth.self] = newValue }
  }
  fileprivate var keeper: String? {
    get { self[Keeper.self] }
    set { self[Keeper.self] = newValue }
  }
  fileprivate func inner(_ change: (inout Surroundings) -> Void) -> Surroundings { child(change) }
}

private enum KitWarmth: EnvironmentKey { static var defaultValue: Int { Warmth.defaultValue } }
private enum KitKeeper: EnvironmentKey { static var defaultValue: String? { Keeper.defaultValue } }

extension EnvironmentValues: Place {
  fileprivate var degrees: Int {
    get { self[KitWarmth.self] }
    set { self[KitWarmth.self] = newValue }
  }
  fileprivate var keeper: String? {
    get { self[KitKeeper.self] }
    set { self[KitKeeper.self] = newValue }
  }
  fileprivate func inner(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    var inner = self
    change(&inner)
    return inner
  }
}
