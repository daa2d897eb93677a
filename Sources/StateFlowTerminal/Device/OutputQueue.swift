import Foundation

/// The output that is waiting for the terminal.
///
/// A slow terminal, such as one over a remote connection, accepts only part of the output at first.
/// In the meantime, the program continues but doesn't queue up frames. It draws the next frame once
/// this output has been written.
@MainActor
final class OutputQueue {
  private let descriptor: Int32
  private let drained: @MainActor () -> Void
  private var waiting: ArraySlice<UInt8> = []
  private var source: (any DispatchSourceWrite)?
  /// Whether the terminal has closed.
  private(set) var isBroken = false

  /// Creates an empty queue.
  ///
  /// - Parameter drained: A closure that is called when output that had to wait has been written
  ///   completely.
  init(_ descriptor: Int32, drained: @escaping @MainActor () -> Void) {
    self.descriptor = descriptor
    self.drained = drained
  }

  /// Whether some output hasn't been written yet.
  var isBusy: Bool { !waiting.isEmpty }

  /// Writes as much as the terminal accepts now, and the rest when it accepts more.
  func write(_ bytes: [UInt8]) {
    guard !isBroken, !bytes.isEmpty else { return }
    waiting += bytes
    if source == nil { drain() }
  }

  /// Writes the remaining output and waits until all of it has been written.
  func finish() {
    source?.cancel()
    source = nil
    if !waiting.isEmpty { writeAll(Array(waiting), to: descriptor) }
    waiting = []
  }

  private func drain() {
    while !waiting.isEmpty {
      let count = waiting.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count > 0 {
        waiting.removeFirst(count)
      } else if errno == EAGAIN {
        return wait()
      } else if errno != EINTR {
        isBroken = true
        waiting = []
      }
    }
    waiting = []
    guard let source else { return }
    source.cancel()
    self.source = nil
    drained()
  }

  private func wait() {
    guard source == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in Task { @MainActor in self?.drain() } }
    source.activate()
    self.source = source
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

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
