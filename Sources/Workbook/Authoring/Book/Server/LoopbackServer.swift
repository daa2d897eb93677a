import Foundation
import WorkbookCommandLine
import WorkbookCore
import WorkbookProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Serves pages to browsers on this machine, and to nobody else: it listens on 127.0.0.1 only.
///
/// It is for reading, not for hosting: each page is asked for on a connection of its own, and a
/// browser that is slow to ask is left alone after some seconds.
final class LoopbackServer: Sendable {
  /// The port that it listens on.
  let port: UInt16
  private let listener: Int32
  private let answer: @Sendable (PageRequest) -> PageResponse

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - port: Where; any port that is free, for 0.
  ///   - answer: What a browser gets.
  /// - Throws: ``SetUpError`` when the port is in use.
  init(port: UInt16, answer: @escaping @Sendable (PageRequest) -> PageResponse) throws {
    self.answer = answer
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    self.listener = listener
    // Who serves again right after having served finds the port free.
    var yes: Int32 = 1
    setsockopt(
      listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    _ = fcntl(listener, F_SETFL, O_NONBLOCK)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard isListening else {
      let reason = String(cString: strerror(errno))
      close(listener)
      throw SetUpError(
        "Port \(port) cannot be served from: \(reason). Name another one, such as: "
          + "\(Session.call) book --serve \(port < 65_535 ? port + 1 : 8000)")
    }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit {
    close(listener)
  }

  /// Serves until the task is cancelled.
  ///
  /// - Throws: `CancellationError`, in the end.
  func run() async throws {
    let wake = try SelfPipe()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          self.serve(until: wake)
          continuation.resume()
        }
      }
    } onCancel: {
      wake.ring(.cancelled)
    }
    throw CancellationError()
  }

  private func serve(until wake: SelfPipe) {
    var waiting = [
      pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else { return }
      if waiting[1].revents != 0 { return }
      guard waiting[0].revents != 0 else { continue }
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { continue }
      Thread.detachNewThread { [answer] in
        Connection(descriptor: connection).serve(answer)
      }
    }
  }
}

/// One question and its answer.
private struct Connection {
  /// A question that is longer is none that a browser asks here.
  static let longestRequest = 16 << 10

  let descriptor: Int32

  func serve(_ answer: (PageRequest) -> PageResponse) {
    defer { close(descriptor) }
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    // On macOS a connection may inherit that the listener never blocks.
    _ = fcntl(descriptor, F_SETFL, 0)
    guard let head = readHead() else { return }
    guard let request = PageRequest(head) else {
      reply(PageResponse.refusal(400).bytes())
      return
    }
    reply(answer(request).bytes(isHead: request.isHead))
  }

  /// The question, to its empty line; nothing when it does not end, or is too long.
  private func readHead() -> [UInt8]? {
    let end = Array("\r\n\r\n".utf8)
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while head.count < Self.longestRequest {
      let count = buffer.withUnsafeMutableBytes {
        readAgain(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return nil }
      head += buffer.prefix(count)
      let tail = head.suffix(count + end.count - 1)
      if tail.indices.contains(where: { tail[$0...].starts(with: end) }) { return head }
    }
    return nil
  }

  /// Sends everything, or as much as a browser wants that may go away meanwhile.
  private func reply(_ bytes: [UInt8]) {
    #if canImport(Darwin)
      let flags: Int32 = 0
      var yes: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, size)
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
