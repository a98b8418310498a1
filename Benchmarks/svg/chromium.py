"""Chromium without a window, driven over a pipe (the DevTools protocol)."""

import base64
import fcntl
import json
import os
import select
import signal
import subprocess
import tempfile
import time

from svg.page import COLORED, ELEMENTS, FATTENED, HIDDEN, NATURAL_SIZE, TEXTS


class NotDrawn(Exception):
    """A file that no browser takes for an SVG image."""


class ChromiumFailed(Exception):
    """A browser that does not do what it is asked."""


class Chromium:
    """One browser with one page."""

    def __init__(self, program):
        self.profile = tempfile.TemporaryDirectory(
            prefix="a11y-audit-chromium-", ignore_cleanup_errors=True
        )
        asked, self.to = os.pipe()
        self.back, answered = os.pipe()
        # The browser reads from 3 and writes to 4; these are out of the way of both.
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 20) for end in (asked, answered)]
        actions = [(os.POSIX_SPAWN_OPEN, end, os.devnull, os.O_RDWR, 0o600) for end in range(3)]
        actions += [(os.POSIX_SPAWN_DUP2, ends[0], 3), (os.POSIX_SPAWN_DUP2, ends[1], 4)]
        self.process = os.posix_spawn(
            program,
            [
                program,
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-extensions",
                "--disable-background-networking",
                "--hide-scrollbars",
                "--force-color-profile=srgb",
                "--disable-lcd-text",
                "--no-first-run",
                f"--user-data-dir={self.profile.name}",
                "--remote-debugging-pipe",
                "about:blank",
            ],
            {**os.environ, "HOME": self.profile.name},
            file_actions=actions,
            setpgroup=0,
        )
        for end in (asked, answered, *ends):
            os.close(end)
        self.last, self.rest, self.events = 0, b"", []
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)[
            "sessionId"
        ]
        self.call("Page.enable")
        self.call("Emulation.setScriptExecutionDisabled", value=True)
        self.call(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": "light"}],
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            os.killpg(self.process, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(self.process, 0)
        os.close(self.to)
        os.close(self.back)
        self.profile.cleanup()

    def call(self, method, **parameters):
        """Asks for something, and waits for the answer."""
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to, data) :]
        while True:
            answer = self._next(60)
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise ChromiumFailed(f"{method}: {answer['error'].get('message')}")
                return answer["result"]
            self.events.append(answer)

    def wait(self, event):
        while True:
            for place, message in enumerate(self.events):
                if message.get("method") == event:
                    del self.events[: place + 1]
                    return message
            self.events.append(self._next(60))

    def _next(self, seconds):
        end = time.monotonic() + seconds
        while b"\0" not in self.rest:
            ready, _, _ = select.select([self.back], [], [], max(0, end - time.monotonic()))
            data = os.read(self.back, 1 << 20) if ready else b""
            if not data:
                raise ChromiumFailed("no answer")
            self.rest += data
        message, _, self.rest = self.rest.partition(b"\0")
        return json.loads(message)

    def value(self, expression):
        """What a script in the page gives; it runs though those of the page do not."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise ChromiumFailed(details.get("exception", details).get("description", "failed"))
        return answer["result"].get("value")

    def show(self, path, scale):
        """Shows an SVG file by itself at its natural size."""
        self.size(800, 600, scale)
        self.events.clear()
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        self.wait("Page.loadEventFired")
        natural = self.value(NATURAL_SIZE)
        if natural is None:
            raise NotDrawn("no browser takes this for an SVG image; left out")
        self.size(*natural, scale)

    def size(self, width, height, scale):
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=max(1, min(8000, width)),
            height=max(1, min(8000, height)),
            deviceScaleFactor=scale,
            mobile=False,
        )

    def texts(self):
        return self.value(TEXTS)

    def elements(self):
        """What the file says of its elements, by their paths."""
        return self.value(ELEMENTS)

    def fatten_texts(self):
        self.value(FATTENED)

    def color_texts(self):
        self.value(COLORED)

    def hide_texts(self):
        self.value(HIDDEN)

    def screenshot(self):
        answer = self.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)
        return base64.b64decode(answer["data"])


def version(program):
    result = subprocess.run([program, "--version"], capture_output=True, text=True)
    return result.stdout.strip()
