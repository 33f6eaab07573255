import { describe, expect, it } from 'vitest';
import { directReferences } from './references.ts';

describe('directReferences', () => {
  it.each([
    ['a reference', '$ref: ../schemas/Task.yaml', ['specs/schemas/Task.yaml']],
    ['a reference without a dot', '$ref: Task.yaml', ['specs/openapi/Task.yaml']],
    ['a reference into a file', '$ref: ./Task.yaml#/properties/id', ['specs/openapi/Task.yaml']],
    ['a quoted reference', '"$ref": "./Task.yaml#/properties/id"', ['specs/openapi/Task.yaml']],
    ['a reference in flow style', 'items: { $ref: ./Task.yaml }', ['specs/openapi/Task.yaml']],
    ['a discriminator', 'mapping:\n  a: ./A.yaml\n  b: "./B.yaml"', ['specs/openapi/A.yaml', 'specs/openapi/B.yaml']],
    ['an external example', 'externalValue: ../examples/task.json', ['specs/examples/task.json']],
    ['the source of a flow', 'sourceDescriptions:\n  - url: ../openapi/openapi.yaml', ['specs/openapi/openapi.yaml']],
    ['the same file twice', '$ref: ./A.yaml\nb:\n  $ref: ./A.yaml#/b', ['specs/openapi/A.yaml']],
    ['a reference inside the file', '$ref: "#/components/schemas/Task"', []],
    ['a reference to another host', '$ref: https://example.com/Task.yaml', []],
    ['a file name in prose', 'description: see Task.yaml', []],
  ])('extracts the files of %s', (_what, text, wanted) => {
    expect(directReferences('specs/openapi/openapi.yaml', text)).toEqual(wanted);
  });
});
