import WorkbookCommandLine
import WorkbookCore

extension WatchLoop {
  /// Searches for the misconception behind a repeated failure.
  mutating func beginDiagnosis(_ check: Check) {
    let task = Task { [send, hasKeys] in
      send(.diagnosed(try? await check.repeatedMisconception(hasKeys: hasKeys)))
    }
    run = (.diagnosis, task)
  }

  mutating func diagnosisEnded(_ line: String?) {
    guard !endRun(), let line else { return }
    screen.append(["", line], mode, progress)
    // A report that is shown again has the line, too.
    misconception = [""] + console.wrapped(line)
  }

  /// Shows the next hint. If the hint has to run something and there is no other run, the hint
  /// appears when that has ended.
  mutating func showHint() {
    if case .hint = run?.kind { return }
    let ladder = HintLadder(exercise: exercise, session: session, hasKeys: hasKeys)
    guard run == nil, ladder.needsRuns else { return note(ladder.nextWithoutRuns()) }
    let task = Task { [send, session] in
      do {
        send(.hinted(try await ladder.next()))
      } catch is CancellationError {
        send(.hinted(nil))
      } catch {
        send(.hinted(session.console.wrapped(String(describing: error))))
      }
    }
    run = (.hint, task)
    note(["Comparing your answer with known wrong answers …"])
  }

  mutating func searchForHintEnded(_ lines: [String]?) {
    guard !endRun(), let lines else { return }
    note(lines)
  }

  /// Shows lines below the report.
  mutating func note(_ lines: [String]) {
    screen.note(lines)
    draw()
  }
}
