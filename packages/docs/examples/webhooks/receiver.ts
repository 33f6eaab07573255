// npm install @worklane/webhooks
// WORKLANE_WEBHOOK_SECRET=whsec_... node receiver.ts
import { createServer } from 'node:http';
import { createReceiver } from '@worklane/webhooks';
import { nodeHandler } from '@worklane/webhooks/node';

const receiver = createReceiver({ secrets: [process.env.WORKLANE_WEBHOOK_SECRET] })
  .on('*', ({ type, id }) => console.log(type, id))
  .on('webhook.test', ({ type, id }) => console.log('test', type, id));

createServer(nodeHandler(receiver)).listen(Number(process.env.PORT ?? 3000));
