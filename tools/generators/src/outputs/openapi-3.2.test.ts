import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { appendToPointer } from '@worklane/contract/openapi-reader';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { generatedFolder } from '../specifications.ts';

const read = (name: string) => JSON.parse(readFileSync(generatedFolder + name, 'utf8'));
const [document, edition] = [read('openapi.json'), read('openapi-3.2.json')];
const stream = '/paths/~1api~1events~1stream/get/responses/200/content/text~1event-stream';

/** Returns the pointers to what only one of two values has, or has otherwise. */
function differences(first: unknown, second: unknown, pointer = ''): string[] {
  if (typeof first !== 'object' || typeof second !== 'object' || !first || !second) {
    return first === second ? [] : [pointer];
  }
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...names].flatMap((name) =>
    differences(Reflect.get(first, name), Reflect.get(second, name), appendToPointer(pointer, name)),
  );
}

it('differs from OpenAPI 3.1 only in what 3.2 can say', () => {
  const { tags, 'x-tagGroups': groups, ...others } = document;
  const { tags: grouped, ...rest } = edition;
  expect(differences(others, rest)).toEqual([
    '/openapi',
    `${stream}/schema`,
    `${stream}/itemSchema`,
    '/components/securitySchemes/oauth2/oauth2MetadataUrl',
  ]);
  const parents = new Map(grouped.map(({ name, parent }: Record<string, string>) => [name, parent]));
  for (const group of groups) for (const tag of group.tags) expect([tag, parents.get(tag)]).toEqual([tag, group.name]);
  expect(parents.size).toBe(tags.length + groups.length);
});

it('describes the message of its example', () => {
  const text: string = edition.components.examples.EventStream.value;
  const lines = [...text.matchAll(/^(\w+): (.*)$/gm)].map(([, name, value]) => [name, value]);
  const message = Object.fromEntries(lines);
  const ajv = new Ajv2020({ strict: false, logger: false });
  formats.default(ajv);
  ajv.addSchema(edition, 'edition');
  const isMessage = ajv.compile({ $ref: `edition#${stream}/itemSchema` });
  const isEvent = ajv.compile({ $ref: `edition#${stream}/itemSchema/properties/data/contentSchema` });
  expect([isMessage(message), isEvent(JSON.parse(message.data))]).toEqual([true, true]);
  expect(isMessage({ ...message, event: 'task.lost' })).toBe(false);
});

describe('Redocly', () => {
  const lint = async (source: object) => {
    const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } });
    const problems = await lintFromString({ source: JSON.stringify(source), config });
    return problems.map(({ message }) => message);
  };

  it('accepts it as OpenAPI 3.2', async () => {
    expect(await lint(edition)).toEqual([]);
  });

  it('reports it as OpenAPI 3.1', async () => {
    const { paths, components } = edition;
    const path = '/api/events/stream';
    const reduced = {
      ...edition,
      openapi: '3.1.0',
      tags: [],
      webhooks: {},
      paths: { [path]: paths[path] },
      components,
    };
    expect(await lint(reduced)).toContainEqual(expect.stringContaining('`itemSchema` is not expected'));
  });
});
