export type JsonObject = { readonly [key: string]: unknown };

/** A place of a document: its JSON pointer, and the object that stands there, references followed. */
export interface DocumentNode {
  readonly document: ApiDocument;
  readonly pointer: string;
  readonly value: JsonObject;
  /** Set where the value is derived from what stands at the pointer, so that the two are not taken for one. */
  readonly aspect?: string;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const encode = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const decode = (token: string) => decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~');

export const pointerTo = (parent: string, ...keys: readonly (string | number)[]) =>
  keys.reduce<string>((pointer, key) => `${pointer}/${encode(String(key))}`, parent);

export class ApiDocument {
  readonly #title: string;
  readonly #content: JsonObject;
  /** What each reference leads to: many places refer to the same ones. */
  readonly #targets = new Map<string, unknown>();

  /** `title` names the document in messages: `openapi.json at main`. */
  constructor(title: string, content: JsonObject) {
    this.#title = title;
    this.#content = content;
  }

  get root(): DocumentNode {
    return { document: this, pointer: '#', value: this.#content };
  }

  /** Takes what stands at a pointer as an object. Boolean schemas become the object that means the same. */
  spot(pointer: string, value: unknown, visited: readonly string[] = []): DocumentNode {
    if (typeof value === 'boolean') return { document: this, pointer, value: value ? {} : { not: {} } };
    if (!isObject(value)) throw new InvalidContractError(`${this.#title}: ${pointer} should be an object.`);
    if (typeof value.$ref !== 'string') return { document: this, pointer, value };
    const { $ref, ...beside } = value;
    // JSON Schema lets keywords stand beside a reference; together they are a conjunction.
    if (!Object.keys(beside).every(isAnnotation)) {
      return { document: this, pointer, value: { allOf: [{ $ref }, beside] } };
    }
    if (visited.includes($ref)) throw new InvalidContractError(`${this.#title}: ${$ref} refers to itself.`);
    return this.spot($ref, this.#lookUp($ref, pointer), [...visited, $ref]);
  }

  #lookUp(reference: string, from: string): unknown {
    const known = this.#targets.get(reference);
    if (known !== undefined) return known;
    if (!reference.startsWith('#/')) {
      throw new InvalidContractError(`${this.#title}: ${from} refers to ${reference}. Bundle the document first.`);
    }
    let found: unknown = this.#content;
    for (const token of reference.slice(2).split('/')) {
      found = (found as JsonObject | undefined)?.[decode(token)];
    }
    if (found === undefined) {
      throw new InvalidContractError(`${this.#title}: ${from} refers to ${reference}, which does not exist.`);
    }
    this.#targets.set(reference, found);
    return found;
  }
}

/** The maps in which a name with x- is an extension. In others, such as headers, it is a name like any other. */
const extensible = new Set(['paths', 'responses', 'flows']);

/** The object under a key, or undefined. */
export function child(parent: DocumentNode | undefined, key: string): DocumentNode | undefined {
  const value = parent?.value[key];
  return parent && value !== undefined ? parent.document.spot(pointerTo(parent.pointer, key), value) : undefined;
}

/** The objects of a map under a key, by name. */
export function members(parent: DocumentNode | undefined, key: string): Map<string, DocumentNode> {
  const value = parent?.value[key];
  const found = new Map<string, DocumentNode>();
  if (!parent || !isObject(value)) return found;
  for (const [name, member] of Object.entries(value)) {
    if (extensible.has(key) && name.startsWith('x-')) continue;
    found.set(name, parent.document.spot(pointerTo(parent.pointer, key, name), member));
  }
  return found;
}

/** The objects of a list under a key. */
export function elements(parent: DocumentNode | undefined, key: string): DocumentNode[] {
  const value = parent?.value[key];
  if (!parent || !Array.isArray(value)) return [];
  return value.map((element, index) => parent.document.spot(pointerTo(parent.pointer, key, index), element));
}

/** A document that cannot be compared: not JSON, not what it should be, or with a dead reference. */
export class InvalidContractError extends Error {
  override readonly name = 'ContractUnreadable';
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

/** Whether a keyword only tells people something. */
export const isAnnotation = (keyword: string) => keyword.startsWith('x-') || annotations.has(keyword);

/** The schema that stands where none is written: it admits everything. */
export const anySchema = (parent: DocumentNode, key: string): DocumentNode => ({
  document: parent.document,
  pointer: pointerTo(parent.pointer, key),
  value: {},
  aspect: 'absent',
});

/** What stands at a keyword as text, references resolved and annotations left out: equal texts mean the same. */
export function canonicalText(at: DocumentNode, keyword: string): string | undefined {
  const value = at.value[keyword];
  if (value === undefined) return undefined;
  const open: string[] = [];

  const expand = (pointer: string, part: unknown): unknown => {
    if (Array.isArray(part)) return part.map((element, index) => expand(pointerTo(pointer, index), element));
    if (!isObject(part)) return part;
    const spot = at.document.spot(pointer, part);
    if (open.includes(spot.pointer)) return { recursion: open.length - open.indexOf(spot.pointer) };
    open.push(spot.pointer);
    const kept = Object.keys(spot.value).filter((key) => !isAnnotation(key));
    const result = kept.toSorted().map((key) => [key, expand(pointerTo(spot.pointer, key), spot.value[key])]);
    open.pop();
    return result;
  };

  return JSON.stringify(expand(pointerTo(at.pointer, keyword), value));
}
