import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is on its way to the terminal.
///
/// A terminal that is slow, as one far away is, takes what it can and asks for the rest later. The
/// program goes on meanwhile, and its frames do not pile up: the next is made when this is out.
@MainActor
final class OutputQueue {
  private let descriptor: Int32
  private let drained: @MainActor () -> Void
  private var waiting: ArraySlice<UInt8> = []
  private var source: (any DispatchSourceWrite)?
  /// Whether the terminal is gone.
  private(set) var isBroken = false

  /// Nothing yet.
  ///
  /// - Parameter drained: Called when all is written that had to wait.
  init(_ descriptor: Int32, drained: @escaping @MainActor () -> Void) {
    self.descriptor = descriptor
    self.drained = drained
  }

  /// Whether something has still to be written.
  var isBusy: Bool { !waiting.isEmpty }

  /// Writes as much as the terminal takes now, and the rest when it can.
  func write(_ bytes: [UInt8]) {
    guard !isBroken, !bytes.isEmpty else { return }
    waiting += bytes
    if source == nil { drain() }
  }

  /// Writes what is left, and waits for it.
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
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.drain() } }
    source.activate()
    self.source = source
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
