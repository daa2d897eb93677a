import Foundation

/// The measurements of a group.
struct GroupReport {
  let name: String
  let measurements: [Measurement]
}

/// Returns the measurements as an aligned table.
func table(_ reports: [GroupReport]) -> String {
  var rows = [["", "", "reference", "", "ratio"]]
  for report in reports {
    rows.append([report.name, "", "", "", ""])
    rows += report.measurements.map {
      [
        "  " + $0.name, figure($0.value, $0.unit), $0.reference, figure($0.referenceValue, $0.unit),
        figure($0.ratio, $0.isWithinLimit ? "x" : "x!"),
      ]
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

/// Returns the measurements as JSON, with an object for each measurement.
func json(_ reports: [GroupReport]) throws -> String {
  struct Row: Encodable {
    let group: String
    let name: String
    let unit: String
    let value: Double
    let reference: String
    let referenceValue: Double
    let ratio: Double
    let limit: Double?
  }
  let rows = reports.flatMap { report in
    report.measurements.map {
      Row(
        group: report.name, name: $0.name, unit: $0.unit, value: $0.value,
        reference: $0.reference, referenceValue: $0.referenceValue, ratio: $0.ratio,
        limit: $0.limit)
    }
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  return String(decoding: try encoder.encode(rows), as: UTF8.self)
}

/// Returns a sentence for each measurement that exceeds its limit.
func exceededLimits(_ reports: [GroupReport]) -> [String] {
  reports.flatMap(\.measurements).filter { !$0.isWithinLimit }.map {
    "\($0.name) is \(figure($0.ratio, "x")) \($0.reference), which exceeds the limit of "
      + "\(figure($0.limit ?? 0, "x"))."
  }
}

private func figure(_ value: Double, _ unit: String) -> String {
  if unit == "ns", value >= 1e6 { return figure(value / 1e6, "ms") }
  let number = value.formatted(
    .number.locale(Locale(identifier: "en_US_POSIX")).grouping(.never)
      .precision(.fractionLength(abs(value) < 1 && value != 0 ? 2 : 1)))
  return unit.hasPrefix("x") ? number + unit : "\(number) \(unit)"
}
