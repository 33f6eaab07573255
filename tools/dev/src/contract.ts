import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  formatProblem,
  Generator,
  ResultCache,
  root,
  SpecError,
  SpecFiles,
  toolchainHash,
  writeGenerated,
} from '@worklane/generators';
import { deriveFiles } from '@worklane/spec-rules';

export interface ContractUpdate {
  /** The files in specs/ that differ from the last update, relative to the repository. */
  readonly edited: readonly string[];
  /** With file, line and column. If there are any, nothing was generated. */
  readonly problems: readonly string[];
  /** What helps with the problems. */
  readonly advice: readonly string[];
  /** The generated files that changed, relative to the repository. */
  readonly generated: readonly string[];
  /** Whether the contract differs from that of the last update, even if another process has written it. */
  readonly isNew: boolean;
}

/** The result when nothing has been generated. */
const unchanged = { problems: [], advice: [], generated: [], isNew: false };

/** The generated contract, which follows specs/. */
export class Contract {
  readonly #generator: Generator;
  readonly #cache: ResultCache | undefined;
  readonly #derives: boolean;
  #files: SpecFiles | undefined;
  #hash: string | undefined;

  private constructor(generator: Generator, cache: ResultCache | undefined, derives: boolean) {
    this.#generator = generator;
    this.#cache = cache;
    this.#derives = derives;
  }

  /** @param derives writes the files of specs/ that follow from a changed record, as `nx sync` does. */
  static async open(derives: boolean): Promise<Contract> {
    const toolchain = toolchainHash();
    return new Contract(await Generator.open(toolchain), ResultCache.of(toolchain), derives);
  }

  /** Generates the contract from specs/, unless it has problems. */
  async update(): Promise<ContractUpdate> {
    const previous = this.#files;
    const read = () => {
      this.#files = SpecFiles.read();
      return { files: this.#files, edited: this.#files.differencesFrom(previous) };
    };
    const { files, edited } = read();
    if (edited.length === 0) return { ...unchanged, edited };
    try {
      return { edited, ...(await this.#generate(files)) };
    } catch (error) {
      if (!this.#derives || !hasOnlyDerivable(error)) return { ...unchanged, edited, ...problemsOf(error) };
    }
    try {
      writeDerived(files);
      const derived = read();
      return { edited: derived.edited, ...(await this.#generate(derived.files)) };
    } catch (error) {
      return { ...unchanged, edited, ...problemsOf(error) };
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

  async #generate(files: SpecFiles): Promise<Omit<ContractUpdate, 'edited'>> {
    const contract = await this.#generator.generate(files);
    const generated = await writeGenerated(contract, files, this.#cache);
    const previous = this.#hash;
    this.#hash = hash('sha256', JSON.stringify(contract));
    return { ...unchanged, generated, isNew: generated.length > 0 || previous !== this.#hash };
  }
}

function problemsOf(error: unknown): Pick<ContractUpdate, 'problems' | 'advice'> {
  if (!(error instanceof SpecError)) return { problems: [String(error)], advice: [] };
  const sync = hasOnlyDerivable(error) ? ['To write these files after each edit: npm run dev -- --sync'] : [];
  const advice = error.note === undefined ? sync : [error.note];
  return { problems: error.problems.map(formatProblem), advice };
}

/** Returns whether the specifications are valid apart from files that follow from a record. */
const hasOnlyDerivable = (error: unknown): boolean =>
  error instanceof SpecError && error.problems.every(({ rule }) => rule === 'worklane/derived-file');

/** Writes the files of specs/ that follow from the schemas and examples of records. */
function writeDerived(files: SpecFiles): void {
  const read = (path: string) => files.get(join(root, 'specs', path))?.text;
  for (const [path, text] of deriveFiles(read)) {
    if (read(path) === text) continue;
    const file = join(root, 'specs', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
