#!/usr/bin/env python3
"""Packs the command for those who install it: archives, a Debian package, a Python wheel, a recipe for
containers, and a Swift package with the command in an artifact bundle.

    dist.py archive PREFIX FOLDER     the command of this machine, as `make install` puts it below a
                                      prefix, with what is in libexec there, as .tar.xz
    dist.py packages FOLDER [--url U] all else, of the archives in the folder, for whatever machines they
                                      are; the Swift package loads its bundle from below U, or has it
"""

import argparse
import base64
import hashlib
import io
import json
import os
import platform
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAME = "a11y-audit"
SUMMARY = "Finds out whom step indicators, progress rings and charts shut out"
VERSION = re.search(r'current = "(.+)"', (ROOT / "Sources/A11yAudit/Version.swift").read_text())[1]

#: What precedes a version, as 0.2.0-dev does 0.2.0, in the words of Python (PEP 440) and of Debian.
PYTHON_VERSION = VERSION.replace("-dev", ".dev0")
DEBIAN_VERSION = VERSION.replace("-", "~")

#: What is installed besides the command.
INSTALLED = ("libexec/", "share/")

#: When everything was made, so that the same command is packed to the same bytes.
TIME = int(os.environ.get("SOURCE_DATE_EPOCH", 315532800))

#: By what an archive is called for: the triples of Swift, the tag of Python, the name in Debian. A static
#: program runs on any Linux of its processor.
MACHINES = {
    "linux-x86_64": (
        ["x86_64-unknown-linux-gnu"],
        "manylinux_2_17_x86_64.musllinux_1_1_x86_64",
        "amd64",
    ),
    "linux-aarch64": (
        ["aarch64-unknown-linux-gnu"],
        "manylinux_2_17_aarch64.musllinux_1_1_aarch64",
        "arm64",
    ),
    "macos-arm64": (["arm64-apple-macosx"], "macosx_13_0_arm64", None),
    "macos-x86_64": (["x86_64-apple-macosx"], "macosx_13_0_x86_64", None),
}


def machine():
    """What this machine is called."""
    system = {"Linux": "linux", "Darwin": "macos"}.get(platform.system(), platform.system())
    name = f"{system}-{platform.machine()}"
    if name not in MACHINES:
        sys.exit(f"dist.py: nothing is packed for {name}; expected {', '.join(MACHINES)}")
    return name


def archive(prefix, folder):
    """The command with what belongs beside it; returns the archive."""
    binary = prefix / "bin" / NAME
    stem = f"{NAME}-{VERSION}-{machine()}"
    if is_loaded(binary):
        sys.exit(
            "dist.py: the command loads libraries when it starts, so it runs on no other Linux; install"
            " the archives of libxml2 and zlib and a C compiler, and build it again"
        )
    files = {"bin/a11y-audit": (binary.read_bytes(), 0o755)}
    for path in sorted((prefix / "libexec").rglob("*")):
        if path.is_file():
            mode = 0o755 if os.access(path, os.X_OK) else 0o644
            files[str(path.relative_to(prefix))] = (path.read_bytes(), mode)
    for name in ("LICENSE", "NOTICES", "README.md", "CHANGELOG.md"):
        files[name] = ((ROOT / name).read_bytes(), 0o644)
    made = {
        "share/bash-completion/completions/a11y-audit": ["completions", "bash"],
        "share/zsh/site-functions/_a11y-audit": ["completions", "zsh"],
        "share/fish/vendor_completions.d/a11y-audit.fish": ["completions", "fish"],
        "share/man/man1/a11y-audit.1": ["manual"],
    }
    for name, arguments in made.items():
        text = subprocess.run(
            [binary, *arguments],
            check=True,
            capture_output=True,
            env={**os.environ, "SOURCE_DATE_EPOCH": str(TIME)},
        ).stdout
        files[name] = (text, 0o644)
    path = folder / f"{stem}.tar.xz"
    with replacing(path) as part, tarfile.open(part, "w:xz", preset=9) as tar:
        for name, (content, mode) in sorted(files.items()):
            info = tarfile.TarInfo(f"{stem}/{name}")
            info.size, info.mode, info.mtime = len(content), mode, TIME
            info.uname = info.gname = "root"
            tar.addfile(info, io.BytesIO(content))
    return path


def is_loaded(binary):
    """Whether a program of Linux asks for a loader: PT_INTERP among its headers (ELF-64)."""
    content = binary.read_bytes()
    if content[:5] != b"\x7fELF\x02":
        return False
    first, (size, count) = int.from_bytes(content[32:40], "little"), struct.unpack("<HH", content[54:58])
    return any(content[first + size * at : first + size * at + 4] == b"\3\0\0\0" for at in range(count))


class replacing:
    """A file that is there whole, or as it was before."""

    def __init__(self, path):
        self.path, self.part = path, path.with_name(path.name + ".part")

    def __enter__(self):
        return self.part

    def __exit__(self, kind, *_):
        if kind is None:
            self.part.replace(self.path)
        else:
            self.part.unlink(missing_ok=True)


class Archive:
    """What is in an archive, by its place below the folder of the archive's name."""

    def __init__(self, path):
        self.path = path
        self.machine = path.name.removeprefix(f"{NAME}-{VERSION}-").removesuffix(".tar.xz")
        if self.machine not in MACHINES:
            sys.exit(f"dist.py: {path.name} is no archive of version {VERSION}, or of no machine")
        self.triples, self.tag, self.debian = MACHINES[self.machine]

    def files(self):
        with tarfile.open(self.path) as tar:
            for info in tar:
                yield info.name.split("/", 1)[1], tar.extractfile(info).read(), info.mode


def add(zipped, name, content, mode=0o644):
    info = zipfile.ZipInfo(name)
    info.external_attr = (0o100000 | mode) << 16
    info.compress_type = zipfile.ZIP_DEFLATED
    zipped.writestr(info, content)


def wheel(archive, folder):
    """A wheel whose script is the command itself (PyPA, binary distribution format)."""
    stem = f"a11y_audit-{PYTHON_VERSION}"
    tag = f"py3-none-{archive.tag}"
    tags = "".join(f"Tag: py3-none-{one}\n" for one in archive.tag.split("."))
    files = {
        f"{stem}.dist-info/METADATA": (
            f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {PYTHON_VERSION}\nSummary: {SUMMARY}\n"
            "License: MIT\nRequires-Python: >=3.7\n"
        ),
        f"{stem}.dist-info/WHEEL": (
            f"Wheel-Version: 1.0\nGenerator: a11y-audit\nRoot-Is-Purelib: false\n{tags}"
        ),
    }
    entries = [(name, text.encode(), 0o644) for name, text in files.items()]
    for name, content, mode in archive.files():
        if name in ("LICENSE", "NOTICES"):
            entries.append((f"{stem}.dist-info/licenses/{name}", content, mode))
        elif name.startswith("bin/"):
            entries.append((f"{stem}.data/scripts/{Path(name).name}", content, mode))
        elif name.startswith(INSTALLED):
            entries.append((f"{stem}.data/data/{name}", content, mode))
    path = folder / f"{stem}-{tag}.whl"
    record = ""
    with replacing(path) as part, zipfile.ZipFile(part, "w") as zipped:
        for name, content, mode in entries:
            add(zipped, name, content, mode)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record += f"{name},sha256={digest},{len(content)}\n"
        name = f"{stem}.dist-info/RECORD"
        add(zipped, name, f"{record}{name},,\n")
    return path


def debian(archive, folder):
    """A Debian package; nothing where no dpkg-deb makes one. What parses Swift needs what it recommends."""
    if not archive.debian:
        return None
    if not shutil.which("dpkg-deb"):
        print(f"skipped: no Debian package for {archive.machine}: dpkg-deb is not here")
        return None
    work = folder / "debian.part"
    shutil.rmtree(work, ignore_errors=True)
    for name, content, mode in archive.files():
        place = name if name.startswith(("bin/", *INSTALLED)) else f"share/doc/{NAME}/{name}"
        path = work / "usr" / place.replace(f"doc/{NAME}/LICENSE", f"doc/{NAME}/copyright")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        path.chmod(mode)
    (work / "DEBIAN").mkdir()
    (work / "DEBIAN/control").write_text(
        f"Package: {NAME}\nVersion: {DEBIAN_VERSION}\nArchitecture: {archive.debian}\n"
        "Maintainer: The a11y-audit authors <a11y-audit@localhost>\nSection: devel\n"
        f"Recommends: libc6, libgcc-s1, libstdc++6\nPriority: optional\nDescription: {SUMMARY}\n"
    )
    for place in work.rglob("*"):
        if place.is_dir():
            place.chmod(0o755)
    path = folder / f"{NAME}_{DEBIAN_VERSION}_{archive.debian}.deb"
    with replacing(path) as part:
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(TIME)}
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", work, part]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
    shutil.rmtree(work)
    return path


def container(archives, folder):
    """A recipe that lays the command into an empty image, of the archive for the image's machine."""
    linux = [archive for archive in archives if archive.debian]
    if not linux:
        return None
    path = folder / "Containerfile"
    # A default would take the place of the machine that BuildKit is asked for.
    default = f"={linux[0].debian}" if len(linux) == 1 else ""
    text = (
        "# docker build -t a11y-audit -f Containerfile .\n"
        "# Without BuildKit, --build-arg TARGETARCH says for which machine.\n"
        f"ARG TARGETARCH{default}\n"
    )
    for archive in linux:
        stem = archive.path.name.removesuffix(".tar.xz")
        text += (
            f"FROM scratch AS {archive.debian}\nADD {archive.path.name} /\n"
            f'ENTRYPOINT ["/{stem}/bin/a11y-audit"]\n'
        )
    text += "FROM ${TARGETARCH}\nWORKDIR /work\n"
    path.write_text(text)
    return path


def swift_package(archives, folder, url):
    """A Swift package of the plugins, which run the command of an artifact bundle (SE-0305)."""
    bundle = f"{NAME}-{VERSION}.artifactbundle"
    variants = []
    path = folder / f"{bundle}.zip"
    with replacing(path) as part, zipfile.ZipFile(part, "w") as zipped:
        for archive in archives:
            place = f"{NAME}-{VERSION}-{archive.machine}/bin/{NAME}"
            variants.append({"path": place, "supportedTriples": archive.triples})
            for name, content, mode in archive.files():
                if name.startswith(("bin/", "libexec/")) or name in ("LICENSE", "NOTICES"):
                    add(zipped, f"{bundle}/{Path(place).parents[1]}/{name}", content, mode)
        artifact = {"type": "executable", "version": VERSION, "variants": variants}
        info = {"schemaVersion": "1.0", "artifacts": {NAME: artifact}}
        add(zipped, f"{bundle}/info.json", json.dumps(info, indent=2))
    package = folder / "swift-package"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(ROOT / "Plugins", package / "Plugins")
    for name in ("LICENSE", "NOTICES"):
        shutil.copy(ROOT / name, package)
    if url:
        place = f'url: "{url.rstrip("/")}/{path.name}",\n      checksum: "{checksum(path)}"'
    else:
        with zipfile.ZipFile(path) as zipped:
            for entry in zipped.infolist():
                taken = Path(zipped.extract(entry, package))
                taken.chmod(entry.external_attr >> 16 & 0o777)
        place = f'path: "{bundle}"'
    manifest = (ROOT / ".ci/dist/Package.swift.in").read_text()
    (package / "Package.swift").write_text(manifest.replace("@PLACE@", place))
    return path


def checksum(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def packages(folder, url):
    found = sorted(path for path in folder.glob(f"{NAME}-*.tar.xz") if "-plugins-" not in path.name)
    archives = [Archive(path) for path in found]
    if not archives:
        sys.exit(f"dist.py: no archive is in {folder}; make dist puts that of this machine there")
    made = [archive.path for archive in archives]
    for archive in archives:
        made += [wheel(archive, folder), debian(archive, folder)]
    made += [container(archives, folder), swift_package(archives, folder, url)]
    made = sorted(path for path in made if path)
    sums = "".join(f"{checksum(path)}  {path.name}\n" for path in made)
    (folder / "SHA256SUMS").write_text(sums)
    for path in made:
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.name}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("archive")
    one.add_argument("prefix", type=Path)
    one.add_argument("folder", type=Path)
    all_else = commands.add_parser("packages")
    all_else.add_argument("folder", type=Path)
    all_else.add_argument("--url")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    if arguments.command == "archive":
        archive(arguments.prefix.resolve(), arguments.folder)
    else:
        packages(arguments.folder, arguments.url)


if __name__ == "__main__":
    main()
