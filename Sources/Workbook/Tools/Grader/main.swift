import WorkbookCommandLine
import WorkbookGrading
import WorkbookStart
import WorkbookStudent

/// What instructors use.
let grader = Tool(overview: .overview, commands: [.grade])
await grader.start(otherRunners: ["sandbox": { SandboxedRunner(for: $0) }])
