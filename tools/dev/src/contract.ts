import {
  formatProblem,
  Generator,
  ResultCache,
  SpecError,
  SpecFiles,
  toolchainHash,
  writeGenerated,
} from '@worklane/generators';

export interface ContractUpdate {
  /** The files in specs/ that differ from the last update, relative to the repository. */
  readonly edited: readonly string[];
  /** With file, line and column. If there are any, nothing was generated. */
  readonly problems: readonly string[];
  /** The generated files that changed, relative to the repository. */
  readonly generated: readonly string[];
}

/** The generated contract, which follows specs/. */
export class Contract {
  readonly #generator: Generator;
  readonly #cache: ResultCache | undefined;
  #files: SpecFiles | undefined;

  private constructor(generator: Generator, cache: ResultCache | undefined) {
    this.#generator = generator;
    this.#cache = cache;
  }

  static async open(): Promise<Contract> {
    const toolchain = toolchainHash();
    const cache = toolchain === undefined ? undefined : new ResultCache(toolchain);
    return new Contract(await Generator.open(toolchain), cache);
  }

  /** Generates the contract from specs/, unless it has problems. */
  async update(): Promise<ContractUpdate> {
    const files = SpecFiles.read();
    const edited = files.differencesFrom(this.#files);
    this.#files = files;
    if (edited.length === 0) return { edited, problems: [], generated: [] };
    try {
      const generated = await writeGenerated(await this.#generator.generate(files), files, this.#cache);
      return { edited, problems: [], generated };
    } catch (error) {
      return {
        edited,
        problems: error instanceof SpecError ? error.problems.map(formatProblem) : [String(error)],
        generated: [],
      };
    }
  }

  /** Returns the problems of the flows, which nothing is generated from. */
  async checkFlows(): Promise<readonly string[]> {
    if (!this.#files) return [];
    return (await this.#generator.findFlowProblems(this.#files)).map(formatProblem);
  }

  close(): Promise<unknown> {
    return this.#generator.close();
  }
}
