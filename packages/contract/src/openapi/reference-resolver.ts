import { evaluatePointer } from './json-pointer.ts';

export interface Reference {
  readonly $ref: string;
}

export type Referable<T> = T | Reference;

/** Thrown when a `$ref` cannot be resolved. The message contains the pointer. */
export class UnresolvedReferenceError extends Error {
  override name = 'UnresolvedReferenceError';
}

/** Resolves the local references of a JSON document, such as a bundled OpenAPI or AsyncAPI document. */
export class ReferenceResolver {
  readonly title: string;
  readonly #document: object;
  readonly #targets = new Map<string, unknown>();

  /** @param title names the document in error messages. */
  constructor(document: object, title: string) {
    this.#document = document;
    this.title = title;
  }

  /**
   * Returns the target of a reference, over any number of steps, or the node itself if it is none. Keywords beside
   * `$ref` replace those of the target, as the OpenAPI specification defines for `summary` and `description`.
   * @throws UnresolvedReferenceError if the target is missing, in another document, or the reference itself.
   */
  resolve<T extends object>(node: Referable<T>): T {
    const visited = new Set<string>();
    let resolved: Referable<T> = node;
    while (isReference(resolved)) {
      const { $ref, ...siblings }: Reference = resolved;
      if (visited.has($ref)) throw new UnresolvedReferenceError(`${this.title}: ${$ref} refers to itself.`);
      visited.add($ref);
      const target = this.lookUp($ref) as Referable<T>;
      resolved = Object.keys(siblings).length === 0 ? target : { ...target, ...siblings };
    }
    return resolved;
  }

  /**
   * Returns the value at a local reference such as `#/components/schemas/Task`, which may be a reference again.
   * @throws UnresolvedReferenceError
   */
  lookUp(reference: string): unknown {
    if (this.#targets.has(reference)) return this.#targets.get(reference);
    if (reference !== '#' && !reference.startsWith('#/')) {
      throw new UnresolvedReferenceError(
        `${this.title}: ${reference} is in another document. Bundle the documents first.`,
      );
    }
    const target = evaluatePointer(this.#document, reference);
    if (target === undefined) throw new UnresolvedReferenceError(`${this.title}: ${reference} does not exist.`);
    this.#targets.set(reference, target);
    return target;
  }
}

const isReference = (node: object): node is Reference => '$ref' in node && typeof node.$ref === 'string';

/** Returns the last token of a reference: `Task` for `#/components/schemas/Task`. */
export const referencedName = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);
