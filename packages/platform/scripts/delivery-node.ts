import { randomUUID } from 'node:crypto';
import { migrate } from '../src/database/migrate.ts';
import { openStore } from '../src/database/open.ts';
import { createLogger } from '../src/observability/logger.ts';
import { AddressPolicy } from '../src/outbound/address-policy.ts';
import { createChangeNotifier } from '../src/outbox/change-notifier.ts';
import type { RecordDependencies } from '../src/records/dependencies.ts';
import { RecordIds } from '../src/records/record-ids.ts';
import { Encryption } from '../src/secrets/encryption.ts';
import { planLogPartitions } from '../src/webhooks/attempts/log-partitions.ts';
import { startDispatcher } from '../src/webhooks/delivery/dispatcher.ts';
import { createSender } from '../src/webhooks/transport/sender.ts';
import { insertWebhooks } from './delivery-node/insert-webhooks.ts';
import type { Command, NodeOptions, Reply } from './delivery-node/messages.ts';
import { write } from './delivery-node/write.ts';

/**
 * A node without an HTTP server, for benchmarks and tests: delivers webhooks, and writes on command. Gets its options as
 * JSON and commands as messages.
 */
const { url, folder, secret } = JSON.parse(process.argv[2] ?? '') as NodeOptions;
const clock = () => new Date();
const store = await openStore({ url, folder, connections: 20 });
await migrate(store.db);
await planLogPartitions(store.db, clock());
const encryption = new Encryption(secret, 'webhook secrets');
const changeNotifier = await createChangeNotifier({ store, nodeId: randomUUID() });
const context: RecordDependencies = { store, clock, ids: new RecordIds(store.db), changed: changeNotifier.changed };
const dispatcher = startDispatcher({
  store,
  clock,
  logger: createLogger('warn', process.stderr),
  changeNotifier,
  sender: createSender({ addressPolicy: new AddressPolicy([], { loopbackHttp: true }) }),
  encryption,
  random: Math.random,
  concurrency: 1000,
  stopSeconds: 10,
  onAttempt: () => undefined,
});

const send = (reply: Reply): void => {
  process.send?.(reply);
};

process.on('message', async (command: Command) => {
  if ('subscribe' in command) send({ subscribed: await insertWebhooks(store, encryption, command.subscribe) });
  else await write(context, command.write, send);
});
process.on('disconnect', () => process.exit());
process.on('SIGTERM', async () => {
  await dispatcher.stop();
  await changeNotifier.close();
  await store.close();
  process.exit();
});
send({ ready: true });
