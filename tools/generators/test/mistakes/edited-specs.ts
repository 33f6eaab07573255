import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BaseResolver, type Document, Source } from '@redocly/openapi-core';
import { parseAsyncapi } from '../../src/asyncapi-parser.ts';
import { lintConsistency, unique } from '../../src/find-problems.ts';
import { lintFile } from '../../src/redocly.ts';
import type { SpecProblem } from '../../src/spec-problem.ts';
import { documents, flowPaths, root } from '../../src/specifications.ts';

/** The new text of files, by absolute path. */
type Edits = ReadonlyMap<string, string>;

/** Reads the specifications with some files edited. Parses each other file once, for all resolvers. */
class EditedFiles extends BaseResolver {
  readonly #parsed: Map<string, Document>;
  readonly #edits: Edits;

  constructor(parsed: Map<string, Document>, edits: Edits) {
    super();
    this.#parsed = parsed;
    this.#edits = edits;
  }

  override async loadExternalRef(path: string): Promise<Source> {
    const text = this.#edits.get(path);
    return text === undefined ? super.loadExternalRef(path) : new Source(path, text);
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const path = source.absoluteRef;
    if (this.#edits.has(path)) return super.parseDocument(source, isRoot);
    const known = this.#parsed.get(path) ?? super.parseDocument(source, isRoot);
    this.#parsed.set(path, known);
    // Preprocessors change the parsed value.
    return { source: known.source, parsed: structuredClone(known.parsed) };
  }
}

/** Runs everything that `npm run lint` runs for specs/, in the same order, in this process. */
export class EditedSpecs implements AsyncDisposable {
  readonly #parsed = new Map<string, Document>();
  /** The files of each document. */
  readonly #files = new Map<string, ReadonlySet<string>>();
  readonly #copy: string;

  private constructor(copy: string) {
    this.#copy = copy;
  }

  static async open(): Promise<EditedSpecs> {
    const specs = new EditedSpecs(await mkdtemp(join(tmpdir(), 'worklane-lint-')));
    await cp(`${root}specs`, join(specs.#copy, 'specs'), { recursive: true });
    for (const path of [...Object.values(documents), ...flowPaths()]) {
      const resolver = new EditedFiles(specs.#parsed, new Map());
      await lintFile(path, resolver);
      specs.#files.set(path, resolver.getFiles());
    }
    return specs;
  }

  /** Returns the text of a file, relative to the repository. */
  async read(file: string): Promise<string> {
    return (await new BaseResolver().loadExternalRef(root + file)).body;
  }

  async lint(edits: Edits): Promise<SpecProblem[]> {
    const problems: SpecProblem[] = [];
    for (const [path, files] of this.#files) {
      if (![...edits.keys()].some((file) => files.has(file))) continue;
      const found = await lintFile(path, new EditedFiles(this.#parsed, edits));
      // Redocly finds the mistakes in schemas that the parser, which takes two seconds, finds too.
      const isParsed = path === documents.asyncapi && [...edits.keys()].some((file) => file.includes('/asyncapi/'));
      if (isParsed && found.length === 0) found.push(...(await this.#parse(edits)));
      problems.push(...found);
    }
    if (problems.length > 0) return unique(problems);
    return lintConsistency({ ...documents, flows: flowPaths() }, new EditedFiles(this.#parsed, edits));
  }

  /** The parser reads files itself. */
  async #parse(edits: Edits): Promise<SpecProblem[]> {
    const inCopy = (file: string) => join(this.#copy, file.slice(root.length));
    for (const [file, text] of edits) await writeFile(inCopy(file), text);
    const found = await parseAsyncapi(inCopy(documents.asyncapi));
    for (const file of edits.keys()) await cp(file, inCopy(file)).catch(() => rm(inCopy(file)));
    return found.map((problem) => ({ ...problem, file: problem.file.replace(`${this.#copy}/`, root) }));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.#copy, { recursive: true });
  }
}
