import type { Kind } from '@worklane/spec-rules';
import { closest, distance } from 'fastest-levenshtein';
import pluralize from 'pluralize';
import type { SpecTree } from './spec-tree.ts';

/** Words that schemas, generated code or events use for something else. */
const reserved = ['event', 'member', 'organization', 'record', 'resource', 'schema', 'webhook'];

/** @throws Error with the correct form if the name of a new kind or its collection cannot be used. */
export function requireNewKind(specs: SpecTree, kind: string, collection: string): void {
  if (!/^[a-z]+$/.test(kind)) {
    const suggestion = kind.toLowerCase().replace(/[^a-z]/g, '');
    throw new Error(
      `Invalid resource kind "${kind}": use one word in lower case, such as "${suggestion || 'invoice'}".`,
    );
  }
  if (specs.kindNames.includes(kind)) {
    throw new Error(`The resource kind "${kind}" already exists: specs/schemas/kinds/${kind}/.`);
  }
  const singular = pluralize.singular(kind);
  if (singular !== kind && pluralize.plural(singular) === kind) {
    throw new Error(`"${kind}" is a plural. Did you mean "${singular}"?`);
  }
  if (reserved.includes(kind)) throw new Error(`"${kind}" is a reserved name. Choose another one.`);
  if (!/^[a-z]+$/.test(collection)) throw new Error(`Invalid collection "${collection}": use one word in lower case.`);
  if (collection === kind) throw new Error(`The collection of "${kind}" needs another name: add --collection.`);
  const taken = specs.read(`openapi/paths/resources/${collection}/collection.yaml`);
  if (taken !== undefined) throw new Error(`The collection "${collection}" already exists. Add --collection.`);
}

export const pluralOf = (kind: string): string => pluralize.plural(kind);

/** @throws Error with a suggestion if the kind does not exist. */
export function requireKind(specs: SpecTree, name: string): Kind {
  const found = specs.kinds.find(({ kind }) => kind === name);
  if (found) return found;
  throw new Error(`Unknown resource kind "${name}".${didYouMean(name, specs.kindNames)}`);
}

/** Returns ` Did you mean "order"?`, or the known names. */
export function didYouMean(name: string, known: readonly string[]): string {
  const nearest = known.length > 0 ? closest(name, known) : undefined;
  if (nearest !== undefined && distance(name, nearest) <= Math.max(2, name.length / 3))
    return ` Did you mean "${nearest}"?`;
  return ` Known: ${known.join(', ')}.`;
}
