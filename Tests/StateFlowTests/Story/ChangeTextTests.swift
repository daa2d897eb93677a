import Testing

@testable import StateFlow
@testable import StateFlowStory

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
  @propertyWrapper
  private struct Checked {
    var wrappedValue: Int
  }
  private struct Kettle {
    @Checked var temperature = 20
    var isOn = false
    var label = "a label that makes the whole value too long to appear"
  }
  private enum Load {
    case loaded([Lake])
  }

  private let journey = ["Oslo", "Bergen", "Trondheim"].map { Stop(city: $0) }
  private let lakes = (0..<12).map { Lake(id: $0, name: "Lake \($0)") }

  private func changeText<Value>(_ value: Value, _ mutate: (inout Value) -> Void) -> String {
    var changed = value
    mutate(&changed)
    let change = describeChange(from: value, to: changed)
    return change.path.isEmpty ? change.text : "\(change.path) \(change.text)"
  }

  @Test func `a changed value that is short appears in full`() {
    #expect(changeText([1, 2]) { $0[1] = 3 } == "[1, 2] → [1, 3]")
    #expect(changeText(["a": 1]) { $0["a"] = 2 } == "[\"a\": 1] → [\"a\": 2]")
    #expect(changeText(Set([1])) { $0.insert(2) } == "[1] → [1, 2]")
  }

  @Test func `if one field of a struct changed, only that field is shown`() {
    #expect(
      changeText(Lake(id: 1, name: "Heron")) { $0.name = "Gull" } == ".name \"Heron\" → \"Gull\"")
  }

  @Test func `up to three changed fields of a struct are shown`() {
    #expect(
      changeText(lakes[0]) { ($0.depth, $0.isWarm) = (5, true) }
        == "depth 4 → 5, isWarm false → true")
    struct Wide {
      var a = 1
      var b = 1
      var c = 1
      var d = 1
      var e = 1
    }
    #expect(
      changeText(Wide()) { ($0.a, $0.b, $0.c, $0.d) = (2, 2, 2, 2) }
        == "a 1 → 2, b 1 → 2, c 1 → 2, and 1 more")
  }

  @Test func `a struct appears in full if all of its fields have changed`() {
    struct Points {
      var home = 0
      var guests = 0
    }
    #expect(
      changeText(Points()) { ($0.home, $0.guests) = (1, 2) }
        == "Points(home: 0, guests: 0) → Points(home: 1, guests: 2)")
  }

  @Test func `a value whose ID has changed appears in full`() {
    #expect(
      describeChange(from: lakes[0], to: lakes[1]).text
        == "\(describe(lakes[0])) → \(describe(lakes[1]))")
  }

  @Test func `a changed field of an element appears with its path`() {
    #expect(changeText(journey) { $0[2].stay?.nights = 3 } == "[2].stay.nights 2 → 3")
    #expect(
      changeText(journey) { $0[1].stay?.guests[0] = "Alan" }
        == "[1].stay.guests [\"Ada\"] → [\"Alan\"]")
    #expect(changeText(lakes) { $0[9].name = "Gull" } == "[9].name \"Lake 9\" → \"Gull\"")
    #expect(
      changeText(Load.loaded(lakes)) { value in
        guard case .loaded(var lakes) = value else { return }
        lakes[7].depth = 1
        value = .loaded(lakes)
      } == ".loaded[7].depth 4 → 1")
  }

  @Test func `the path to a property wrapper's value ends with the property's name`() {
    #expect(changeText(Kettle()) { $0.temperature = 100 } == ".temperature 20 → 100")
    #expect(
      changeText(Kettle()) {
        $0.temperature = 100
        $0.isOn = true
      } == "temperature 20 → 100, isOn false → true")
  }

  @Test func `a part of a value that has become nil appears in full`() {
    #expect(
      changeText(journey) { $0[2].stay = nil }
        == "[2].stay Stay(nights: 2, guests: [\"Ada\"]) → nil")
  }

  @Test
  func `if several elements changed, only the first appears, with the number of the others`() {
    #expect(
      changeText(lakes) { for index in [1, 2, 5] { $0[index].depth = 3 } }
        == "[1].depth 4 → 3, and 2 more of 12 elements")
  }

  @Test func `an inserted or removed element appears with its index`() {
    #expect(
      changeText(["Mirror Lake", "Stone Pond"]) { $0.insert("Heron Lake", at: 1) }
        == "inserted [1] \"Heron Lake\", count 2 → 3")
    #expect(
      changeText(Array(0..<100)) { $0.remove(at: 70) } == "removed [70] 70, count 100 → 99")
    #expect(
      changeText(lakes) { $0.removeAll { [1, 7].contains($0.id) } }
        == "removed [1], [7], count 12 → 10")
    #expect(
      changeText(Array(0..<100)) { $0 += 200..<300 }
        == "inserted 100 elements from [100] on, count 100 → 200")
  }

  @Test func `a moved element appears with both indices`() {
    #expect(
      changeText(["A", "B", "C", "D", "E", "F", "G"]) { $0.insert($0.remove(at: 5), at: 1) }
        == "moved [5] \"F\" to [1]")
    #expect(
      changeText(Array(0..<10)) { $0.append($0.remove(at: 0)) } == "moved [0] 0 to [9]")
    #expect(changeText(Array(0..<10)) { $0.reverse() } == "reordered 10 of 10 elements")
  }

  @Test func `an element that was moved and changed appears as moved and as changed`() {
    #expect(
      changeText(lakes) {
        var lake = $0.remove(at: 2)
        lake.isWarm = true
        $0.append(lake)
      } == "moved [2] \(describe(lakes[2])) to [11], [11].isWarm false → true")
  }

  @Test func `elements that were inserted into a set or dictionary are shown`() {
    #expect(
      changeText(Set(1...20)) { $0.formSymmetricDifference([3, 4, 30]) }
        == "inserted 30, removed 3 and 4, count 20 → 19")
    let scores = Dictionary(uniqueKeysWithValues: (1...20).map { ("player \($0)", $0) })
    #expect(changeText(scores) { $0["player 7"] = 8 } == "[\"player 7\"] 7 → 8")
    #expect(
      changeText(scores) { $0["player 21"] = 8 } == "inserted [\"player 21\"], count 20 → 21")
    #expect(changeText(scores) { $0 = $0.mapValues { $0 + 1 } } == "20 of 20 values changed")
  }

  @Test func `if a long string changed, only the changed part is shown`() {
    let text = String(repeating: "na ", count: 1_000) + "Batman"
    #expect(changeText(text) { $0.removeLast(3) } == "…\"na na na Batman\" → …\"na na na Bat\"")
  }

  @Test func `replacing an object with another of the same class is described as a change`() {
    final class Model {}
    #expect(describeChange(from: Model(), to: Model()).text == "Model → another Model")
  }

  @Test func `equal values have equal descriptions`() {
    #expect(changeText(journey) { _ in } == "\(describe(journey)) → \(describe(journey))")
    #expect(changeText(3) { _ in } == "3 → 3")
  }

  // MARK: Values of any size

  @Test func `the search for a difference stops after a limited number of elements`() {
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
    let text = changeText((0..<300_000).map { Looked(value: $0, looks: looks) }) {
      $0[200_000] = Looked(value: 0, looks: looks)
    }
    #expect(text.contains("differs further on"))
    #expect(looks.count <= ChangeSearch.mostComparisons + 1)
  }

  @Test func `the text for a change to a deeply nested value has a limited length`() {
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
  func `the text for a change to a string of any length has a limited length`(_ index: Int) {
    struct Named {
      var name = ""
      var names = ["", ""]
    }
    let text = hostileTexts[index]
    #expect(changeText(text + "a") { $0 = text + "b" }.count <= 140)
    #expect(changeText(Named(name: text)) { $0.names[1] = text }.count <= 140)
    #expect(changeText([text: 1, "other": 2]) { $0[text] = 2 }.count <= 200)
  }
}
