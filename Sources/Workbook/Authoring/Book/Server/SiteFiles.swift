import Foundation

/// The files of a site, by the addresses that a browser asks for.
struct SiteFiles: Sendable {
  /// Where the site is.
  let folder: URL
  /// Where on its host it is: `/`, or `/workbook/`.
  let basePath: String

  /// What a browser gets for an address: a file, the page of a folder, or a refusal.
  ///
  /// Nothing outside the folder is ever read: no part of an address may begin with a dot, and what
  /// is found must still lie in the folder when links are followed.
  func response(to target: String) -> PageResponse {
    let address = target.prefix { $0 != "?" && $0 != "#" }
    guard let path = String(address).removingPercentEncoding, !path.contains("\0") else {
      return .refusal(400)
    }
    let root = folder.resolvingSymlinksInPath().path
    guard path.hasPrefix(basePath) else {
      return path + "/" == basePath || path == "/"
        ? PageResponse(status: 301, location: basePath, body: []) : .refusal(404)
    }
    let parts = path.dropFirst(basePath.count).split(separator: "/")
    guard !parts.contains(where: { $0.hasPrefix(".") || $0.contains("\\") }) else {
      return .refusal(404)
    }
    let file = URL(filePath: ([root] + parts.map(String.init)).joined(separator: "/"))
      .resolvingSymlinksInPath()
    guard file.path == root || file.path.hasPrefix(root + "/") else { return .refusal(404) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
      return .refusal(404)
    }
    guard isFolder.boolValue else { return page(file) }
    let page = file.appending(path: "index.html")
    guard FileManager.default.fileExists(atPath: page.path) else { return .refusal(404) }
    // Relative links of the page are meant from its folder.
    guard path.hasSuffix("/") else {
      let encoded = parts.map {
        $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
      }
      let location = basePath + encoded.joined(separator: "/") + "/"
      return PageResponse(status: 301, location: location, body: [])
    }
    return self.page(page)
  }

  private func page(_ file: URL) -> PageResponse {
    guard let data = try? Data(contentsOf: file) else { return .refusal(404) }
    return PageResponse(
      status: 200, type: Self.types[file.pathExtension.lowercased()] ?? Self.unknownType,
      body: Array(data))
  }

  private static let unknownType = "application/octet-stream"

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "json": "application/json",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "ico": "image/x-icon",
    "txt": "text/plain; charset=utf-8",
  ]
}
