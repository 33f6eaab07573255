type Place = 'path' | 'query' | 'header' | 'cookie';

/** How a parameter is written (OpenAPI 3.1, "Parameter Object"); what is left out has the default of the specification. */
export interface ParameterStyle {
  readonly in: Place;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  /** Of a parameter that has `content` instead of a schema. */
  readonly mediaType?: string;
}

/** The separators of exploded values, and the delimiters of the others. */
const separators: Readonly<Record<string, string>> = { simple: ',', label: '.', matrix: ';' };
const delimiters: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/**
 * Writes a parameter for a path, a query, a header or the header `Cookie`, with its name where its style has it.
 * @throws TypeError for a value that the style cannot express, such as null or an empty list: left out, a filter would select everything
 */
export function writeParameter(name: string, value: unknown, parameter: ParameterStyle): string {
  const { in: place, allowReserved, mediaType } = parameter;
  const { style = /path|header/.test(place) ? 'simple' : 'form', explode = style === 'form' } = parameter;
  const delimiter = explode ? (separators[style] ?? (place === 'cookie' ? '; ' : '&')) : (delimiters[style] ?? ',');
  const isNamed = !/simple|label/.test(style);
  const isList = Array.isArray(value);

  const write = (each: unknown): string => {
    const text = writeText(name, each, place);
    return allowReserved && place === 'query' ? expandReserved(text, encodeURIComponent(delimiter)) : text;
  };
  /** Checks that a value does not contain the delimiter, which readers would split it at. */
  const separable = (text: string, each: unknown): string => {
    if (style === 'label') return text.replaceAll('.', '%2E');
    if (!text.includes(delimiter)) return text;
    return refuse(name, `must have values without ${decodeURIComponent(delimiter)}`, each, place);
  };
  const writeMember = (each: unknown): string => separable(write(each), each);
  const writeKey = (key: string): string => {
    const text = separable(writeText(name, key, place), key);
    return text.includes('=') ? refuse(name, 'must have names without =', key, place) : text;
  };
  const pair = (key: string, text: string): string => key + (text || style !== 'matrix' ? `=${text}` : '');
  const ownName = encode(name, name);
  // The specification leaves open how deeper values are written; most servers read this.
  const deep = (key: string, each: unknown): string[] => {
    if (!isObject(each)) return [pair(encode(name, key), write(each))];
    return members(name, each).flatMap(([member, inner]) => {
      if (/[[\]]/.test(member)) refuse(name, 'must have names without brackets', member);
      return deep(`${key}[${member}]`, inner);
    });
  };

  let text: string;
  if (mediaType || !isObject(value)) {
    text = write(mediaType ? serialize(value, mediaType) : value);
    if (isNamed) text = pair(ownName, text);
  } else if (style === 'deepObject') {
    text = deep(name, value).join('&');
  } else if (explode) {
    const texts = members(name, value).map(([key, each]) => {
      if (!isList) return pair(writeKey(key), writeMember(each));
      return isNamed ? pair(ownName, writeMember(each)) : writeMember(each);
    });
    text = requireValue(name, texts.join(delimiter), value);
  } else {
    const parts = members(name, value).flatMap((entry) => (isList ? [entry[1]] : entry));
    text = requireValue(name, parts.map(writeMember).join(delimiter), value);
    if (isNamed) text = pair(ownName, text);
  }
  if (/label|matrix/.test(style)) text = separators[style] + text;
  return place === 'path' ? requireSegment(name, text, value) : text;
}

/** Writes one value for a place. @throws TypeError for a value other than a string, a finite number or a boolean */
export function writeText(name: string, value: unknown, place: Place = 'query'): string {
  if (!isText(value)) refuse(name, 'must be a string, a finite number or a boolean', value, place);
  const text = String(value);
  if (place !== 'header') return encode(name, text);
  // RFC 9110, section 5.5, and fetch, which allows only Latin-1 and removes surrounding spaces.
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(text.trim())) return text.trim();
  return refuse(name, 'must be a text of Latin-1 characters without line breaks', text, place);
}

/** Returns the names and values of an object, or the items of a list. @throws TypeError if there are none */
export function members(name: string, of: object): [name: string, value: unknown][] {
  const isList = Array.isArray(of);
  // Array.from also visits holes. Optional members of an object can be undefined.
  const all = Object.entries(isList ? Array.from(of) : of).filter(([, value]) => isList || value !== undefined);
  return all.length > 0 ? all : refuse(name, 'must have at least one value, or be left out to apply no filter', of);
}

/** @throws TypeError for a list of one empty value, which servers read as an empty list */
const requireValue = (name: string, text: string, value: unknown): string =>
  text === '' ? refuse(name, 'must have a value that is not empty', value) : text;

/** @throws TypeError for a text that would make a path that of another operation */
export function requireSegment(name: string, text: string, value: unknown): string {
  // URLs resolve dots as folders.
  return /^(?:\.|%2E){0,2}$/.test(text) ? refuse(name, 'must name a resource', value) : text;
}

function encode(name: string, text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // An unpaired surrogate.
    return refuse(name, 'must be well-formed Unicode', text);
  }
}

/** Reserved expansion (RFC 6570, section 3.2.3), except of what separates parameters and their values. */
const expandReserved = (text: string, delimiter: string): string =>
  text
    .replace(/%(?:3A|2F|3F|40|24|2C|3B|3D)/g, (code) => (code === delimiter ? code : decodeURIComponent(code)))
    .replace(/%25([\dA-F]{2})/gi, '%$1');

/** Returns JSON, in ASCII as headers have it, or a value of another type as it is. */
function serialize(value: unknown, mediaType: string): unknown {
  if (!/json/i.test(mediaType)) return value;
  return JSON.stringify(value)?.replace(/[^\0-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const isText = (value: unknown) => /string|boolean|bigint/.test(typeof value) || Number.isFinite(value);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** @throws TypeError that names the value, except of a header, which can be a secret */
export function refuse(name: string, rule: string, value: unknown, place?: Place): never {
  throw new TypeError(`${name} ${rule}${place === 'header' ? '' : `, but is ${shown(value)}`}.`);
}

/** Returns a value as messages show it. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (value instanceof Date) return 'a Date';
  return isObject(value) ? 'an object' : String(value);
}
