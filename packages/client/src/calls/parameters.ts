/**
 * Writes a query. Lists are comma-separated, and undefined is left out, so that optional filters can be passed on.
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
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = writeScalar(name, values[name]);
    // URLs resolve dots as folders.
    if (/^\.{0,2}$/.test(text)) refuse(name, 'must name a resource', values[name]);
    return text;
  });

function writeValue(name: string, value: unknown): string {
  if (!Array.isArray(value)) return writeScalar(name, value);
  if (value.length === 0) refuse(name, 'must have at least one value, or be left out to apply no filter', value);
  // Array.from also visits holes.
  return Array.from(value, (item) => {
    if (String(item).includes(',')) refuse(name, 'must have values without commas', item);
    return writeScalar(name, item);
  }).join(',');
}

function writeScalar(name: string, value: unknown): string {
  if (!isText(value)) refuse(name, 'must be a string, a finite number or a boolean', value);
  try {
    return encodeURIComponent(String(value));
  } catch {
    // An unpaired surrogate.
    return refuse(name, 'must be well-formed Unicode', value);
  }
}

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
        refuse(pointer, json, value);
    } else if (
      (value === null && original !== null) ||
      (value === undefined && Array.isArray(this)) ||
      /function|symbol|bigint/.test(typeof value) ||
      (typeof value === 'number' && !Number.isFinite(value))
    ) {
      refuse(pointer, json, original);
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
    // RFC 9110, section 5.5, and fetch, which allows only Latin-1. The value may be a secret.
    if (value !== undefined && !(isText(value) && /^[\t\x20-\x7e\x80-\xff]*$/.test(String(value).trim()))) {
      throw new TypeError(`The header ${name} must be a text of Latin-1 characters without line breaks.`);
    }
  }
}

const isText = (value: unknown): boolean => /string|boolean|bigint/.test(typeof value) || Number.isFinite(value);

function refuse(name: string, rule: string, value: unknown): never {
  throw new TypeError(`${name || 'The body'} ${rule}, but is ${shown(value)}.`);
}

/** Returns a value as messages show it. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (value instanceof Date) return 'a Date';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** Only plain objects, because the entries of a Map or of URLSearchParams are no properties. */
const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};
