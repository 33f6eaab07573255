import { readFileSync } from 'node:fs';
import { type Edit, editedDocument } from '@worklane/testing/edited-document';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { diffContracts, type Rule, rules } from '../src/index.ts';
import { document, type Loose, type LooseContract } from './contract.ts';

/** An edit of a document, and the findings. */
interface Change extends Edit {
  /** The edit of both versions before the change. */
  readonly given?: Edit;
  readonly want: readonly string[];
}

/** A change of the field `probe` of a schema, and the finding of a direction: `severity rule`. */
interface SchemaChange {
  readonly given: object;
  readonly change: object;
  readonly received?: string;
  readonly sent?: string;
  readonly tightened?: string;
  readonly loosened?: string;
  /** The path from the field to the difference. */
  readonly path?: string;
  readonly description?: string;
}

type Table<Row> = Readonly<Record<string, Row>>;

const read = (file: string) => parse(readFileSync(new URL(`changes/${file}.yaml`, import.meta.url), 'utf8'));

/** Returns the changes of a schema that clients send, or that they receive. */
function schemaChanges(schema: 'TaskCreate' | 'Task'): Table<Change> {
  const probe = `${schema}/properties/probe`;
  const shared = {
    TaskStatus: { title: 'TaskStatus', type: 'string', enum: ['new', 'open', 'done'] },
    Value: { title: 'Value', oneOf: [{ type: 'string', maxLength: 500 }, { type: 'number' }] },
  };
  const given = Object.entries(shared).map(([name, value]) => [`components/schemas/${name}`, value]);
  const rows = Object.entries(read('schemas') as Table<SchemaChange>);
  return Object.fromEntries(
    rows.map(([name, { tightened, loosened, path = '', description, ...row }]) => {
      const [stricter, wider] = schema === 'TaskCreate' ? ['breaking', 'compatible'] : ['compatible', 'breaking'];
      const declared = schema === 'TaskCreate' ? row.received : row.sent;
      const finding = tightened ? `${stricter} ${tightened}` : loosened ? `${wider} ${loosened}` : declared;
      const want = finding ? [`${finding} ${schema}.probe${path}: ${description}`] : [];
      const both = { set: { ...Object.fromEntries(given), [probe]: row.given } };
      return [name, { given: both, set: { [probe]: row.change }, want }];
    }),
  );
}

const openapi: Table<Table<Change>> = {
  ...read('operations'),
  ...read('lifecycle'),
  ...read('fields'),
  'schemas of requests': schemaChanges('TaskCreate'),
  'schemas of responses': schemaChanges('Task'),
};
const asyncapi: Table<Table<Change>> = read('events');

const sections = Object.entries({ openapi, asyncapi }).flatMap(([document, tables]) =>
  Object.entries(tables).map(
    ([name, table]) => [name, document as keyof LooseContract, Object.entries(table)] as const,
  ),
);

/** What the tables change. To compare the whole documents takes five times as long. */
const kept =
  /^(\/api\/v1\/\{organization_id\}\/tasks(\/\{id\})?|\/api\/webhooks(\/\{webhook_id\}(\/rotate-secret)?)?|\/oauth\/(authorize|jwks|token)|task\..*|sendTask(Created|Updated|Deleted))$/;

/** What the tables refer to, in any place. */
const named = ['Money', 'Address'];

const texts: Record<keyof LooseContract, string> = { openapi: excerptOf('openapi'), asyncapi: excerptOf('asyncapi') };

/** Returns a copy of a document without the operations and events that no table changes. */
const excerpt = (name: keyof LooseContract): Loose => JSON.parse(texts[name]);

function excerptOf(name: keyof LooseContract): string {
  const whole = document(name);
  for (const part of [whole.paths, whole.webhooks, whole.channels, whole.operations]) {
    for (const key of Object.keys(part ?? {})) if (!kept.test(key)) delete part[key];
  }
  keepReferenced(whole);
  return JSON.stringify(whole);
}

/** Removes the schemas to which neither the tables nor the rest of a document lead. */
function keepReferenced({ components, ...rest }: Loose): void {
  const { schemas, examples: _, ...others } = components;
  const kept = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, name = ''] of (JSON.stringify(part) ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (kept.has(name)) continue;
      kept.add(name);
      follow(schemas[name]);
    }
  };
  follow([rest, others, ...named.map((name) => ({ $ref: `#/components/schemas/${name}` }))]);
  for (const name of Object.keys(schemas)) if (!kept.has(name)) delete schemas[name];
}

describe.each(sections)('diffContracts, %s', (section, document, table) => {
  // What a change means for stored records has a section of its own.
  const isInTable = (rule: string) => rule.startsWith('stored-') === (section === 'stored records');

  it.each(table)('reports when %s', (_, { given = {}, want, ...change }) => {
    const base = editedDocument(excerpt(document), given);
    const head = editedDocument(base, change);
    const found = diffContracts({ [document]: base }, { [document]: head });
    expect(
      found
        .filter(({ rule }) => isInTable(rule))
        .map(({ severity, rule, location, description }) => `${severity} ${rule} ${location}: ${description}`),
    ).toEqual(want);
  });
});

it('has a test for every rule, in each of its severities', () => {
  const wanted = sections.flatMap(([, , table]) => table.flatMap(([, { want }]) => want));
  const tested = new Set(wanted.map((line) => line.split(' ', 2).join(' ')));
  const possible = Object.entries<Rule>(rules).flatMap(([id, { received, sent }]) => [
    `${received[0]} ${id}`,
    `${sent[0]} ${id}`,
  ]);
  expect([...new Set(possible)].filter((line) => !tested.has(line))).toEqual([]);
});
