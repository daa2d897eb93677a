import Foundation

/// What an app prints while it has the screen: kept, and printed when the screen is given back.
///
/// What goes to standard error is left alone: there the reason of a crash is told.
@MainActor
final class DeferredOutput {
  private let former: Int32
  private let file: UnsafeMutablePointer<FILE>

  /// Nil where there is no place to keep it.
  init?() {
    guard let file = tmpfile() else { return nil }
    fflush(nil)
    former = dup(STDOUT_FILENO)
    self.file = file
    dup2(fileno(file), STDOUT_FILENO)
  }

  /// Prints what has been printed meanwhile.
  func end() {
    fflush(nil)
    dup2(former, STDOUT_FILENO)
    close(former)
    rewind(file)
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while case let count = fread(&bytes, 1, bytes.count, file), count > 0 {
      FileHandle.standardOutput.write(Data(bytes[..<count]))
    }
    fclose(file)
  }
}
