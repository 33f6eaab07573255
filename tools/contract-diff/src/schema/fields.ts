import { isObject } from '@worklane/contract/json';
import { deprecationFindings } from '../deprecation.ts';
import { anySchema, canonicalText, child, type DocumentNode, type JsonObject, members } from '../document.ts';
import { matchWithRenames } from '../matching.ts';
import { isDeclaredRename, isVersionedRename } from '../versions.ts';
import type { InnerPair, KeywordRule, SchemaFinding, SchemaPair } from './schema-pair.ts';

const requiredBy = (schema: { readonly required?: unknown }) =>
  new Set(Array.isArray(schema.required) ? (schema.required as string[]) : []);

const fieldsOf = ({ base, head }: SchemaPair) =>
  matchWithRenames(members(base, 'properties'), members(head, 'properties'), areSame, isDeclaredRename);

const areSame = (base: DocumentNode, head: DocumentNode) => canonicalText(base) === canonicalText(head);

/** Returns a property with the keywords beside its reference, which replace those of the target. */
function withSiblings(schema: DocumentNode, field: string): JsonObject {
  const property = (schema.value.properties as JsonObject)[field];
  return { ...members(schema, 'properties').get(field)?.value, ...(isObject(property) && property) };
}

/** `properties` and `required`. */
export const fields: KeywordRule = (pair) => {
  const before = requiredBy(pair.base.value);
  const after = requiredBy(pair.head.value);
  const { added, removed, renamed, kept } = fieldsOf(pair);
  const isClosed = pair.head.value.additionalProperties === false;
  const findings: SchemaFinding[] = [];

  for (const [field] of kept) {
    const found = deprecationFindings(
      withSiblings(pair.base, field),
      withSiblings(pair.head, field),
      'field-deprecated',
    );
    findings.push(...found.map((each) => ({ ...each, step: `.${field}`, keys: ['properties', field] })));
  }
  for (const [field] of removed) {
    const { [field]: declared } = Object(pair.head.value['x-removed']);
    const rule = declared ? 'changed-in-version' : isClosed ? 'field-removed' : 'open-field-removed';
    findings.push({
      rule,
      description: 'field removed',
      step: `.${field}`,
      keys: ['properties', field],
      removed: true,
    });
    before.delete(field);
    after.delete(field);
  }
  for (const [from, to] of renamed) {
    const description = `field ${from} -> ${to}`;
    const rule = isVersionedRename(from, withSiblings(pair.head, to)) ? 'changed-in-version' : 'field-renamed';
    findings.push({ rule, description, from, to, step: `.${to}`, keys: ['properties', to] });
    if (before.delete(from)) before.add(to);
    after.delete(from);
  }
  for (const [field] of added) {
    const isRequired = after.delete(field);
    const description = isRequired ? 'required field added' : 'field added';
    const rule = isRequired ? 'required-field-added' : 'field-added';
    findings.push({ rule, description, step: `.${field}`, keys: ['properties', field] });
    before.delete(field);
  }
  for (const field of after.difference(before)) {
    findings.push({
      rule: 'field-became-required',
      description: 'optional -> required',
      step: `.${field}`,
      keys: ['required'],
    });
  }
  for (const field of before.difference(after)) {
    findings.push({
      rule: 'field-became-optional',
      description: 'required -> optional',
      step: `.${field}`,
      keys: ['required'],
    });
  }
  return findings;
};

/** Returns the pairs of fields. A field that only the head defines matched `additionalProperties` of the base, if any. */
export function innerFields(pair: SchemaPair): InnerPair[] {
  const { kept, added, renamed } = fieldsOf(pair);
  const inners = [...kept, ...renamed.map(([, to, base, head]) => [to, base, head] as const)].map(
    ([field, base, head]): InnerPair => ({ base, head, step: `.${field}` }),
  );
  if (!isObject(pair.base.value.additionalProperties)) return inners;
  const others = child(pair.base, 'additionalProperties');
  return [...inners, ...added.flatMap(([field, head]) => (others ? { base: others, head, step: `.${field}` } : []))];
}

const keyword = 'additionalProperties';

const isClosed = (schema: JsonObject) => schema[keyword] === false;

/** `additionalProperties: false` added or removed. */
export const additionalProperties: KeywordRule = ({ base, head }) => {
  if (isClosed(base.value) === isClosed(head.value)) return [];
  const difference = { from: base.value[keyword], to: head.value[keyword] };
  if (isClosed(head.value)) {
    return [
      { rule: 'object-closed', description: 'other fields: allowed -> rejected', ...difference, keys: [keyword] },
    ];
  }
  return [
    {
      rule: 'object-opened',
      description: 'other fields: rejected -> allowed',
      ...difference,
      keys: [keyword],
      removed: !(keyword in head.value),
    },
  ];
};

/** Returns the pair of schemas of `additionalProperties` if both versions allow other fields. */
export function innerAdditional({ base, head }: SchemaPair): InnerPair[] {
  if (isClosed(base.value) || isClosed(head.value)) return [];
  if (!isObject(base.value[keyword]) && !isObject(head.value[keyword])) return [];
  const others = (schema: DocumentNode) => child(schema, keyword) ?? anySchema(schema, keyword);
  return [{ base: others(base), head: others(head), step: '.*' }];
}

/** `readOnly` removes a field from requests, `writeOnly` from responses. */
export const readWriteOnly: KeywordRule = ({ base, head, direction }) => {
  const keyword = direction === 'received' ? 'readOnly' : 'writeOnly';
  const from = base.value[keyword] === true;
  const to = head.value[keyword] === true;
  if (from === to) return [];
  return [
    { rule: to ? 'field-removed' : 'field-added', description: `${keyword} ${from} -> ${to}`, from, to, removed: !to },
  ];
};
