"""A headless Chromium that opens pages, runs scripts in them and takes pictures of them.

Nothing but Python's standard library: the browser is driven by the DevTools protocol over two
pipes (--remote-debugging-pipe), messages of JSON with a zero byte after each.
"""

import base64
import fcntl
import glob
import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time


def executable():
    """The path of an installed Chromium; None where there is none."""
    names = ("chromium", "chromium-browser", "google-chrome", "chrome")
    return next(filter(None, map(shutil.which, names)), None)


class BrowserError(Exception):
    """What the browser refused, or a script that threw."""


class Browser:
    """One browser with one page at a time, closed at the end of a `with`."""

    def __init__(self, width=1280, height=720, timeout=30):
        self.size, self.timeout = (width, height), timeout
        self._number, self._buffer, self._events = 0, b"", []
        self._target = self._session = None
        self._home = tempfile.mkdtemp()
        command_end, self._writer = os.pipe()
        self._reader, answer_end = os.pipe()
        # Well above 3 and 4, where the browser expects its ends.
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (command_end, answer_end)]

        def take_ends():
            for descriptor, end in zip((3, 4), ends):
                os.dup2(end, descriptor)

        self._process = subprocess.Popen(
            [executable(), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
             "--disable-component-update", "--disable-extensions", "--mute-audio",
             "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
             "--js-flags=--expose-gc", "--user-data-dir=" + self._home,
             "--remote-debugging-pipe", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            pass_fds=(3, 4), preexec_fn=take_ends, start_new_session=True)
        for end in (command_end, answer_end, *ends):
            os.close(end)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the browser, by force where it does not end by itself."""
        try:
            self._call("Browser.close", session=None)
        except (BrowserError, OSError):
            pass
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        for end in (self._reader, self._writer):
            os.close(end)
        shutil.rmtree(self._home, ignore_errors=True)

    # Pages

    def open(self, url, dark=False, reduced_motion=False, before="", is_logged=True):
        """Opens a page, in the place of the one before, and waits until it is loaded.

        `before` is a script that runs in it ahead of its own. A path will do for an address. What is
        not logged has no `requests()` and no `console()`, which would grow with a long run.
        """
        if "://" not in url and not url.startswith("about:"):
            url = "file://" + os.path.abspath(url)
        old, self._events = self._target, []
        self._target = self._call(
            "Target.createTarget", session=None, url="about:blank")["targetId"]
        if old:
            self._call("Target.closeTarget", session=None, targetId=old)
        self._session = self._call(
            "Target.attachToTarget", session=None, targetId=self._target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network")[:4 if is_logged else 1]:
            self._call(domain + ".enable")
        self.resize(*self.size)
        self.emulate(dark, reduced_motion)
        if before:
            self._call("Page.addScriptToEvaluateOnNewDocument", source=before)
        self._events.clear()
        answer = self._call("Page.navigate", url=url)
        if answer.get("errorText"):
            raise BrowserError(f"{url}: {answer['errorText']}")
        self._await_event("Page.loadEventFired")

    def resize(self, width, height):
        """Gives the page a size, in its own pixels."""
        self._call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                   deviceScaleFactor=1, mobile=False)

    def emulate(self, dark=False, reduced_motion=False, media=""):
        """What the page is told its reader prefers; `media` is `print` or `screen`."""
        self._call("Emulation.setEmulatedMedia", media=media, features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion",
             "value": "reduce" if reduced_motion else "no-preference"}])

    def evaluate(self, script):
        """The value of a script, or of the promise that it gives; an error where it throws."""
        answer = self._call("Runtime.evaluate", expression=script, returnByValue=True,
                            awaitPromise=True)
        if "exceptionDetails" in answer:
            raise BrowserError(_exception(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def wait_for(self, script, seconds=10):
        """Waits until a script gives something true."""
        end = time.monotonic() + seconds
        while not self.evaluate(script):
            if time.monotonic() > end:
                raise BrowserError("waited in vain for " + script)
            time.sleep(0.02)

    # Pictures

    def screenshot(self, path, width=None, height=None, dark=None, clear=False, whole=False):
        """Takes a picture as PNG; `clear` leaves the background out where the page has none, `whole`
        takes all of a page that is longer than its window."""
        if width or height:
            self.resize(width or self.size[0], height or self.size[1])
        if dark is not None:
            self.emulate(dark)
        color = {"color": {"r": 0, "g": 0, "b": 0, "a": 0}} if clear else {}
        self._call("Emulation.setDefaultBackgroundColorOverride", **color)
        picture = self._call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        _save(path, picture["data"])
        self._call("Emulation.setDefaultBackgroundColorOverride")

    def pdf(self, path, paper=(8.27, 11.69)):
        """Prints the page, in inches; gives the number of sheets."""
        sheet = self._call("Page.printToPDF", printBackground=True, preferCSSPageSize=True,
                           paperWidth=paper[0], paperHeight=paper[1])
        _save(path, sheet["data"])
        return base64.b64decode(sheet["data"]).count(b"/Type /Page\n")

    # What happened

    def requests(self):
        """The addresses that the page has asked for, itself first, one entry for each time."""
        self._take_events()
        return [event["params"]["request"]["url"] for event in self._events
                if event["method"] == "Network.requestWillBeSent"]

    def console(self):
        """What the page has said: console, errors, violations of its policy, dialogs."""
        self._take_events()
        return list(filter(None, map(_message, self._events)))

    def size_of_page(self):
        """How many nodes of a document there are and how many bytes scripts hold, once what nobody
        refers to is collected."""
        for _ in range(2):
            self._call("HeapProfiler.collectGarbage")
        counts = self._call("Memory.getDOMCounters")
        heap = self._call("Runtime.getHeapUsage")
        return {"nodes": counts["nodes"], "listeners": counts["jsEventListeners"],
                "heap": int(heap["usedSize"])}

    def memory(self):
        """How many bytes the process of the page has in memory, where /proc tells."""
        largest = 0
        for path in glob.glob("/proc/[0-9]*/cmdline"):
            try:
                with open(path, "rb") as file:
                    is_page = b"--type=renderer" in file.read()
                process = int(path.split("/")[2])
                if is_page and os.getpgid(process) == self._process.pid:
                    with open(f"/proc/{process}/statm", encoding="ascii") as file:
                        pages = int(file.read().split()[1])
                    largest = max(largest, pages * os.sysconf("SC_PAGE_SIZE"))
            except OSError:
                pass  # a process that has ended meanwhile
        return largest

    # The protocol

    def _call(self, method, session="own", **parameters):
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if session == "own":
            message["sessionId"] = self._session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._writer, data):]
        end = time.monotonic() + self.timeout
        while True:
            answer = self._read(end)
            if answer is None:
                raise BrowserError(method + ": no answer")
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def _await_event(self, method):
        end = time.monotonic() + self.timeout
        while not any(event["method"] == method for event in self._events):
            if self._read(end) is None:
                raise BrowserError("no " + method)

    def _take_events(self):
        while self._read(time.monotonic() + 0.05) is not None:
            pass

    def _read(self, end):
        """The next message; None where there is none in time. Events of the page are collected."""
        while b"\0" not in self._buffer:
            ready = select.select([self._reader], [], [], max(0, end - time.monotonic()))[0]
            if not ready:
                return None
            data = os.read(self._reader, 1 << 20)
            if not data:
                raise BrowserError("the browser has ended")
            self._buffer += data
        line, self._buffer = self._buffer.split(b"\0", 1)
        message = json.loads(line)
        if "method" in message and message.get("sessionId") == self._session:
            self._events.append(message)
            if message["method"] == "Page.javascriptDialogOpening":
                # The page stands still until somebody answers; nobody waits for this answer.
                self._number += 1
                os.write(self._writer, json.dumps({
                    "id": self._number, "sessionId": self._session,
                    "method": "Page.handleJavaScriptDialog",
                    "params": {"accept": False}}).encode() + b"\0")
        return message


def _message(event):
    method, parameters = event["method"], event.get("params", {})
    if method == "Runtime.consoleAPICalled":
        said = [str(part.get("value", part.get("description", ""))) for part in parameters["args"]]
        return parameters["type"] + ": " + " ".join(said)
    if method == "Runtime.exceptionThrown":
        return "exception: " + _exception(parameters["exceptionDetails"])
    if method == "Log.entryAdded":
        return parameters["entry"]["level"] + ": " + parameters["entry"]["text"]
    if method == "Page.javascriptDialogOpening":
        return "dialog: " + parameters["message"]
    return None


def _exception(details):
    return details.get("exception", {}).get("description", details["text"])


def _save(path, data):
    with open(path, "wb") as file:
        file.write(base64.b64decode(data))
