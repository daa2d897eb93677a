/// A picture of what keeps what alive: objects, storage, tokens, and closures in a column, with
/// an arrow for each reference.
///
/// A solid arrow means "keeps alive". A weak reference is dashed, and so is everything that has been
/// released.
public struct ReferenceFigure: Equatable, Sendable {
  /// A part of the program.
  public struct Thing: Equatable, Sendable {
    let name: String
    let kind: String
    let isReleased: Bool

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - name: The name to show, such as a type or code.
    ///   - kind: The kind of object, such as `a token`.
    ///   - isReleased: Whether nothing keeps it alive anymore.
    public init(_ name: String, kind: String, isReleased: Bool) {
      (self.name, self.kind, self.isReleased) = (name, kind, isReleased)
    }
  }

  /// A reference from one part to another.
  public struct Reference: Equatable, Sendable {
    let source: Int
    let target: Int
    let label: String
    let isWeak: Bool
    let isReleased: Bool

    /// Creates a reference between the parts with two indices.
    public init(from source: Int, to target: Int, label: String, isWeak: Bool, isReleased: Bool) {
      (self.source, self.target, self.label) = (source, target, label)
      (self.isWeak, self.isReleased) = (isWeak, isReleased)
    }
  }

  let title: String
  let things: [Thing]
  let references: [Reference]

  /// Creates a picture of a moment, such as "The screen is closed".
  public init(_ title: String, things: [Thing], references: [Reference]) {
    (self.title, self.things, self.references) = (title, things, references)
  }

  /// The picture in words, a sentence for each reference and for each released part.
  var sentences: [String] {
    references.map { reference in
      let (source, target) = (things[reference.source].name, things[reference.target].name)
      let label = reference.label.isEmpty ? "" : " (\(reference.label))"
      return switch (reference.isReleased, reference.isWeak) {
      case (true, _): "\(source) no longer refers to \(target)\(label)."
      case (false, true): "\(source) refers weakly to \(target)\(label)."
      case (false, false): "\(source) keeps \(target) alive\(label)."
      }
    }
      + things.filter(\.isReleased).map { "\($0.name) has been released." }
  }
}
