import type { DocumentNode, JsonObject } from '../document.ts';
import type { KeywordRule, SchemaFinding } from './schema-pair.ts';
import { enumeratedValues } from './values.ts';

const everyType = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** Returns the type of a value. A number without a fraction is an integer. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Returns the types that a schema accepts. `number` includes `integer`. Without `type`, `enum` and `const` decide. */
export function typesOf(schema: JsonObject): Set<string> {
  const { type } = schema;
  const types = new Set(
    type === undefined
      ? (enumeratedValues(schema)?.map(typeOf) ?? everyType)
      : Array.isArray(type)
        ? (type as string[])
        : [type as string],
  );
  return types.has('number') ? types.add('integer') : types;
}

const isAny = (types: ReadonlySet<string>) => types.size === everyType.length;

function formatTypes(types: ReadonlySet<string>): string {
  if (isAny(types)) return 'any';
  return [...types].filter((type) => type !== 'integer' || !types.has('number')).join(' or ');
}

/** Returns whether no value can satisfy both. */
export const areDisjoint = (base: DocumentNode, head: DocumentNode) =>
  typesOf(base.value).isDisjointFrom(typesOf(head.value));

/** `type`, with separate rules for null. */
export const types: KeywordRule = ({ base, head }) => {
  const before = typesOf(base.value);
  const after = typesOf(head.value);
  const findings: SchemaFinding[] = [];
  const difference = {
    description: `type ${formatTypes(before)} -> ${formatTypes(after)}`,
    from: base.value.type,
    to: head.value.type,
    keys: ['type'],
  };
  if (areDisjoint(base, head)) return [{ rule: 'type-changed', ...difference }];

  const lost = before.difference(after);
  const gained = after.difference(before);
  const reportNull = !isAny(before) && !isAny(after);
  if (reportNull && lost.delete('null')) findings.push({ rule: 'null-removed', ...difference });
  if (reportNull && gained.delete('null')) findings.push({ rule: 'null-added', ...difference });
  if (lost.size > 0 && gained.size > 0) findings.push({ rule: 'type-changed', ...difference });
  else if (lost.size > 0) findings.push({ rule: 'type-tightened', ...difference });
  else if (gained.size > 0) findings.push({ rule: 'type-loosened', ...difference });
  return findings;
};
