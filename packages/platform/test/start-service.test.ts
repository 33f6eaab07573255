import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../src/config/settings.ts';
import { explainStartFailure } from '../src/observability/start-failure.ts';
import { startService } from '../src/start-service.ts';
import { openEmbeddedStore } from './environment/embedded-stores.ts';
import { secret } from './environment/token-service.ts';
import { withoutSites } from './environment/without-sites.ts';
import { watchedLogger } from './log-watch/log-watch.ts';

it.each([
  ['PORT', (port: number) => ({ port })],
  ['METRICS_ADDRESS', (port: number) => ({ port: 0, metricsAddress: { host: '127.0.0.1', port } })],
])('stops before it writes demo data if the port of %s is in use', async (variable, listeningOn) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const settings = { ...readSettings(withoutSites), ...listeningOn(port) };
  const store = await openEmbeddedStore();
  const printed: string[] = [];
  const options = { store, settings, secret, logger: watchedLogger(), withDemoData: true };
  const failure = await startService({ ...options, print: (text) => void printed.push(text) }).catch((error) => error);
  expect(explainStartFailure(failure, settings)).toBe(
    `Port ${port} of 127.0.0.1 is in use. Stop the other process, or set ${variable} to another port.`,
  );
  expect(printed).toEqual([]);
  expect(await store.db.selectFrom('organizations').selectAll().execute()).toEqual([]);
});

it('does not start if the contract rejects records that the previous release accepts, and says where', async () => {
  const store = await openEmbeddedStore();
  const now = new Date().toISOString();
  await store.db
    .insertInto('records')
    .values({
      ...{ organization_id: 1, kind: 'task', id: 7, version: 1, external_id: null, search: '' },
      ...{ document: '{"title": ""}', created_at: now, updated_at: now },
    })
    .execute();
  await store.db
    .insertInto('stored_record_checks')
    .values({ kind: 'task', fingerprint: 'of the previous release', invalid_records: 0, checked_at: now })
    .execute();
  const settings = { ...readSettings(withoutSites), port: 0 };
  const options = { store, settings, secret, clock: () => new Date(), logger: watchedLogger(), withDemoData: false };
  const failure = await startService({ ...options, print: () => undefined }).catch((error) => error);
  expect(explainStartFailure(failure, settings)).toBe(
    `The contract does not accept stored records:
  specs/schemas/kinds/task/Task.yaml#/properties/title: 1 of 1 tasks have too_short. Change these records with the previous release, or accept them.`,
  );
});
