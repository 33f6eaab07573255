// Run it with WORKLANE_WEBHOOK_SECRET=whsec_... It listens on port 3000, and deliveries go to /hooks.
// On a worker, Deno or Bun, `export default app` takes the place of `serve`.
import { serve } from '@hono/node-server';
import { createReceiver, memorySeen } from '@worklane/webhooks';
import { webHandler } from '@worklane/webhooks/web';
import { Hono } from 'hono';

/** The owner of each contact, as far as the events of this process tell. */
const contacts = new Map<number, number | null>();

const receiver = createReceiver({ secrets: [process.env.WORKLANE_WEBHOOK_SECRET], seen: memorySeen() }).on(
  'contact.*',
  ({ type, data }) => {
    if (type === 'contact.deleted') contacts.delete(data.id);
    else contacts.set(data.id, data.owner_id);
  },
);
const receive = webHandler(receiver);

const app = new Hono();
app.post('/hooks', ({ req }) => receive(req.raw));
app.get('/contacts', (context) => context.json(Object.fromEntries(contacts)));

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) });
