import { hash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../specifications.ts';

/** Ignored by git and removed with the packages that the results depend on. */
const cacheFolder = join(root, 'node_modules/.cache/worklane-generate');

/** Enough for the results of several branches. */
const maxEntries = 200;

/**
 * Results of generation by their inputs. Entries are written atomically and begin with a hash of their content, so that
 * neither a crash nor another process leaves one that is used. What cannot be written or read is computed again.
 */
export class ResultCache {
  readonly #toolchain: string;
  readonly #folder: string;

  /** @param toolchain a hash of the code that computes the results: results of other code are not used. */
  constructor(toolchain: string, folder = join(cacheFolder, 'results')) {
    this.#toolchain = toolchain;
    this.#folder = folder;
  }

  /** @param toolchain if undefined, what the results depend on is unknown, and none are kept. */
  static of(toolchain: string | undefined): ResultCache | undefined {
    return toolchain === undefined ? undefined : new ResultCache(toolchain);
  }

  /** Returns the result of a kind for its inputs. */
  async get(kind: string, inputs: string): Promise<string | undefined> {
    const file = this.#file(kind, inputs);
    const entry = await readFile(file, 'utf8').catch(() => '');
    const text = entry.slice(65);
    if (entry[64] !== '\n' || entry.slice(0, 64) !== hash('sha256', text)) return undefined;
    const now = new Date();
    await utimes(file, now, now).catch(() => {});
    return text;
  }

  async set(kind: string, inputs: string, text: string): Promise<void> {
    const file = this.#file(kind, inputs);
    const temporary = `${file}.${randomUUID()}`;
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(temporary, `${hash('sha256', text)}\n${text}`);
      await rename(temporary, file);
    } catch {
      await rm(temporary, { force: true }).catch(() => {});
    }
  }

  /** Returns the result for these inputs, which is computed if it is unknown. */
  async resultOf(kind: string, inputs: string, compute: () => Promise<string>): Promise<string> {
    const known = await this.get(kind, inputs);
    if (known !== undefined) return known;
    const text = await compute();
    await this.set(kind, inputs, text);
    return text;
  }

  /** Removes the entries that were not used for the longest time. */
  async prune(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    if (names.length <= maxEntries) return;
    const aged = await Promise.all(
      names.map(async (name) => {
        const file = join(this.#folder, name);
        return {
          file,
          used: await stat(file).then(
            ({ mtimeMs }) => mtimeMs,
            () => 0,
          ),
        };
      }),
    );
    const oldest = aged.toSorted((a, b) => b.used - a.used).slice(maxEntries / 2);
    await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
  }

  #file(kind: string, inputs: string): string {
    return join(this.#folder, `${kind}-${hash('sha256', `${this.#toolchain}\n${kind}\n${inputs}`)}`);
  }
}
