import { posix } from 'node:path';
import type { Tree } from '@nx/devkit';
import {
  deriveFiles,
  type Kind,
  kindNames,
  membersAt,
  partAt,
  type ReadText,
  readKinds,
  schemaNameProblem,
  sections,
  withPart,
} from '@worklane/spec-rules';

/**
 * specs/ in the tree of a generator: nothing reaches the disk until the generator has succeeded. A path can name a member of a
 * file: `examples/kinds/task.yaml#/TaskRecord`.
 */
export class SpecTree {
  readonly #tree: Tree;
  readonly #created = new Set<string>();
  /** The files of components, by name in lower case. */
  readonly #components: Map<string, string>;

  readonly read: ReadText = (path) => partAt((file) => this.#tree.read(`specs/${file}`, 'utf8') ?? undefined, path);

  constructor(tree: Tree) {
    this.#tree = tree;
    const files = ['schemas', 'examples', 'openapi/components', 'derived'].flatMap((folder) => this.filesIn(folder));
    this.#components = new Map(
      files.flatMap((file) => componentsOf(file, this.read).map(({ name }) => [name.toLowerCase(), file])),
    );
  }

  /** @throws Error if the file does not exist. */
  require(file: string): string {
    const text = this.read(file);
    if (text === undefined) throw new Error(`Missing file specs/${file}.`);
    return text;
  }

  /** Writes a file of specs/, if its text changes. @throws Error if lint rejects the name of a component in it */
  write(path: string, part: string): void {
    const [file = '', name] = path.split('#/');
    const text = name === undefined ? part : withPart(this.read(file), name, part);
    const current = this.read(file);
    if (current === text) return;
    for (const component of componentsOf(file, () => text)) this.#requireFreeName(file, component);
    this.#tree.write(`specs/${file}`, text);
  }

  /** Writes a file that must not exist, nor follow from a record. */
  create(file: string, text: string): void {
    if (this.read(file) !== undefined) throw new Error(`specs/${file} already exists. Choose another name.`);
    this.write(file, text);
    this.#created.add(file);
  }

  /** @throws Error if the name of a component is reserved, or that of another component */
  #requireFreeName(file: string, { name, section }: Component): void {
    const other = this.#components.get(name.toLowerCase());
    if (other === file) return;
    const problem = section === 'schemas' ? schemaNameProblem(name) : undefined;
    if (problem) throw new Error(`specs/${file} cannot be written. ${problem}`);
    if (other) throw new Error(`The name ${name} is taken: specs/${other} already exists. Choose another name.`);
    this.#components.set(name.toLowerCase(), file);
  }

  /** Returns the files in a folder and below. */
  filesIn(folder: string): string[] {
    return this.#tree.children(`specs/${folder}`).flatMap((name) => {
      const path = `${folder}/${name}`;
      return this.#tree.isFile(`specs/${path}`) ? [path] : this.filesIn(path);
    });
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
    for (const [file, text] of derived) {
      if (this.#created.has(file)) throw new Error(`specs/${file} follows from the record. Choose another name.`);
      this.write(file, text);
    }
    return derived.length > 0;
  }

  get kinds(): readonly Kind[] {
    return readKinds(this.read);
  }

  get kindNames(): readonly string[] {
    return kindNames(this.read);
  }
}

interface Component {
  readonly name: string;
  readonly section: string;
}

/** Returns the components in a file: one of the name of the file, those of a list, or those in the sections of a derived file. */
function componentsOf(file: string, read: ReadText): Component[] {
  const section = sections.findLast((each) => `/${file}`.replace('.yaml', '/').includes(`/${each}/`));
  if (section && /^(?:examples(?:\/kinds)?|schemas\/dashboard|openapi\/components)\/[^/]+$/.test(file)) {
    return [...`${read(file)}`.matchAll(/^(\w+):/gm)].map(([, name = '']) => ({ name, section }));
  }
  if (section) return [{ name: posix.basename(file, '.yaml'), section }];
  if (!file.startsWith('derived/')) return [];
  return ['schemas', 'examples'].flatMap((each) =>
    [...membersAt(read(file), each).keys()].map((name) => ({ name, section: each })),
  );
}
