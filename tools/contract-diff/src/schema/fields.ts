import { child, isObject, members } from '../document.ts';
import { match } from '../matching.ts';
import type { Inner, KeywordRule, SchemaFinding, SchemaPair } from './pair.ts';

const requiredBy = (schema: { readonly required?: unknown }) =>
  new Set(Array.isArray(schema.required) ? (schema.required as string[]) : []);

const fieldsOf = ({ base, head }: SchemaPair) => match(members(base, 'properties'), members(head, 'properties'));

/** `properties` and `required`. */
export const fields: KeywordRule = (pair) => {
  const before = requiredBy(pair.base.value);
  const after = requiredBy(pair.head.value);
  const { added, removed } = fieldsOf(pair);
  const isClosed = pair.head.value.additionalProperties === false;
  const findings: SchemaFinding[] = [];

  for (const [field] of removed) {
    const rule = isClosed ? 'field-removed' : 'open-field-removed';
    findings.push({ rule, what: 'field removed', step: `.${field}`, keys: ['properties', field], removed: true });
    before.delete(field);
    after.delete(field);
  }
  for (const [field] of added) {
    const isRequired = after.delete(field);
    const what = isRequired ? 'required field added' : 'field added';
    const rule = isRequired ? 'required-field-added' : 'field-added';
    findings.push({ rule, what, step: `.${field}`, keys: ['properties', field] });
    before.delete(field);
  }
  for (const field of after.difference(before)) {
    findings.push({
      rule: 'field-became-required',
      what: 'optional -> required',
      step: `.${field}`,
      keys: ['required'],
    });
  }
  for (const field of before.difference(after)) {
    findings.push({
      rule: 'field-became-optional',
      what: 'required -> optional',
      step: `.${field}`,
      keys: ['required'],
    });
  }
  return findings;
};

/** The fields that both name. One that only the head names was one of the others, if these had a schema. */
export function innerFields(pair: SchemaPair): Inner[] {
  const { kept, added } = fieldsOf(pair);
  const inners = kept.map(([field, base, head]): Inner => ({ base, head, step: `.${field}` }));
  if (!isObject(pair.base.value.additionalProperties)) return inners;
  const others = child(pair.base, 'additionalProperties');
  return [...inners, ...added.flatMap(([field, head]) => (others ? { base: others, head, step: `.${field}` } : []))];
}
