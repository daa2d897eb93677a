import WorkbookCommandLine
import WorkbookGrading
import WorkbookStart

await Tool.author.start(otherRunners: ["sandbox": { SandboxedRunner(for: $0) }])
