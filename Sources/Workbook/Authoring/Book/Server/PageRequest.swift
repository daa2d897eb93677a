/// What a browser asks for, as far as a server of files has to understand it.
struct PageRequest: Equatable {
  /// Whether only the head of the answer is wanted.
  let isHead: Bool
  /// What is asked for, as it was sent: `/documentation/stateflow/?language=swift`.
  let target: String

  /// The request that some bytes begin with.
  ///
  /// - Returns: `nil` when they are no request for a page.
  init?(_ bytes: some Sequence<UInt8>) {
    let line = String(decoding: bytes.prefix { $0 != 0x0D && $0 != 0x0A }, as: UTF8.self)
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, ["GET", "HEAD"].contains(words[0]), words[1].hasPrefix("/"),
      words[2].hasPrefix("HTTP/1.")
    else { return nil }
    isHead = words[0] == "HEAD"
    target = String(words[1])
  }
}

/// What a browser gets.
struct PageResponse: Equatable {
  /// The number that says how it went.
  let status: Int
  /// What kind of thing the body is.
  var type = "text/plain; charset=utf-8"
  /// Where to look instead.
  var location: String?
  /// The thing itself.
  var body: [UInt8]

  private static let reasons = [
    200: "OK", 301: "Moved Permanently", 400: "Bad Request", 404: "Not Found",
  ]

  /// A short text instead of a page.
  static func refusal(_ status: Int) -> PageResponse {
    PageResponse(status: status, body: Array("\(reasons[status] ?? "")\n".utf8))
  }

  /// The bytes to send.
  func bytes(isHead: Bool = false) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status) \(Self.reasons[status] ?? "")", "Content-Type: \(type)",
      "Content-Length: \(body.count)", "Cache-Control: no-cache",
      "X-Content-Type-Options: nosniff", "Connection: close",
    ]
    if let location { lines.append("Location: \(location)") }
    let head = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    return isHead ? head : head + body
  }
}
