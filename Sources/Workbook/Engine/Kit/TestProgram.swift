import Foundation

/// The main file of the program that runs a suite.
///
/// First, the program reads two lines from standard input: the mark for its records, and the
/// configuration for the testing library. Unlike arguments and environment variables, these lines
/// can't be read again by an answer. The program uses the testing library's entry point for tools,
/// which passes a record of each event to a closure. The closure first flushes the printed text, so
/// that output and records are in order. It then writes the length of the record and the record
/// itself. Meanwhile, other threads can't print, so printed text can neither cut off a record nor
/// become part of one.
///
/// For an exit test, the library starts the program again without arguments. An environment
/// variable contains the name of the test, and only the exit status matters.
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

  /// The argument that distinguishes a normal run from an exit test.
  static let argument = "run"

  /// Returns the standard input for the program.
  ///
  /// - Parameters:
  ///   - mark: The mark for the program's records.
  ///   - selection: The tests to run.
  static func input(mark: String, _ selection: TestSelection) -> Data {
    Data("\(mark)\n\(configuration(selection))\n".utf8)
  }

  /// Returns the testing library's configuration as JSON.
  ///
  /// Tests run one after another. The library doesn't print anything, because the records contain
  /// all results.
  private static func configuration(_ selection: TestSelection) -> String {
    let filter: [String]? =
      switch selection {
      case .all: nil
      case .ids(let ids): ids.map(pattern(for:))
      // An ID contains a test's name after its suite's, as in "LampTests/`it is on`()".
      case .named(let name): ["/\(escaped("`\(name)`("))"]
      }
    struct Configuration: Encodable {
      var parallel = false
      var verbosity = Int.min
      var eventStreamVersion = 0
      var filter: [String]?
    }
    let data = try? JSONEncoder().encode(Configuration(filter: filter))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// Returns a regular expression that matches only the given ID.
  static func pattern(for id: String) -> String { "^\(escaped(id))$" }

  /// Returns a regular expression that matches the given text.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      character.isLetter || character.isNumber || character == " " || character == "`"
        ? String(character) : "\\\(character)"
    }.joined()
  }
}

/// The tests that a run of a program includes.
package enum TestSelection: Sendable {
  /// All tests.
  case all
  /// The tests with the given IDs.
  case ids([String])
  /// The test with the given name, as it appears in a report.
  case named(String)
}
