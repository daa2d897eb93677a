@testable import StateFlowTerminal

/// A program that shows its input and can react to some keys.
@MainActor
final class EchoProgram: TerminalProgram {
  var onChange: (() -> Void)?
  var nextChange: ContinuousClock.Instant?
  private(set) var events: [InputEvent] = []
  private(set) var frames = 0
  /// The text of the first row.
  var headline = "ready" { didSet { onChange?() } }
  /// A closure that is called for each event except `q`, and returns whether the program continues.
  var onEvent: (InputEvent) -> Bool = { _ in true }

  /// A closure that is called whenever the program draws a frame.
  var onFrame: () -> Void = {}

  func handle(_ event: InputEvent) -> Bool {
    events.append(event)
    guard event != .key(.character("q")) else { return false }
    return onEvent(event)
  }

  func frame(of size: Size) -> Frame {
    frames += 1
    onFrame()
    var canvas = Canvas(size: size)
    let lines = [headline, "size \(size.width)x\(size.height)"] + events.suffix(3).map(describe)
    for (y, line) in lines.enumerated() where y < size.height {
      canvas.write(line, at: Point(x: 0, y: y), CellStyle(), clip: canvas.bounds)
    }
    return Frame(canvas, cursor: Point(x: 0, y: 0))
  }

  private func describe(_ event: InputEvent) -> String {
    switch event {
    case .key(.character(let character), []): "key \(character)"
    case .key(let key, let modifiers): "key \(key) \(modifiers.rawValue)"
    case .paste(let text): "paste \(text.utf8.count)"
    case .mouse(let action, let point): "mouse \(action) \(point.x) \(point.y)"
    case .resize(let size): "resize \(size.width)x\(size.height)"
    }
  }
}
