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

extension DemangledName {
  /// Returns whether the declaration with the given identifier declares the given mangled type,
  /// ignoring generic arguments.
  static func declares(_ type: String, _ usr: String) -> Bool {
    withoutArguments(demangled(type)) == demangled("$s" + usr.dropFirst(2))
  }

  /// Returns whether the declared type with the given identifier occurs in the given mangled type.
  ///
  /// A mangled type abbreviates repeated names, so this method searches its demangled text.
  static func mentions(_ type: String, _ usr: String) -> Bool {
    isNamed(usr, in: demangled(type))
  }

  /// Returns whether the declared type with the given identifier occurs in a demangled text.
  static func isNamed(_ usr: String, in text: String) -> Bool {
    let name = demangled("$s" + usr.dropFirst(2))
    return contains(name, in: text) || contains(name, in: withoutArguments(text))
  }

  private static func contains(_ name: String, in text: String) -> Bool {
    var rest = text[...]
    while let range = rest.firstRange(of: name) {
      let next = range.upperBound < rest.endIndex ? rest[range.upperBound] : " "
      if !next.isLetter, !next.isNumber, next != "_", next != "." { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }

  /// Returns a name without generic arguments. For example, `Lab.Box<Swift.Int>.Item` becomes
  /// `Lab.Box.Item`.
  static func withoutArguments(_ text: String) -> String {
    var result = ""
    var depth = 0
    for character in text {
      if character == "<" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == ">", depth > 0 { depth -= 1 }
    }
    return result
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
