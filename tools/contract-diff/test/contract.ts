import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A document as tests change it: every member is there, and a test that is wrong about one fails. */
// biome-ignore lint/suspicious/noExplicitAny: JSON that tests reach deep into; a type would only repeat the specs.
export type Loose = any;

export interface LooseContract {
  openapi: Loose;
  asyncapi: Loose;
}

const resolve = createRequire(import.meta.url).resolve;
const read = (document: keyof LooseContract) => readFileSync(resolve(`@worklane/contract/${document}.json`), 'utf8');

const texts = { openapi: read('openapi'), asyncapi: read('asyncapi') };

/** A document of the committed contract, for a test to change. */
export const document = (name: keyof LooseContract): Loose => JSON.parse(texts[name]);

/** Both documents of the committed contract, for a test to change. */
export const contract = (): LooseContract => ({ openapi: document('openapi'), asyncapi: document('asyncapi') });
