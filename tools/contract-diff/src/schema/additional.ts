import { anything } from '../anything.ts';
import { child, isObject, type JsonObject, type Spot } from '../document.ts';
import type { Inner, KeywordRule, SchemaPair } from './pair.ts';

const keyword = 'additionalProperties';

const isClosed = (schema: JsonObject) => schema[keyword] === false;

/** `additionalProperties`, between closed and not. */
export const additional: KeywordRule = ({ base, head }) => {
  if (isClosed(base.value) === isClosed(head.value)) return [];
  const difference = { from: base.value[keyword], to: head.value[keyword] };
  if (isClosed(head.value)) {
    return [{ rule: 'object-closed', what: 'other fields: allowed -> refused', ...difference, keys: [keyword] }];
  }
  return [
    {
      rule: 'object-opened',
      what: 'other fields: refused -> allowed',
      ...difference,
      keys: [keyword],
      removed: !(keyword in head.value),
    },
  ];
};

/** Where both admit further fields, what these must be. */
export function innerAdditional({ base, head }: SchemaPair): Inner[] {
  if (isClosed(base.value) || isClosed(head.value)) return [];
  if (!isObject(base.value[keyword]) && !isObject(head.value[keyword])) return [];
  const others = (schema: Spot) => child(schema, keyword) ?? anything(schema, keyword);
  return [{ base: others(base), head: others(head), step: '.*' }];
}
