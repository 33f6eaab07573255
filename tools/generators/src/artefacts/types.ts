import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { OpenAPI3 } from 'openapi-typescript';
import type { OpenapiDocument } from '../documents.ts';
import { type GeneratedFile, sourceFile } from './source-file.ts';

/**
 * Makes the types of the OpenAPI document: paths, operations, and one type for each schema. It does so in a
 * thread of its own, because loading the compiler takes as long as using it.
 */
export function startTypes() {
  const worker = new Worker(fileURLToPath(import.meta.url));
  return {
    async fileOf(document: OpenapiDocument): Promise<GeneratedFile> {
      worker.postMessage(document);
      const [text] = await once(worker, 'message');
      return sourceFile('types.ts', 'specs/openapi', text as string);
    },
    stop: () => worker.terminate(),
  };
}

async function answerWithTypes(): Promise<void> {
  const asked = once(parentPort as NonNullable<typeof parentPort>, 'message');
  const { astToString, default: openapiTS } = await import('openapi-typescript');
  const [document] = await asked;
  const nodes = await openapiTS(document as OpenAPI3, {
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  parentPort?.postMessage(astToString(nodes));
}

if (!isMainThread) await answerWithTypes();
