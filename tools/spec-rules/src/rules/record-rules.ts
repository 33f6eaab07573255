import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { actions } from '../derivation/events.ts';
import { resolved } from './stored-values.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Fields;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly 'x-resource'?: { readonly collection: string; readonly computed?: readonly string[] };
  readonly 'x-settings'?: {
    readonly initial?: object;
    readonly [list: string]: readonly string[] | object | undefined;
  };
  readonly [keyword: `x-${string}`]: unknown;
}

type Fields = Readonly<Record<string, Schema>>;

/** What no rule sets, but the service for every kind that has it. */
const computedByName = ['number', 'totals'];

/** Requires that the rules of a record can be satisfied: that they name other fields, and values that these can have. */
export const recordRules: Oas3Rule = () => ({
  Schema(node, context: UserContext) {
    if (!('x-resource' in node || 'x-settings' in node)) return;
    const { properties = {}, 'x-resource': resource, 'x-settings': settings } = resolved(node, context) as Schema;
    const { initial = {}, ...lists } = settings ?? {};
    for (const name of [...Object.values(lists).flat(), ...Object.keys(initial)].map(String)) {
      if (name in properties) continue;
      context.report({
        message: `x-settings names ${name}, which is no property.`,
        location: context.location.child('x-settings'),
      });
    }
    const report = (name: string, message: string) =>
      context.report({ message, location: context.location.child(['properties', name]) });
    for (const [name, schema] of Object.entries(properties)) {
      const unique = resource && 'x-unique' in schema ? uniqueProblems(name, properties, resource) : [];
      for (const problem of [...problemsOf(name, schema, properties, properties), ...unique]) report(name, problem);
    }
    const transitions = Object.entries(properties).flatMap(([name, each]) => transitionsOf(name, each));
    for (const [index, { name, event, from, to, renamedFrom }] of transitions.entries()) {
      const known = properties[name]?.enum ?? [];
      const unknown = [...from, to].find((value) => !known.includes(value));
      if (unknown !== undefined)
        report(name, `The transition ${event} names ${unknown}, which is no value of ${name}.`);
      if (from.includes(to)) report(name, `The transition ${event} must lead to another value than ${to}.`);
      if (actions.some((action) => action === event))
        report(name, `Every kind has the event ${event}. Choose another name.`);
      const isTaken = [...actions, ...transitions.map((each) => each.event)].some((each) => each === renamedFrom);
      if (isTaken || transitions.slice(0, index).some((each) => renamedFrom && each.renamedFrom === renamedFrom))
        report(name, `The events of ${event} are stored as ${renamedFrom}, which another event of the kind uses.`);
      const same = transitions
        .slice(0, index)
        .find(
          (other) =>
            other.event === event ||
            other.name !== name ||
            (other.to === to && other.from.some((value) => from.includes(value))),
        );
      if (same) report(name, `A change can have one event, but ${same.event} and ${event} are possible. Remove one.`);
    }
    for (const name of resource?.computed ?? []) {
      if (!computedByName.includes(name)) report(name, `Nothing sets the computed field ${name}. Add x-set-when.`);
    }
  },
});

/** PostgreSQL truncates longer names. */
const maxIndexName = 63;

/** Characters of up to four bytes, of which an entry of an index of PostgreSQL can have 2704. */
const maxIndexedLength = 600;

/** An index ensures that the values are unique, and the conformance suite sends texts that no other record has. */
function uniqueProblems(
  name: string,
  properties: Fields,
  { collection, computed = [] }: NonNullable<Schema['x-resource']>,
): string[] {
  const declared = properties[name]?.['x-unique'];
  const names = [name, ...(Array.isArray(declared) ? declared.map(String) : [])];
  const isScalar = (each: string) => /^(string|integer|boolean)(,null)?$/.test(String([properties[each]?.type].flat()));
  const other = names.slice(1).find((each) => each === name || !isScalar(each));
  const { format = 'email', enum: values, pattern } = properties[name] ?? {};
  const isText = isOfText(properties[name]) && format === 'email' && !values && pattern === undefined;
  const migrated = names.find((each) =>
    ['x-existing', 'x-replaced-values'].some((keyword) => properties[each]?.[keyword as 'x-existing'] !== undefined),
  );
  const isShort = (each: Schema | undefined) => each?.enum || each?.format?.startsWith('date') || !isOfText(each);
  const lengths = names.map((each) => (isShort(properties[each]) ? 30 : (properties[each]?.maxLength ?? Infinity)));
  const index = `records_${collection}_unique_${names.join('__')}`;
  const length = lengths.reduce((sum, each) => sum + each, 0);
  const requirements: readonly (readonly [isMet: boolean, problem: string])[] = [
    [isText && !computed.includes(name), 'requires a text that clients set, without enumeration and pattern'],
    [other === undefined, `must name other fields with one value, but not ${other}`],
    [migrated === undefined, `is not possible while ${migrated} gives stored records equal values`],
    [length <= maxIndexedLength, `requires a maxLength of at most ${maxIndexedLength} characters together`],
    [index.length <= maxIndexName, `has too long names: ${index} has more than ${maxIndexName} characters`],
  ];
  return requirements.flatMap(([isMet, problem]) => (isMet ? [] : [`x-unique of ${name} ${problem}.`]));
}

const isOfText = (schema: Schema | undefined): boolean => [schema?.type].flat().includes('string');

function transitionsOf(name: string, schema: Schema) {
  const declared = (schema['x-transitions'] ?? {}) as Record<
    string,
    { from: string[]; to: string; renamedFrom?: string }
  >;
  return Object.entries(declared).map(([event, each]) => ({ name, event, ...each }));
}

function problemsOf(name: string, schema: Schema, siblings: Fields, record: Fields): string[] {
  const problems: string[] = [];
  const expect = (keyword: string, isValid: boolean, text: string) => {
    if (schema[`x-${keyword}`] !== undefined && !isValid) problems.push(`x-${keyword} of ${name} ${text}.`);
  };
  const other = (keyword: string, among: Fields) => among[String(schema[`x-${keyword}`])];
  for (const keyword of ['after', 'not-before']) {
    const isTime = schema.format?.startsWith('date') === true && other(keyword, siblings)?.format === schema.format;
    expect(keyword, isTime, 'must name another field, and both must be times, or both dates');
  }
  for (const keyword of ['excludes', 'requires']) {
    expect(keyword, other(keyword, siblings) !== undefined, 'must name a field beside it');
  }
  expect('currency-of', other('currency-of', record)?.type === 'string', 'must name a field of the record');
  expect('unique', siblings === record, 'must be at a field of the record');
  const isTimestamp = siblings === record && schema.format === 'date-time' && [schema.type].flat().includes('null');
  for (const keyword of ['set-on-create', 'set-when']) expect(keyword, isTimestamp, 'requires a date-time or null');
  for (const [field, values] of Object.entries((schema['x-set-when'] ?? {}) as Record<string, string[]>)) {
    const known = record[field]?.enum ?? [];
    const unknown = values.filter((value) => !known.includes(value) && !value.startsWith('TODO:'));
    expect('set-when', unknown.length === 0, `names ${unknown.join(', ')}, but ${field} has no such value`);
  }
  for (const rule of Object.keys(Object(schema['x-messages']))) {
    if (schema[`x-${rule}`] === undefined)
      problems.push(`x-messages of ${name} names ${rule}, but there is no x-${rule}.`);
  }
  const { properties = {} } = schema.items ?? schema;
  return [
    ...problems,
    ...Object.entries(properties).flatMap(([key, each]) => problemsOf(key, each, properties, record)),
  ];
}
