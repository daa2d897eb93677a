import Testing

@testable import StateFlow

@Suite("Changes in a story")
struct ChangeTextTests {
  private struct Stay {
    var nights = 2
    var guests: [String] = ["Ada"]
  }
  private struct Stop {
    var city: String
    var stay: Stay? = Stay()
  }
  private struct Lake: Identifiable {
    let id: Int
    var name: String
    var depth = 4
    var isWarm = false
  }
  private enum Load {
    case loaded([Lake])
  }

  private let journey = ["Oslo", "Bergen", "Trondheim"].map { Stop(city: $0) }
  private let lakes = (0..<12).map { Lake(id: $0, name: "Lake \($0)") }

  private func told<Value>(_ value: Value, _ change: (inout Value) -> Void) -> String {
    var changed = value
    change(&changed)
    let told = describeChange(from: value, to: changed)
    return told.path.isEmpty ? told.text : "\(told.path) \(told.text)"
  }

  @Test func `a small value is told as a whole`() {
    #expect(told([1, 2]) { $0[1] = 3 } == "[1, 2] → [1, 3]")
    #expect(told(["a": 1]) { $0["a"] = 2 } == "[\"a\": 1] → [\"a\": 2]")
    #expect(told(Set([1])) { $0.insert(2) } == "[1] → [1, 2]")
  }

  @Test func `of a structure the field that differs is told`() {
    #expect(told(Lake(id: 1, name: "Heron")) { $0.name = "Gull" } == ".name \"Heron\" → \"Gull\"")
  }

  @Test func `of several fields each is told, and of many the first three`() {
    #expect(
      told(lakes[0]) { ($0.depth, $0.isWarm) = (5, true) } == "depth 4 → 5, isWarm false → true")
    struct Wide {
      var a = 1
      var b = 1
      var c = 1
      var d = 1
      var e = 1
    }
    #expect(
      told(Wide()) { ($0.a, $0.b, $0.c, $0.d) = (2, 2, 2, 2) }
        == "a 1 → 2, b 1 → 2, c 1 → 2, and 1 more")
  }

  @Test func `a value that has nothing in common with the former is told as a whole`() {
    struct Points {
      var home = 0
      var guests = 0
    }
    #expect(
      told(Points()) { ($0.home, $0.guests) = (1, 2) }
        == "Points(home: 0, guests: 0) → Points(home: 1, guests: 2)")
  }

  @Test func `a value with another id is told as a whole`() {
    #expect(
      describeChange(from: lakes[0], to: lakes[1]).text
        == "\(describe(lakes[0])) → \(describe(lakes[1]))")
  }

  @Test func `a field of an element is told with the way to it`() {
    #expect(told(journey) { $0[2].stay?.nights = 3 } == "[2].stay.nights 2 → 3")
    #expect(
      told(journey) { $0[1].stay?.guests[0] = "Alan" }
        == "[1].stay.guests [\"Ada\"] → [\"Alan\"]")
    #expect(told(lakes) { $0[9].name = "Gull" } == "[9].name \"Lake 9\" → \"Gull\"")
    #expect(
      told(Load.loaded(lakes)) { value in
        guard case .loaded(var lakes) = value else { return }
        lakes[7].depth = 1
        value = .loaded(lakes)
      } == ".loaded[7].depth 4 → 1")
  }

  @Test func `a part that is gone is told as a whole`() {
    #expect(
      told(journey) { $0[2].stay = nil } == "[2].stay Stay(nights: 2, guests: [\"Ada\"]) → nil")
  }

  @Test func `of several elements the first is told, and how many more there are`() {
    #expect(
      told(lakes) { for index in [1, 2, 5] { $0[index].depth = 3 } }
        == "[1].depth 4 → 3, and 2 more of 12 elements")
  }

  @Test func `an element that was inserted or removed is told with its place`() {
    #expect(
      told(["Mirror Lake", "Stone Pond"]) { $0.insert("Heron Lake", at: 1) }
        == "inserted [1] \"Heron Lake\", count 2 → 3")
    #expect(
      told(Array(0..<100)) { $0.remove(at: 70) } == "removed [70] 70, count 100 → 99")
    #expect(
      told(lakes) { $0.removeAll { [1, 7].contains($0.id) } }
        == "removed [1], [7], count 12 → 10")
    #expect(
      told(Array(0..<100)) { $0 += 200..<300 }
        == "inserted 100 elements from [100] on, count 100 → 200")
  }

  @Test func `an element that was moved is told with both places`() {
    #expect(
      told(["A", "B", "C", "D", "E", "F", "G"]) { $0.insert($0.remove(at: 5), at: 1) }
        == "moved [5] \"F\" to [1]")
    #expect(
      told(Array(0..<10)) { $0.append($0.remove(at: 0)) } == "moved [0] 0 to [9]")
    #expect(told(Array(0..<10)) { $0.reverse() } == "reordered 10 of 10 elements")
  }

  @Test func `an element that was moved and changed is told as both`() {
    #expect(
      told(lakes) {
        var lake = $0.remove(at: 2)
        lake.isWarm = true
        $0.append(lake)
      } == "moved [2] \(describe(lakes[2])) to [11], [11].isWarm false → true")
  }

  @Test func `what was inserted into a set or a dictionary is told`() {
    #expect(
      told(Set(1...20)) { $0.formSymmetricDifference([3, 4, 30]) }
        == "inserted 30, removed 3 and 4, count 20 → 19")
    let scores = Dictionary(uniqueKeysWithValues: (1...20).map { ("player \($0)", $0) })
    #expect(told(scores) { $0["player 7"] = 8 } == "[\"player 7\"] 7 → 8")
    #expect(
      told(scores) { $0["player 21"] = 8 } == "inserted [\"player 21\"], count 20 → 21")
    #expect(told(scores) { $0 = $0.mapValues { $0 + 1 } } == "20 of 20 values changed")
  }

  @Test func `of a long text the place that differs is told`() {
    let text = String(repeating: "na ", count: 1_000) + "Batman"
    #expect(told(text) { $0.removeLast(3) } == "…\"na na na Batman\" → …\"na na na Bat\"")
  }

  @Test func `another object of the same class is told as another`() {
    final class Model {}
    #expect(describeChange(from: Model(), to: Model()).text == "Model → another Model")
  }

  @Test func `equal values are told alike`() {
    #expect(told(journey) { _ in } == "\(describe(journey)) → \(describe(journey))")
    #expect(told(3) { _ in } == "3 → 3")
  }

  // MARK: Values of any size

  @Test func `a difference behind a hundred thousand others is not looked for`() {
    final class Looks { var count = 0 }
    struct Looked: Equatable {
      let value: Int
      let looks: Looks
      static func == (lhs: Looked, rhs: Looked) -> Bool {
        lhs.looks.count += 1
        return lhs.value == rhs.value
      }
    }
    let looks = Looks()
    let text = told((0..<300_000).map { Looked(value: $0, looks: looks) }) {
      $0[200_000] = Looked(value: 0, looks: looks)
    }
    #expect(text.contains("differs further on"))
    #expect(looks.count <= ChangeSearch.mostComparisons + 1)
  }

  @Test func `a deep value ends somewhere`() {
    struct Tree {
      var value = 0
      var below: [Tree] = []
    }
    func tree(_ leaf: Int) -> Tree {
      (1...200).reduce(Tree(value: leaf)) { tree, _ in Tree(below: [tree]) }
    }
    let change = describeChange(from: tree(1), to: tree(2))
    #expect(change.path.count < 200)
    #expect(change.text.count < 200)
  }

  @Test(arguments: hostileTexts.indices)
  func `any text is told within a bounded length`(_ index: Int) {
    struct Named {
      var name = ""
      var names = ["", ""]
    }
    let text = hostileTexts[index]
    #expect(told(text + "a") { $0 = text + "b" }.count <= 140)
    #expect(told(Named(name: text)) { $0.names[1] = text }.count <= 140)
    #expect(told([text: 1, "other": 2]) { $0[text] = 2 }.count <= 200)
  }
}
