import { isDeepStrictEqual } from 'node:util';
import { BaseResolver, type Document, Source } from '@redocly/openapi-core';
import type { ResultCache } from './result-cache.ts';
import type { SpecFiles } from './spec-files.ts';

/** Parsed files as JSON, by the hash of their text. */
type Parsed = Map<string, string>;

/** Parses each file in specs/ once, for all documents that share it, and not again until it changes. */
export class SpecParser {
  #parsed: Parsed = new Map();

  /** Reads what an earlier process parsed. */
  static async open(cache: ResultCache | undefined): Promise<SpecParser> {
    const parser = new SpecParser();
    const known = await cache?.get('parsed', '');
    if (known) parser.#parsed = new Map(Object.entries(JSON.parse(known)));
    return parser;
  }

  /** Keeps what is parsed of these files, for this process and for the next one. */
  async keep(files: SpecFiles, cache: ResultCache | undefined): Promise<void> {
    const hashes = new Set(files.paths().map((path) => files.get(path)?.hash));
    const kept = [...this.#parsed].filter(([hash]) => hashes.has(hash));
    this.#parsed = new Map(kept);
    await cache?.set('parsed', '', JSON.stringify(Object.fromEntries(kept)));
  }

  /** Returns a resolver for one lint or bundle, which change the parsed values. */
  resolver(files: SpecFiles): BaseResolver {
    return new SpecResolver(files, this.#parsed);
  }
}

class SpecResolver extends BaseResolver {
  readonly #files: SpecFiles;
  readonly #parsed: Parsed;
  /** Lint and bundle ask for the same paths many times. */
  readonly #resolved = new Map<string, string>();

  constructor(files: SpecFiles, parsed: Parsed) {
    super();
    this.#files = files;
    this.#parsed = parsed;
  }

  override resolveExternalRef(base: string | null, reference: string): string {
    const key = `${base} ${reference}`;
    const known = this.#resolved.get(key);
    if (known !== undefined) return known;
    const path = super.resolveExternalRef(base, reference);
    this.#resolved.set(key, path);
    return path;
  }

  override async loadExternalRef(path: string): Promise<Source> {
    const file = this.#files.get(path);
    return file ? new Source(path, file.text.replaceAll('\r\n', '\n')) : super.loadExternalRef(path);
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const hash = this.#files.get(source.absoluteRef)?.hash;
    const known = hash && this.#parsed.get(hash);
    if (known) return { source, parsed: JSON.parse(known) };
    const document = super.parseDocument(source, isRoot);
    const json = JSON.stringify(document.parsed);
    // JSON has no infinite numbers and no undefined.
    if (hash && json && isDeepStrictEqual(JSON.parse(json), document.parsed)) this.#parsed.set(hash, json);
    return document;
  }
}
