/// The human-readable name of a declaration.
struct DemangledName: Hashable, Sendable {
  /// The unified symbol resolution identifier of the declaration.
  let usr: String
  /// The complete demangled name, such as `(extension in Foundation):Swift.String.init(format: …)
  /// -> Swift.String`.
  let text: String
  /// The module that contains the declaration, or `C` for a system function.
  let module: String
  /// The names of the enclosing types and the declaration itself, such as `["String", "init"]`.
  let path: [String]

  /// Demangles an identifier.
  init(usr: String) {
    self.usr = usr
    guard usr.hasPrefix("s:") else {
      // `c:@F@exit` is a C function.
      text = usr
      module = "C"
      path = [String(usr.split(separator: "@").last ?? "")]
      return
    }
    // `s:e:s:…` is an extension.
    let symbol = usr.hasPrefix("s:e:") ? String(usr.dropFirst(4)) : usr
    text = demangled("$s" + symbol.dropFirst(2))
    var rest = text[...]
    if rest.hasPrefix("static ") { rest = rest.dropFirst(7) }
    var extending: String?
    if rest.hasPrefix("(extension in "), let end = rest.firstIndex(of: ")") {
      extending = String(rest[..<end].dropFirst("(extension in ".count))
      rest = rest[end...].dropFirst(2)
    }
    var parts = Self.names(in: rest)
    let head = parts.isEmpty ? "" : parts.removeFirst()
    module = extending ?? head
    path = parts
  }

  /// The name without its module, such as `String.init`.
  var name: String { path.joined(separator: ".") }

  /// Returns the parts of the dotted name at the start of the text, without generic arguments.
  static func names(in text: Substring) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    loop: for character in text {
      switch character {
      case "<":
        // An operator or generic arguments start here.
        if part.isEmpty { break loop }
        depth += 1
      case ">" where depth > 0: depth -= 1
      case _ where depth > 0: continue
      case ".":
        if part.isEmpty { break loop }
        parts.append(part)
        part = ""
      case "(" where part.isEmpty:
        // `(name in _3F5A)` is a private name.
        continue
      case ")": continue
      case "(", " ", ":", "[": break loop
      default: part.append(character)
      }
    }
    if !part.isEmpty { parts.append(part) }
    return parts
  }
}

/// A cache of demangled names.
struct NameCache {
  private var names: [String: DemangledName] = [:]

  subscript(usr: String) -> DemangledName {
    mutating get {
      if let known = names[usr] { return known }
      let name = DemangledName(usr: usr)
      names[usr] = name
      return name
    }
  }
}
