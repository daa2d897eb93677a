import Foundation
import WorkbookCore

/// The Swift runtime's demangler.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// Returns the demangled form of a symbol, such as `Swift.Array.append(__owned A) -> ()`.
///
/// The kit's modules all have the name of the one that students import, and those of the test support
/// the name of the one that suites import. So the rules don't depend on how either is divided.
///
/// - Returns: The demangled form, or the symbol itself if it isn't a Swift symbol.
func demangled(_ symbol: String) -> String {
  guard symbol.hasPrefix("$s"), let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else {
    return symbol
  }
  defer { free(text) }
  return KitModules.withImportedNames(String(cString: text))
}
