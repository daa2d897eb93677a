import Testing

@testable import WorkbookGrading

@Suite struct SandboxRestrictionsTests {
  private static let namespaces =
    "bwrap: No permissions to create new namespace, likely because the kernel does not allow it."
  private static let noProc = "bwrap: Can't mount proc on /newroot/proc: Operation not permitted"

  /// The files of a container with Docker's defaults, on a machine with AppArmor.
  private static let docker = [
    "/proc/self/status": "Name:\tworkbook-grade\nSeccomp:\t2\nSeccomp_filters:\t1\n",
    "/proc/self/attr/current": "docker-default (enforce)\n",
    "/proc/self/mountinfo": """
    80 70 0:50 / /proc rw,nosuid - proc proc rw
    81 80 0:50 /bus /proc/bus ro,nosuid - proc proc rw
    82 80 0:51 / /proc/kcore rw,nosuid - tmpfs tmpfs rw
    """,
    "/proc/sys/user/max_user_namespaces": "95876\n",
    "/proc/sys/kernel/unprivileged_userns_clone": "1\n",
  ]

  private func advice(_ files: [String: String], on problem: String = namespaces) -> String {
    SandboxRestrictions(read: { files[$0] }).advice(on: problem)
  }

  @Test func `each restriction of a container is named, with the option that lifts it`() {
    #expect(
      advice(Self.docker)
        == "The container's seccomp profile forbids namespaces. The container's AppArmor profile, "
        + "docker-default, forbids mounts. The container hides parts of /proc, so the kernel "
        + "doesn't mount another one. Start the container with --security-opt seccomp=unconfined "
        + "--security-opt apparmor=unconfined --security-opt systempaths=unconfined. With Podman, "
        + "replace systempaths=unconfined with unmask=ALL. In Kubernetes, set privileged: true and "
        + "run as an ordinary user.")
  }

  @Test func `a restriction that is lifted already isn't named`() {
    var files = Self.docker
    files["/proc/self/status"] = "Seccomp:\t0\n"
    files["/proc/self/attr/current"] = "unconfined\n"
    let advice = advice(files, on: Self.noProc)
    #expect(advice.hasPrefix("The container hides parts of /proc"))
    #expect(advice.contains("Start the container with --security-opt systempaths=unconfined. "))
    #expect(!advice.contains("seccomp") && !advice.contains("apparmor"))
  }

  @Test func `SELinux is named if it confines the container`() {
    let label = "system_u:system_r:container_t:s0:c1,c2\0"
    let advice = advice(
      ["/proc/self/attr/current": label],
      on: "bwrap: Failed to mount tmpfs: Permission denied")
    #expect(advice.contains("Start the container with --security-opt label=disable. "))
  }

  @Test(arguments: [
    ("user/max_user_namespaces", "0", "user.max_user_namespaces=10000"),
    ("kernel/unprivileged_userns_clone", "0", "kernel.unprivileged_userns_clone=1"),
    (
      "kernel/apparmor_restrict_unprivileged_userns", "1",
      "kernel.apparmor_restrict_unprivileged_userns=0"
    ),
  ])
  func `a setting of the kernel is named, with the command that changes it`(
    file: String, value: String, setting: String
  ) {
    let advice = advice(
      ["/proc/sys/\(file)": "\(value)\n"], on: "bwrap: setting up uid map: Permission denied")
    #expect(
      advice
        == "The host's kernel restricts user namespaces. As root on the host, run: "
        + "sysctl -w \(setting).")
  }

  @Test func `file systems that hide nothing aren't taken for hidden paths`() {
    let mounts = "90 80 0:60 / /proc/sys/fs/binfmt_misc rw - binfmt_misc binfmt_misc rw\n"
    #expect(
      advice(["/proc/self/mountinfo": mounts], on: Self.noProc)
        == "Run grade as an ordinary user on a separate machine.")
  }

  @Test func `if the sandbox starts but doesn't isolate, no restriction is blamed`() {
    #expect(
      advice(Self.docker, on: "the network is reachable.")
        == "Run grade as an ordinary user on a separate machine.")
  }

  @Test func `an old bubblewrap is named`() {
    #expect(
      advice(Self.docker, on: "bwrap: Unknown option --size")
        .hasPrefix("The sandbox needs bubblewrap 0.7 or later."))
  }
}
