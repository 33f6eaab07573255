"""Receives Worklane webhooks.

pip install standardwebhooks
WORKLANE_WEBHOOK_SECRET=whsec_... python3 receiver.py
"""

import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from standardwebhooks.webhooks import Webhook, WebhookVerificationError

webhook = Webhook(os.environ["WORKLANE_WEBHOOK_SECRET"])


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        try:
            event = webhook.verify(body, dict(self.headers))
        # A malformed signature or body is a ValueError.
        except (WebhookVerificationError, ValueError):
            self.send_error(401, "Invalid signature")
            return
        if event.get("test"):
            # The record of a test message is an example: do not process it as a change.
            print("test", event["type"], event["id"], flush=True)
        else:
            print(event["type"], event["id"], flush=True)
        self.send_response(204)
        self.end_headers()


ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "3000"))), Receiver).serve_forever()
