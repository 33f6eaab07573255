// Set WORKLANE_WEBHOOK_SECRET=whsec_... and register http://<host>:3000/hooks as the webhook URL.
import { createReceiver, memorySeen } from '@worklane/webhooks';
import { fastifyReceiver } from '@worklane/webhooks/fastify';
import { validate } from '@worklane/webhooks/validate';
import fastify from 'fastify';

const app = fastify({ logger: true });

const receiver = createReceiver({
  secrets: [process.env.WORKLANE_WEBHOOK_SECRET, process.env.WORKLANE_WEBHOOK_SECRET_OLD],
  seen: memorySeen(),
  validate,
  onUnknown: ({ type }) => app.log.warn({ type }, 'unknown event type'),
  onError: (error) => app.log[error.status === 500 ? 'error' : 'info'](error),
})
  .on('task.created', ({ data }) => app.log.info({ task: data.id }, 'task created'))
  .on('ticket.updated', ({ data, previous }) => {
    if (previous.status && data.status === 'resolved') app.log.info({ ticket: data.id }, 'ticket resolved');
  })
  .on('*.deleted', ({ type, data }) => app.log.info({ type, id: data.id }, 'record deleted'));

app.register(fastifyReceiver, { receiver, prefix: '/hooks' });
await app.listen({ port: Number(process.env.PORT ?? 3000) });
