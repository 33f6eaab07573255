// Gets a token, registers a webhook, creates a task, and receives its event, verified.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { clientCredentials, createClient } from '@worklane/client';
import { createReceiver } from '@worklane/webhooks';
import { nodeHandler } from '@worklane/webhooks/node';

const { WORKLANE_URL = '', CLIENT_ID = '', CLIENT_SECRET = '', ORGANIZATION_ID, RECEIVER_URL = '' } = process.env;
const { TLS_KEY_FILE = '', TLS_CERTIFICATE_FILE = '' } = process.env;

const application = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, organizationId: Number(ORGANIZATION_ID) };
const scope = ['tasks.read', 'tasks.write', 'webhooks.write'] as const;
const worklane = createClient({ baseUrl: WORKLANE_URL, auth: clientCredentials({ ...application, scope }) });

const webhook = await worklane.webhooks.create({ url: RECEIVER_URL, events: ['task.created'] });
const receiver = createReceiver({ secrets: [webhook.secret] }).on('task.created', ({ data }) => {
  console.log(`Received: ${data.title}`);
  server.close();
});

const tls = { key: readFileSync(TLS_KEY_FILE), cert: readFileSync(TLS_CERTIFICATE_FILE) };
const server = createServer(tls, nodeHandler(receiver)).listen(new URL(RECEIVER_URL).port);
await worklane.tasks.create({ title: 'Call Maja' });
