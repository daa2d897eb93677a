import WorkbookCommandLine
import WorkbookStart

await Tool.workbook.start()
