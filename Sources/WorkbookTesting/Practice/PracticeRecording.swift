import Foundation
import StateFlow
import StateFlowActions
import StateFlowStory
import Testing

/// A recording of a program for practice: a user taps controls, and a line of JSON for each event says
/// what happened until all tasks had ended.
@MainActor
public enum PracticeRecording {
  /// Shows a view on a new device, and prints a line for the first frame and for each tap.
  ///
  /// - Parameters:
  ///   - titles: The titles of the buttons and toggles to tap. Each one is the only control with its
  ///     title.
  ///   - content: The program.
  public static func print<Content: View>(
    taps titles: [String], @ViewBuilder of content: @escaping () -> Content
  ) async {
    let defaults = TemporaryDefaults()
    let screen = Screen { content().defaultAppStorage(defaults.store) }
    await screen.settle()
    var updateCount = print(screen)
    for title in titles {
      guard let action = controls(in: screen.elements).first(where: { $0.label == title })?.tap
      else {
        Swift.print("There is no control \(title.quoted).")
        return
      }
      screen.graph.perform(action)
      await screen.settle()
      updateCount = print(screen, after: updateCount)
    }
    screen.close()
  }

  private static func controls(in elements: [ElementOnScreen]) -> [Element] {
    elements.flatMap { element in
      [.button, .toggle].contains(element.element.role)
        ? [element.element] : controls(in: element.children)
    }
  }

  /// Prints a line about the updates after the first ones, and returns the number of all updates.
  private static func print(_ screen: Screen, after count: Int = 0) -> Int {
    let updates = screen.story.updates
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let line = try? encoder.encode(
      RecordedEvent(updates.dropFirst(count), number: updates.count, screen))
    Swift.print(String(decoding: line ?? Data(), as: UTF8.self))
    return updates.count
  }
}

/// The effects of an event, as JSON.
private struct RecordedEvent: Encodable {
  struct Write: Encodable {
    let owner: String
    let property: String
    let isEqual: Bool
  }

  struct Body: Encodable {
    let view: String
    let causes: [String]
    let count: Int
  }

  /// The number of updates so far. An event has several updates if tasks cause some.
  let number: Int
  let writes: [Write]
  let runs: [Body]
  let skips: [Body]
  let texts: [String]
  let outline: String
  let story: String
  /// The kinds of mistakes that the updates revealed, such as `classInState`.
  let mistakes: [String]

  @MainActor
  init(_ updates: ArraySlice<StoryUpdate>, number: Int, _ screen: Screen) {
    self.number = number
    writes = updates.flatMap(\.writes).map {
      Write(owner: $0.owner, property: $0.property, isEqual: $0.outcome == .equal)
    }
    runs = updates.flatMap(\.runs).map { run in
      Body(view: run.view, causes: run.causes.map(Self.name), count: run.count)
    }
    skips = updates.flatMap(\.skips).map { Body(view: $0.view, causes: [], count: $0.count) }
    texts = screen.texts
    outline = screen.outline
    story = updates.map(\.description).joined(separator: "\n")
    mistakes = updates.flatMap(\.diagnostics).map { "\($0.kind)" }
  }

  private static func name(_ cause: StoryUpdate.Cause) -> String {
    switch cause {
    case .firstAppearance: "first"
    case .inputs: "inputs"
    case .changed(let name): "changed \(name)"
    }
  }
}
