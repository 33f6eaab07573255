import { members, refuse, requireSegment, shown, writeText } from '@worklane/contract/parameter-writer';

/**
 * Writes a query. Lists are comma-separated, as a lint rule requires of the contract. Undefined is left out, so that optional
 * filters can be passed on.
 * @throws TypeError for a value that a query cannot express, such as null or an empty list: without it, a list would return all records
 */
export function writeQuery(query: unknown = {}): string {
  if (!isPlainObject(query)) throw new TypeError(`The query must be an object of parameters, but is ${shown(query)}.`);
  return Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${writeValue(name, value)}`)
    .join('&');
}

/**
 * Fills a path template of the contract, such as `/api/webhooks/{webhook_id}`.
 * @throws TypeError for a value that would make it the path of another operation
 */
export const writePath = (template: string, values: Readonly<Record<string, unknown>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) =>
    requireSegment(name, writeText(name, values[name]), values[name]),
  );

const writeValue = (name: string, value: unknown): string => {
  if (!Array.isArray(value)) return writeText(name, value);
  return members(name, value)
    .map(([, each]) => writeText(name, each))
    .join(',');
};

/**
 * Writes a JSON body. Undefined properties are left out.
 * @throws TypeError for a value that JSON lacks, such as NaN or an invalid date: it would become null, which clears a field
 */
export function writeBody(body: unknown): string | undefined {
  const pointers = new WeakMap<object, string>();
  return JSON.stringify(body, function replace(this: Record<string, unknown>, key: string, value: unknown) {
    const original = this[key];
    const parent = pointers.get(this);
    const pointer = parent === undefined ? '' : `${parent}/${key}`;
    if (typeof value === 'object' && value !== null) {
      pointers.set(value, pointer);
      if (!Array.isArray(value) && !isPlainObject(value) && Object.keys(value).length === 0)
        refuse(pointer || 'The body', json, value);
    } else if (
      (value === null && original !== null) ||
      (value === undefined && Array.isArray(this)) ||
      /function|symbol|bigint/.test(typeof value) ||
      (typeof value === 'number' && !Number.isFinite(value))
    ) {
      refuse(pointer || 'The body', json, original);
    }
    return value;
  });
}

const json = 'must be a JSON value';

/**
 * Requires values that headers can have. Undefined is left out.
 * @throws TypeError for any other value, such as null, which would be left out, or sent as "null"
 */
export function requireHeaders(headers: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) writeText(`The header ${name}`, value, 'header');
  }
}

/** Only plain objects, because the entries of a Map or of URLSearchParams are no properties. */
const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** A path with parameters in braces. */
interface PathTemplate {
  /** The number of IDs that a call passes: all parameters except the organization, which the access token determines. */
  readonly ids: number;
  /**
   * Returns the path with the organization and with IDs from the first arguments of a call.
   * @throws TypeError when an argument is not an ID, because the path would be that of another operation
   */
  fill(organizationId: number, args: readonly unknown[]): string;
}

/** The paths of the operation table, which each client uses: servers create one for each request. */
const templates = new Map<string, PathTemplate>();

export function pathTemplate(path: string): PathTemplate {
  const template = templates.get(path) ?? parseTemplate(path);
  templates.set(path, template);
  return template;
}

function parseTemplate(path: string): PathTemplate {
  // Splitting at a capture group puts the parameter names at the odd indexes.
  const parts = path.split(/\{(\w+)\}/);
  const isId = (part: string, index: number) => index % 2 === 1 && part !== 'organization_id';
  return {
    ids: parts.filter(isId).length,
    fill(organizationId, args) {
      let filled = '';
      let next = 0;
      for (const [index, part] of parts.entries()) {
        if (isId(part, index)) filled += parseId(part, args[next++]);
        else filled += index % 2 === 1 ? organizationId : part;
      }
      return filled;
    },
  };
}

function parseId(name: string, value: unknown): string {
  const id = typeof value === 'object' ? '' : String(value);
  if (/^\d+$/.test(id)) return id;
  throw new TypeError(`${name} must be an ID, but is ${shown(value)}.`);
}
