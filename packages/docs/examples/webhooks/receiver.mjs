// npm install standardwebhooks
// WORKLANE_WEBHOOK_SECRET=whsec_... node receiver.mjs
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WORKLANE_WEBHOOK_SECRET);

createServer(async (request, response) => {
  try {
    const event = webhook.verify(await text(request), request.headers);
    // The record of a test message is an example: do not process it as a change.
    if (event.test) console.log('test', event.type, event.id);
    else console.log(event.type, event.id);
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(401).end(error.message);
  }
}).listen(Number(process.env.PORT ?? 3000));
