import { type Kind, resourceName, transitionsAt } from '@worklane/spec-rules';
import { closest, distance } from 'fastest-levenshtein';
import pluralize from 'pluralize';
import type { SpecTree } from './spec-tree.ts';

/** Words that generated code or events use for something else. */
const reserved = ['event', 'member', 'organization', 'raw', 'record', 'resource', 'schema', 'webhook'];

/**
 * Returns the collection of a new kind: the English plural, if it is not given.
 * @throws Error with the correct form if the name of the kind or the collection cannot be used
 */
export function requireNewKind(specs: SpecTree, kind: string, given?: string): string {
  requireResourceName('resource kind', kind);
  if (specs.kindNames.includes(kind)) {
    throw new Error(`The resource kind "${kind}" already exists: specs/schemas/kinds/${kind}/.`);
  }
  const singular = ofLastWord(kind, pluralize.singular);
  if (given === undefined && singular !== kind && ofLastWord(singular, pluralize.plural) === kind) {
    throw new Error(`"${kind}" is a plural. Did you mean "${singular}"? If it is none, add --collection.`);
  }
  const collection = given ?? ofLastWord(kind, pluralize.plural);
  requireResourceName('collection', collection);
  for (const name of [kind, pluralize.singular(collection)]) {
    if (reserved.includes(name)) throw new Error(`"${name}" is a reserved name. Choose another one.`);
  }
  if (collection === kind) throw new Error(`The collection of "${kind}" needs another name: add --collection.`);
  const taken = specs.read(`openapi/paths/resources/${collection}/collection.yaml`);
  if (taken !== undefined) throw new Error(`The collection "${collection}" already exists. Add --collection.`);
  return collection;
}

function requireResourceName(what: string, name: string): void {
  if (resourceName.test(name)) return;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .match(/[a-z]+/g);
  const suggestion = words?.join('-') ?? 'invoice';
  throw new Error(`Invalid ${what} "${name}": use words in lower case, joined by hyphens, such as "${suggestion}".`);
}

const ofLastWord = (name: string, change: (word: string) => string) => name.replace(/[^-]+$/, (word) => change(word));

/** @throws Error with a suggestion if the kind does not exist. */
export function requireKind(specs: SpecTree, name: string): Kind {
  const found = specs.kinds.find(({ kind }) => kind === name);
  if (found) return found;
  throw new Error(`Unknown resource kind "${name}".${didYouMean(name, specs.kindNames)}`);
}

/** @throws Error if an event of a kind cannot have the name, or another one has it or had it */
export function requireNewEvent({ kind, actions, fields }: Kind, name: string, renamed?: string): void {
  requireResourceName('event', name);
  if (actions.includes(name)) throw new Error(`The event "${kind}.${name}" already exists.`);
  const transitions = [...fields].flatMap(([field, lines]) => [...transitionsAt(field, lines)]);
  const earlier = transitions.find(([event, lines]) => event !== renamed && firstNameOf(lines) === name)?.[0];
  if (earlier) throw new Error(`"${kind}.${name}" is the earlier name of ${kind}.${earlier}. Choose another name.`);
}

/** Returns the name by which the events of a renamed transition are stored, or undefined. */
export const firstNameOf = (transition: readonly string[]): string | undefined =>
  /renamedFrom: ([a-z-]+)/.exec(transition.join('\n'))?.[1];

/** Returns ` Did you mean "order"?`, or the known names. */
export function didYouMean(name: string, known: readonly string[]): string {
  const nearest = known.length > 0 ? closest(name, known) : undefined;
  if (nearest !== undefined && distance(name, nearest) <= Math.max(2, name.length / 3))
    return ` Did you mean "${nearest}"?`;
  return ` Known: ${known.join(', ')}.`;
}
