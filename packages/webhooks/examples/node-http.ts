// Set WORKLANE_WEBHOOK_SECRET=whsec_..., or let `worklane listen --to http://localhost:3000/hooks -- <command>` set it.
import { createServer } from 'node:http';
import { createReceiver, memorySeen } from '@worklane/webhooks';
import { nodeHandler } from '@worklane/webhooks/node';

const receiver = createReceiver({ secrets: [process.env.WORKLANE_WEBHOOK_SECRET], seen: memorySeen() })
  .on('*', ({ type, id, data }) => console.log(`Verified ${type} of record ${data.id}: ${id}`))
  .on('webhook.test', ({ id }) => console.log(`Verified the test message ${id}`));

const port = Number(process.env.PORT ?? 3000);
createServer(nodeHandler(receiver)).listen(port, () => console.log(`Receiver listening on http://localhost:${port}`));
