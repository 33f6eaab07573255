import type { Principal } from '@worklane/server';
import type { Store } from '../../src/database/store.ts';
import type { EventDependencies } from '../../src/events/dependencies.ts';
import { EventSequencer, sequenceEvents } from '../../src/events/event-sequencer.ts';
import { listEvents } from '../../src/events/list-events.ts';
import type { FeedRead, State } from './writer-output.ts';

/** Reads the state of an organization. @param cursor the position of its reader in the event feed */
export async function readState(store: Store, organizationId: number, cursor?: string): Promise<State> {
  const { db } = store;
  const records = await db
    .selectFrom('records')
    .select(['kind', 'id', 'version', 'document'])
    .where('organization_id', '=', organizationId)
    .execute();
  const events = await db
    .selectFrom('events')
    .select(['id', 'type', 'entity', 'entity_id', 'version', 'data'])
    .where('organization_id', '=', organizationId)
    .orderBy('transaction_id')
    .orderBy('position')
    .execute();
  const references = await db
    .selectFrom('record_references')
    .select(['id', 'pointer', 'target_id'])
    .where('organization_id', '=', organizationId)
    .execute();
  const keys = await db
    .selectFrom('idempotency_keys')
    .select(['key', 'answer'])
    .where('organization_id', '=', organizationId)
    .execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .select('message_id')
    .where('organization_id', '=', organizationId)
    .execute();
  const { ids } = await readFeed(store, organizationId, cursor);
  return {
    organizationId,
    feed: ids,
    deliveries: deliveries.map(({ message_id }) => message_id),
    records,
    events: events.map((event) => ({ ...event, data: JSON.parse(event.data) })),
    references,
    keys: keys.map(({ key, answer }) => ({ key, id: JSON.parse(answer).id })),
  };
}

const scopes = new Set(['projects.read', 'quotes.read', 'tasks.read']);

/** Reads the event feed of an organization to its end, from a cursor or from its start. */
export async function readFeed(store: Store, organizationId: number, cursor?: string): Promise<FeedRead> {
  const sequencer = new EventSequencer(() => sequenceEvents(store.db));
  const list = listEvents({ store, clock: () => new Date() } as EventDependencies, sequencer);
  const principal: Principal = { organizationId, clientId: 'reader', scopes };
  const read: FeedRead = { ids: [], cursor };
  for (;;) {
    const query = { limit: 100, ...(read.cursor !== undefined && { cursor: read.cursor }) };
    const { body } = await list({ principal, query } as unknown as Parameters<typeof list>[0]);
    const page = JSON.parse(String((body as { text: string }).text));
    read.ids.push(...page.data.map(({ id }: { id: string }) => id));
    read.cursor = page.next_cursor;
    if (!page.has_more) return read;
  }
}
