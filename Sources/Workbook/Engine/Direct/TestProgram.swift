import Foundation

/// The main file of the program that runs a suite.
///
/// It reads from its standard input, before anything else runs, two lines: the mark of its records,
/// and the configuration of the testing library. So nobody can look them up later, among the
/// arguments or in the environment. The library's entry point for tools hands over each record at
/// the moment of the event; what was printed before is flushed first, so that all is in order.
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
        guard CommandLine.arguments.count == 2 else {
          exit(try await entryPoint(nil) { _ in } ? 0 : 1)
        }
        guard let line = readLine(), let configurationLine = readLine() else { exit(2) }
        close(0)
        open("/dev/null", O_RDONLY)
        let mark = Array("\n\(line)".utf8)
        let text = configurationLine.utf8
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

  /// The argument that tells a run from an exit test.
  static let argument = "run"

  /// What the program reads before it begins.
  ///
  /// - Parameter ids: The ids of the tests to be run, or nil for all.
  static func input(mark: String, only ids: [String]?) -> Data {
    Data("\(mark)\n\(configuration(only: ids))\n".utf8)
  }

  /// The configuration of the testing library: one test after the other, and silence, since all is
  /// told in records.
  private static func configuration(only ids: [String]?) -> String {
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
