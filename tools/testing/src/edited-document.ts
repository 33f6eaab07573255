/**
 * An edit of a document, in the order move, remove, set. A place is a JSON Pointer without the leading slash (RFC 6901) with
 * three additions: it can begin with an operationId or the name of a schema, an item of a list can be named by its value or
 * its `name`, and `-` appends to a list.
 */
export interface Edit {
  /** The new place of a part, by its place. */
  readonly move?: Readonly<Record<string, string>>;
  readonly remove?: readonly string[];
  /** The value of a part, by its place. */
  readonly set?: Readonly<Record<string, unknown>>;
}

// biome-ignore lint/suspicious/noExplicitAny: an edit can change any part of a document.
type Part = any;

/**
 * Returns an edited copy of an OpenAPI or AsyncAPI document.
 * @throws Error if a place does not exist
 */
export function editedDocument<T>(document: T, { move = {}, remove = [], set = {} }: Edit): T {
  // Unlike a structured clone, JSON separates the parts that YAML aliases share.
  const copy = JSON.parse(JSON.stringify(document));
  for (const [from, to] of Object.entries(move)) put(copy, to, take(copy, from));
  for (const place of remove) take(copy, place);
  for (const [place, value] of Object.entries(set)) put(copy, place, structuredClone(value));
  return copy;
}

/** Removes a part and returns it. */
function take(document: Part, place: string): Part {
  const { parent, key } = find(document, place);
  const part = parent[key];
  if (part === undefined) throw new Error(`The document has no ${place}.`);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return part;
}

function put(document: Part, place: string, value: unknown): void {
  const { parent, key } = find(document, place);
  if (key === '-') parent.push(value);
  else parent[key] = value;
}

function find(document: Part, place: string): { parent: Part; key: string } {
  const tokens = place.split('/').map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  const [name = '', ...rest] = tokens;
  const named = rest.length === 0 || name in document ? undefined : partNamed(document, name);
  const path = named ? rest : tokens;
  let parent = named ?? document;
  for (const token of path.slice(0, -1)) {
    parent = parent[keyOf(parent, token)];
    if (parent === undefined) throw new Error(`The document has no ${token} in ${place}.`);
  }
  return { parent, key: keyOf(parent, path.at(-1) ?? '') };
}

/** Returns the key of a member, or the index of an item with a value or a name. */
function keyOf(parent: Part, token: string): string {
  if (!Array.isArray(parent) || /^(\d+|-)$/.test(token)) return token;
  const index = parent.findIndex((item) => item === token || item?.name === token);
  if (index === -1) throw new Error(`The list has no item ${token}.`);
  return String(index);
}

/** Returns the schema or the operation that has a name. */
function partNamed({ components, paths, webhooks }: Part, name: string): Part {
  const operations = Object.values<Part>({ ...paths, ...webhooks }).flatMap((item) => Object.values<Part>(item));
  return components?.schemas?.[name] ?? operations.find(({ operationId }) => operationId === name);
}
