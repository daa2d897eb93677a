import WorkbookCommandLine
import WorkbookEngine
import WorkbookGrading
import WorkbookStart
import WorkbookStudent

/// The tool for instructors.
let grader = Tool(overview: .overview, commands: [.grade, .exam, .release])
await grader.start(otherRunners: [
  "sandbox": { AnswerJudge(for: $0, policy: .grading(in: $0, exercises: $1)) }
])
