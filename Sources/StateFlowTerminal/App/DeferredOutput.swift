import Foundation

/// An app's standard output, held back while the app occupies the screen.
///
/// Standard error isn't redirected, because that's where a crash is reported.
@MainActor
final class DeferredOutput {
  private let originalOutput: Int32
  private let file: UnsafeMutablePointer<FILE>

  /// Redirects standard output to a temporary file, or returns `nil` if none can be created.
  init?() {
    guard let file = tmpfile() else { return nil }
    fflush(nil)
    originalOutput = dup(STDOUT_FILENO)
    self.file = file
    dup2(fileno(file), STDOUT_FILENO)
  }

  /// Restores standard output and prints the output that was held back.
  func end() {
    fflush(nil)
    dup2(originalOutput, STDOUT_FILENO)
    close(originalOutput)
    rewind(file)
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while case let count = fread(&bytes, 1, bytes.count, file), count > 0 {
      FileHandle.standardOutput.write(Data(bytes[..<count]))
    }
    fclose(file)
  }
}
