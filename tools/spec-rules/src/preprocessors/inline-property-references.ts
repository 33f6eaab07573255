import { dirname, relative, resolve } from 'node:path';
import type { Location, UserContext } from '@redocly/openapi-core';

/** The copied schemas, with the keywords beside the reference that each replaces. */
const copies = new WeakMap<object, readonly string[]>();

/** Returns whether a schema is a copy, whose problems are reported for the property that was copied. */
export const isCopy = (schema: object): boolean => copies.has(schema);

/** Returns whether a keyword of a schema comes from the property that was copied. */
export const isCopied = (schema: object, keyword: string): boolean => copies.get(schema)?.includes(keyword) === false;

/**
 * Replaces references to a property of another schema (`./Task.yaml#/properties/title`) by the property. Otherwise a
 * bundle would have a component for each of them: `title`, `title-2`, ... A property that is itself a reference to a named
 * schema becomes a reference to that schema, which keeps its name.
 */
export const inlinePropertyReferences = () => ({
  ref: {
    leave(node: { $ref: string }, { location }: UserContext, resolved: ResolvedReference) {
      if (!propertyOfSchema.test(node.$ref) || resolved.node === undefined || !resolved.location) return;
      const property = isNamed(resolved.location)
        ? Object.assign({}, ...keywordsBeside(resolved), {
            $ref:
              pathFrom(location, resolved.location.source.absoluteRef) + resolved.location.pointer.replace(/^#\/$/, ''),
          })
        : rebased(resolved.node, resolved.location, location);
      const { $ref: _, ...siblings } = node;
      for (const key of Object.keys(node)) Reflect.deleteProperty(node, key);
      Object.assign(node, property, siblings);
      addCopy(node);
      copies.set(node, Object.keys(siblings));
    },
  },
});

interface ResolvedReference {
  readonly node?: unknown;
  readonly location?: Location | undefined;
  /** The references with other keywords on the way to the node, the first one first. */
  readonly chain?: readonly { readonly node: unknown }[] | undefined;
}

/** A file has one schema, or several by name. */
const propertyOfSchema = /#\/(?:[A-Z]\w*\/)?properties\//;
const isNamed = ({ pointer }: Location) => /^#\/(?:[A-Z]\w*)?$/.test(pointer);

/** The keywords of the first reference replace those of the next. */
const keywordsBeside = ({ chain = [] }: ResolvedReference) => chain.map(({ node }) => node).toReversed();

function pathFrom({ source }: Location, file: string): string {
  const path = relative(dirname(source.absoluteRef), file).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

function addCopy(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  copies.set(node, []);
  for (const part of Object.values(node)) addCopy(part);
}

/** Returns a copy of a value, whose references lead from the place of the copy to where they have led before. */
function rebased(value: unknown, from: Location, to: Location): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => rebased(part, from, to));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string' ? rebasedReference(part, from, to) : rebased(part, from, to),
    ]),
  );
}

function rebasedReference(reference: string, from: Location, to: Location): string {
  const [file = ''] = reference.split('#', 1);
  const target = resolve(dirname(from.source.absoluteRef), file || from.source.absoluteRef);
  return pathFrom(to, target) + reference.slice(file.length);
}
