import Foundation
import Synchronization
import Testing

@testable import StateFlow

@Suite("Stored properties")
struct StoredPropertyTests {
  private final class Target {}

  private class Base {
    var number = 1
    weak var target: Target?
    let lock = Mutex(0)
  }

  private final class Derived: Base {
    let name = "a"
    lazy var later = 2
  }

  private struct Pair<First, Second> {
    var first: First
    let second: Second
  }

  private struct Mixed {
    let flag = true
    var nothing: Void = ()
    let pair = Pair(first: "a", second: 2.5)
    let tuple = (1, name: "b")
    let action: () -> Int = { 3 }
    var any: Any = 4
    let url = URL(filePath: "/")
    unowned let target: Target
  }

  private enum Choice { case none, number(Int) }

  private func properties(of type: Any.Type) -> [String] {
    StoredProperty.all(of: type).map { "\($0.name): \($0.type)" }
  }

  private func property(_ name: String, of type: Any.Type) throws -> StoredProperty {
    try #require(StoredProperty.all(of: type).first { $0.name == name })
  }

  @Test func `the properties of a generic struct have the types that its arguments give them`() {
    #expect(properties(of: Pair<Int, [String]>.self) == ["first: Int", "second: Array<String>"])
  }

  @Test func `the properties of a class begin with those of its superclass`() {
    #expect(
      properties(of: Derived.self) == [
        "number: Int", "target: Optional<Target>", "lock: ()", "name: String",
        "$__lazy_storage_$_later: Optional<Int>",
      ])
  }

  @Test func `the parts of a tuple are its properties`() {
    #expect(StoredProperty.all(of: (Int, name: String).self).map(\.name).last == "name")
    #expect(StoredProperty.all(of: (Int, name: String).self).count == 2)
  }

  @Test func `other types have no properties`() {
    let types: [Any.Type] = [
      Choice.self, Choice?.self, (() -> Void).self, Any.self, Int.Type.self,
    ]
    #expect(types.flatMap(properties) == [])
  }

  @Test func `functions, weak and unowned references, and noncopyable values can't be read`() {
    func unreadable(in type: Any.Type) -> [String] {
      StoredProperty.all(of: type).filter { !$0.isReadable }.map(\.name)
    }
    #expect(unreadable(in: Derived.self) == ["target", "lock"])
    #expect(unreadable(in: Mixed.self) == ["nothing", "action", "target"])
  }

  @Test func `a variable is distinguished from a constant`() {
    #expect(StoredProperty.all(of: Pair<Int, Int>.self).map(\.isVariable) == [true, false])
  }

  @Test func `each property of a struct can be read`() throws {
    let target = Target()
    let mixed = Mixed(target: target)
    func value<Value>(_ name: String, as type: Value.Type) throws -> Value {
      try property(name, of: Mixed.self).value(in: mixed, as: type)
    }
    #expect(try value("flag", as: Bool.self))
    #expect(try value("pair", as: Pair<String, Double>.self).second == 2.5)
    #expect(try value("tuple", as: (Int, name: String).self).name == "b")
    #expect(try value("any", as: Any.self) as? Int == 4)
    #expect(try value("url", as: URL.self) == mixed.url)
  }

  @Test func `a property of an object can be read`() throws {
    let object = Derived()
    object.number = 5
    #expect(try property("number", of: Derived.self).value(in: object, as: Int.self) == 5)
    #expect(try property("name", of: Derived.self).value(in: object, as: String.self) == "a")
  }

  @Test func `a property can be changed in place, even if it's nested in another property`() throws
  {
    var pair = Pair(first: Pair(first: ["a"], second: 1), second: "b")
    let outer = try property("first", of: type(of: pair))
    let inner = outer.appending(try property("first", of: outer.type))
    inner.update(in: &pair, as: [String].self) { $0.append("c") }
    #expect(pair.first.first == ["a", "c"])
    #expect(inner.value(in: pair, as: [String].self) == ["a", "c"])
  }

  @Test func `reading a property as another type stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let property = StoredProperty.all(of: Pair<Int, Int>.self)[0]
      _ = property.value(in: Pair(first: 1, second: 2), as: String.self)
    }
  }

  @Test func `reading a property of another type's value stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let property = StoredProperty.all(of: Pair<Int, Int>.self)[0]
      _ = property.value(in: "text", as: Int.self)
    }
  }

  @Test func `reading an object's property as that of a value stops the program`() async {
    await #expect(processExitsWith: .failure) {
      readAsValue(StoredProperty.all(of: Derived.self)[0], in: Derived())
    }
  }

  @Test func `weak references to the same object have the same bytes`() throws {
    struct Holder { weak var target: Target? }
    let target = Target()
    let property = try property("target", of: Holder.self)
    #expect(property.hasSameBytes(in: Holder(target: target), Holder(target: target)))
    #expect(!property.hasSameBytes(in: Holder(target: target), Holder(target: nil)))
  }

  @Test func `values are compared by their bytes, not by ==`() {
    #expect(haveSameBytes(Double.nan, Double.nan))
    #expect(!haveSameBytes(0.0, -0.0))
    #expect(haveSameBytes((), ()))
  }
}

/// Reads a property of a value. Without the generic parameter, the compiler would choose the function
/// for objects.
private func readAsValue<Root>(_ property: StoredProperty, in root: Root) {
  _ = property.value(in: root, as: Int.self)
}
