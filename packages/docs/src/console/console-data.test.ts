import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { operationPlaces, resolve } from '../contract/openapi.ts';
import { consoleOperation } from './console-data.ts';
import { isJson } from './media-type.ts';
import { fieldText } from './request.ts';
import { violationsOf } from './validation.ts';

const operations = operationPlaces.map((place) => [place.operation.operationId, place] as const);

describe('consoleOperation', () => {
  it.each(operations)('has schemas for %s that the examples of the contract match', (_, place) => {
    const operation = consoleOperation(place);
    for (const { name, schema, example, required } of operation.parameters) {
      expect(violationsOf(example, schema, operation), name).toEqual([]);
      if (required) expect(fieldText(example), name).not.toBe('');
    }
    for (const { schema, examples } of Object.values(operation.bodies)) {
      expect(examples.length).toBeGreaterThan(0);
      for (const { name, value } of examples) expect(violationsOf(value, schema, operation), name).toEqual([]);
    }
    for (const [status, response] of Object.entries(place.responses)) {
      for (const [mediaType, { examples = {} }] of Object.entries(response.content ?? {})) {
        const schema = operation.responses[status]?.content[mediaType] ?? {};
        for (const [name, example] of Object.entries(examples)) {
          if (!isJson(mediaType)) continue;
          expect(violationsOf(resolve(example).value, schema, operation), `${status} ${name}`).toEqual([]);
        }
      }
    }
  });

  it('is at most 8 kB in compressed form', () => {
    const sizes = operationPlaces.map((place) => gzipSync(JSON.stringify(consoleOperation(place))).length);
    expect(Math.max(...sizes)).toBeLessThan(8_000);
  });
});
