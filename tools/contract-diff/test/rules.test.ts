import { describe, expect, it } from 'vitest';
import { diffContracts, type Rule, rules } from '../src/index.ts';
import { excerpt } from './excerpt.ts';
import { bodies } from './tables/bodies.ts';
import type { Table } from './tables/case.ts';
import { deprecations } from './tables/deprecations.ts';
import { events } from './tables/events.ts';
import { fields } from './tables/fields.ts';
import { parameters } from './tables/parameters.ts';
import { paths } from './tables/paths.ts';
import { responses } from './tables/responses.ts';
import { received, sent } from './tables/schemas.ts';
import { security } from './tables/security.ts';
import { storedRecords } from './tables/stored-records.ts';
import { versionsTable } from './tables/versions.ts';

const tables: Readonly<Record<string, readonly ['openapi' | 'asyncapi', Table]>> = {
  paths: ['openapi', paths],
  parameters: ['openapi', parameters],
  bodies: ['openapi', bodies],
  responses: ['openapi', responses],
  security: ['openapi', security],
  deprecations: ['openapi', deprecations],
  versions: ['openapi', versionsTable],
  fields: ['openapi', fields],
  'schemas of requests': ['openapi', received],
  'schemas of responses': ['openapi', sent],
  events: ['asyncapi', events],
  'stored records': ['openapi', storedRecords],
};

describe.each(Object.entries(tables))('diffContracts, %s', (_, [document, table]) => {
  // What a change means for stored records has a table of its own.
  const isInTable = (rule: string) => rule.startsWith('stored-') === (table === storedRecords);

  it.each(table)('reports when %s', (_, { given, change, want }) => {
    const [base, head] = [excerpt(document), excerpt(document)];
    given?.(base);
    given?.(head);
    change(head);
    const found = diffContracts({ [document]: base }, { [document]: head });
    expect(
      found
        .filter(({ rule }) => isInTable(rule))
        .map(({ severity, rule, location, description }) => `${severity} ${rule} ${location}: ${description}`),
    ).toEqual(want);
  });
});

it('has a test for every rule, in each of its severities', () => {
  const wanted = Object.values(tables).flatMap(([, table]) => table.flatMap(([, { want }]) => want));
  const tested = new Set(wanted.map((line) => line.split(' ', 2).join(' ')));
  const possible = Object.entries<Rule>(rules).flatMap(([id, { received, sent }]) => [
    `${received[0]} ${id}`,
    `${sent[0]} ${id}`,
  ]);
  expect([...new Set(possible)].filter((line) => !tested.has(line))).toEqual([]);
});
