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

/** Reads the documents as if the file of a parameter had another name. */
class Renamed extends BaseResolver {
  readonly #from: string;
  readonly #to: string;

  constructor(from: string, to: string) {
    super();
    this.#from = `parameters/${from}.yaml`;
    this.#to = `parameters/${to}.yaml`;
  }

  override async loadExternalRef(file: string): Promise<Source> {
    const text = await readFile(file.replace(this.#to, this.#from), 'utf8');
    return new Source(file, text.replaceAll(this.#from, this.#to));
  }
}

it('rejects a parameter with the name of a schema', async () => {
  const { successive } = await checkConsistency(paths, new Renamed('WebhookIdPath', 'WebhookId'));
  expect(successive.flat()).toMatchObject([
    {
      ruleId: 'worklane/parameter-name',
      message: 'The schema WebhookId has the same name. Rename this file, for example to WebhookIdPath.yaml.',
    },
  ]);
  const { successive: current } = await checkConsistency(paths, new BaseResolver());
  expect(current.flat()).toEqual([]);
});
