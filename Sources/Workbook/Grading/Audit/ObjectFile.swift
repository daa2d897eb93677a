import Foundation

/// The symbols of an object file in the format of Linux, ELF with 64 bits.
struct ObjectFile {
  /// A name that the file gives to something, or asks others for.
  struct Symbol: Hashable {
    var name: String
    /// Whether the file itself has it.
    var isDefined: Bool
    /// Whether other programs could see it.
    var isGlobal: Bool
  }

  /// All of them that have a name.
  private(set) var symbols: [Symbol] = []
  /// The names of the parts of the file.
  private(set) var sections: Set<String> = []
  /// How many places of the file speak of a symbol, by its name.
  private(set) var uses: [String: Int] = [:]
  private let bytes: Data

  /// - Throws: ``SetUpError`` if it is no such file.
  init(_ data: Data) throws {
    bytes = Data(data)
    guard bytes.count > 64, bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else {
      throw SetUpError("An object file could not be read: answers are audited on 64-bit Linux.")
    }
    let parts = try sectionHeaders()
    let names = try part(parts, nameIndex == 0xffff ? parts.first?.link ?? 0 : nameIndex)
    sections = Set(parts.map { text(at: names.offset + $0.name) })
    guard let table = parts.first(where: { $0.type == 2 }) else { return }
    let texts = try part(parts, table.link)
    var all: [String] = []
    for entry in stride(from: table.offset, to: table.offset + table.size, by: 24) {
      let name = text(at: texts.offset + Int(try checked(entry, as: UInt32.self)))
      let binding = bytes[entry + 4] >> 4
      let visibility = bytes[entry + 5] & 3
      let section = try checked(entry + 6, as: UInt16.self)
      all.append(name)
      guard !name.isEmpty else { continue }
      symbols.append(
        Symbol(name: name, isDefined: section != 0, isGlobal: binding != 0 && visibility == 0))
    }
    for relocations in parts where relocations.type == 4 {
      let end = relocations.offset + relocations.size
      for entry in stride(from: relocations.offset, to: end, by: 24) {
        let index = Int(try checked(entry + 12, as: UInt32.self))
        if index < all.count { uses[all[index], default: 0] += 1 }
      }
    }
  }

  /// The names that the file asks others for.
  var wanted: Set<String> { Set(symbols.filter { !$0.isDefined }.map(\.name)) }
  /// The names that the file has.
  var given: Set<String> { Set(symbols.filter(\.isDefined).map(\.name)) }

  private struct Part {
    var name: Int
    var type: Int
    var offset: Int
    var size: Int
    var link: Int
  }

  private var nameIndex: Int { Int(number(62, as: UInt16.self)) }

  private func sectionHeaders() throws -> [Part] {
    let start = Int(number(40, as: UInt64.self))
    // A file with very many parts keeps their number in the first of them.
    var count = Int(number(60, as: UInt16.self))
    if count == 0 { count = Int(try checked(start + 32, as: UInt64.self)) }
    return try (0..<count).map { index in
      let entry = start + index * 64
      return Part(
        name: Int(try checked(entry, as: UInt32.self)),
        type: Int(try checked(entry + 4, as: UInt32.self)),
        offset: Int(try checked(entry + 24, as: UInt64.self)),
        size: Int(try checked(entry + 32, as: UInt64.self)),
        link: Int(try checked(entry + 40, as: UInt32.self)))
    }
  }

  private func part(_ parts: [Part], _ index: Int) throws -> Part {
    guard parts.indices.contains(index) else {
      throw SetUpError("An object file could not be read: a part of it is missing.")
    }
    return parts[index]
  }

  private func checked<Number: FixedWidthInteger>(
    _ offset: Int, as type: Number.Type
  ) throws -> Number {
    guard offset >= 0, offset + MemoryLayout<Number>.size <= bytes.count else {
      throw SetUpError("An object file could not be read: it ends too early.")
    }
    return number(offset, as: type)
  }

  private func number<Number: FixedWidthInteger>(_ offset: Int, as: Number.Type) -> Number {
    bytes.withUnsafeBytes {
      Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }
  }

  private func text(at offset: Int) -> String {
    guard offset < bytes.count else { return "" }
    return String(decoding: bytes[offset...].prefix { $0 != 0 }, as: UTF8.self)
  }
}
