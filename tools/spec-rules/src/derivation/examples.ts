import { createHash } from 'node:crypto';
import { eventExampleName, eventSummary } from './events.ts';
import { exampleOf, type Kind, keyOf, transitionsAt, writableFields } from './kind.ts';
import type { ReadText } from './yaml-text.ts';
import { blockAt, membersAt, partAt, reindent, scalarAt, withPart } from './yaml-text.ts';

type Fields = Map<string, string[]>;

/**
 * Returns the examples that follow from those of the record and of an update, apart from what only a person knows: computed
 * fields of the updated record and the second record of a page.
 */
export function completeExamples(kind: Kind, read: ReadText): Map<string, string> {
  const example = examplesOf(kind, read);
  const record = membersAt(example('Record'), 'value');
  const after = afterUpdate(kind, record, membersAt(example('UpdateRequest'), 'value'), example('AfterUpdate'));
  const completed = {
    AfterUpdate: `summary: The updated ${kind.noun}\nvalue:\n${lines(after, 2)}`,
    Page: page(kind, after, record, example('Page')),
  };
  const [file = ''] = exampleOf(kind, '').split('#');
  const text = Object.entries(completed).reduce(
    (each, [suffix, part]) => withPart(each, kind.name + suffix, part),
    read(file),
  );
  return new Map([[file, text ?? '']]);
}

/** Returns the examples of a create request, a batch, a restored record and events, by name. */
export function deriveExamples(kind: Kind, read: ReadText): Map<string, string> {
  const example = examplesOf(kind, read);
  const record = membersAt(example('Record'), 'value');
  const after = membersAt(example('AfterUpdate'), 'value');
  const event = (action: string, at: string, data: Fields, previous?: Fields) =>
    [eventExampleName(kind, action), eventExample(kind, action, at, data, previous)] as const;
  const updatedAt = scalarOf(after.get('updated_at'));
  const created = event('created', scalarOf(record.get('created_at')), record);
  const updated = event('updated', updatedAt, after, differing(record, after));
  return new Map([
    [`${kind.name}CreateRequest`, createRequest(kind, record)],
    [`${kind.name}Restored`, restoredRecord(kind, secondRecord(example('Page')) ?? listed(olderRecord(record)))],
    [`${kind.name}HistoryPage`, history(kind, [updated[1], created[1]])],
    [`${kind.name}BatchRequest`, batchRequest(kind, record, membersAt(example('UpdateRequest'), 'value'))],
    [`${kind.name}BatchResponse`, batchResponse(kind, record, after)],
    created,
    updated,
    event('deleted', `"${later(updatedAt, untilDeletion)}"`, new Map(after).set('version', ['  version: 3'])),
    ...[...kind.fields].flatMap(([field, lines]) =>
      [...transitionsAt(field, lines)].map(([action, declared]) => {
        const [, from = '', to = ''] = /from: \[(\w+).*\bto: (\w+)/.exec(declared.join(' ')) ?? [];
        const [before, changed] = transition(kind, record, { field, from, to });
        return event(action, scalarOf(changed.get('updated_at')), changed, differing(before, changed));
      }),
    ),
  ]);
}

const examplesOf = (kind: Kind, read: ReadText) => (suffix: string) => partAt(read, exampleOf(kind, suffix));

const day = 86_400_000;
const untilDeletion = 90 * day + 3_661_000;

/** Returns the time after a duration, or nothing if lint reports that the timestamp is none. */
function later(timestamp: string, milliseconds: number): string {
  const time = Date.parse(timestamp.replaceAll('"', '')) + milliseconds;
  return Number.isNaN(time) ? '' : new Date(time).toISOString().replace('.000', '');
}

const lines = (fields: Fields, indent: number) =>
  [...fields.values()].map((block) => `${reindent(block, indent)}\n`).join('');

/** Returns the example of an event. The parts of its ID that are random follow from its type. */
function eventExample(kind: Kind, action: string, timestamp: string, data: Fields, previous?: Fields): string {
  const type = `${kind.kind}.${action}`;
  return `summary: ${eventSummary(kind, action)}
value:
  id: evt_${ulid(timestamp, type)}
  type: ${type}
  timestamp: ${timestamp}
  organization_id: 1042
  actor: ${scalarOf(data.get('updated_by'))}
  data:
${lines(data, 4)}${previous ? `  previous:\n${lines(previous, 4)}` : ''}`;
}

const history = ({ one }: Kind, events: readonly string[]) => `summary: The history of ${one}
value:
  data:
${events.map((event) => reindent(blockAt(event, 'value')?.slice(1) ?? [], 6).replace('      ', '    - ')).join('\n')}
  next_cursor: null
`;

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

const nextDay = (block: readonly string[]) => [`  updated_at: "${later(scalarOf(block), day)}"`];

/** Returns the record of the example before and after a transition, with the times that the new value sets. */
function transition(
  { fields }: Kind,
  record: Fields,
  { field, from, to }: Readonly<Record<'field' | 'from' | 'to', string>>,
): [before: Fields, after: Fields] {
  const [updatedAt = ''] = nextDay(record.get('updated_at') ?? []);
  const isSetBy = (value: string) => (lines: readonly string[]) =>
    new RegExp(`\\b${field}: \\[[^\\]]*\\b${value}\\b`).test(keyOf(lines, 'x-set-when') ?? '');
  const withValue = (value: string, at: string) => {
    const changed = new Map(record).set(field, [`  ${field}: ${value}`]);
    for (const [name, lines] of fields) {
      if (keyOf(lines, 'x-set-when')) changed.set(name, [`  ${name}: ${isSetBy(value)(lines) ? at : 'null'}`]);
    }
    return changed;
  };
  const after = withValue(to, scalarOf([updatedAt]))
    .set('version', ['  version: 2'])
    .set('updated_at', [updatedAt]);
  return [withValue(from, scalarOf(record.get('updated_at'))), after];
}

const differing = (record: Fields, after: Fields): Fields =>
  new Map([...record].filter(([field, block]) => block.join('\n') !== after.get(field)?.join('\n')));

/** A request has the fields of the record that have a value. */
const createRequest = (kind: Kind, record: Fields) =>
  `summary: Create ${kind.one}\nvalue:\n${lines(givenFields(kind, record), 2)}`;

function givenFields(kind: Kind, record: Fields): Fields {
  const given = writableFields(kind).filter(
    (field) => !['null', '{}', '[]'].includes(scalarOf(record.get(field)) || '-'),
  );
  return new Map(given.map((field) => [field, record.get(field) ?? []]));
}

const batchRequest = (kind: Kind, record: Fields, patch: Fields) =>
  `summary: Create, update and delete ${kind.nouns}
value:
  items:
    - create:
${lines(givenFields(kind, record), 8)}    - update:
        id: ${idOf(record)}
        version: 1
        changes:
${lines(patch, 10)}    - delete:
        id: ${idOf(record) - 1}
`;

const batchResponse = ({ noun }: Kind, record: Fields, after: Fields) =>
  `summary: A new ${noun}, an updated one and a deleted one
value:
  results:
    - status: 201
      record:
${lines(record, 8)}    - status: 200
      record:
${lines(after, 8)}    - status: 204
`;

function page(kind: Kind, first: Fields, record: Fields, current: string | undefined): string {
  const second = secondRecord(current) ?? listed(olderRecord(record));
  const cursor = scalarAt(current, 'value', 'next_cursor') ?? cursorAfter(record);
  return `summary: A page of two ${kind.nouns} with a next page
value:
  data:
${listed(first)}${second}  next_cursor: ${cursor}
`;
}

const listed = (record: Fields) => lines(record, 6).replace('      ', '    - ');

/** Returns the example of the record that the example of the deletion deletes, after both. */
const restoredRecord = ({ noun }: Kind, second: string) =>
  `summary: The restored ${noun}\nvalue:\n${reindent(second.replace('- ', '  ').trimEnd().split('\n'), 2)}\n`
    .replace(/^ {2}version: (\d+)$/m, (_, version) => `  version: ${Number(version) + 2}`)
    .replace(/^ {2}updated_at: (.+)$/m, (_, time) => `  updated_at: "${later(time, untilDeletion)}"`);

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
