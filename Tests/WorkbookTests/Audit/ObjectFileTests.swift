import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookAudit

/// Checks the parser of object files, which are compiled from untrusted answers.
@Suite struct ObjectFileTests {
  @Test func `the symbols, the symbols' visibility, and the sections of an object file are parsed`()
    throws
  {
    let object = try ObjectFile(SmallObject().data)
    #expect(
      object.symbols == [
        ObjectFile.Symbol(name: "own", isDefined: true, isGlobal: true),
        ObjectFile.Symbol(name: "hidden", isDefined: true, isGlobal: false),
        ObjectFile.Symbol(name: "local", isDefined: true, isGlobal: false),
        ObjectFile.Symbol(name: "wanted", isDefined: false, isGlobal: true),
      ])
    #expect(object.definedSymbols == ["own", "hidden", "local"])
    #expect(object.undefinedSymbols == ["wanted"])
    #expect(
      object.sections == ["", ".symtab", ".strtab", ".rela", ".swift1_autolink_entries"])
    #expect(object.linkerOptions == ["-lFoundation", "-lm"])
  }

  @Test func `an object file's linker options can be read without its symbols`() throws {
    let object = try ObjectFile(SmallObject().data, readsSymbols: false)
    #expect(object.linkerOptions == ["-lFoundation", "-lm"])
    #expect(object.symbols == [])
  }

  @Test func `an object file can store its number of sections in the first section`() throws {
    var small = SmallObject()
    small.write(UInt16(0), at: 60)
    small.write(UInt64(5), at: small.headers + 32)
    small.write(UInt16(0xffff), at: 62)
    small.write(UInt32(2), at: small.headers + 40)
    #expect(try ObjectFile(small.data).undefinedSymbols == ["wanted"])
  }

  @Test func `an object file can be parsed from a slice of data`() throws {
    let small = SmallObject().data
    #expect(try ObjectFile((Data([1, 2, 3]) + small).dropFirst(3)).undefinedSymbols == ["wanted"])
  }

  @Test(arguments: [
    Data(), Data("let a = 1\n".utf8), Data(repeating: 0, count: 200),
    Data([0xcf, 0xfa, 0xed, 0xfe]) + Data(repeating: 0, count: 200),
    Data([0x7f, 0x45, 0x4c, 0x46, 1, 1]) + Data(repeating: 0, count: 200),
    Data([0x7f, 0x45, 0x4c, 0x46, 2, 2]) + Data(repeating: 0, count: 200),
  ])
  func `data that isn't an object file for 64-bit Linux is rejected`(data: Data) {
    #expect(throws: SetUpError.self) { try ObjectFile(data) }
  }

  @Test func `a truncated object file is rejected, wherever it's truncated`() {
    let whole = SmallObject().data
    let read = (0..<whole.count).filter { (try? ObjectFile(whole.prefix($0))) != nil }
    #expect(read == [])
  }

  @Test(arguments: [UInt64.max, UInt64(Int64.max), 1 << 63, 1 << 62, 1 << 47, 1 << 32, 0])
  func `parsing an object file with a number that is far too large doesn't trap`(number: UInt64) {
    let whole = SmallObject()
    var ends: Set<String> = []
    for place in [40, 60, 62] + stride(from: whole.headers, to: whole.data.count - 7, by: 8) {
      var changed = whole
      changed.write(number, at: place)
      ends.insert(end(of: changed.data))
    }
    #expect(ends.isSubset(of: ["read", "refused"]))
  }

  @Test func `parsing an object file with corrupted bytes doesn't trap`() {
    var random = Steps(state: 2026)
    let whole = SmallObject().data
    var ends: [String: Int] = [:]
    for _ in 0..<400 {
      var changed = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: 6..<changed.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      ends[end(of: changed), default: 0] += 1
    }
    #expect(Set(ends.keys) == ["read", "refused"])
  }

  private func end(of data: Data) -> String {
    do {
      _ = try ObjectFile(data)
      return "read"
    } catch is SetUpError {
      return "refused"
    } catch {
      return "\(error)"
    }
  }
}

/// A generator that produces the same numbers in each run.
private struct Steps: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// A handmade object file with a symbol table, its strings, three relocations, and two linker
/// options.
private struct SmallObject {
  private(set) var data = Data()
  /// The offset of the section headers, which are at the end of the file.
  private(set) var headers = 0

  init() {
    data = Data([0x7f, 0x45, 0x4c, 0x46, 2, 1]) + Data(count: 58)
    let (texts, places) = table(of: [
      ".symtab", ".strtab", ".rela", ".swift1_autolink_entries", "own", "hidden", "local", "wanted",
    ])
    let symbols = data.count
    // The unnamed symbol comes first. The others have a binding, a visibility and a section, where
    // 0 means undefined.
    add(UInt32(0), UInt8(0), UInt8(0), UInt16(0), UInt64(0), UInt64(0))
    for (name, binding, visibility, section) in [
      ("own", 1, 0, 1), ("hidden", 1, 2, 1), ("local", 0, 0, 1), ("wanted", 1, 0, 0),
    ] {
      add(
        UInt32(places[name]!), UInt8(binding << 4), UInt8(visibility), UInt16(section), UInt64(0),
        UInt64(0))
    }
    let strings = data.count
    data += texts
    let relocations = data.count
    for symbol in [4, 1, 4] { add(UInt64(0), UInt32(2), UInt32(symbol), UInt64(0)) }
    let options = data.count
    data += Data("-lFoundation\0-lm\0".utf8)
    headers = data.count
    addPart(name: 0, type: 0, from: 0, to: 0, link: 0)
    addPart(name: places[".symtab"]!, type: 2, from: symbols, to: strings, link: 2)
    addPart(name: places[".strtab"]!, type: 3, from: strings, to: relocations, link: 0)
    addPart(name: places[".rela"]!, type: 4, from: relocations, to: options, link: 1)
    addPart(name: places[".swift1_autolink_entries"]!, type: 1, from: options, to: headers, link: 0)
    write(UInt64(headers), at: 40)
    write(UInt16(5), at: 60)
    write(UInt16(2), at: 62)
  }

  mutating func write(_ number: some FixedWidthInteger, at place: Int) {
    let bytes = Self.bytes(of: number)
    let end = min(place + bytes.count, data.count)
    data.replaceSubrange(place..<end, with: bytes.prefix(end - place))
  }

  private mutating func add(_ numbers: any FixedWidthInteger...) {
    for number in numbers { data += Self.bytes(of: number) }
  }

  private mutating func addPart(name: Int, type: Int, from start: Int, to end: Int, link: Int) {
    add(
      UInt32(name), UInt32(type), UInt64(0), UInt64(0), UInt64(start), UInt64(end - start),
      UInt32(link), UInt32(0), UInt64(0), UInt64(0))
  }

  private func table(of names: [String]) -> (Data, [String: Int]) {
    var texts = Data([0])
    var places: [String: Int] = [:]
    for name in names {
      places[name] = texts.count
      texts += Data(name.utf8) + [0]
    }
    return (texts, places)
  }

  private static func bytes(of number: some FixedWidthInteger) -> Data {
    withUnsafeBytes(of: number.littleEndian) { Data($0) }
  }
}
