import Foundation
import Testing

@testable import WorkbookAuthoring

@Suite struct BookServerTests {
  let small: SmallSite
  let server: BookServer

  init() throws {
    small = try SmallSite()
    server = BookServer(folder: small.folder) { ["Lamp"] }
  }

  private func get(_ address: String) -> (status: String, type: String, text: String) {
    let response = server.response(to: "GET \(address) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return (response.status, response.type, String(decoding: response.body, as: UTF8.self))
  }

  @Test func `each page is served with a script that polls the book's version`() {
    for address in ["/", "/index.html", "/index.html?a=b"] {
      let answer = get(address)
      #expect(answer.status == "200 OK")
      #expect(answer.text.hasPrefix("<link rel=\"stylesheet\""))
      #expect(answer.text.contains("fetch(\"/.version\")"))
    }
  }

  @Test func `the book's version changes when the site changes`() {
    let before = get("/.version").text
    server.siteChanged()
    #expect(get("/.version").text != before)
  }

  @Test func `a page asks which exercises have passed`() {
    #expect(get("/.passed") == ("200 OK", "application/json", "[\"Lamp\"]"))
    #expect(get("/index.html").text.contains("fetch(\"/.passed\")"))
  }

  @Test func `the book server serves files other than pages unchanged`() throws {
    #expect(get("/images/lamp.svg") == ("200 OK", "image/svg+xml", "<svg/>"))
    try small.write("PNG", to: "assets/preview.png")
    #expect(get("/assets/preview.png") == ("200 OK", "image/png", "PNG"))
    #expect(get("/assets/book.js") == ("200 OK", "text/javascript; charset=utf-8", ""))
  }

  @Test(arguments: ["/no.html", "/../site/index.html", "/%2e%2e/site/index.html", "/kit"])
  func `the book server serves no files outside the site`(address: String) {
    #expect(get(address).status == "404 Not Found")
  }

  @Test func `the book server answers only GET requests`() {
    #expect(server.response(to: "POST / HTTP/1.1\r\n\r\n").status == "405 Method Not Allowed")
    #expect(server.response(to: "").status == "405 Method Not Allowed")
  }
}
