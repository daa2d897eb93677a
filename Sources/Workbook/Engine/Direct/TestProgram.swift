import Foundation

/// The main file of the program that runs a suite.
///
/// Before anything else, the program reads two lines from standard input: the mark of its records,
/// and the configuration of the testing library. Unlike arguments or environment variables, these
/// lines can't be read again by an answer. The program uses the testing library's entry point for
/// tools, which passes each record to a closure when the event happens. The closure first flushes
/// the printed text, so that output and records are in order. It writes the length of a record
/// before the record, and keeps other threads from printing in between, so printed text can neither
/// cut off a record nor become part of one.
///
/// For an exit test, the library starts the program again, without arguments. An environment
/// variable names the test, and only the exit status matters.
enum TestProgram {
  /// The source code of the file.
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
          // While the lock is held, no other thread prints into the middle of the record.
          flockfile(stdout)
          fflush(stdout)
          writeAll(mark + Array(" \(record.count) ".utf8) + record + [UInt8(ascii: "\n")])
          funlockfile(stdout)
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

  /// The argument that distinguishes a run from an exit test.
  static let argument = "run"

  /// Returns the standard input of the program.
  ///
  /// - Parameters:
  ///   - mark: The mark of the program's records.
  ///   - ids: The ids of the tests to run, or `nil` for all.
  static func input(mark: String, only ids: [String]?) -> Data {
    Data("\(mark)\n\(configuration(only: ids))\n".utf8)
  }

  /// Returns the configuration of the testing library, as JSON.
  ///
  /// Tests run one after the other. The library prints nothing, because the records contain
  /// everything.
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

  /// Returns a regular expression that matches only one id.
  static func pattern(for id: String) -> String {
    let pattern = id.map { character in
      character.isLetter || character.isNumber || character == " " || character == "`"
        ? String(character) : "\\\(character)"
    }.joined()
    return "^\(pattern)$"
  }
}
