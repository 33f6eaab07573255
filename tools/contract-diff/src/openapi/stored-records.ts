import { isObject } from '@worklane/contract/json';
import { appendToPointer, type Transitions } from '@worklane/contract/openapi-reader';
import type { ComparisonContext } from '../comparison-context.ts';
import { child, type DocumentNode, type JsonObject, members } from '../document.ts';
import { matchByKey } from '../matching.ts';
import { rules } from '../rules.ts';
import { SchemaComparison } from '../schema/compare-schemas.ts';
import { enumeratedValues } from '../schema/values.ts';

/**
 * Reports what a change means for records that are stored, and for the events, deliveries and responses to idempotent requests
 * that contain them. The service reads them by the new version, so a field must accept what it accepted.
 */
export function compareStoredRecords(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { removed, kept } = matchByKey(recordsOf(base), recordsOf(head));
  for (const [name, record] of removed) {
    context.at(`stored ${name}`).report('stored-kind-removed', record, 'resource kind removed');
  }
  for (const [name, before, after] of kept)
    compareRecords(context.at(name, 'sent'), before, after, schemasOf(head).get(`${name}Create`));
}

/** Returns the schemas of records by name. */
function recordsOf(root: DocumentNode): Map<string, DocumentNode> {
  return new Map([...schemasOf(root)].filter(([, { value }]) => 'x-resource' in value));
}

const schemasOf = (root: DocumentNode) => members(child(root, 'components'), 'schemas');

function compareRecords(
  context: ComparisonContext,
  base: DocumentNode,
  head: DocumentNode,
  create: DocumentNode | undefined,
): void {
  compareEvents(context, base, head);
  const before = fieldsOf(base);
  const after = fieldsOf(head);
  const renamed = new Map([...after].map(([name, { value }]) => [String(value['x-renamed-from']), name]));
  const { removed: gone = [] } = head.value['x-resource'] as { removed?: readonly string[] };
  for (const [name, field] of before) {
    if (after.has(name) || renamed.has(name) || gone.includes(name)) continue;
    context.at(`${context.location}.${name}`).report('stored-field-lost', field, 'stored values without a field');
  }
  for (const [name, field] of after) {
    const here = context.at(`${context.location}.${name}`);
    const from = String(field.value['x-renamed-from'] ?? name);
    const earlier = before.get(name) ?? before.get(from);
    if (earlier) compareField(here, earlier, field);
    else reportNew(here, field, fieldsOf(create).get(name), requiredIn(head).includes(name));
  }
}

/** Compares the names by which the events of transitions, and subscriptions to them, are stored. */
function compareEvents(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const after = new Map(transitionsOf(head).map(([event, stored]) => [stored, event]));
  for (const [event, stored] of transitionsOf(base)) {
    const now = after.get(stored);
    if (now === undefined) context.report('stored-event-lost', head, `stored events ${stored}`);
    else if (now !== event) context.report('stored-value-migrated', head, `${event} -> ${now}, renamedFrom declared`);
  }
}

const transitionsOf = (record: DocumentNode): [event: string, stored: string][] =>
  [...fieldsOf(record).values()].flatMap(({ value }) =>
    Object.entries((value['x-transitions'] ?? {}) as Transitions).map(([event, { renamedFrom = event }]) => [
      event,
      renamedFrom,
    ]),
  );

/** Returns the fields with the keywords beside their references. */
function fieldsOf(record: DocumentNode | undefined): Map<string, DocumentNode> {
  return new Map(
    [...members(record, 'properties')].map(([name, field]) => {
      const { properties = {} } = (record?.value ?? {}) as { properties?: Readonly<Record<string, JsonObject>> };
      const { $ref: _, ...own } = properties[name] ?? {};
      const pointer = appendToPointer(record?.pointer ?? '', 'properties', name);
      return [name, { ...field, pointer, aspect: 'stored', value: { ...field.value, ...own } }];
    }),
  );
}

const migrations = ['x-existing', 'x-existing-from', 'x-renamed-from', 'x-replaced-values'];

const declaredIn = ({ value }: DocumentNode) => migrations.filter((keyword) => keyword in value);

const acceptsNull = ({ value }: DocumentNode): boolean =>
  [value.type].flat().includes('null') ||
  [value.oneOf ?? []].flat().some((branch) => isObject(branch) && branch.type === 'null');

const requiredIn = ({ value }: DocumentNode): readonly unknown[] => [value.required ?? []].flat();

function reportNew(
  context: ComparisonContext,
  field: DocumentNode,
  onCreate: DocumentNode | undefined,
  isRequired: boolean,
): void {
  const declared = declaredIn(field).filter((keyword) => keyword !== 'x-replaced-values');
  if (declared.length > 0) context.report('stored-value-migrated', field, `${declared.join(', ')} declared`);
  else if (isRequired && !acceptsNull(field) && onCreate?.value.default === undefined) {
    context.report('stored-value-missing', field, 'stored without a value');
  }
}

/** A new field has no stored values, and a removed declaration accepts all of them. */
function compareUnique(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { 'x-unique': unique } = head.value;
  if (unique === undefined || JSON.stringify(base.value['x-unique']) === JSON.stringify(unique)) return;
  const others = Array.isArray(unique) ? ` together with ${unique.join(' and ')}` : '';
  context.report('stored-value-rejected', head, `must be unique${others}`);
}

function compareField(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  compareUnique(context, base, head);
  const replaced = (head.value['x-replaced-values'] ?? {}) as JsonObject;
  const lost = withoutValues(enumeratedValues(base.value) ?? [], enumeratedValues(head.value) ?? []);
  const declared = declaredIn(head).filter(
    (keyword) => JSON.stringify(base.value[keyword]) !== JSON.stringify(head.value[keyword]),
  );
  if (declared.length > 0) context.report('stored-value-migrated', head, `${declared.join(', ')} declared`);
  for (const { rule, description } of new SchemaComparison().findings(base, head, 'received')) {
    if (rules[rule].received[0] !== 'breaking') continue;
    if (rule === 'null-removed') {
      if (head.value['x-existing'] === undefined) context.report('stored-value-missing', head, 'stored null');
    } else if (rule === 'enum-value-removed' || rule === 'enum-value-renamed' || rule === 'const-changed') {
      const without = lost.filter((value) => !(String(value) in replaced));
      if (without.length > 0) context.report('stored-value-removed', head, `stored values ${without.join(', ')}`);
    } else context.report('stored-value-rejected', head, description);
  }
}

const withoutValues = (values: readonly unknown[], others: readonly unknown[]) =>
  values.filter((value) => !others.includes(value));
