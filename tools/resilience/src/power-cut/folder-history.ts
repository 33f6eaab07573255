import type fs from 'node:fs';
import { join } from 'node:path';

let links = 0;

/** The names in a folder that were added, removed or changed since its last sync. */
export class FolderHistory {
  readonly #fs: typeof fs;
  readonly #removed: string;
  readonly #undo: (() => void)[] = [];

  constructor(real: typeof fs, removed: string) {
    this.#fs = real;
    this.#removed = removed;
  }

  created(path: string): void {
    this.#undo.push(() => this.#fs.rmSync(path, { recursive: true }));
  }

  beforeRemoval(path: string): void {
    const kept = this.#keep(path);
    this.#undo.push(() => this.#fs.linkSync(kept, path));
  }

  beforeFolderRemoval(path: string): void {
    this.#undo.push(() => this.#fs.mkdirSync(path));
  }

  beforeRename(from: string, to: string): void {
    const replaced = this.#fs.existsSync(to) ? this.#keep(to) : undefined;
    this.#undo.push(() => {
      this.#fs.renameSync(to, from);
      if (replaced) this.#fs.linkSync(replaced, to);
    });
  }

  /** Undoes changes, the newest first: all of them, or a random number. */
  restore(all: boolean): void {
    const lost = all ? this.#undo.length : Math.floor(Math.random() * (this.#undo.length + 1));
    for (const undo of this.#undo.toReversed().slice(0, lost)) undo();
  }

  #keep(path: string): string {
    const kept = join(this.#removed, String(++links));
    this.#fs.linkSync(path, kept);
    return kept;
  }
}
