import { describe, expect, it } from 'vitest';
import { unrestrictedTables } from './routing.ts';

const tables = new Set(['records', 'events', 'webhooks']);

describe('unrestrictedTables', () => {
  it.each([
    'select from records where organization_id = $1 and id = $2',
    'select from records as r join events as e using (organization_id) where r.organization_id = $1',
    'select from records as r, events as e where e.organization_id = r.organization_id and r.organization_id = $1::bigint',
    'select from (select organization_id from records where organization_id = $1) as r join events using (organization_id)',
    'insert into records (id, organization_id) values ($1, $2)',
    `with event as (insert into events (organization_id) values ($1) returning organization_id)
     insert into records (organization_id) select event.organization_id from event`,
    'update records set version = 2 where organization_id = $1 and exists (select from events where events.organization_id = records.organization_id)',
    'delete from records where organization_id = $1',
    'select from records where id = $2 /*cluster and organization_id = any ($1) */',
    'select from accounts where email = $1',
  ])('finds none in %s', async (statement) => {
    expect(await unrestrictedTables(statement, tables)).toEqual([]);
  });

  it.each([
    ['select from records where id = $1', ['records']],
    ['select from records where organization_id = $1 or id = $2', ['records']],
    ['select from records where organization_id > $1', ['records']],
    ['select from records as r join events as e on e.entity_id = r.id where r.organization_id = $1', ['events']],
    [
      'select from unnest($1::bigint[]) as wanted (organization_id), lateral (select from records where records.organization_id = wanted.organization_id) as r',
      ['records'],
    ],
    ['insert into records (organization_id) select organization_id from webhooks', ['records', 'webhooks']],
    ['select from records where organization_id = $1 and id in (select entity_id from events)', ['events']],
    ['delete from events where created_at < $1', ['events']],
  ] as const)('finds those of %s', async (statement, expected) => {
    expect(await unrestrictedTables(statement, tables)).toEqual(expected);
  });
});
