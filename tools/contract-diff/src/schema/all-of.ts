import { anySchema, elements, isAnnotation, type DocumentNode } from '../document.ts';
import { matchByKey } from '../matching.ts';
import type { InnerPair, SchemaPair } from './schema-pair.ts';

/** The schemas that must all hold: the members of `allOf`, and what stands beside it. */
function conjuncts(schema: DocumentNode): DocumentNode[] {
  if (!('allOf' in schema.value)) return [schema];
  const { allOf: _, ...beside } = schema.value;
  const others = elements(schema, 'allOf').flatMap(conjuncts);
  return Object.keys(beside).every(isAnnotation) ? others : [...others, { ...schema, value: beside, aspect: 'beside' }];
}

const byPointer = (schemas: readonly DocumentNode[]) =>
  new Map(schemas.map((schema) => [`${schema.pointer} ${schema.aspect ?? ''}`, schema]));

/**
 * Pairs the conjuncts of both; undefined where neither has more than one. A conjunct without a counterpart is compared
 * with the schema that admits everything, so a field that moves from one conjunct into another counts as removed.
 */
export function conjunction({ base, head }: SchemaPair): InnerPair[] | undefined {
  const before = conjuncts(base);
  const after = conjuncts(head);
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
