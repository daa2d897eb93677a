extension Publishers {
  /// A publisher that sends the elements of a sequence and then finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The sequence whose elements the publisher sends.
    public let sequence: Elements

    /// Creates a publisher that sends the elements of `sequence`.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let conduit = SequenceConduit(sequence, to: subscriber)
      if conduit.isEmpty { Empty().subscribe(subscriber) } else { conduit.open() }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
  /// A publisher that sends as many elements as are requested, and finishes after the last element.
  ///
  ///     [1, 2, 3].publisher.sink { print($0) }
  ///
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

private final class SequenceConduit<Elements: Swift.Sequence, Failure: Error>:
  Conduit<Elements.Element, Failure>
{
  private let sequence: Elements
  private var iterator: Elements.Iterator

  // The iterator is one element ahead, so that the completion can follow the last element without
  // further demand.
  private var next: Elements.Element?
  private var isSending = false

  init<S>(_ sequence: Elements, to subscriber: S)
  where S: Subscriber, S.Input == Elements.Element, S.Failure == Failure {
    self.sequence = sequence
    iterator = sequence.makeIterator()
    next = iterator.next()
    super.init(to: subscriber)
  }

  /// Whether all elements have been sent.
  var isEmpty: Bool { next == nil }

  override var description: String { isClosed ? "Sequence" : String(describing: sequence) }

  /// Adds to the demand. As in Combine, requesting no values isn't an error here.
  override func request(_ demand: Subscribers.Demand) {
    if demand != .none { super.request(demand) }
  }

  override func requested() {
    // If the subscriber requests more in response to an element, the loop that sent the element
    // serves the request, so the stack doesn't grow.
    guard !isSending else { return }
    isSending = true
    while let element = next, hasDemand {
      next = iterator.next()
      send(element)
    }
    isSending = false
    if next == nil { finish() }
  }
}
