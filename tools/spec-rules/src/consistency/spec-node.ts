import type { Document } from '@redocly/openapi-core';

/** A problem between documents, in the form of those that Redocly reports within one. */
export interface ConsistencyProblem {
  ruleId: string;
  message: string;
  at: SpecNode;
  /** The line, counted from 1, if it is not that of the node. */
  line?: number;
}

/** The parsed files of specs/, by path. */
export type SpecFiles = ReadonlyMap<string, Document>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** A value in specs/ and the place where it is written. */
export class SpecNode {
  readonly #files: SpecFiles;
  readonly #document: Document;
  readonly keys: readonly string[];
  readonly value: unknown;
  /** The place of the reference that led here, or the node itself. */
  readonly origin: SpecNode;

  constructor(files: SpecFiles, document: Document, keys: readonly string[], value: unknown, origin?: SpecNode) {
    this.#files = files;
    this.#document = document;
    this.keys = keys;
    this.value = value;
    this.origin = origin ?? this;
  }

  static root(files: SpecFiles, file: string): SpecNode {
    const document = files.get(file);
    if (!document) throw new Error(`${file} is not loaded.`);
    return new SpecNode(files, document, [], document.parsed);
  }

  get file(): string {
    return this.#document.source.absoluteRef;
  }

  /** The name of the component that the file, or a part of a file of several, becomes in a bundle: `Task`, `TaskList`. */
  get component(): string {
    const name = isDerived(this) ? this.keys[1] : isList(this) ? this.keys[0] : undefined;
    if (name !== undefined) return name;
    return this.file.slice(this.file.lastIndexOf('/') + 1).replace(/\.ya?ml$/, '');
  }

  get source(): Document['source'] {
    return this.#document.source;
  }

  /** Returns whether the component is in a folder or a file of this name, or in a section of a derived file. */
  isIn(section: string): boolean {
    return `${this.file}${this.pointer}`.replace('.yaml#', '').includes(`/${section}/`);
  }

  get pointer(): string {
    return `#/${this.keys.map(escaped).join('/')}`;
  }

  /** Returns the value at a path of keys. References are followed. */
  get(...path: readonly string[]): SpecNode | undefined {
    const [key, ...rest] = path;
    if (key === undefined) return this;
    if (!isObject(this.value) || !Object.hasOwn(this.value, key)) return undefined;
    const child = new SpecNode(this.#files, this.#document, [...this.keys, key], this.value[key]);
    return child.#resolve()?.get(...rest);
  }

  /** Returns the members of an object or the elements of a list, by key. References are followed. */
  members(): [key: string, node: SpecNode][] {
    if (!isObject(this.value)) return [];
    return Object.keys(this.value).flatMap((key) => {
      const node = this.get(key);
      return node ? [[key, node] as [string, SpecNode]] : [];
    });
  }

  /** Returns this value and all values inside it, without following references. */
  *descendants(): Generator<SpecNode> {
    yield this;
    if (!isObject(this.value)) return;
    for (const [key, value] of Object.entries(this.value)) {
      yield* new SpecNode(this.#files, this.#document, [...this.keys, key], value).descendants();
    }
  }

  /** Returns a string, or the elements of a list of strings. */
  strings(): string[] {
    return (Array.isArray(this.value) ? this.value : [this.value]).map(String);
  }

  #resolve(): SpecNode | undefined {
    const reference = isObject(this.value) ? this.value.$ref : undefined;
    if (typeof reference !== 'string') return this;
    const [path = '', pointer = ''] = reference.split('#');
    const document = path === '' ? this.#document : this.#files.get(resolvePath(this.file, path));
    if (!document) return undefined;
    const keys = pointer
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const target = new SpecNode(this.#files, document, [], document.parsed).get(...keys);
    return target && new SpecNode(this.#files, target.#document, target.keys, target.value, this);
  }
}

/** Returns whether a node is in a file that has several components, by section. */
const isDerived = ({ file }: SpecNode) => /\/derived\/[^/]+$/.test(file);

/** Returns whether a node is in a file that has several components of a section, by name. */
const isList = ({ file }: SpecNode) =>
  /\/(examples(\/kinds)?|schemas\/dashboard|openapi\/components)\/[^/]+$/.test(file);

/** Returns the schemas and examples in a derived file, and the members of a list of components; any other file is one component. */
export function componentsIn(file: SpecNode): SpecNode[] {
  const nodes = (parent: SpecNode | undefined) => parent?.members().map(([, node]) => node) ?? [];
  if (isList(file)) return nodes(file);
  return isDerived(file) ? ['schemas', 'examples'].flatMap((section) => nodes(file.get(section))) : [file];
}

const resolvePath = (file: string, reference: string) => decodeURI(new URL(reference, `file://${file}`).pathname);

/** Returns the files that a document references. */
export function referencedFiles({ parsed, source }: Document): string[] {
  const found = new Set<string>();
  const visit = (value: unknown) => {
    if (!isObject(value)) return;
    if (typeof value.$ref === 'string' && !value.$ref.startsWith('#')) {
      found.add(resolvePath(source.absoluteRef, value.$ref.replace(/#.*/s, '')));
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(parsed);
  return [...found];
}
