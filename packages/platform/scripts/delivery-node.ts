import { randomUUID } from 'node:crypto';
import { Encryption } from '../src/database/encryption.ts';
import { migrate } from '../src/database/migrate.ts';
import { openStore } from '../src/database/open.ts';
import { createLogger } from '../src/observability/logger.ts';
import { createChangeNotifier } from '../src/outbox/change-notifier.ts';
import type { RecordDependencies } from '../src/records/dependencies.ts';
import { RecordIds } from '../src/records/record-ids.ts';
import { planLogPartitions } from '../src/webhooks/attempts/log-partitions.ts';
import { startDispatcher } from '../src/webhooks/delivery/dispatcher.ts';
import { allowedNetworks } from '../src/webhooks/transport/address-guard.ts';
import { createSender } from '../src/webhooks/transport/sender.ts';
import type { Command, NodeOptions, Reply } from './delivery-node/messages.ts';
import { countDue, readDeliveries } from './delivery-node/state.ts';
import { subscribe } from './delivery-node/subscribe.ts';
import { time, write } from './delivery-node/write.ts';

/**
 * A node without an HTTP server, for benchmarks and for kill -9: it delivers, and writes what it is told to. The process
 * that forks it gives its options as JSON and then sends commands.
 */
const { url, folder, secret, delivers = true, ahead = 0 } = JSON.parse(process.argv[2] ?? '') as NodeOptions;
const clock = () => new Date(Date.now() + ahead);
const store = await openStore({ url, folder, connections: 20 });
await migrate(store.db);
await planLogPartitions(store.db, clock());
const encryption = new Encryption(secret, 'webhook secrets');
const wake = await createChangeNotifier({ store, nodeId: randomUUID() });
const context: RecordDependencies = { store, clock, ids: new RecordIds(store.db), changed: wake.changed };
const dispatcher = delivers ? deliver() : undefined;

function deliver() {
  return startDispatcher({
    store,
    clock,
    logger: createLogger('warn', process.stderr),
    wake,
    sender: createSender({ clock, allowed: allowedNetworks(['127.0.0.0/8']) }),
    encryption,
    random: Math.random,
    concurrency: 1000,
    stopSeconds: 10,
    onAttempt: () => undefined,
  });
}

const say = (reply: Reply): void => {
  process.send?.(reply);
};

process.on('message', async (command: Command) => {
  if ('subscribe' in command) say({ subscribed: await subscribe(store, encryption, command.subscribe) });
  else if ('write' in command) await write(context, command.write, say);
  else if ('time' in command) await time(context, command.time, say);
  else if ('due' in command) say({ due: await countDue(store, clock()) });
  else say({ told: await readDeliveries(store) });
});
process.on('disconnect', () => process.exit());
process.on('SIGTERM', async () => {
  await dispatcher?.stop();
  await wake.close();
  await store.close();
  process.exit();
});
say({ ready: true });
