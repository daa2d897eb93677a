import Testing

@testable import StateFlow

@Suite("Values in a story")
struct ValueTextTests {
  private struct Point {
    var x = 1
    var label: String? = "a"
  }
  private enum Load {
    case idle
    case loaded([Int])
    case moved(from: Int, to: Int)
  }
  private enum Order: String { case byName }
  private final class Model { var count = 0 }
  private struct Tree { var below: [Tree] = [] }
  private struct Temperature: CustomStringConvertible {
    var description: String { "21 °C\nwarm" }
  }

  @Test func `numbers and Booleans are shown as literals`() {
    #expect([describe(1), describe(-2.5), describe(true)] == ["1", "-2.5", "true"])
  }

  @Test func `a string is shown in quotation marks, on one line`() {
    #expect(describe("a \"b\"\n\\c") == #""a \"b\"\n\\c""#)
    #expect(describe(Character("x")) == "\"x\"")
    #expect(describe("abc".dropFirst()) == "\"bc\"")
  }

  @Test func `an optional is shown like its wrapped value`() {
    #expect(describe(Optional<Int>.none) == "nil")
    #expect(describe(Optional("a")) == "\"a\"")
    #expect(describe(Optional(Optional(1))) == "1")
  }

  @Test func `a color is shown by its name or its components`() {
    #expect(describe(Color.red) == "red")
    #expect(describe(Color("lake").opacity(0.5)) == "lake, opacity 0.5")
    #expect(describe(Color(red: 1, green: 0, blue: 0.5)) == "red 1.0, green 0.0, blue 0.5")
  }

  @Test func `a struct is shown with its fields, but without its module's name`() {
    #expect(describe(Point()) == "Point(x: 1, label: \"a\")")
    #expect(describe((1, name: "b")) == "(1, name: \"b\")")
  }

  @Test func `an enumeration case is shown as in source code`() {
    #expect(describe(Load.idle) == ".idle")
    #expect(describe(Load.loaded([1, 2])) == ".loaded([1, 2])")
    #expect(describe(Load.moved(from: 1, to: 2)) == ".moved(from: 1, to: 2)")
    #expect(describe(Order.byName) == ".byName")
  }

  @Test func `objects and functions are shown without a memory address`() {
    #expect(describe(Model()) == "Model")
    #expect(describe({ (a: Int) in a }) == "a function")
    #expect(describe(Int.self) == "Int")
  }

  @Test func `a value with a custom description is shown as that description, on one line`() {
    #expect(describe(Temperature()) == "21 °C warm")
  }

  @Test func `only the first few elements of a long collection are shown`() {
    #expect(describe([1, 2, 3, 4, 5]) == "[1, 2, 3, 4, 5]")
    #expect(describe(Array(1...10_000)) == "[1, 2, 3, … 10,000 elements]")
    #expect(describe([Int]()) == "[]")
  }

  @Test func `the elements of an unordered collection are shown in sorted order`() {
    #expect(describe(Set(["b", "c", "a"])) == "[\"a\", \"b\", \"c\"]")
    #expect(describe(["b": 1, "a": 2]) == "[\"a\": 2, \"b\": 1]")
    #expect(describe([String: Int]()) == "[:]")
    #expect(describe(Set(1...10_000)) == "a set of 10,000")
  }

  @Test func `a large collection is described without reading all of its elements`() {
    final class Looks { var count = 0 }
    struct Looked: CustomStringConvertible {
      let looks: Looks
      var description: String {
        looks.count += 1
        return "x"
      }
    }
    let looks = Looks()
    #expect(
      describe(Array(repeating: Looked(looks: looks), count: 10_000))
        == "[x, x, x, … 10,000 elements]")
    #expect(looks.count == 3)
  }

  @Test func `a deeply nested value is shortened`() {
    let tree = (1...50).reduce(Tree()) { tree, _ in Tree(below: [tree]) }
    #expect(describe(tree) == "Tree(below: [Tree(below: […])])")
  }

  @Test(arguments: hostileTexts.indices)
  func `a value's text has at most sixty characters`(_ index: Int) {
    #expect(describe(hostileTexts[index]).count <= 60)
    #expect(describe(Optional([hostileTexts[index]])).count <= 60)
  }
}
