import { anySchema, canonicalText, type DocumentNode, elements, isAnnotation } from '../document.ts';
import { type Matching, matchByKey, pairUp } from '../matching.ts';
import { type InnerPair, type SchemaPair, schemaText } from './schema-pair.ts';

/** Returns the members of `allOf` and the keywords beside it as a list of schemas that all apply. */
function members(schema: DocumentNode): DocumentNode[] {
  if (!('allOf' in schema.value)) return [schema];
  const { allOf: _, ...siblings } = schema.value;
  const others = elements(schema, 'allOf').flatMap(members);
  return Object.keys(siblings).every(isAnnotation)
    ? others
    : [...others, { ...schema, value: siblings, aspect: 'siblings' }];
}

const textOf = (at: DocumentNode, part: unknown, keyword: string) =>
  canonicalText({ ...at, value: { [keyword]: part } }, keyword, 'kept');

const byPointer = (schemas: readonly DocumentNode[]) =>
  new Map(schemas.map((schema) => [`${schema.pointer} ${schema.aspect ?? ''}`, schema]));

/** Returns one schema with the keywords of all, or undefined if two of them restrict the same keyword differently. */
function merged(schemas: readonly DocumentNode[], at: DocumentNode): DocumentNode | undefined {
  const value: Record<string, unknown> = {};
  for (const schema of schemas) {
    for (const [keyword, part] of Object.entries(schema.value)) {
      if (isAnnotation(keyword)) continue;
      if (keyword in value && textOf(at, value[keyword], keyword) !== textOf(at, part, keyword)) return undefined;
      value[keyword] = part;
    }
  }
  return { ...at, value, aspect: 'merged' };
}

/**
 * Returns the pairs of `allOf` members, or undefined if neither version has any. Members without counterparts are merged
 * if possible: an inline schema and a reference to the same schema with a `default` beside it are equal. Otherwise each is
 * compared with a schema that accepts everything, so a field that moves from one member to another counts as removed.
 */
export function allOf({ base, head }: SchemaPair): InnerPair[] | undefined {
  const before = members(base);
  const after = members(head);
  if (before.length === 1 && after.length === 1 && before[0] === base && after[0] === head) return undefined;
  const equal = pairUp(before, after, { equality: schemaText, identities: [] });
  const { kept, removed, added } = matchByKey(byPointer(equal.removed), byPointer(equal.added));
  const inners = [...equal.kept, ...kept.map(([, one, other]) => [one, other] as const)].map(
    ([one, other]): InnerPair => ({ base: one, head: other, step: '' }),
  );
  const only = (schemas: Matching<DocumentNode>['removed'], at: DocumentNode) =>
    schemas.length === 1
      ? schemas[0]?.[1]
      : merged(
          schemas.map(([, schema]) => schema),
          at,
        );
  if (removed.length > 0 && added.length > 0) {
    const one = only(removed, base);
    const other = only(added, head);
    if (one && other) return [...inners, { base: one, head: other, step: '' }];
  }
  for (const [, schema] of removed) inners.push({ base: schema, head: anySchema(schema, 'allOf'), step: '' });
  for (const [, schema] of added) inners.push({ base: anySchema(schema, 'allOf'), head: schema, step: '' });
  return inners;
}
