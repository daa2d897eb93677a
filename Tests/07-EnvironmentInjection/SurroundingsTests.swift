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
// Two keys that are called alike.
private enum Inside { enum Light: SurroundingsKey { static var defaultValue: String { "lamp" } } }
private enum Outside { enum Light: SurroundingsKey { static var defaultValue: String { "sun" } } }

extension Surroundings {
  /// Computed of two others, and set through them.
  fileprivate var summary: String {
    get { "\(self[Warmth.self]) degrees on floor \(self[Floor.self])" }
    set {
      self[Warmth.self] = newValue.count
      self[Floor.self] = -1
    }
  }
}

/// Asks what StateFlow's own tests ask of its environment (E1 to E5 there).
@Suite("7.5 Surroundings", .exercise)
struct SurroundingsTests {
  @Test func `an unset key gives its default`() {
    let town = Surroundings()
    #expect(town[Warmth.self] == 20)
    #expect(town.object(Torch.self) == nil)
  }

  @Test func `an unset key gives its default, also where nil would be a value`() {
    let town = Surroundings()
    #expect(town[Keeper.self] == "the town", "Nobody has set a keeper, so it is the default.")
  }

  @Test func `a key reads as what it was set to`() {
    var town = Surroundings()
    town[Warmth.self] = 15
    #expect(town[Warmth.self] == 15)
    town[Warmth.self] = 16
    #expect(town[Warmth.self] == 16, "What was set last holds.")
  }

  @Test func `a key that was set to nil reads as nil`() {
    var town = Surroundings()
    town[Keeper.self] = nil
    #expect(town[Keeper.self] == nil, "To say that there is no keeper is to say something.")
  }

  @Test func `a value can be changed in place`() {
    var town = Surroundings()
    town[Warmth.self] += 1
    town[Paint.self].layers = 3
    #expect(town[Warmth.self] == 21, "One more than the default.")
    #expect(town[Paint.self] == Coat(color: "white", layers: 3))
  }

  @Test func `two keys with values of one type are two`() {
    var town = Surroundings()
    town[Warmth.self] = 15
    #expect(town[Floor.self] == 0, "The floor is another key, though it is a number too.")
  }

  @Test func `two keys that are called alike are two`() {
    var town = Surroundings()
    town[Inside.Light.self] = "candle"
    #expect(
      town[Outside.Light.self] == "sun",
      "A key is a type. Inside.Light and Outside.Light are two, both called Light.")
    #expect(town[Inside.Light.self] == "candle")
  }

  @Test func `a copy goes its own way`() {
    var town = Surroundings()
    town[Warmth.self] = 15
    var copy = town
    copy[Warmth.self] = 30
    copy[Floor.self] = 2
    #expect(town[Warmth.self] == 15, "Only the copy was changed.")
    #expect(town[Floor.self] == 0)
    town[Warmth.self] = 10
    #expect(copy[Warmth.self] == 30, "And the other way round.")
  }

  @Test func `a child inherits what it does not set`() {
    var town = Surroundings()
    town[Warmth.self] = 15
    let house = town.child { $0[Floor.self] = 1 }
    #expect(house[Warmth.self] == 15, "The town decides how warm it is.")
    #expect(house[Floor.self] == 1)
    #expect(house[Keeper.self] == "the town", "Nobody has set it, not even the town.")
  }

  @Test func `the nearest wins`() {
    let town = Surroundings().child { $0[Warmth.self] = 15 }
    let house = town.child { $0[Warmth.self] = 18 }
    let room = house.child { $0[Floor.self] = 1 }
    let oven = room.child { $0[Warmth.self] = 200 }
    #expect([town, house, room, oven].map { $0[Warmth.self] } == [15, 18, 18, 200])
  }

  @Test func `a key is unset again outside the place that set it`() {
    let town = Surroundings()
    let house = town.child { $0[Warmth.self] = 18 }
    #expect(house[Warmth.self] == 18)
    #expect(town[Warmth.self] == 20, "What a house decides does not hold in the town.")
  }

  @Test func `siblings are untouched`() {
    let town = Surroundings().child { $0[Warmth.self] = 15 }
    let bakery = town.child { $0[Warmth.self] = 35 }
    let cellar = town.child { $0[Floor.self] = -1 }
    #expect(bakery[Warmth.self] == 35)
    #expect(cellar[Warmth.self] == 15, "The bakery is warm, and its neighbor is not.")
    #expect(bakery[Floor.self] == 0)
  }

  @Test func `setting a part of a value leaves the rest as it is further out`() {
    let town = Surroundings().child { $0[Paint.self] = Coat(color: "red", layers: 2) }
    let house = town.child { $0[Paint.self].layers = 5 }
    #expect(house[Paint.self] == Coat(color: "red", layers: 5))
    #expect(town[Paint.self] == Coat(color: "red", layers: 2))
  }

  @Test func `a computed value is computed of what holds there`() {
    let house = Surroundings().child { $0[Warmth.self] = 18 }
    let attic = house.child { $0[Floor.self] = 3 }
    #expect(attic.summary == "18 degrees on floor 3")
    #expect(house.child { $0.summary = "cold" }.summary == "4 degrees on floor -1")
  }

  @Test func `an object is found by its type, any number of levels down`() {
    let lamp = Torch()
    var place = Surroundings().child {
      $0.insert(lamp)
      $0.insert(Bell())
    }
    for floor in 1...50 { place = place.child { $0[Floor.self] = floor } }
    #expect(place.object(Torch.self) === lamp, "It is handed down, and it is the same object.")
  }

  @Test func `the nearest object of a type wins, and siblings are untouched`() {
    let (street, desk) = (Torch(), Torch())
    let town = Surroundings().child { $0.insert(street) }
    let study = town.child { $0.insert(desk) }
    let cellar = town.child { $0[Floor.self] = -1 }
    #expect(study.object(Torch.self) === desk)
    #expect(cellar.object(Torch.self) === street)
    #expect(town.object(Torch.self) === street)
  }

  @Test func `an object of another type does not help`() {
    let house = Surroundings().child { $0.insert(Bell()) }
    #expect(house.object(Bell.self) != nil)
    #expect(house.object(Torch.self) == nil)
  }

  @Test func `an object is found by the type that it was put in as`() {
    let lantern: Torch = Lantern()
    let house = Surroundings().child { $0.insert(lantern) }
    #expect(house.object(Torch.self) === lantern, "It was put in as a Torch.")
    #expect(house.object(Lantern.self) == nil, "Nobody has put in a Lantern as such.")
  }

  @Test func `an object is nil where nobody has put one in`() {
    let town = Surroundings()
    let house = town.child { $0.insert(Torch()) }
    #expect(house.object(Torch.self) != nil)
    #expect(town.object(Torch.self) == nil, "Inside a house is not in the town.")
  }

  @Test func `a walk through a town finds what StateFlow's environment finds`() {
    #expect(walk(Surroundings()) == walk(EnvironmentValues()))
  }

  private func walk(_ town: some Place) -> [String] {
    var visited: [String] = []
    func visit(_ place: some Place, _ name: String) {
      visited.append("\(name): \(place.degrees), \(place.keeper ?? "nobody")")
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
}

private class Torch { init() {} }
private final class Lantern: Torch {}
private final class Bell {}

/// What the student's surroundings and StateFlow's environment have in common.
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
