"""`python -m serai` is `serai`."""

import sys

from serai.cli import main

sys.exit(main())
