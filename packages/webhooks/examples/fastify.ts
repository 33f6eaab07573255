// Run it with WORKLANE_WEBHOOK_SECRET=whsec_... It listens on port 3000, and deliveries go to /hooks.
import { createReceiver, memorySeen } from '@worklane/webhooks';
import { fastifyReceiver } from '@worklane/webhooks/fastify';
import { validate } from '@worklane/webhooks/validate';
import fastify from 'fastify';

const app = fastify({ logger: true });

const receiver = createReceiver({
  secrets: [process.env.WORKLANE_WEBHOOK_SECRET, process.env.WORKLANE_WEBHOOK_SECRET_OLD],
  seen: memorySeen(),
  validate,
  onUnknown: ({ type }) => app.log.warn({ type }, 'an event of a newer contract'),
  onError: (error) => app.log[error.status === 500 ? 'error' : 'info'](error),
})
  .on('task.created', ({ data }) => app.log.info({ task: data.id }, 'a task was created'))
  .on('ticket.updated', ({ data, previous }) => {
    if (previous.status && data.status === 'resolved') app.log.info({ ticket: data.id }, 'a ticket was resolved');
  })
  .on('*.deleted', ({ type, data }) => app.log.info({ type, id: data.id }, 'something was deleted'));

app.register(fastifyReceiver, { receiver, prefix: '/hooks' });
await app.listen({ port: Number(process.env.PORT ?? 3000) });
