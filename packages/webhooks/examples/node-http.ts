import { createServer } from 'node:http';
import { createReceiver, memorySeen } from '@worklane/webhooks';
import { nodeHandler } from '@worklane/webhooks/node';

const secret = process.env.WORKLANE_WEBHOOK_SECRET;
if (!secret?.startsWith('whsec_')) {
  console.error(`Set WORKLANE_WEBHOOK_SECRET to the secret of the webhook, whsec_..., or let worklane listen set it:
  worklane listen --to http://localhost:3000/hooks -- <command that starts this receiver>`);
  process.exit(1);
}

const receiver = createReceiver({ secrets: [secret], seen: memorySeen() })
  .on('*', ({ type, id, data }) => console.log(`Verified ${type} of record ${data.id}: ${id}`))
  .on('webhook.test', ({ type, id }) => console.log(`Verified the test message ${type}: ${id}`));

const port = Number(process.env.PORT ?? 3000);
createServer(nodeHandler(receiver)).listen(port, () => console.log(`Receiver listening on http://localhost:${port}`));
