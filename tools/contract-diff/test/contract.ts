import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A document without types, for tests to change. */
// biome-ignore lint/suspicious/noExplicitAny: tests change deeply nested JSON; types would repeat the specs.
export type Loose = any;

export interface LooseContract {
  openapi: Loose;
  asyncapi: Loose;
}

const resolve = createRequire(import.meta.url).resolve;
const read = (document: keyof LooseContract) => readFileSync(resolve(`@worklane/contract/${document}.json`), 'utf8');

const texts = { openapi: read('openapi'), asyncapi: read('asyncapi') };

/** Returns a copy of a document of the committed contract. */
export const document = (name: keyof LooseContract): Loose => JSON.parse(texts[name]);

/** Returns copies of both documents of the committed contract. */
export const contract = (): LooseContract => ({ openapi: document('openapi'), asyncapi: document('asyncapi') });
