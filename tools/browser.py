"""See to it that the browser tests have Debian's Chromium: install it where that is allowed, else say so loudly.

The exit status is 0 either way: without a browser the tests in tests/browser/ are skipped, and say so too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

PACKAGE = "chromium"


def main() -> None:
    if shutil.which(PACKAGE):
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        print(f"Installing {PACKAGE} for the browser tests …", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for arguments in (["install", "-y", PACKAGE], ["update"], ["install", "-y", PACKAGE]):
            done = subprocess.run(["apt-get", "-qq", *arguments], env=environment, capture_output=True, check=False)
            if shutil.which(PACKAGE):
                return
        sys.stderr.write(done.stderr.decode(errors="replace"))
    print(
        "\n*** The page is NOT tested in a browser: there is no Chromium, and it could not be installed. ***\n"
        "*** On Debian: apt install chromium                                                            ***\n",
        file=sys.stderr,
    )


if __name__ == "__main__":
    main()
