import WorkbookCommandLine
import WorkbookCore

extension WatchLoop {
  /// Starts a run. There must be no current run.
  mutating func begin(_ run: Run) {
    pending = nil
    report = nil
    detour = nil
    misconception = []
    screen.notes = []
    screen.moreKeys = []
    switch run {
    case .check: beginCheck()
    case .checkAll(let exercises): beginCheck(of: exercises)
    }
  }

  /// Starts a new run, after canceling the current one and waiting for it to end.
  mutating func restart(_ next: Run) {
    guard let run else { return begin(next) }
    pending = next
    run.task.cancel()
  }

  /// Records that the current run has ended, and starts the pending run if there is one.
  ///
  /// - Returns: Whether there was a pending run.
  mutating func endRun() -> Bool {
    run = nil
    guard let pending else { return false }
    begin(pending)
    return true
  }

  // MARK: - Checking one answer

  private mutating func beginCheck() {
    if hasKeys { updateProgress() }
    checked = SavedProgress.Fingerprint(exercise, in: session.package)
    let check = Check(exercise: exercise, session: session)
    let isFirst = hasKeys ? check.firstBuildNotice : []
    show { [console, exercise, notice] _ in
      notice + (notice.isEmpty ? [] : [""])
        + [
          "Checking \(exercise.label) \(exercise.name), " + console.path(exercise.answerPath())
            + " …"
        ] + isFirst
    }
    let task = Task { [send] in
      do {
        send(.ended(.success(try await check.run())))
      } catch {
        send(.ended(.failure(error)))
      }
    }
    run = (.check, task)
  }

  mutating func runEnded(_ result: Result<AnswerReport, any Error>) {
    if endRun() { return }
    let progress = updateProgress()
    let above = notice.isEmpty ? [] : notice + [""]
    notice = []
    switch result {
    case .success(let report):
      let check = Check(exercise: exercise, session: session)
      if hasKeys {
        let remark = counter.add(report, of: exercise, in: session)
        self.report = check.watchReport(of: report, in: progress, remark: remark)
        noticeAbove = above
        showReport()
      } else {
        let layout = check.layout(of: report, in: progress)
        show { _ in above + layout() }
      }
      check.recordFailure(in: report)
      if check.hasFailedAlike { beginDiagnosis(check) }
      if report.verdict == .passed, autoAdvances, let next = progress.next(after: exercise) {
        exercise = next.exercise
        if !hasKeys { console.print() }
        return restart(.check)
      }
    case .failure(is CancellationError): break
    case .failure(let error):
      let text = String(describing: error)
      if hasKeys {
        show { [console] _ in above + console.wrapped(text) }
      } else {
        console.printError(text)
      }
    }
  }

  /// Shows lines that the given closure lays out, scrolled to the top.
  mutating func show(_ lines: @escaping WatchScreen.Layout) {
    screen.show(lines, mode, progress)
  }

  /// Shows the report of the last run.
  mutating func showReport() {
    guard let report else { return }
    detour = nil
    let isWithheld = session.package.release?.note(on: exercise.chapter) != nil
    screen.moreKeys =
      (report.isShortened ? ["a all"] : []) + (hasPassed && !isWithheld ? ["s solution"] : [])
    show { [noticeAbove, misconception] rows in
      let others = noticeAbove.count + misconception.count
      return noticeAbove + report.lines(rows: rows.map { $0 - others }) + misconception
    }
  }

  /// Whether the last run has ended, and the answer passed.
  var hasPassed: Bool { report?.report.verdict == .passed }

  // MARK: - Checking several answers

  /// Checks all answers that were changed since they were last checked.
  mutating func checkChangedAnswers() {
    let changed = updateProgress().items.filter(\.state.isUnchecked).map(\.exercise)
    if changed.isEmpty { return note(["All answers that you changed have been checked."]) }
    restart(.checkAll(changed))
  }

  private mutating func beginCheck(of exercises: [Exercise]) {
    let title = "Checking \(exercises.count.counted("changed answer")) …"
    show { _ in [title] }
    let task = Task { [send, session] in
      for exercise in exercises where !Task.isCancelled {
        do {
          let check = Check(exercise: exercise, session: session)
          let report = try await check.run()
          check.recordFailure(in: report)
          send(.checked(exercise, .success(report)))
        } catch {
          send(.checked(exercise, .failure(error)))
        }
      }
      send(.checkedAll)
    }
    run = (.checkAll, task)
  }

  mutating func answerChecked(_ exercise: Exercise, _ result: Result<AnswerReport, any Error>) {
    let line: String
    switch result {
    case .success(let report):
      let state: ExerciseState = report.verdict == .passed ? .passed : .failed
      line =
        console.styled(state.mark, state.style)
        + " \(exercise.label) \(exercise.name) \(report.verdict.words)"
    case .failure(is CancellationError): return
    case .failure(let error):
      line = "\(exercise.label) \(exercise.name): \(error)"
    }
    updateProgress()
    screen.append([line], mode, progress)
    screen.scroll(by: .max)
    draw()
  }

  mutating func checkOfAllEnded() {
    guard !endRun() else { return }
    updateProgress()
    draw()
  }
}
