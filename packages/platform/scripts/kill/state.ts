import type { Store } from '../../src/database/store.ts';
import type { State } from './acknowledgement.ts';

export async function readState({ db }: Store, organizationId: number): Promise<State> {
  const records = await db
    .selectFrom('records')
    .select(['kind', 'id', 'version', 'document'])
    .where('organization_id', '=', organizationId)
    .execute();
  const events = await db
    .selectFrom('events')
    .select(['type', 'entity', 'entity_id', 'version', 'data'])
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
  return {
    organizationId,
    records,
    events: events.map((event) => ({ ...event, data: JSON.parse(event.data) })),
    references,
    keys: keys.map(({ key, answer }) => ({ key, id: JSON.parse(answer).id })),
  };
}
