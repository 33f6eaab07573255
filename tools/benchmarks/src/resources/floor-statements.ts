/** A row of the first parameter of a batched write, as JSON. */
export interface Change {
  readonly organization_id: number;
  readonly id: number;
  readonly event_id: string;
  readonly search: string;
  /** The body of the request. */
  readonly data: Record<string, unknown>;
  readonly now: string;
}

const columns = 'organization_id, id, version, external_id, document, created_at, updated_at';

/** One statement for each request. */
export const single = {
  get: `select ${columns} from records where organization_id = $1 and kind = 'task' and id = $2`,
  list: `
    select ${columns} from records where organization_id = $1 and kind = 'task'
    order by created_at desc, id desc limit $2`,
  create: `
    with record as (
      insert into records (organization_id, kind, id, version, external_id, document, search, created_at, updated_at)
      values ($1, 'task', $2, 1, null, $3::jsonb, strip(to_tsvector('simple', $4)), $5, $5)
    )
    insert into events (organization_id, id, type, entity, entity_id, version, data, created_at)
    values ($1, $6, 'task.created', 'task', $2, 1, $3::json, $5)`,
  update: `
    with before as (
      select version, document from records where organization_id = $1 and kind = 'task' and id = $2 for no key update
    ), record as (
      update records set
        version = before.version + 1, document = before.document || $3::jsonb, search = strip(to_tsvector('simple', $4)),
        updated_at = $5
      from before where records.organization_id = $1 and records.kind = 'task' and records.id = $2
      returning records.version, records.document
    )
    insert into events (organization_id, id, type, entity, entity_id, version, data, previous, created_at)
    select $1, $6, 'task.updated', 'task', $2, record.version, record.document::json, before.document::json, $5
    from record, before
    returning data`,
} as const;

const input = `input as materialized (
  select * from json_to_recordset($1::json)
    as input(organization_id bigint, id bigint, event_id text, search text, data json, now timestamptz)
  where id between 1 and 1000000000000000
)`;

/** One statement for the requests that arrived together. */
export const batched = {
  get: `
    select record.* from unnest($1::bigint[], $2::bigint[]) as wanted(organization_id, id)
    cross join lateral (
      select ${columns} from records
      where organization_id = wanted.organization_id and kind = 'task' and id = wanted.id limit 1
    ) as record`,
  create: `
    with ${input}, record as (
      insert into records (organization_id, kind, id, version, external_id, document, search, created_at, updated_at)
      select organization_id, 'task', id, 1, null, data::jsonb, strip(to_tsvector('simple', search)), now, now from input
    )
    insert into events (organization_id, id, type, entity, entity_id, version, data, created_at)
    select organization_id, event_id, 'task.created', 'task', id, 1, data, now from input`,
  update: `
    with ${input}, before as (
      select input.event_id, records.version, records.document from input join records using (organization_id, id)
      where records.kind = 'task' for no key update of records
    ), record as (
      update records set
        version = before.version + 1, document = before.document || input.data::jsonb,
        search = strip(to_tsvector('simple', input.search)), updated_at = input.now
      from input join before using (event_id)
      where records.organization_id = input.organization_id and records.kind = 'task' and records.id = input.id
      returning input.*, before.document as previous, records.document, records.version as written
    )
    insert into events (organization_id, id, type, entity, entity_id, version, data, previous, created_at)
    select organization_id, event_id, 'task.updated', 'task', id, written, document::json, previous::json, now
    from record
    returning id as event_id, data`,
} as const;
