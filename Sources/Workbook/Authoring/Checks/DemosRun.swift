import Foundation
import WorkbookCommandLine
import WorkbookCore

/// A check that the output of each demo matches its transcript, with either the stubs or the
/// solutions as answers.
///
/// A student's answers change the output, so the transcript for the exercises is compared only
/// while all exercises of the chapter are stubs.
///
/// With the solutions, the check also compares the README's recording with a new one.
struct DemosRun: SoundnessCheck {
  /// The maximum size of the recording in the README, in bytes.
  static let mostHeroBytes = 300_000

  /// The answers to build the demos with.
  let answers: Demo.Answers

  var name: String { answers == .exercises ? "demos" : "solved-demos" }

  var claim: String {
    "With the \(answers == .exercises ? "stubs" : "solutions"), the output of each demo matches "
      + "its transcript."
  }

  /// Whether the output replaces the transcripts instead of being compared with them.
  var isRecording = false

  /// Creates a check of the demos with either the stubs or the solutions as answers.
  init(with answers: Demo.Answers) {
    self.answers = answers
  }

  /// Returns the demos to play.
  func demos(in workspace: AuthoringWorkspace) -> [Demo] {
    let edited = Set(OriginalsCheck.edited(in: workspace).map(\.chapter))
    return workspace.chapters
      .filter { answers == .solutions || !edited.contains($0.folder) }
      .filter { workspace.exists($0.demo.folder) && workspace.exists($0.demo.scriptPath) }
      .map(\.demo)
  }

  /// Plays a demo and returns the violations.
  ///
  /// - Throws: ``SetUpError`` if the toolchain is missing or a transcript can't be written.
  func violations(
    playing demo: Demo, by player: any DemoPlayer, in workspace: AuthoringWorkspace
  ) async throws -> [Violation] {
    let script = DemoScript(workspace.text(demo.scriptPath) ?? "").steps(with: answers)
    let play = try await player.play(script, to: demo, with: answers)
    if let problem = problem(with: play, of: demo, playing: demo.scriptPath, with: answers) {
      return [problem]
    }
    let found = try compare(
      play.output, with: demo.transcriptPath(with: answers), of: demo, in: workspace)
    guard answers == .solutions else { return found }
    return try await found + heroViolations(playing: demo, by: player, in: workspace)
  }

  /// Records the demo if the README shows it, and returns the violations.
  ///
  /// - Throws: ``SetUpError`` if the toolchain is missing or a recording can't be written.
  func heroViolations(
    playing demo: Demo, by player: any DemoPlayer, in workspace: AuthoringWorkspace
  ) async throws -> [Violation] {
    guard let script = workspace.text(demo.heroScriptPath) else { return [] }
    var found: [Violation] = []
    for appearance in Demo.Appearance.allCases {
      let path = demo.heroPath(in: appearance)
      let play = try await player.record(script, of: demo, with: .solutions, in: appearance)
      if let problem = problem(with: play, of: demo, playing: demo.heroScriptPath, with: .solutions)
      {
        return [problem]
      }
      if play.output.utf8.count > Self.mostHeroBytes {
        found.append(
          Violation(
            path, "has \(play.output.utf8.count) bytes. The limit is \(Self.mostHeroBytes).",
            command: "ls -l \(path)"))
      }
      if isRecording {
        guard play.output != workspace.text(path) else { continue }
        try workspace.package.write(Data(play.output.utf8), to: path)
      } else if play.output != workspace.text(path) {
        found.append(
          Violation(
            path, "differs from the demo's recording.", command: "\(Session.call) figures"))
      }
    }
    return found
  }

  private func problem(
    with play: DemoPlay, of demo: Demo, playing script: String, with answers: Demo.Answers
  ) -> Violation? {
    let run = "WORKBOOK_ANSWERS=\(answers.rawValue) swift run \(demo.name)"
    switch play.outcome {
    case .notBuilt:
      let lines = play.output.split(separator: "\n")
      let error = lines.first { $0.contains("error:") } ?? lines.last
      return Violation(
        demo.folder, "doesn't build with \(answers.rawValue). \(error ?? "")", command: run)
    case .stopped:
      let lines = play.output.split(separator: "\n")
      let reason = lines.last { $0.hasPrefix("Step ") } ?? lines.last
      return Violation(
        script, "doesn't run to the end with \(answers.rawValue). \(reason ?? "")", command: run)
    case .played: return nil
    }
  }

  private func compare(
    _ output: String, with path: String, of demo: Demo, in workspace: AuthoringWorkspace
  ) throws -> [Violation] {
    guard output != workspace.text(path) else { return [] }
    guard !isRecording else {
      try workspace.package.write(Data(output.utf8), to: path)
      return []
    }
    let command =
      "WORKBOOK_RECORD=1 \(Session.call) verify --check \(name) --chapter \(demo.chapter.folder)"
    guard let recorded = workspace.text(path) else {
      return [Violation(path, "is missing. This file is the demo's transcript.", command: command)]
    }
    let lines = [recorded, output].map {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let index =
      zip(lines[0], lines[1]).enumerated().first { $1.0 != $1.1 }?.offset
      ?? lines.map(\.count).min() ?? 0
    let shown = lines[1].indices.contains(index) ? "\"\(lines[1][index])\"" : "nothing more"
    return [
      Violation(
        path, line: index + 1, "differs from the output of the demo: \(shown).", command: command)
    ]
  }
}
