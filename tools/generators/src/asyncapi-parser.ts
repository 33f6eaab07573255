import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { SpecProblem } from './spec-problem.ts';
import { documents } from './workspace.ts';

/** Told by the parser whatever is written: AsyncAPI 3.0 was chosen, and the urls are those of receivers. */
const ignoredCodes = ['asyncapi-latest-version', 'asyncapi-3-servers'];

/** Checks the AsyncAPI document with the parser of the AsyncAPI project, in a thread of its own. */
export const parseAsyncapi = (): Promise<SpecProblem[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: documents.asyncapi });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

async function diagnose(file: string): Promise<SpecProblem[]> {
  const { fromFile, Parser } = (await import('@asyncapi/parser')).default;
  const { diagnostics } = await fromFile(new Parser(), file).parse();
  return diagnostics
    .filter(({ code }) => !ignoredCodes.includes(String(code)))
    .map(({ code, message, path, range, source }) => ({
      file: source ?? file,
      line: range.start.line + 1,
      column: range.start.character + 1,
      rule: String(code),
      message: `${message} at ${path.join('.')}`,
    }));
}

if (!isMainThread) parentPort?.postMessage(await diagnose(workerData as string));
