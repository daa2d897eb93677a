import Foundation

/// The restrictions of this machine, or of the container on it, that keep bubblewrap from isolating
/// processes.
struct SandboxRestrictions {
  /// A function that returns the contents of a file, or `nil` if it can't be read.
  var read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }

  /// A restriction that only the container's options can lift.
  private struct ContainerRestriction {
    let reason: String
    let option: String
  }

  /// Returns what to change, given bubblewrap's message.
  ///
  /// The advice names each restriction that is in force, and none that has been lifted already.
  func advice(on problem: String) -> String {
    if problem.contains("nknown option") {
      return "The sandbox needs bubblewrap 0.7 or later. Use a newer release of your Linux "
        + "distribution, such as Debian 12 or Ubuntu 24.04."
    }
    let container = [seccomp, appArmor, seLinux, hiddenPaths].compactMap(\.self)
    let host = hostRestrictions
    guard problem.hasPrefix("bwrap:"), !container.isEmpty || !host.isEmpty else {
      return "Run grade as an ordinary user on a separate machine."
    }
    var sentences = container.map(\.reason) + host
    if !container.isEmpty {
      let options = container.map { "--security-opt \($0.option)" }.joined(separator: " ")
      sentences.append("Start the container with \(options).")
      if hiddenPaths != nil {
        sentences.append("With Podman, replace systempaths=unconfined with unmask=ALL.")
      }
      sentences.append("In Kubernetes, set privileged: true and run as an ordinary user.")
    }
    return sentences.joined(separator: " ")
  }

  private var seccomp: ContainerRestriction? {
    let status = text(of: "/proc/self/status").split(separator: "\n")
    guard status.contains("Seccomp:\t2") else { return nil }
    return ContainerRestriction(
      reason: "The container's seccomp profile forbids namespaces.", option: "seccomp=unconfined")
  }

  private var appArmor: ContainerRestriction? {
    let profile = text(of: "/proc/self/attr/current")
    guard profile.hasSuffix(" (enforce)") else { return nil }
    return ContainerRestriction(
      reason: "The container's AppArmor profile, \(profile.dropLast(10)), forbids mounts.",
      option: "apparmor=unconfined")
  }

  private var seLinux: ContainerRestriction? {
    guard text(of: "/proc/self/attr/current").contains(":container_t:") else { return nil }
    return ContainerRestriction(
      reason: "SELinux forbids mounts in the container.", option: "label=disable")
  }

  private var hiddenPaths: ContainerRestriction? {
    // Each line has the mount point as its fifth field. These two file systems hide nothing.
    let points = text(of: "/proc/self/mountinfo").split(separator: "\n").compactMap {
      $0.split(separator: " ").dropFirst(4).first
    }
    let harmless = ["/proc/sys/fs/binfmt_misc", "/proc/fs/nfsd"]
    guard points.contains(where: { $0.hasPrefix("/proc/") && !harmless.contains(String($0)) })
    else { return nil }
    return ContainerRestriction(
      reason: "The container hides parts of /proc, so the kernel doesn't mount another one.",
      option: "systempaths=unconfined")
  }

  private var hostRestrictions: [String] {
    [
      ("user.max_user_namespaces", "0", "10000"),
      ("kernel.unprivileged_userns_clone", "0", "1"),
      ("kernel.apparmor_restrict_unprivileged_userns", "1", "0"),
    ].compactMap { setting, forbidding, permitting in
      let file = "/proc/sys/\(setting.replacing(".", with: "/"))"
      guard text(of: file) == forbidding else { return nil }
      return "The host's kernel restricts user namespaces. As root on the host, run: "
        + "sysctl -w \(setting)=\(permitting)."
    }
  }

  private func text(of file: String) -> String {
    (read(file) ?? "").trimmingCharacters(in: .whitespacesAndNewlines.union(.controlCharacters))
  }
}
