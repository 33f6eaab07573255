"""Receives Worklane webhooks, and parses each into its payload model.

Run it with: WEBHOOK_SECRET=whsec_... python3 receiver.py
It needs Pydantic 2, and the folder worklane_events next to this file.
"""

import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from worklane_events import MODELS

KEY = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
MAXIMUM_AGE = 5 * 60


def is_authentic(headers, body):
    """Returns whether a delivery is recent and has a valid signature."""
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > MAXIMUM_AGE:
        return False
    content = f"{headers.get('webhook-id')}.{timestamp}.".encode() + body
    signature = b"v1," + base64.b64encode(hmac.digest(KEY, content, hashlib.sha256))
    sent = headers.get("webhook-signature", "").encode().split()
    return any([hmac.compare_digest(signature, each) for each in sent])


def handle(event):
    print(type(event).__name__, event.id, flush=True)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        if not is_authentic(self.headers, body):
            self.send_error(401, "Invalid signature")
            return
        # Respond with 2xx to events that a later release adds.
        model = MODELS.get(json.loads(body)["type"])
        if model:
            event = model.model_validate_json(body)
            # The record of a test message is an example: do not process it as a change.
            if event.test:
                print("test", type(event).__name__, event.id, flush=True)
            else:
                handle(event)
        self.send_response(204)
        self.end_headers()


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "3000"))), Receiver).serve_forever()
