import Foundation
import Synchronization
import WorkbookCore

/// A server that serves a built site to browsers on this machine. Its pages reload when the site
/// changes.
final class BookServer: Sendable {
  /// A response of the server.
  struct Response: Equatable {
    var status = "200 OK"
    var type = "text/html; charset=utf-8"
    var body: Data

    /// The bytes to send.
    var data: Data {
      Data(
        """
        HTTP/1.1 \(status)\r
        Content-Type: \(type)\r
        Content-Length: \(body.count)\r
        Cache-Control: no-store\r
        Connection: close\r
        \r

        """.utf8) + body
    }
  }

  /// The path from which a page requests the version of the site.
  private static let versionPath = "/.version"
  /// The path from which a page requests the names of the exercises that the student has passed.
  private static let passedPath = "/.passed"

  private let folder: URL
  private let passed: @Sendable () -> [String]
  private let version = Mutex(0)

  /// Creates a server for the folder of a site.
  ///
  /// - Parameter passed: A closure that returns the names of the exercises that the student has passed.
  init(folder: URL, passed: @escaping @Sendable () -> [String]) {
    self.folder = folder
    self.passed = passed
  }

  /// Notifies the pages that the site has changed.
  func siteChanged() { version.withLock { $0 += 1 } }

  /// Responds to browsers on a separate thread until the socket is stopped.
  func start(on socket: ListeningSocket) {
    Thread.detachNewThread {
      while let connection = socket.accept() {
        DispatchQueue.global().async {
          guard let header = connection.readHeader() else { return }
          connection.send(self.response(to: header).data)
        }
      }
    }
  }

  /// Returns the response to a request.
  func response(to header: String) -> Response {
    let words = header.prefix { $0 != "\r\n" && $0 != "\n" }.split(separator: " ")
    guard words.count >= 2, words[0] == "GET" else {
      return Response(status: "405 Method Not Allowed", body: Data())
    }
    let address = words[1].prefix { $0 != "?" && $0 != "#" }
    let number = version.withLock { $0 }
    if address == Self.versionPath {
      return Response(type: "text/plain", body: Data("\(number)".utf8))
    }
    if address == Self.passedPath {
      let names = try? JSONEncoder().encode(passed())
      return Response(type: "application/json", body: names ?? Data("[]".utf8))
    }
    var path = (address.removingPercentEncoding ?? "/").dropFirst()
    if path.isEmpty { path = "index.html" }
    let isInside = !path.split(separator: "/").contains("..")
    let file = folder.appending(path: String(path))
    guard isInside, let body = try? Data(contentsOf: file) else {
      let page = Self.reloading("<p>There is no such page.</p>\n", number)
      return Response(status: "404 Not Found", body: Data(page.utf8))
    }
    let type = Self.types[file.pathExtension] ?? "application/octet-stream"
    guard file.pathExtension == "html" else { return Response(type: type, body: body) }
    let page = Self.reloading(String(decoding: body, as: UTF8.self), number)
    return Response(type: type, body: Data(page.utf8))
  }

  /// Returns a page that reloads when the version of the site differs from the given version, and that
  /// marks the exercises that the student has passed.
  private static func reloading(_ html: String, _ version: Int) -> String {
    html + """
      <script>
      setInterval(async () => {
        if (document.hidden) return;
        try {
          const answer = await fetch("\(versionPath)");
          if (await answer.text() !== "\(version)") location.reload();
        } catch { /* The server was stopped. */ }
      }, 400);
      const cards = [...document.querySelectorAll(".exercise")];
      const mark = async () => {
        try {
          const names = await (await fetch("\(passedPath)")).json();
          for (const card of cards) {
            card.classList.toggle("passed", names.includes(card.id.replace("exercise-", "")));
          }
        } catch { /* The server was stopped. */ }
      };
      if (cards.length) {
        mark();
        addEventListener("focus", mark);
      }
      </script>

      """
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml", "json": "application/json",
    "png": "image/png",
  ]
}
