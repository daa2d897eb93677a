import Foundation
import WorkbookCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A socket that accepts connections from this machine only.
final class ListeningSocket: Sendable {
  private let descriptor: Int32

  /// Opens a socket.
  ///
  /// - Returns: `nil` if the port is in use or not allowed.
  init?(port: UInt16) {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { return nil }
    var isOn: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound, listen(descriptor, 64) == 0 else {
      close(descriptor)
      return nil
    }
    // A browser that closes a connection early must not end this process.
    signal(SIGPIPE, SIG_IGN)
  }

  deinit { close(descriptor) }

  /// Waits for a connection. Returns `nil` once the socket has been stopped.
  func accept() -> Connection? {
    while true {
      #if canImport(Glibc)
        let client = Glibc.accept(descriptor, nil, nil)
      #elseif canImport(Musl)
        let client = Musl.accept(descriptor, nil, nil)
      #else
        let client = Darwin.accept(descriptor, nil, nil)
      #endif
      if client >= 0 { return Connection(descriptor: client) }
      guard errno == EINTR || errno == ECONNABORTED || errno == EMFILE else { return nil }
    }
  }

  /// Makes ``accept()`` return `nil`, even while it waits on another thread.
  func stop() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}

/// A connection from a browser.
final class Connection: Sendable {
  private let descriptor: Int32

  fileprivate init(descriptor: Int32) {
    self.descriptor = descriptor
    // A browser may open a connection without sending anything.
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
  }

  deinit { close(descriptor) }

  /// Reads a request up to the blank line after its header. Returns `nil` if no request arrives.
  func readHeader() -> String? {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    let end = Data("\r\n\r\n".utf8)
    while data.count < 1 << 16 {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      data.append(contentsOf: buffer.prefix(count))
      if data.range(of: end) != nil { return String(decoding: data, as: UTF8.self) }
    }
    return nil
  }

  /// Sends all of the bytes, unless the browser closes the connection.
  func send(_ data: Data) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
