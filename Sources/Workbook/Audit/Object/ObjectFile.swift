import Foundation
import WorkbookCore

/// The symbols in a 64-bit ELF object file, the format that Linux uses.
package struct ObjectFile {
  /// A symbol that the file defines or references.
  struct Symbol: Hashable {
    var name: String
    /// Whether the symbol is defined in the file.
    var isDefined: Bool
    /// Whether the symbol is visible outside the file.
    var isGlobal: Bool
  }

  /// All named symbols.
  private(set) var symbols: [Symbol] = []
  /// The names of the sections.
  private(set) var sections: Set<String> = []
  /// The options that the file passes to the linker, such as `-lFoundation` for an import.
  package private(set) var linkerOptions: [String] = []
  private let bytes: Data

  /// Parses an object file.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - readsSymbols: Whether to parse the symbols, which takes most of the time.
  /// - Throws: ``SetUpError`` if the data isn't a 64-bit ELF file.
  package init(_ data: Data, readsSymbols: Bool = true) throws {
    bytes = Data(data)
    guard bytes.count > 64, bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else {
      throw SetUpError(
        "An object file isn't in the 64-bit Linux format, which auditing requires.")
    }
    let headers = try sectionHeaders()
    let names = try section(headers, nameIndex == 0xffff ? headers.first?.link ?? 0 : nameIndex)
    for header in headers {
      let name = text(at: names.offset + header.name)
      sections.insert(name)
      if name == ".swift1_autolink_entries" { linkerOptions += try texts(in: header) }
    }
    guard readsSymbols, let table = headers.first(where: { $0.type == 2 }) else { return }
    let texts = try section(headers, table.link)
    for entry in try entries(of: table) {
      let name = text(at: texts.offset + Int(number(entry, as: UInt32.self)))
      let binding = bytes[entry + 4] >> 4
      let visibility = bytes[entry + 5] & 3
      let section = number(entry + 6, as: UInt16.self)
      guard !name.isEmpty else { continue }
      symbols.append(
        Symbol(name: name, isDefined: section != 0, isGlobal: binding != 0 && visibility == 0))
    }
  }

  /// The names of the symbols that other files have to define.
  var undefinedSymbols: Set<String> { Set(symbols.filter { !$0.isDefined }.map(\.name)) }
  /// The names of the symbols that the file defines.
  var definedSymbols: Set<String> { Set(symbols.filter(\.isDefined).map(\.name)) }

  private struct Section {
    var name: Int
    var type: Int
    var offset: Int
    var size: Int
    var link: Int
  }

  private var nameIndex: Int { Int(number(62, as: UInt16.self)) }

  private func sectionHeaders() throws -> [Section] {
    let start = try offset(at: 40)
    // If the number of sections is too large for this field, it's stored in the first section
    // header.
    var count = Int(number(60, as: UInt16.self))
    if count == 0 { count = try offset(at: start + 32) }
    // The headers must fit into the file.
    guard start <= bytes.count, count <= (bytes.count - start) / 64 else { throw Self.tooShort }
    return try (0..<count).map { index in
      let entry = start + index * 64
      return Section(
        name: Int(try checked(entry, as: UInt32.self)),
        type: Int(try checked(entry + 4, as: UInt32.self)),
        offset: try offset(at: entry + 24),
        size: try offset(at: entry + 32),
        link: Int(try checked(entry + 40, as: UInt32.self)))
    }
  }

  private func section(_ sections: [Section], _ index: Int) throws -> Section {
    guard sections.indices.contains(index) else {
      throw SetUpError("An object file can't be read: a section is missing.")
    }
    return sections[index]
  }

  /// Returns the offsets of the entries in a section. Each entry is 24 bytes long.
  private func entries(of section: Section) throws -> StrideTo<Int> {
    guard section.offset <= bytes.count, section.size <= bytes.count - section.offset,
      section.size % 24 == 0
    else { throw Self.tooShort }
    return stride(from: section.offset, to: section.offset + section.size, by: 24)
  }

  /// Returns the texts in a section, each of which ends with a zero.
  private func texts(in section: Section) throws -> [String] {
    guard section.offset <= bytes.count, section.size <= bytes.count - section.offset else {
      throw Self.tooShort
    }
    return bytes[section.offset..<section.offset + section.size].split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static var tooShort: SetUpError {
    SetUpError("An object file can't be read: it is truncated.")
  }

  /// Reads an offset or a size, and checks that it's plausible.
  private func offset(at position: Int) throws -> Int {
    guard let value = Int(exactly: try checked(position, as: UInt64.self)), value <= 1 << 48 else {
      throw Self.tooShort
    }
    return value
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
