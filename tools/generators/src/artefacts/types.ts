import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { OpenAPI3 } from 'openapi-typescript';
import type { OpenapiDocument } from '../documents.ts';
import type { HttpInterface } from '../workspace.ts';
import { withNamedTypes } from './named-types.ts';
import { type GeneratedFile, sourceFile } from './source-file.ts';

/**
 * Makes the types of OpenAPI documents, one after the other: paths, operations, and one type for each schema. It does so in a
 * thread of its own, because loading the compiler takes as long as using it.
 */
export function startTypes() {
  const worker = new Worker(fileURLToPath(import.meta.url));
  let last: Promise<unknown> = Promise.resolve();
  const textOf = async (document: OpenapiDocument) => {
    worker.postMessage(document);
    const [text] = await once(worker, 'message');
    return text as string;
  };
  return {
    async fileOf(document: OpenapiDocument, { folder }: HttpInterface): Promise<GeneratedFile> {
      const text = last.then(() => textOf(document));
      last = text;
      return sourceFile(`${folder}types.ts`, 'specs/openapi', withNamedTypes(await text, document));
    },
    stop: () => worker.terminate(),
  };
}

function answerWithTypes(): void {
  const compiler = import('openapi-typescript');
  parentPort?.on('message', async (document: OpenAPI3) => {
    const { astToString, default: openapiTS } = await compiler;
    const nodes = await openapiTS(document, {
      defaultNonNullable: false,
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      silent: true,
    });
    parentPort?.postMessage(astToString(nodes));
  });
}

if (!isMainThread) answerWithTypes();
