import { UsageError } from '@worklane/contract/command-line';
import { isObject } from '@worklane/contract/json';
import { appendToPointer, ReferenceResolver, UnresolvedReferenceError } from '@worklane/contract/openapi-reader';

export type JsonObject = { readonly [key: string]: unknown };

/** An object in a document with its JSON pointer. References are resolved. */
export interface DocumentNode {
  readonly document: ApiDocument;
  readonly pointer: string;
  readonly value: JsonObject;
  /** Distinguishes a value derived from the object at the pointer from the object itself. */
  readonly aspect?: string;
}

export class ApiDocument {
  readonly #references: ReferenceResolver;
  readonly #content: JsonObject;

  /** @param title names the document in error messages: `base openapi`. */
  constructor(title: string, content: JsonObject) {
    this.#references = new ReferenceResolver(content, title);
    this.#content = content;
  }

  get root(): DocumentNode {
    return { document: this, pointer: '#', value: this.#content };
  }

  /** Returns the node for a value. Boolean schemas become the equivalent object. */
  node(pointer: string, value: unknown, visited: readonly string[] = []): DocumentNode {
    if (typeof value === 'boolean') return { document: this, pointer, value: value ? {} : { not: {} } };
    if (!isObject(value)) throw new InvalidContractError(`${this.#references.title}: ${pointer} must be an object.`);
    if (typeof value.$ref !== 'string') return { document: this, pointer, value };
    const { $ref, ...siblings } = value;
    // JSON Schema 2020-12 allows keywords beside a reference. A value must satisfy both.
    if (!Object.keys(siblings).every(isAnnotation)) {
      return { document: this, pointer, value: { allOf: [{ $ref }, siblings] } };
    }
    if (visited.includes($ref)) throw new InvalidContractError(`${this.#references.title}: ${$ref} refers to itself.`);
    return this.node($ref, this.#lookUp($ref, pointer), [...visited, $ref]);
  }

  /**
   * Returns the value at a pointer, without resolving it if it is a reference; undefined if the document does not have it, as for
   * schemas that a comparison has merged.
   */
  valueAt(pointer: string): unknown {
    try {
      return this.#references.lookUp(pointer);
    } catch (error) {
      if (!(error instanceof UnresolvedReferenceError)) throw error;
      return undefined;
    }
  }

  #lookUp(reference: string, from: string): unknown {
    try {
      return this.#references.lookUp(reference);
    } catch (error) {
      if (!(error instanceof UnresolvedReferenceError)) throw error;
      throw new InvalidContractError(`${error.message} It is referenced at ${from}.`, { cause: error });
    }
  }
}

/** The maps in which keys starting with x- are extensions. In others, such as headers, they are names. */
const extensible = new Set(['paths', 'responses', 'flows']);

/** Returns the object at a key, or undefined. */
export function child(parent: DocumentNode | undefined, key: string): DocumentNode | undefined {
  const value = parent?.value[key];
  return parent && value !== undefined ? parent.document.node(appendToPointer(parent.pointer, key), value) : undefined;
}

/** Returns the objects of the map at a key, by name. */
export function members(parent: DocumentNode | undefined, key: string): Map<string, DocumentNode> {
  const value = parent?.value[key];
  const found = new Map<string, DocumentNode>();
  if (!parent || !isObject(value)) return found;
  for (const [name, member] of Object.entries(value)) {
    if (extensible.has(key) && name.startsWith('x-')) continue;
    found.set(name, parent.document.node(appendToPointer(parent.pointer, key, name), member));
  }
  return found;
}

/** Returns the objects of the list at a key. */
export function elements(parent: DocumentNode | undefined, key: string): DocumentNode[] {
  const value = parent?.value[key];
  if (!parent || !Array.isArray(value)) return [];
  return value.map((element, index) => parent.document.node(appendToPointer(parent.pointer, key, index), element));
}

/** Thrown when a document cannot be compared: it has another version, a wrong structure, or an unresolved reference. */
export class InvalidContractError extends UsageError {
  override readonly name = 'InvalidContractError';
}

const annotations = new Set([
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'deprecated',
  'externalDocs',
  'xml',
  '$comment',
  '$schema',
  '$id',
  '$anchor',
  '$defs',
]);

/** Returns whether a keyword has no effect on requests and responses. */
export const isAnnotation = (keyword: string) => keyword.startsWith('x-') || annotations.has(keyword);

/** Returns the schema for a key without one. It accepts every value. */
export const anySchema = (parent: DocumentNode, key: string): DocumentNode => ({
  document: parent.document,
  pointer: appendToPointer(parent.pointer, key),
  value: {},
  aspect: 'absent',
});

/** The lists whose order has no meaning. */
const unordered = new Set([
  ...['allOf', 'anyOf', 'oneOf', 'enum', 'required', 'type'],
  ...['parameters', 'security', 'tags', 'messages', 'scopes'],
]);

/** The objects whose keys are names, not keywords. */
const named = new Set(['properties', 'patternProperties', 'dependentSchemas', 'dependentRequired']);

/** The keywords whose values are data: their keys are not keywords, either, and their lists are ordered. */
const dataKeywords = new Set(['const', 'default']);

/** Returns a value as text for comparison: the order of keys has no meaning. */
export const dataText = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (isObject(part) ? byKey(part) : part));

const byKey = (value: JsonObject): JsonObject => Object.fromEntries(Object.entries(value).toSorted(byName));

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1);

/**
 * Returns an object, or the value of one of its keywords, as text for comparison, without annotations.
 * @param references whether they are resolved, or compared as text.
 */
export function canonicalText(
  at: DocumentNode,
  keyword?: string,
  references: 'resolved' | 'kept' = 'resolved',
): string | undefined {
  const value = keyword === undefined ? at.value : at.value[keyword];
  if (value === undefined) return undefined;
  const open: string[] = [];

  const expandList = (pointer: string, list: readonly unknown[], key: string): unknown[] => {
    const isData = key === 'enum';
    const elements = list.map((each, at) => (isData ? dataText(each) : expand(appendToPointer(pointer, at), each, '')));
    const isOrdered = !unordered.has(key);
    return isOrdered ? elements : elements.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  };

  const expand = (pointer: string, part: unknown, key: string, isNamed = false): unknown => {
    if (!isNamed && dataKeywords.has(key)) return dataText(part);
    if (Array.isArray(part)) return expandList(pointer, part, key);
    if (!isObject(part)) return part;
    const node = references === 'resolved' ? at.document.node(pointer, part) : { pointer, value: part };
    if (open.includes(node.pointer)) return { recursion: open.length - open.indexOf(node.pointer) };
    open.push(node.pointer);
    const hasNames = !isNamed && named.has(key);
    const kept = Object.entries(node.value).filter(([name]) => hasNames || !isAnnotation(name));
    const result = kept
      .toSorted(byName)
      .map(([name, inner]) => [name, expand(appendToPointer(node.pointer, name), inner, name, hasNames)]);
    open.pop();
    return result;
  };

  const pointer = keyword === undefined ? at.pointer : appendToPointer(at.pointer, keyword);
  return JSON.stringify(expand(pointer, value, keyword ?? ''));
}
