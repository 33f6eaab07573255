import { type Reference, type Resource, recordName } from '@worklane/contract';
import { resourceOfKind } from '../access.ts';
import type { ToolCall } from '../tool.ts';
import { unlessForbidden } from '../tool-error.ts';
import { type AnyRecord, concurrently, recordMethods } from './record-methods.ts';

/** Returns records as tools do: some of their fields, without empty ones, and with the names of the records that they refer to. */
export async function presentRecords(
  call: ToolCall,
  resource: Resource,
  records: readonly AnyRecord[],
  fields: readonly string[],
): Promise<Record<string, unknown>[]> {
  const presented = records.map((record) => compactRecord(record, [...fields, 'invalid_fields']));
  await addReferenceNames(call, resource, presented);
  return presented;
}

/** Returns some fields of a record without those that are empty. */
function compactRecord(record: AnyRecord, fields: readonly string[]): Record<string, unknown> {
  const entries = fields.map((name) => [name, record[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);

type Json = Record<string, unknown>;

/** A place in a record that refers to others. */
interface ReferringField {
  readonly holder: Json;
  readonly field: string;
  readonly kind: string;
  readonly ids: readonly number[];
}

/** IDs that one request can look up. */
const maxIds = 200;

/**
 * Adds the names of the records that others refer to, beside their IDs: `company` beside `company_id`, and `attendees` beside
 * `attendee_ids`. Kinds that the token cannot read, and deleted records, have no names.
 */
async function addReferenceNames(call: ToolCall, { references }: Resource, records: readonly Json[]): Promise<void> {
  const found = records.flatMap((record) => references.flatMap((reference) => referringFields(record, reference)));
  const names = await namesOf(
    call,
    found.filter(({ kind }) => call.access.canRead(kind)),
  );
  for (const { holder, field, kind, ids } of found) {
    const known = ids.flatMap((id) => names.get(`${kind} ${id}`) ?? []);
    if (known.length === 0) continue;
    if (field === 'id') holder.name = known[0];
    else if (Array.isArray(holder[field])) insertAfter(holder, field, field.replace(/_ids$/, 's'), known);
    else insertAfter(holder, field, field.replace(/_id$/, ''), known[0]);
  }
}

/** Adds a property to an object, after another one. */
function insertAfter(object: Json, property: string, name: string, value: unknown): void {
  const entries = Object.entries(object);
  const following = entries.slice(entries.findIndex(([each]) => each === property) + 1);
  for (const [each] of following) delete object[each];
  Object.assign(object, { [name]: value }, Object.fromEntries(following));
}

function referringFields(record: Json, { path, kind }: Reference): ReferringField[] {
  const [field = '', ...rest] = path;
  const value = record[field];
  if (value === null || value === undefined) return [];
  if (kind === 'any' && rest.length === 0) {
    const related = value as { kind: string; id: number };
    return [{ holder: value as Json, field: 'id', kind: related.kind, ids: [related.id] }];
  }
  if (rest.length === 0 || (rest.length === 1 && rest[0] === '*')) {
    return [{ holder: record, field, kind, ids: [value].flat() as number[] }];
  }
  return (value as Json[]).flatMap((item) => referringFields(item, { path: rest.slice(1), kind }));
}

/** Returns the names of records by kind and ID, such as `company 7`. */
async function namesOf(call: ToolCall, fields: readonly ReferringField[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const requests = [...new Set(fields.map(({ kind }) => kind))].flatMap((kind) => {
    const ids = [...new Set(fields.flatMap((each) => (each.kind === kind ? each.ids : [])))];
    return Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, page) => ({
      kind,
      ids: ids.slice(page * maxIds, (page + 1) * maxIds),
    }));
  });
  const readNames = async ({ kind, ids }: (typeof requests)[number]) => {
    const resource = resourceOfKind(kind);
    if (!resource) return;
    const { client, signal } = call;
    const page = await unlessForbidden(recordMethods(client, resource).list({ ids, limit: maxIds }, { signal }));
    for (const record of page?.data ?? []) names.set(`${kind} ${record.id}`, recordName(resource, record));
  };
  await concurrently(requests, readNames);
  return names;
}
