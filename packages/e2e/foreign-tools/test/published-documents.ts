import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// biome-ignore lint/suspicious/noExplicitAny: the tests change documents in ways that no type allows
export type Document = any;

/** The document that the documentation site publishes; a new copy for each call, since many tools change their input. */
export const readOpenApi = (name: 'openapi' | 'openapi-3.2' = 'openapi'): Document => read(name);
export const readAsyncApi = (): Document => read('asyncapi');

const read = (name: 'openapi' | 'openapi-3.2' | 'asyncapi'): Document =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`@worklane/contract/${name}.json`)), 'utf8'));
