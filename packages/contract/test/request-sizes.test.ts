import { describe, expect, it } from 'vitest';
import dashboard from '../src/generated/dashboard.json' with { type: 'json' };
import openapi from '../src/generated/openapi.json' with { type: 'json' };

type Json = Readonly<Record<string, unknown>>;

/** Unbounded repetition in a pattern, outside of a character class. */
const repeats = (pattern: string) => /[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\.|\[(?:\\.|[^\]])*\]/g, 'x'));

/** Formats of which the compiled validators limit the length themselves. */
const limited = ['date', 'date-time'];

function unbounded({ type, enum: values, const: value, format, pattern, maxItems, maxLength }: Json): boolean {
  const types = [type].flat();
  if (types.includes('array') && maxItems === undefined) return true;
  if (!types.includes('string') || maxLength !== undefined || values !== undefined || value !== undefined) return false;
  return !limited.includes(String(format)) && (pattern === undefined || repeats(String(pattern)));
}

/** The places of schemas, in what a request can contain, that set no limit to a list or a string. */
function unboundedPlaces(document: Json): string[] {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const visit = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const node = value as Json;
    if (typeof node.$ref === 'string') {
      const target = node.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, name) => (at as Json)[name], document);
      visit(target, node.$ref);
      return;
    }
    if (unbounded(node)) found.push(place);
    for (const [name, child] of Object.entries(node)) {
      if (!['responses', 'example', 'examples', 'default'].includes(name)) visit(child, `${place}/${name}`);
    }
  };
  visit(document.paths, '#/paths');
  return found;
}

describe.each([
  ['the public API', openapi],
  ['the API of the dashboard', dashboard],
])('a request to %s', (_, document) => {
  it('has a limit for each list and string, so that checking it takes a bounded time', () => {
    expect(unboundedPlaces(document as Json)).toEqual([]);
  });
});

it.each([
  ['^[a-z]+$', true],
  ['^a*$', true],
  ['^[0-9]{2,}$', true],
  ['^[+*]{3}$', false],
  ['^a\\+{1,3}$', false],
])('of the pattern %s is known whether it repeats without limit: %s', (pattern, expected) => {
  expect(repeats(pattern)).toBe(expected);
});
