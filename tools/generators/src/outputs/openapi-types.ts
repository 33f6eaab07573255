import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { OpenapiDocument, OpenapiReader } from '@worklane/contract/openapi-reader';
import type { OpenAPI3 } from 'openapi-typescript';
import type { HttpInterface } from '../specifications.ts';
import { comment, type GeneratedFile, sourceFile } from './generated-file.ts';

/**
 * Starts a worker thread that generates the types of OpenAPI documents: paths, operations, and one type per schema. It
 * loads the compiler, which takes as long as generating, while the main thread works.
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
    async fileOf({ document }: OpenapiReader, { folder }: HttpInterface): Promise<GeneratedFile> {
      const text = last.then(() => textOf(document));
      last = text;
      return sourceFile(`${folder}types.ts`, 'specs/openapi', withNamedTypes(await text, document));
    },
    stop: () => worker.terminate(),
  };
}

/**
 * Turns the object types of openapi-typescript into named interfaces, so that editors show `Task` instead of its fields
 * or `components["schemas"]["Task"]`.
 */
export function withNamedTypes(text: string, { components }: OpenapiDocument): string {
  const objects = Object.entries(components.schemas).filter(
    ([, { type, properties }]) => type === 'object' && properties,
  );
  const descriptions = new Map(objects.map(([name, { description }]) => [name, description]));
  const interfaceOf = (name: string) => {
    const description = descriptions.get(name);
    return `${description ? `${comment(description.replaceAll(/\s+/g, ' '))}\n` : ''}export interface ${name} extends Schema<'${name}'> {}`;
  };
  const named = text
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, (path, name) => (descriptions.has(name) ? name : path))
    .replaceAll(/^export type (\w+) = components\['schemas'\]\['\1'\];$/gm, (alias, name) =>
      descriptions.has(name) ? interfaceOf(name) : alias,
    );
  return `${named}\ntype Schema<Name extends keyof components['schemas']> = components['schemas'][Name];\n`;
}

function runWorker(): void {
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

if (!isMainThread) runWorker();
