import { isAnnotation } from '../annotations.ts';
import { expanded } from './expanded.ts';
import type { KeywordRule, SchemaFinding } from './pair.ts';

/** The keywords that have a rule of their own. */
const judged = new Set([
  ...['type', 'enum', 'const', 'default', 'format', 'pattern', 'multipleOf', 'readOnly', 'writeOnly'],
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'minLength', 'maxLength'],
  ...['items', 'minItems', 'maxItems', 'uniqueItems'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames', 'minProperties', 'maxProperties'],
  ...['allOf', 'anyOf', 'oneOf', 'discriminator'],
]);

/** Whether a keyword constrains values in a way that only its presence and its text are compared. */
const isRemaining = (keyword: string) => !judged.has(keyword) && !isAnnotation(keyword);

/** `not`, `if`, `contains`, `patternProperties` and whatever else a schema may hold: nothing passes unseen. */
export const remaining: KeywordRule = ({ base, head }) => {
  const keywords = new Set([...Object.keys(base.value), ...Object.keys(head.value)].filter(isRemaining));
  return [...keywords].flatMap((keyword): SchemaFinding[] => {
    const before = expanded(base, keyword);
    const after = expanded(head, keyword);
    if (before === after) return [];
    const difference = { from: base.value[keyword], to: head.value[keyword], keys: [keyword] };
    if (before === undefined) return [{ rule: 'keyword-tightened', what: `${keyword} introduced`, ...difference }];
    if (after === undefined) {
      return [{ rule: 'keyword-loosened', what: `${keyword} dropped`, ...difference, removed: true }];
    }
    return [{ rule: 'keyword-changed', what: `${keyword} changed`, ...difference }];
  });
};
