import { describe, expect, it } from 'vitest';
import dashboard from '../src/generated/dashboard.json' with { type: 'json' };
import openapi from '../src/generated/openapi.json' with { type: 'json' };
import { OpenapiReader } from '../src/openapi/openapi-reader.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns whether a pattern has unbounded repetition outside of character classes. */
const repeats = (pattern: string) => /[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\.|\[(?:\\.|[^\]])*\]/g, 'x'));

/** The formats whose length the compiled validators limit. */
const limited = ['date', 'date-time'];

function unbounded({ type, enum: values, const: value, format, pattern, maxItems, maxLength }: Json): boolean {
  const types = [type].flat();
  if (types.includes('array') && maxItems === undefined) return true;
  if (!types.includes('string') || maxLength !== undefined || values !== undefined || value !== undefined) return false;
  return !limited.includes(String(format)) && (pattern === undefined || repeats(String(pattern)));
}

/** Returns the pointers of schemas in requests that do not limit an array or a string. */
function unboundedSchemas(document: Json): string[] {
  const reader = new OpenapiReader(document);
  const found: string[] = [];
  const seen = new Set<unknown>();
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const node = value as Json;
    if (typeof node.$ref === 'string') {
      visit(reader.lookUp(node.$ref), node.$ref);
      return;
    }
    if (unbounded(node)) found.push(pointer);
    for (const [name, child] of Object.entries(node)) {
      if (!['responses', 'example', 'examples', 'default'].includes(name)) visit(child, `${pointer}/${name}`);
    }
  };
  visit(document.paths, '#/paths');
  return found;
}

describe.each([
  ['the public API', openapi],
  ['the API of the dashboard', dashboard],
])('a request to %s', (_, document) => {
  it('limits every array and string, so that validation takes bounded time', () => {
    expect(unboundedSchemas(document as Json)).toEqual([]);
  });
});

it.each([
  ['^[a-z]+$', true],
  ['^a*$', true],
  ['^[0-9]{2,}$', true],
  ['^[+*]{3}$', false],
  ['^a\\+{1,3}$', false],
])('recognizes whether the pattern %s has unbounded repetition: %s', (pattern, expected) => {
  expect(repeats(pattern)).toBe(expected);
});
