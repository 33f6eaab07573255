import { anySchema, type DocumentNode, elements, isAnnotation } from '../document.ts';
import { matchByKey } from '../matching.ts';
import type { InnerPair, SchemaPair } from './schema-pair.ts';

/** Returns the members of `allOf` and the keywords beside it as a list of schemas that all apply. */
function members(schema: DocumentNode): DocumentNode[] {
  if (!('allOf' in schema.value)) return [schema];
  const { allOf: _, ...siblings } = schema.value;
  const others = elements(schema, 'allOf').flatMap(members);
  return Object.keys(siblings).every(isAnnotation)
    ? others
    : [...others, { ...schema, value: siblings, aspect: 'siblings' }];
}

const byPointer = (schemas: readonly DocumentNode[]) =>
  new Map(schemas.map((schema) => [`${schema.pointer} ${schema.aspect ?? ''}`, schema]));

/**
 * Returns the pairs of `allOf` members, or undefined if neither version has any. A member without a counterpart is
 * compared with a schema that accepts everything, so a field that moves from one member to another counts as removed.
 */
export function allOf({ base, head }: SchemaPair): InnerPair[] | undefined {
  const before = members(base);
  const after = members(head);
  if (before.length === 1 && after.length === 1 && before[0] === base && after[0] === head) return undefined;
  const { kept, removed, added } = matchByKey(byPointer(before), byPointer(after));
  const inners = kept.map(([, one, other]): InnerPair => ({ base: one, head: other, step: '' }));
  if (removed.length === 1 && added.length === 1 && removed[0] && added[0]) {
    return [...inners, { base: removed[0][1], head: added[0][1], step: '' }];
  }
  for (const [, schema] of removed) inners.push({ base: schema, head: anySchema(schema, 'allOf'), step: '' });
  for (const [, schema] of added) inners.push({ base: anySchema(schema, 'allOf'), head: schema, step: '' });
  return inners;
}
