import type { schemas } from '@worklane/contract';
import { executeText } from '../../src/database/postgresql/prepared-statements.ts';
import type { Connection } from '../../src/database/store.ts';
import { readFeed } from '../../src/events/feed.ts';
import { changeInput, changeParameters, changeStatement } from '../../src/outbox/record-changes.ts';
import { type PlainRecord, resourceOf, withDefaults } from '../../src/records/record.ts';

export interface EventToWrite {
  organizationId: number;
  id: number;
  kind?: string;
  action?: 'created' | 'updated' | 'deleted';
  previous?: Record<string, unknown>;
  now?: string;
  actor?: schemas.EventActor;
}

/** Inserts the event of a record with the SQL of a change of the record. */
export async function writeEvent(
  db: Connection,
  {
    organizationId,
    id,
    kind = 'task',
    action = 'created',
    previous,
    now = new Date().toISOString(),
    actor,
  }: EventToWrite,
): Promise<void> {
  const resource = resourceOf(kind);
  const named = { title: `Task ${id}`, name: `Project ${id}` };
  const body = Object.fromEntries(Object.entries(named).filter(([name]) => name in resource.fields));
  const assigned = {
    id,
    organization_id: organizationId,
    version: 1,
    custom_fields: {},
    created_at: now,
    updated_at: now,
  };
  const record = { ...withDefaults(resource, body), ...assigned } as PlainRecord;
  const change = { action, resource, record, now, actor, ...(previous ? { previous } : {}) };
  await executeText(db, changeStatement([]), changeParameters([changeInput(change)], null));
}

/** Returns the IDs of the records of which the feed has events after a position. */
export async function readFeedIds(db: Connection, organizationId: number, after = 0): Promise<number[]> {
  const page = await readFeed(db, { organizationId, after, limit: 200, types: undefined });
  return page.events.map(({ data }) => JSON.parse(data).id as number);
}
