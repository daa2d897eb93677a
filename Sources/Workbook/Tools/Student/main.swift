import WorkbookCommandLine
import WorkbookStart
import WorkbookStudent

await Tool.workbook.start()
