// Set WORKLANE_WEBHOOK_SECRET=whsec_... and register http://<host>:3000/hooks as the webhook URL.
// On a worker, Deno or Bun, use `export default app` instead of `serve`.
import { serve } from '@hono/node-server';
import { createReceiver, memorySeen, type VersionStore } from '@worklane/webhooks';
import { webHandler } from '@worklane/webhooks/web';
import { Hono } from 'hono';

/** The owner of each contact, updated by events. */
const contacts = new Map<number, number | null>();

/** The latest version of each contact, so that a late retry does not bring back a contact that was deleted. */
const latest = new Map<string, number>();
const versions: VersionStore = {
  advance(record, version) {
    if (version < (latest.get(record) ?? 0)) return false;
    latest.set(record, version);
    return true;
  },
};

const secrets = [process.env.WORKLANE_WEBHOOK_SECRET];
const receiver = createReceiver({ secrets, seen: memorySeen(), versions }).on('contact.*', ({ type, data }) => {
  if (type === 'contact.deleted') contacts.delete(data.id);
  else contacts.set(data.id, data.owner_id);
});
const receive = webHandler(receiver);

const app = new Hono();
app.post('/hooks', ({ req }) => receive(req.raw));
app.get('/contacts', (context) => context.json(Object.fromEntries(contacts)));

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) });
