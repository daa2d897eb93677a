import Foundation

/// The findings of one group.
struct GroupReport {
  let name: String
  let measurements: [Measurement]
}

/// The findings as an aligned table.
func table(_ reports: [GroupReport]) -> String {
  var rows = [["", "time", "reference", "time", "ratio"]]
  for report in reports {
    rows.append([report.name, "", "", "", ""])
    rows += report.measurements.map {
      ["  " + $0.name, time($0.nanoseconds), $0.reference, time($0.referenceNanoseconds)]
        + [figure($0.ratio) + "x"]
    }
  }
  let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    let cells = zip(row, widths).enumerated().map { column, cell in
      let space = String(repeating: " ", count: cell.1 - cell.0.count)
      return column.isMultiple(of: 2) && column < 4 ? cell.0 + space : space + cell.0
    }
    return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
  }.joined(separator: "\n")
}

/// The findings as JSON, one object for each measurement.
func json(_ reports: [GroupReport]) throws -> String {
  struct Row: Encodable {
    let group: String
    let name: String
    let nanoseconds: Double
    let reference: String
    let referenceNanoseconds: Double
  }
  let rows = reports.flatMap { report in
    report.measurements.map {
      Row(
        group: report.name, name: $0.name, nanoseconds: $0.nanoseconds, reference: $0.reference,
        referenceNanoseconds: $0.referenceNanoseconds)
    }
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  return String(decoding: try encoder.encode(rows), as: UTF8.self)
}

/// A time in the unit that suits it.
private func time(_ nanoseconds: Double) -> String {
  nanoseconds < 1e6 ? figure(nanoseconds) + " ns" : figure(nanoseconds / 1e6) + " ms"
}

private func figure(_ value: Double) -> String {
  value.formatted(
    .number.locale(Locale(identifier: "en_US_POSIX")).grouping(.never)
      .precision(.fractionLength(1)))
}
