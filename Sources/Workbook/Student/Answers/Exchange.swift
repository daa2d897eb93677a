import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Atomically exchanges two files or folders, so that neither is ever missing.
///
/// - Returns: Whether the exchange succeeded. Not every file system supports atomic exchanges.
func exchange(_ first: URL, _ second: URL) -> Bool {
  #if canImport(Glibc)
    // Swift can't see the declaration, which Glibc hides behind _GNU_SOURCE, so look up the symbol.
    typealias Rename =
      @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    guard let symbol = dlsym(nil, "renameat2") else { return false }
    let rename = unsafeBitCast(symbol, to: Rename.self)
    let exchanging: UInt32 = 2
    return rename(AT_FDCWD, first.path, AT_FDCWD, second.path, exchanging) == 0
  #elseif canImport(Darwin)
    return renamex_np(first.path, second.path, UInt32(RENAME_SWAP)) == 0
  #else
    return false
  #endif
}
