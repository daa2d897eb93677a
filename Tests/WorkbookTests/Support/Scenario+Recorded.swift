import Foundation

@testable import WorkbookPractice

extension Scenario {
  /// The updates that a kit would record if it did what the rules predict, without compiling the program.
  var predictedUpdates: [RecordedUpdate] {
    predictions.enumerated().map { index, update in
      RecordedUpdate(
        number: predictions.prefix(index + 1).reduce(0) { $0 + $1.updateCount },
        writes: update.writes.map {
          .init(owner: $0.owner, property: $0.property, isEqual: $0.isEqual)
        },
        runs: update.runs.map { run in
          .init(view: run.view, causes: run.causes.map(Self.name), count: 1)
        },
        skips: update.skips.map { .init(view: $0, causes: [], count: 1) }, texts: update.texts,
        outline: outline(update, after: index),
        story: "tap\n  wrote Kiosk.cups 1 → 2 (Practice/Program.swift:4)\n  Kiosk ran", mistakes: []
      )
    }
  }

  /// What a program that records itself prints if it does what the rules predict.
  var predictedOutput: String {
    predictedUpdates.compactMap { try? JSONEncoder().encode($0) }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }

  private func outline(_ update: ProgramUpdate, after index: Int) -> String {
    let next = index < taps.count ? ["  button \"\(taps[index])\""] : []
    return (update.texts.map { "  text \"\($0)\"" } + next).joined(separator: "\n") + "\n"
  }

  private static func name(_ cause: ProgramUpdate.Cause) -> String {
    switch cause {
    case .firstAppearance: "first"
    case .inputs: "inputs"
    case .changed(let name): "changed \(name)"
    }
  }
}
