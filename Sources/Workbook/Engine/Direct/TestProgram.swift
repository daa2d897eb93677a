import Foundation

/// The main file of the program that runs a suite.
///
/// It is told, in this order: the mark of its records, and the configuration of the testing
/// library. The library's entry point for tools hands over each record at the moment of the event;
/// what was printed before is flushed first, so that all is in order.
///
/// For an exit test the library starts the program once more, without arguments: it tells in the
/// environment which test is meant, and how it ends is all that is asked for.
enum TestProgram {
  static let source = #"""
    #if canImport(Glibc)
      @preconcurrency import Glibc
    #elseif canImport(Musl)
      @preconcurrency import Musl
    #elseif canImport(Darwin)
      @preconcurrency import Darwin
    #endif

    @_silgen_name("swt_abiv0_getEntryPoint")
    func entryPointAddress() -> UnsafeRawPointer

    typealias EntryPoint = @convention(thin) @Sendable (
      _ configuration: UnsafeRawBufferPointer?,
      _ recordHandler: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

    @main struct TestProgram {
      static func main() async throws {
        setvbuf(stdout, nil, _IOLBF, 0)
        let entryPoint = unsafeBitCast(entryPointAddress(), to: EntryPoint.self)
        guard CommandLine.arguments.count == 3 else {
          exit(try await entryPoint(nil) { _ in } ? 0 : 1)
        }
        let mark = Array("\n\(CommandLine.arguments[1])".utf8)
        let text = CommandLine.arguments[2].utf8
        let configuration = UnsafeMutableRawBufferPointer.allocate(
          byteCount: text.count, alignment: 1)
        configuration.copyBytes(from: text)
        let isPassed = try await entryPoint(UnsafeRawBufferPointer(configuration)) { record in
          fflush(stdout)
          writeAll(mark + record + [UInt8(ascii: "\n")])
        }
        exit(isPassed ? 0 : 1)
      }

      static func writeAll(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
          if count <= 0 { return }
          rest = rest.dropFirst(count)
        }
      }
    }
    """#

  /// The configuration of the testing library: one test after the other, and silence, since all is
  /// told in records.
  static func configuration(only ids: [String]?) -> String {
    let filter = ids?.map(pattern(for:))
    struct Configuration: Encodable {
      var parallel = false
      var verbosity = Int.min
      var eventStreamVersion = 0
      var filter: [String]?
    }
    let data = try? JSONEncoder().encode(Configuration(filter: filter))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// A regular expression that matches one id and no other.
  static func pattern(for id: String) -> String {
    let pattern = id.map { character in
      character.isLetter || character.isNumber || character == " " || character == "`"
        ? String(character) : "\\\(character)"
    }.joined()
    return "^\(pattern)$"
  }
}
