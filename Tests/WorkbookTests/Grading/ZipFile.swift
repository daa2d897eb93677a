import Foundation

/// A zip file built byte by byte, so that it can be malformed in any way.
struct ZipFile {
  /// A member of the archive.
  struct Member {
    var name: [UInt8]
    var content = Data()
    /// The Unix mode. By default, it's the mode of a regular file.
    var mode: UInt32 = 0o100644
    /// The system on which the member claims to have been created: 3 for Unix, 0 for DOS.
    var system: UInt16 = 3
    var flags: UInt16 = 0
    /// The size that the member claims to have, if it differs from the actual size.
    var claimedSize: UInt32?
    /// Whether the checksum is correct. Computing it is slow for large files.
    var hasChecksum = true

    init(_ name: String, _ content: String = "") {
      self.name = Array(name.utf8)
      self.content = Data(content.utf8)
    }
  }

  var members: [Member] = []

  /// The bytes of the archive.
  var data: Data {
    var data = Data()
    var directory = Data()
    for member in members {
      let offset = UInt32(data.count)
      // A member that lies about its size is compressed, as stored blocks.
      let packed = member.claimedSize == nil ? member.content : Self.blocks(member.content)
      let size = member.claimedSize ?? UInt32(member.content.count)
      var fields = Data()
      fields.add(20 as UInt16)
      fields.add(member.flags)
      fields.add((member.claimedSize == nil ? 0 : 8) as UInt16)
      fields.add(0 as UInt32)
      fields.add(member.hasChecksum ? Self.checksum(member.content) : 0)
      fields.add(UInt32(packed.count))
      fields.add(size)
      fields.add(UInt16(member.name.count))
      fields.add(0 as UInt16)
      data.add(0x0403_4b50 as UInt32)
      data += fields + member.name + packed
      directory.add(0x0201_4b50 as UInt32)
      directory.add(member.system << 8 | 20)
      directory += fields
      directory.add(0 as UInt32)
      directory.add(0 as UInt16)
      directory.add(member.mode << 16)
      directory.add(offset)
      directory += member.name
    }
    let start = UInt32(data.count)
    data += directory
    data.add(0x0605_4b50 as UInt32)
    data.add(0 as UInt32)
    data.add(UInt16(members.count))
    data.add(UInt16(members.count))
    data.add(UInt32(directory.count))
    data.add(start)
    data.add(0 as UInt16)
    return data
  }

  private static func blocks(_ content: Data) -> Data {
    var data = Data()
    var rest = content[...]
    repeat {
      let block = rest.prefix(60_000)
      rest = rest.dropFirst(block.count)
      data.append(rest.isEmpty ? 1 : 0)
      data.add(UInt16(block.count))
      data.add(~UInt16(block.count))
      data += block
    } while !rest.isEmpty
    return data
  }

  private static func checksum(_ data: Data) -> UInt32 {
    let polynomial: UInt32 = 0xedb8_8320
    var sum = UInt32.max
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum.isMultiple(of: 2) ? sum >> 1 : (sum >> 1) ^ polynomial }
    }
    return ~sum
  }
}

/// A tar file built byte by byte, so that it can be malformed in any way.
struct TarFile {
  /// A member of the archive.
  struct Member {
    var name: String
    var content = Data()
    /// The type of the member: `0` is a file, `1` a hard link, `2` a link, `3` a device, and `6` a
    /// pipe.
    var type: Character = "0"
    var target = ""
    var mode = 0o644

    init(_ name: String, _ content: String = "") {
      self.name = name
      self.content = Data(content.utf8)
    }
  }

  var members: [Member] = []

  /// The bytes of the archive.
  var data: Data {
    var data = Data()
    for member in members {
      var header = Data()
      header.add(member.name, 100)
      for number in [member.mode, 0, 0] { header.add(Self.octal(number, 7), 8) }
      for number in [member.content.count, 0] { header.add(Self.octal(number, 11), 12) }
      header.add("        ", 8)
      header.add(String(member.type), 1)
      header.add(member.target, 100)
      header.add("ustar\u{0}00", 8)
      header += Data(count: 512 - header.count)
      let sum = header.reduce(0) { $0 + Int($1) }
      header.replaceSubrange(148..<156, with: Data((Self.octal(sum, 6) + "\u{0} ").utf8))
      data += header + member.content
      data += Data(count: (512 - member.content.count % 512) % 512)
    }
    return data + Data(count: 1024)
  }

  private static func octal(_ number: Int, _ width: Int) -> String {
    let digits = String(number, radix: 8)
    return String(repeating: "0", count: width - digits.count) + digits
  }
}

extension Data {
  fileprivate mutating func add(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  fileprivate mutating func add(_ text: String, _ width: Int) {
    let bytes = Array(text.utf8.prefix(width))
    append(contentsOf: bytes + Array(repeating: 0, count: width - bytes.count))
  }
}
