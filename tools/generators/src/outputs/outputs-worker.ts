import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import '../incremental/compile-cache.mjs';
import { ResultCache } from '../incremental/result-cache.ts';
import { SpecError, type SpecProblem } from '../spec-problem.ts';
import type { Bundles, Generated } from './generated-files.ts';

/** A worker thread that generates files while the main thread checks the specifications. */
export interface OutputsWorker {
  /** Generates all files from bundles. @throws SpecError if the generated code is invalid. */
  generate(bundles: Bundles): Promise<Generated>;
  stop(): Promise<unknown>;
}

type Reply = { generated: Generated } | { problems: readonly SpecProblem[] } | { failure: unknown };

/**
 * Starts the worker, which loads the compiler at once.
 * @param toolchain of the results of earlier runs; none are used without it.
 */
export function startOutputs(toolchain: string | undefined): OutputsWorker {
  const start = () => new Worker(fileURLToPath(import.meta.url), { workerData: toolchain });
  let worker = start();
  let last: Promise<unknown> = Promise.resolve();
  const request = async (bundles: Bundles) => {
    worker.postMessage(bundles);
    const [reply] = (await once(worker, 'message').catch((failure: unknown) => {
      // An error that nothing handled has ended the thread.
      worker = start();
      return [{ failure }];
    })) as [Reply];
    if ('failure' in reply) throw reply.failure;
    if ('problems' in reply) throw new SpecError(reply.problems);
    return reply.generated;
  };
  return {
    generate(bundles) {
      const result = last.then(() => request(bundles));
      last = result.catch(() => {});
      return result;
    },
    stop: () => worker.terminate(),
  };
}

function runWorker(): void {
  const cache = ResultCache.of(workerData as string | undefined);
  const generator = import('./generated-files.ts');
  // Loaded early: it takes as long as what the main thread does first.
  const compiler = import('./openapi-compiler.ts');
  parentPort?.on('message', async (bundles: Bundles) => {
    parentPort?.postMessage(await reply(bundles));
  });

  async function reply(bundles: Bundles): Promise<Reply> {
    try {
      await compiler;
      return { generated: await (await generator).generateFiles(bundles, cache) };
    } catch (error) {
      return error instanceof SpecError ? { problems: error.problems } : { failure: error };
    }
  }
}

if (!isMainThread) runWorker();
