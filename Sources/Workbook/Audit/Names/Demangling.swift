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
/// In the result, every module of the kit has the name of the module that students import, and every
/// module of the test support has the name of the module that suites import. The rules therefore don't
/// depend on how the kit and the test support are divided into modules.
///
/// - Returns: The demangled form, or the symbol itself if it isn't a Swift symbol.
func demangled(_ symbol: String) -> String {
  guard symbol.hasPrefix("$s"), let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else {
    return symbol
  }
  defer { free(text) }
  return KitModules.withImportedNames(String(cString: text))
}
