import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct SiteFilesTests {
  let small: SmallSite

  init() throws {
    small = try SmallSite()
    try WorkbookCore.write(
      Data("secret".utf8), to: small.folder.deletingLastPathComponent().appending(path: "secret"))
    try small.write("hidden", to: ".hidden")
  }

  @Test(
    arguments: [
      ("/", 200, "text/html; charset=utf-8"),
      ("/?language=swift#Use", 200, "text/html; charset=utf-8"),
      ("/documentation/stateflow/", 200, "text/html; charset=utf-8"),
      ("/css/page.css", 200, "text/css; charset=utf-8"),
      ("/js/page.js", 200, "text/javascript; charset=utf-8"),
      ("/data/documentation/stateflow.json", 200, "application/json"),
      ("/images/lamp~dark.svg", 200, "image/svg+xml"),
      ("/images/lamp%7Edark.svg", 200, "image/svg+xml"),
      ("/images/", 404, "text/plain; charset=utf-8"),
      ("/nothing", 404, "text/plain; charset=utf-8"),
    ])
  func `a file is served as what it is`(target: String, status: Int, type: String) {
    let response = small.files.response(to: target)
    #expect(response.status == status)
    #expect(response.type == type)
  }

  @Test func `the page of a folder has its address with a slash`() {
    let response = small.files.response(to: "/documentation/stateflow")
    #expect(response == PageResponse(status: 301, location: "/documentation/stateflow/", body: []))
  }

  @Test func `an address never leads to another host`() {
    #expect(
      small.files.response(to: "//documentation//stateflow").location == "/documentation/stateflow/"
    )
  }

  @Test(
    arguments: [
      "/../secret", "/%2e%2e/secret", "/..%2fsecret", "/documentation/../../secret", "/.hidden",
      "/%2ehidden", "/..\\secret", "//../secret", "/%", "/%00", "/index.html%00.css",
    ])
  func `nothing outside the folder is served, nor what is hidden`(target: String) {
    let response = small.files.response(to: target)
    #expect([400, 404].contains(response.status))
    #expect(!String(decoding: response.body, as: UTF8.self).contains("secret"))
  }

  @Test func `a link out of the folder is not followed`() throws {
    try FileManager.default.createSymbolicLink(
      at: small.folder.appending(path: "out"),
      withDestinationURL: small.folder.deletingLastPathComponent().appending(path: "secret"))
    #expect(small.files.response(to: "/out").status == 404)
  }

  @Test func `a site with a base path is served there`() throws {
    let files = try SmallSite(basePath: "/workbook/")
    #expect(files.files.response(to: "/workbook/css/page.css").status == 200)
    #expect(files.files.response(to: "/css/page.css").status == 404)
    #expect(files.files.response(to: "/workbook").location == "/workbook/")
    #expect(files.files.response(to: "/").location == "/workbook/")
  }
}

@Suite struct PageRequestTests {
  @Test func `a request is its first line`() throws {
    let request = try #require(PageRequest("GET /a?b HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
    #expect(request.target == "/a?b")
    #expect(!request.isHead)
    #expect(PageRequest("HEAD / HTTP/1.0\r\n\r\n".utf8)?.isHead == true)
  }

  @Test(
    arguments: [
      "", "GET", "POST / HTTP/1.1\r\n", "GET / HTTP/2\r\n", "GET a HTTP/1.1\r\n",
      "GET  / HTTP/1.1\r\n", "GET / a HTTP/1.1\r\n", "\r\nGET / HTTP/1.1\r\n",
      "GET http://swift.org/ HTTP/1.1\r\n",
    ])
  func `what is no request for a page is none`(text: String) {
    #expect(PageRequest(text.utf8) == nil)
  }

  @Test func `the head of an answer says how long the body is, which may be left out`() {
    let response = PageResponse(status: 200, body: Array("lamp".utf8))
    let head = String(decoding: response.bytes(isHead: true), as: UTF8.self)
    #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(head.contains("\r\nContent-Length: 4\r\n"))
    #expect(head.hasSuffix("\r\n\r\n"))
    #expect(response.bytes() == Array(head.utf8) + Array("lamp".utf8))
  }
}

@Suite struct LoopbackServerTests {
  @Test func `a browser gets what is served, until the task is cancelled`() async throws {
    let body = String(repeating: "light ", count: 100_000)
    let server = try LoopbackServer(port: 0) { request in
      PageResponse(status: request.target == "/lamp" ? 200 : 404, body: Array(body.utf8))
    }
    let serving = Task { try await server.run() }
    let answer = try await get("/lamp", from: server.port)
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.components(separatedBy: "\r\n\r\n").dropFirst() == [body])
    serving.cancel()
    await #expect(throws: CancellationError.self) { try await serving.value }
  }

  @Test func `a port that is in use is refused, with another one`() throws {
    let server = try LoopbackServer(port: 0) { _ in .refusal(404) }
    let error = #expect(throws: SetUpError.self) {
      try LoopbackServer(port: server.port) { _ in .refusal(404) }
    }
    #expect(error?.description.hasPrefix("Port \(server.port) cannot be served from: ") == true)
    #expect(error?.description.contains("book --serve ") == true)
  }
}

/// Asks a server on this machine for a page, and returns everything that it sends.
///
/// While `URLSession` waits for a server, it keeps a processor busy on Linux, and this one may have
/// to wait until a hundred other tests leave it a thread.
private func get(_ path: String, from port: UInt16) async throws -> String {
  #if canImport(Glibc)
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #else
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
  #endif
  let connection = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  let size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isConnected = withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(descriptor, $0, size) == 0
    }
  }
  try #require(isConnected)
  try connection.write(contentsOf: Data("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8))
  return try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread {
      continuation.resume(
        with: Result { String(decoding: try connection.readToEnd() ?? Data(), as: UTF8.self) })
    }
  }
}
