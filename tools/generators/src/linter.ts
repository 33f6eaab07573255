import type { BaseResolver, Config } from '@redocly/openapi-core';
import { checkConsistency } from '@worklane/spec-rules';
import { parseAsyncapi } from './asyncapi-parser.ts';
import { isStructural, ofValidRecords, withoutConsequences } from './consequences.ts';
import { KnownExamples } from './incremental/known-examples.ts';
import type { ResultCache } from './incremental/result-cache.ts';
import type { SpecFiles } from './incremental/spec-files.ts';
import { SpecParser } from './incremental/spec-resolver.ts';
import { lintFile, loadRules, located } from './redocly.ts';
import type { Findings, SpecProblem } from './spec-problem.ts';
import { documents, flowPaths, redoclyConfig } from './specifications.ts';

/** Finds the problems of the specifications, any number of times, and repeats only the work that an edit requires. */
export class Linter {
  readonly config: Config;
  readonly #cache: ResultCache | undefined;
  readonly #parser: SpecParser;
  readonly #examples: KnownExamples;

  private constructor(config: Config, cache: ResultCache | undefined, parser: SpecParser, examples: KnownExamples) {
    this.config = config;
    this.#cache = cache;
    this.#parser = parser;
    this.#examples = examples;
  }

  /** @param cache the results of earlier runs; none are used or kept without it. */
  static async open(cache: ResultCache | undefined): Promise<Linter> {
    const [parser, examples, config] = await Promise.all([
      SpecParser.open(cache),
      KnownExamples.open(cache),
      loadRules(),
    ]);
    if (cache) examples.applyTo(config);
    return new Linter(config, cache, parser, examples);
  }

  /** Returns a resolver for one lint or bundle. */
  resolver(files: SpecFiles): BaseResolver {
    return this.#parser.resolver(files);
  }

  /** Returns what is wrong within the documents and between them: what code is generated from. */
  async checkDocuments(files: SpecFiles): Promise<Findings> {
    return this.#compare(files, [await this.#lint(files, Object.values(documents))]);
  }

  /** Returns the problems within documents or flows. */
  async checkFiles(files: SpecFiles, paths: readonly string[]): Promise<readonly SpecProblem[]> {
    return inOrder(await this.#lint(files, paths));
  }

  /** Returns what is wrong within documents and flows, what the AsyncAPI parser finds, and what is wrong between them. */
  async checkAll(files: SpecFiles): Promise<Findings> {
    const problems = await this.#lint(files, [...Object.values(documents), ...flowPaths()]);
    // The parser repeats what Redocly finds of the structure, for each place that a file is part of.
    const isRepeated = problems.some((problem) => isUnresolved(problem) || isStructural(problem));
    return this.#compare(files, [problems, isRepeated ? [] : await this.#parse(files)]);
  }

  /** Keeps what was found to be valid, for this process and for the next one. */
  async keep(files: SpecFiles): Promise<void> {
    await Promise.all([this.#parser.keep(files, this.#cache), this.#examples.keep(this.#cache), this.#cache?.prune()]);
  }

  /** Returns the problems of documents or flows, each once: several documents share a file. */
  async #lint(files: SpecFiles, paths: readonly string[]): Promise<SpecProblem[]> {
    this.#examples.begin(files);
    const problems: SpecProblem[] = [];
    for (const path of paths) {
      problems.push(
        ...(await this.#unlessValid(files, path, '', () => lintFile(path, this.resolver(files), this.config))),
      );
    }
    return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
  }

  #parse(files: SpecFiles): Promise<SpecProblem[]> {
    const path = documents.asyncapi;
    return this.#unlessValid(files, path, 'parser', () => parseAsyncapi(path, files));
  }

  /** A valid document is not checked again until one of its files changes. */
  async #unlessValid(files: SpecFiles, path: string, check: string, find: () => Promise<SpecProblem[]>) {
    const inputs = `${path} ${check} ${files.hashOf([redoclyConfig, ...files.closure(path)])}`;
    const known = await this.#cache?.get('valid', inputs);
    if (known !== undefined) {
      this.#examples.add(known);
      return [];
    }
    const problems = await find();
    if (problems.length === 0) await this.#cache?.set('valid', inputs, this.#examples.found());
    return problems;
  }

  /** @param found the problems within the documents, by check. */
  async #compare(files: SpecFiles, found: readonly (readonly SpecProblem[])[]): Promise<Findings> {
    const within = withoutConsequences(found);
    if (within.some(isUnresolved)) {
      return {
        problems: inOrder(within),
        note: 'The documents are compared with each other once all files can be read.',
      };
    }
    const paths = { ...documents, flows: flowPaths() };
    const { independent, successive, derived } = await checkConsistency(paths, this.resolver(files));
    const problems = withoutConsequences([...found, ...successive.map((each) => each.map(located))]);
    const differences = ofValidRecords(derived.map(located), problems);
    return { problems: inOrder([...withoutConsequences([problems, differences]), ...independent.map(located)]) };
  }
}

/** A file is missing or cannot be parsed, so that nothing is known of what it should contain. */
const isUnresolved = ({ rule }: SpecProblem) => rule === 'no-unresolved-refs';

const inOrder = (problems: readonly SpecProblem[]): SpecProblem[] =>
  problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
