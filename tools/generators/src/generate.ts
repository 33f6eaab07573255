import { ResultCache } from './incremental/result-cache.ts';
import type { SpecFiles } from './incremental/spec-files.ts';
import { Linter } from './linter.ts';
import type { Bundles, Generated } from './outputs/generated-files.ts';
import { type OutputsWorker, startOutputs } from './outputs/outputs-worker.ts';
import { bundleDocument } from './redocly.ts';
import { SpecError, type SpecProblem } from './spec-problem.ts';
import { type DocumentName, documents, flowPaths } from './specifications.ts';

/** Generates code from specs/ any number of times, and repeats only the work that an edit requires. */
export class Generator {
  readonly #worker: OutputsWorker;
  readonly #linter: Linter;

  private constructor(worker: OutputsWorker, linter: Linter) {
    this.#worker = worker;
    this.#linter = linter;
  }

  /** @param toolchain of the results of earlier runs; none are used or kept without it. */
  static async open(toolchain: string | undefined): Promise<Generator> {
    const worker = startOutputs(toolchain);
    return new Generator(worker, await Linter.open(ResultCache.of(toolchain)));
  }

  /**
   * Generates all files from the specifications.
   * @throws SpecError with the file, line and rule of each problem, before anything is written.
   */
  async generate(files: SpecFiles): Promise<Generated> {
    const bundled = await this.#bundle(files).catch((error: unknown) => ({ error }));
    // The worker thread generates while this one checks. What goes wrong with invalid specifications is a consequence.
    const generating = 'error' in bundled ? Promise.reject(bundled.error) : this.#worker.generate(bundled);
    generating.catch(() => {});
    const { problems, note } = await this.#linter.checkDocuments(files);
    if (problems.length > 0) throw new SpecError(problems, note);
    const generated = await generating;
    await this.#linter.keep(files);
    return generated;
  }

  /** Returns the problems of the flows, from which nothing is generated. */
  async findFlowProblems(files: SpecFiles): Promise<readonly SpecProblem[]> {
    return this.#linter.checkFiles(files, flowPaths());
  }

  close(): Promise<unknown> {
    return this.#worker.stop();
  }

  async #bundle(files: SpecFiles): Promise<Bundles> {
    const bundles: Partial<Bundles> = {};
    for (const name of Object.keys(documents) as DocumentName[]) {
      bundles[name] = await bundleDocument<object>(name, this.#linter.resolver(files), this.#linter.config);
    }
    return bundles as Bundles;
  }
}
