import { describe, expect, it } from 'vitest';
import asyncapi from '../src/generated/asyncapi.json' with { type: 'json' };
import dashboard from '../src/generated/dashboard.json' with { type: 'json' };
import openapi from '../src/generated/openapi.json' with { type: 'json' };

/** Returns the pointers of enumerations that are not components, which have no name for generators. */
function unnamedEnumerations(node: unknown, pointer = '#'): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const isUnnamed = 'enum' in node && Array.isArray(node.enum) && !/^#\/components\/schemas\/\w+$/.test(pointer);
  const below = Object.entries(node).flatMap(([name, part]) => unnamedEnumerations(part, `${pointer}/${name}`));
  return isUnnamed ? [pointer, ...below] : below;
}

describe.each([
  ['OpenAPI document', openapi],
  ['AsyncAPI document', asyncapi],
  ['document of the dashboard', dashboard],
])('the bundled %s', (_, document) => {
  it('names every enumeration', () => {
    expect(unnamedEnumerations(document)).toEqual([]);
  });
});

describe('the bundled AsyncAPI document', () => {
  it('has no keywords beside references, which AsyncAPI ignores', () => {
    const references = JSON.stringify(asyncapi).match(/\{[^{}]*"\$ref":[^{}]*\}/g) ?? [];
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((reference) => !/^\{"\$ref":"[^"]*"\}$/.test(reference))).toEqual([]);
  });
});
