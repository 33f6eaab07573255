import type { Tree } from '@nx/devkit';
import { deriveFiles, type Kind, kindNames, type ReadText, readKinds } from '@worklane/spec-rules';

/** specs/ in the tree of a generator: nothing reaches the disk until the generator has succeeded. */
export class SpecTree {
  readonly #tree: Tree;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  readonly read: ReadText = (file) => this.#tree.read(`specs/${file}`, 'utf8') ?? undefined;

  /** @throws Error if the file does not exist. */
  require(file: string): string {
    const text = this.read(file);
    if (text === undefined) throw new Error(`Missing file specs/${file}.`);
    return text;
  }

  /** Writes a file of specs/, if its text changes. */
  write(file: string, text: string): void {
    if (this.read(file) !== text) this.#tree.write(`specs/${file}`, text);
  }

  /** @throws Error if the change has no effect: the file has another form than expected. */
  edit(file: string, change: (text: string) => string): void {
    const text = this.require(file);
    const changed = change(text);
    if (changed === text) throw new Error(`specs/${file} has an unexpected form. Edit it by hand.`);
    this.write(file, changed);
  }

  /** Writes all files that follow from the records. Returns whether one has changed. */
  derive(): boolean {
    const derived = [...deriveFiles(this.read)].filter(([file, text]) => this.read(file) !== text);
    for (const [file, text] of derived) this.write(file, text);
    return derived.length > 0;
  }

  get kinds(): readonly Kind[] {
    return readKinds(this.read);
  }

  get kindNames(): readonly string[] {
    return kindNames(this.read);
  }
}
