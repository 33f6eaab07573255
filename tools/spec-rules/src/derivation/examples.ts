import { createHash } from 'node:crypto';
import { capital } from '../resource-forms.ts';
import { eventSummary } from './events.ts';
import { type Kind, writableFields } from './kind.ts';
import type { ReadText } from './yaml-text.ts';
import { blockAt, membersAt, reindent, scalarAt } from './yaml-text.ts';

type Fields = Map<string, string[]>;

/**
 * Returns the examples that follow from those of the record and of an update, by file of specs/. Keeps what only a person
 * knows: IDs and times of events, which fields a create request has, the second record of a page, and computed fields.
 */
export function deriveExamples(kind: Kind, read: ReadText): Map<string, string> {
  const file = (suffix: string) => `examples/kinds/${kind.kind}/${kind.name}${suffix}.yaml`;
  const record = membersAt(read(file('Record')), 'value');
  const patch = membersAt(read(file('UpdateRequest')), 'value');
  const after = afterUpdate(kind, record, patch, read(file('AfterUpdate')));
  const event = (action: 'created' | 'updated' | 'deleted', data: Fields, previous?: Fields) => {
    const path = file(`${capital(action)}Event`);
    return [path, eventExample(kind, action, read(path), data, previous)] as const;
  };
  return new Map([
    [file('CreateRequest'), createRequest(kind, record, read(file('CreateRequest')))],
    [file('AfterUpdate'), `summary: The updated ${kind.noun}\nvalue:\n${lines(after, 2)}`],
    [file('Page'), page(kind, after, record, read(file('Page')))],
    event('created', record),
    event('updated', after, changed(record, after)),
    event('deleted', new Map(after).set('version', ['  version: 3'])),
  ]);
}

const lines = (fields: Fields, indent: number) =>
  [...fields.values()].map((block) => `${reindent(block, indent)}\n`).join('');

/** Returns the example of an event. The parts of its ID that are random follow from its type. */
function eventExample(
  kind: Kind,
  action: 'created' | 'updated' | 'deleted',
  current: string | undefined,
  data: Fields,
  previous: Fields | undefined,
): string {
  const type = `${kind.kind}.${action}`;
  const at = action === 'created' ? 'created_at' : 'updated_at';
  const timestamp = scalarAt(current, 'value', 'timestamp') ?? scalarOf(data.get(at));
  const id = scalarAt(current, 'value', 'id') ?? `evt_${ulid(timestamp, type)}`;
  return `summary: ${eventSummary(kind, action)}
value:
  id: ${id}
  type: ${type}
  timestamp: ${timestamp}
  organization_id: 1042
  data:
${lines(data, 4)}${previous ? `  previous:\n${lines(previous, 4)}` : ''}`;
}

const scalarOf = (block: readonly string[] | undefined) => block?.[0]?.slice(block[0].indexOf(':') + 1).trim() ?? '';

function afterUpdate(kind: Kind, record: Fields, patch: Fields, current: string | undefined): Fields {
  const known = membersAt(current, 'value');
  return new Map(
    [...record].map(([field, block]) => {
      if (field === 'version') return [field, ['  version: 2']];
      const isAssigned = kind.computed.includes(field) && !['id', 'organization_id', 'created_at'].includes(field);
      if (isAssigned) return [field, known.get(field) ?? (field === 'updated_at' ? nextDay(block) : block)];
      return [field, patch.get(field) ?? block];
    }),
  );
}

const nextDay = (block: readonly string[]) => {
  const time = Date.parse(scalarOf(block).replaceAll('"', ''));
  return [`  updated_at: "${new Date(time + 86_400_000).toISOString().replace('.000', '')}"`];
};

const changed = (record: Fields, after: Fields): Fields =>
  new Map([...record].filter(([field, block]) => block.join('\n') !== after.get(field)?.join('\n')));

/** The values of a request are those of the record, except where a request has another form. */
function createRequest(kind: Kind, record: Fields, current: string | undefined): string {
  const known = membersAt(current, 'value');
  const given = current
    ? [...known.keys()]
    : writableFields(kind).filter((field) => !['null', '{}', '[]'].includes(scalarOf(record.get(field)) || '-'));
  const values = given.map((field) => [field, record.get(field) ?? known.get(field) ?? []] as const);
  return `summary: Create ${kind.one}\nvalue:\n${lines(new Map(values), 2)}`;
}

function page(kind: Kind, first: Fields, record: Fields, current: string | undefined): string {
  const second = secondRecord(current) ?? lines(olderRecord(record), 6).replace('      ', '    - ');
  const cursor = scalarAt(current, 'value', 'next_cursor') ?? cursorAfter(record);
  return `summary: A page of two ${kind.nouns} with a next page
value:
  data:
${lines(first, 6).replace('      ', '    - ')}${second}  next_cursor: ${cursor}
`;
}

function secondRecord(current: string | undefined): string | undefined {
  const data = blockAt(current, 'value', 'data')?.slice(1) ?? [];
  const start = data.findLastIndex((line) => line.startsWith('    - '));
  return start > 0 ? `${data.slice(start).join('\n')}\n` : undefined;
}

const idOf = (record: Fields) => Number(scalarOf(record.get('id')));

/** Returns the record that was created before. Its number is lower, and no other system knows it. */
function olderRecord(record: Fields): Fields {
  const older = new Map(record).set('id', [`  id: ${idOf(record) - 1}`]).set('external_id', ['  external_id: null']);
  if (!record.has('number')) return older;
  const lower = scalarOf(record.get('number')).replace(/\d+$/, (digits) =>
    String(Number(digits) - 1).padStart(digits.length, '0'),
  );
  return older.set('number', [`  number: ${lower}`]);
}

/** Returns the cursor of the list sorted by creation, newest first. */
function cursorAfter(record: Fields): string {
  const createdAt = scalarOf(record.get('created_at')).replaceAll('"', '');
  return Buffer.from(JSON.stringify(['-created_at', createdAt, idOf(record) - 1])).toString('base64url');
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a ULID of a time. Its random part follows from the seed, so that generation is repeatable. */
export function ulid(timestamp: string, seed: string): string {
  let time = Date.parse(timestamp.replaceAll('"', ''));
  let prefix = '';
  for (let index = 0; index < 10; index += 1) {
    prefix = alphabet[time % 32] + prefix;
    time = Math.floor(time / 32);
  }
  const random = createHash('sha256').update(seed).digest().subarray(0, 16);
  return prefix + [...random].map((byte) => alphabet[byte % 32]).join('');
}
