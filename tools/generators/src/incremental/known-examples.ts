import { hash } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import type { Config } from '@redocly/openapi-core';
import type { ResultCache } from './result-cache.ts';
import type { SpecFiles } from './spec-files.ts';

/** Redocly's rule that compares the examples of a body with its schema, which takes most of the time of a lint run. */
const rule = 'no-invalid-media-type-examples';

interface MediaTypeContext {
  readonly location: { readonly source: { readonly absoluteRef: string } };
  readonly report: (problem: unknown) => void;
}
interface MediaTypeVisitor {
  leave(this: unknown, mediaType: object, context: MediaTypeContext): void;
}
type Visitors = Record<string, { MediaType: MediaTypeVisitor }>;
type Rule = (options: object) => Visitors;

/** The bodies with valid examples of earlier runs, so that the rule checks only those that an edit can affect. */
export class KnownExamples {
  #valid: Set<string> = new Set();
  #used: Set<string> = new Set();
  #files: SpecFiles | undefined;
  readonly #closures = new Map<string, string>();

  static async open(cache: ResultCache | undefined): Promise<KnownExamples> {
    const examples = new KnownExamples();
    const known = await cache?.get('examples', '');
    if (known) examples.#valid = new Set(known.split('\n'));
    return examples;
  }

  /** Starts a run on these files. */
  begin(files: SpecFiles): void {
    this.#files = files;
    this.#closures.clear();
    this.#used = new Set();
  }

  /** Keeps the bodies of a run without problems, for this process and for the next one. */
  async keep(cache: ResultCache | undefined): Promise<void> {
    this.#valid = this.#used;
    await cache?.set('examples', '', this.found());
  }

  /** Returns the valid bodies that the run has found so far. */
  found(): string {
    return [...this.#used].join('\n');
  }

  /** Adds what a run that read the same files found. */
  add(found: string): void {
    for (const key of found.split('\n')) this.#used.add(key);
  }

  /** Makes the rule of a configuration skip the known bodies. */
  applyTo(config: Config): void {
    config.plugins.forEach((plugin, index) => {
      const original = plugin.rules?.oas3?.[rule] as Rule | undefined;
      if (!original) return;
      const skipping = (options: object) => this.#skipKnown(original(options), JSON.stringify(options));
      const oas3 = { ...plugin.rules?.oas3, [rule]: skipping } as never;
      config.plugins[index] = { ...plugin, rules: { ...plugin.rules, oas3 } };
    });
  }

  #skipKnown(visitors: Visitors, options: string): Visitors {
    return Object.fromEntries(
      Object.entries(visitors).map(([parent, { MediaType }]) => {
        const leave: MediaTypeVisitor['leave'] = (mediaType, context) => {
          const key = this.#key(`${parent} ${options}`, mediaType, context.location.source.absoluteRef);
          if (this.#valid.has(key)) {
            this.#used.add(key);
            return;
          }
          let isValid = true;
          const report = (problem: unknown) => {
            isValid = false;
            context.report(problem);
          };
          MediaType.leave(mediaType, { ...context, report });
          if (isValid) this.#used.add(key);
        };
        return [parent, { MediaType: { ...MediaType, leave } }];
      }),
    );
  }

  /** A body is the same if its own text and all files that it references are. */
  #key(rule: string, mediaType: object, file: string): string {
    const text = JSON.stringify(mediaType);
    const mentioned = [...text.matchAll(/"([^"#]*\.ya?ml)(?=["#])/g)].map(([, path = '']) =>
      resolve(dirname(file), path),
    );
    const files = [...new Set(text.includes('"#') ? [file, ...mentioned] : mentioned)];
    return hash('sha256', [rule, file, text, ...files.map((path) => this.#closureHash(path))].join('\n'));
  }

  #closureHash(file: string): string {
    const known = this.#closures.get(file);
    if (known !== undefined) return known;
    const found = this.#files?.hashOf(this.#files.closure(file)) ?? '';
    this.#closures.set(file, found);
    return found;
  }
}
