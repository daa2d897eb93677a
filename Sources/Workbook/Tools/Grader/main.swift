import WorkbookCommandLine
import WorkbookEngine
import WorkbookGrading
import WorkbookStart
import WorkbookStudent

/// What instructors use.
let grader = Tool(overview: .overview, commands: [.grade, .exam, .release])
await grader.start(otherRunners: [
  "sandbox": { AnswerJudge(for: $0, policy: .grading(in: $0, exercises: $1)) }
])
