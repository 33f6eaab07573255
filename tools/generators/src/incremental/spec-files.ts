import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../specifications.ts';

/** A file in specs/. */
export interface SpecFile {
  readonly text: string;
  readonly hash: string;
}

/** The files in specs/, read once, so that a run sees one state of them even if they change meanwhile. */
export class SpecFiles {
  readonly #files: ReadonlyMap<string, SpecFile>;
  readonly #mentioned = new Map<string, readonly string[]>();

  private constructor(files: ReadonlyMap<string, SpecFile>) {
    this.#files = files;
  }

  static read(): SpecFiles {
    const folder = join(root, 'specs');
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = entries.map(({ name, parentPath }) => join(parentPath, name)).toSorted();
    return new SpecFiles(
      new Map(
        paths.map((path) => {
          const text = readFileSync(path, 'utf8');
          return [path, { text, hash: hash('sha256', text) }];
        }),
      ),
    );
  }

  /** Returns these files with other texts, by absolute path. */
  withTexts(texts: ReadonlyMap<string, string>): SpecFiles {
    const changed = [...texts].map(([path, text]) => [path, { text, hash: hash('sha256', text) }] as const);
    return new SpecFiles(new Map([...this.#files, ...changed]));
  }

  get(path: string): SpecFile | undefined {
    return this.#files.get(path);
  }

  paths(): string[] {
    return [...this.#files.keys()];
  }

  /** Returns the files that were added, changed or removed since another reading, relative to the repository. */
  differencesFrom(other: SpecFiles | undefined): string[] {
    const paths = new Set([...this.paths(), ...(other?.paths() ?? [])]);
    return [...paths]
      .filter((path) => this.get(path)?.hash !== other?.get(path)?.hash)
      .map((path) => path.slice(root.length));
  }

  /** Returns a hash of the names and the content of files. */
  hashOf(paths: readonly string[]): string {
    return hash('sha256', paths.map((path) => `${path.slice(root.length)} ${this.#files.get(path)?.hash}\n`).join(''));
  }

  /** Returns the file and all files that it references, directly or indirectly, in a stable order. */
  closure(path: string): string[] {
    const found = new Set([path]);
    for (const file of found) for (const mentioned of this.#mentions(file)) found.add(mentioned);
    return [...found].toSorted();
  }

  /** Any text that is the path of another file counts: discriminators name files without `$ref`. */
  #mentions(path: string): readonly string[] {
    const known = this.#mentioned.get(path);
    if (known) return known;
    const folder = dirname(path);
    const names = this.#files.get(path)?.text.match(/[\w./-]+\.(?:ya?ml|json)\b/g) ?? [];
    const found = [...new Set(names)].map((name) => resolve(folder, name)).filter((file) => this.#files.has(file));
    this.#mentioned.set(path, found);
    return found;
  }
}
