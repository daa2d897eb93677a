import Workbook

print(TableOfContents.exercises.map(\.name))
