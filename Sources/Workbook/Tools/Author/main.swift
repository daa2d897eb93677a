import WorkbookCommandLine
import WorkbookEngine
import WorkbookGrading
import WorkbookStart

await Tool.author.start(otherRunners: [
  "sandbox": { AnswerJudge(for: $0, policy: .grading(in: $0, exercises: $1)) }
])
