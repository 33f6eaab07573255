import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { BaseResolver, Source } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { checkConsistency } from '../src/index.ts';

const specs = fileURLToPath(new URL('../../../specs/', import.meta.url));
const paths = {
  openapi: `${specs}openapi/openapi.yaml`,
  asyncapi: `${specs}asyncapi/asyncapi.yaml`,
  dashboard: `${specs}openapi/dashboard.yaml`,
  flows: [],
};

/** Reads the documents as if a component had another name. */
class Renamed extends BaseResolver {
  readonly #from: string;
  readonly #to: string;

  constructor(from: string, to: string) {
    super();
    this.#from = from;
    this.#to = to;
  }

  override async loadExternalRef(file: string): Promise<Source> {
    const text = await readFile(existsSync(file) ? file : file.replace(this.#to, this.#from), 'utf8');
    return new Source(file, text.replaceAll(this.#from, this.#to));
  }
}

it.each([
  ['WebhookIdPath', 'WebhookId', 'schemas', 'WebhookIdPath'],
  ['NotFoundProblem', 'NotFound', 'responses', 'NotFoundExample'],
])('rejects %s with the name %s, which another section has', async (from, to, section, other) => {
  const { successive } = await checkConsistency(paths, new Renamed(from, to));
  expect(successive.flat()).toMatchObject([
    {
      ruleId: 'worklane/component-name',
      message: `A component in ${section} has the same name. Rename this one, for example to ${other}.`,
    },
  ]);
});

it.each(['constructor', 'sort', 'Note'])('rejects a field with the name %s', async (name) => {
  const resolver = new BaseResolver();
  resolver.loadExternalRef = async (file) => {
    const text = await readFile(file, 'utf8');
    return new Source(file, file.endsWith('/Shift.yaml') ? text.replace('\n  note:', `\n  ${name}:`) : text);
  };
  const { successive } = await checkConsistency(paths, resolver);
  expect(successive.flat()).toMatchObject([
    {
      ruleId: 'worklane/field-name',
      message: expect.stringContaining(`field ${name === 'Note' ? '' : 'name '}${name}`),
    },
  ]);
});

it('accepts the names of the contract', async () => {
  const { successive } = await checkConsistency(paths, new BaseResolver());
  expect(successive.flat()).toEqual([]);
});
