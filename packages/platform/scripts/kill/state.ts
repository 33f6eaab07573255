import type { Store } from '../../src/database/store.ts';
import type { State } from './acknowledgement.ts';
import { readFeed } from './feed.ts';

/** @param cursor where its readers had come to in the event feed */
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
