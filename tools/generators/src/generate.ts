import type { Config } from '@redocly/openapi-core';
import { findProblems, type LintRun, lintFiles } from './find-problems.ts';
import { KnownExamples } from './incremental/known-examples.ts';
import { ResultCache } from './incremental/result-cache.ts';
import type { SpecFiles } from './incremental/spec-files.ts';
import { SpecParser } from './incremental/spec-resolver.ts';
import type { Bundles, Generated } from './outputs/generated-files.ts';
import { type OutputsWorker, startOutputs } from './outputs/outputs-worker.ts';
import { bundleDocument, loadRules } from './redocly.ts';
import { SpecError, type SpecProblem } from './spec-problem.ts';
import { type DocumentName, documents, flowPaths } from './specifications.ts';

/** Generates code from specs/ any number of times, and repeats only the work that an edit requires. */
export class Generator {
  readonly #worker: OutputsWorker;
  readonly #cache: ResultCache | undefined;
  readonly #parser: SpecParser;
  readonly #examples: KnownExamples;
  readonly #config: Config;

  private constructor(
    worker: OutputsWorker,
    cache: ResultCache | undefined,
    parser: SpecParser,
    examples: KnownExamples,
    config: Config,
  ) {
    this.#worker = worker;
    this.#cache = cache;
    this.#parser = parser;
    this.#examples = examples;
    this.#config = config;
  }

  /** @param toolchain of the results of earlier runs; none are used or kept without it. */
  static async open(toolchain: string | undefined): Promise<Generator> {
    const worker = startOutputs(toolchain);
    const cache = toolchain === undefined ? undefined : new ResultCache(toolchain);
    const [parser, examples, config] = await Promise.all([
      SpecParser.open(cache),
      KnownExamples.open(cache),
      loadRules(),
    ]);
    if (cache) examples.applyTo(config);
    return new Generator(worker, cache, parser, examples, config);
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
    this.#examples.begin(files);
    const problems = await findProblems(this.#lintRun(files));
    if (problems.length > 0) throw new SpecError(problems);
    const generated = await generating;
    await Promise.all([this.#parser.keep(files, this.#cache), this.#examples.keep(this.#cache), this.#cache?.prune()]);
    return generated;
  }

  /** Returns the problems of the flows, from which nothing is generated. */
  async findFlowProblems(files: SpecFiles): Promise<SpecProblem[]> {
    return lintFiles(this.#lintRun(files), flowPaths());
  }

  close(): Promise<unknown> {
    return this.#worker.stop();
  }

  #lintRun(files: SpecFiles): LintRun {
    return { files, cache: this.#cache, resolver: () => this.#parser.resolver(files), config: this.#config };
  }

  async #bundle(files: SpecFiles): Promise<Bundles> {
    const bundles: Partial<Bundles> = {};
    for (const name of Object.keys(documents) as DocumentName[]) {
      bundles[name] = await bundleDocument<object>(name, this.#parser.resolver(files), this.#config);
    }
    return bundles as Bundles;
  }
}
