import Foundation
import WorkbookCore

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
    for entry in try entries(of: table) {
      let name = text(at: texts.offset + Int(number(entry, as: UInt32.self)))
      let binding = bytes[entry + 4] >> 4
      let visibility = bytes[entry + 5] & 3
      let section = number(entry + 6, as: UInt16.self)
      all.append(name)
      guard !name.isEmpty else { continue }
      symbols.append(
        Symbol(name: name, isDefined: section != 0, isGlobal: binding != 0 && visibility == 0))
    }
    for relocations in parts where relocations.type == 4 {
      for entry in try entries(of: relocations) {
        let index = Int(number(entry + 12, as: UInt32.self))
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
    let start = try place(at: 40)
    // A file with very many parts keeps their number in the first of them.
    var count = Int(number(60, as: UInt16.self))
    if count == 0 { count = try place(at: start + 32) }
    // As many as there is room for.
    guard start <= bytes.count, count <= (bytes.count - start) / 64 else { throw Self.tooShort }
    return try (0..<count).map { index in
      let entry = start + index * 64
      return Part(
        name: Int(try checked(entry, as: UInt32.self)),
        type: Int(try checked(entry + 4, as: UInt32.self)),
        offset: try place(at: entry + 24),
        size: try place(at: entry + 32),
        link: Int(try checked(entry + 40, as: UInt32.self)))
    }
  }

  private func part(_ parts: [Part], _ index: Int) throws -> Part {
    guard parts.indices.contains(index) else {
      throw SetUpError("An object file could not be read: a part of it is missing.")
    }
    return parts[index]
  }

  /// Where the entries of a part begin, of 24 bytes each.
  private func entries(of part: Part) throws -> StrideTo<Int> {
    guard part.offset <= bytes.count, part.size <= bytes.count - part.offset, part.size % 24 == 0
    else { throw Self.tooShort }
    return stride(from: part.offset, to: part.offset + part.size, by: 24)
  }

  private static var tooShort: SetUpError {
    SetUpError("An object file could not be read: it ends too early.")
  }

  /// A place in the file, or a size.
  private func place(at offset: Int) throws -> Int {
    guard let place = Int(exactly: try checked(offset, as: UInt64.self)), place <= 1 << 48 else {
      throw Self.tooShort
    }
    return place
  }

  private func checked<Number: FixedWidthInteger>(
    _ offset: Int, as type: Number.Type
  ) throws -> Number {
    guard offset >= 0, offset + MemoryLayout<Number>.size <= bytes.count else {
      throw Self.tooShort
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
