import { type NormalizedProblem, parseYaml } from '@redocly/openapi-core';

/** Redocly's rules that compare an example with its schema. */
const exampleRules = ['no-invalid-media-type-examples', 'no-invalid-parameter-examples', 'no-invalid-schema-examples'];

/** Removes the problems that are consequences of others, so that a mistake is reported once, where it was made. */
export function rootCauses(problems: readonly NormalizedProblem[]): NormalizedProblem[] {
  const isConsequence = [isExampleOfInvalidSchema, isCopyOfProperty, isIndirectReference];
  return problems.filter((problem) => !isConsequence.some((applies) => applies(problem, problems)));
}

type Consequence = (problem: NormalizedProblem, all: readonly NormalizedProblem[]) => boolean;

/** A derived file has schemas, too. */
const placeOf = ({ location: [place] }: NormalizedProblem) => `${place?.source.absoluteRef}${place?.pointer}`;

/** Examples are compared with valid schemas only. */
const isExampleOfInvalidSchema: Consequence = ({ ruleId }, all) =>
  exampleRules.includes(ruleId) &&
  all.some((other) => placeOf(other).includes('/schemas/') && !exampleRules.includes(other.ruleId));

/** A property that other schemas refer to (`./Task.yaml#/properties/title`) is copied into each before the rules run. */
const isCopyOfProperty: Consequence = (problem, all) =>
  isCopied(problem) &&
  all.some((other) => other.ruleId === problem.ruleId && other.message === problem.message && !isCopied(other));

function isCopied({ location: [place] }: NormalizedProblem): boolean {
  if (!place?.pointer) return false;
  let node = parseYaml(place.source.body) as Record<string, unknown> | undefined;
  for (const key of place.pointer.split('/').slice(1)) {
    node = node?.[key.replaceAll('~1', '/').replaceAll('~0', '~')] as typeof node;
    if (String(node?.$ref).includes('#/properties/')) return true;
  }
  return false;
}

const unresolved = "Can't resolve $ref: ";

/** A file that is missing or not YAML is reported for each reference that leads to it over others. */
const isIndirectReference: Consequence = (problem, all) => {
  if (problem.ruleId !== 'no-unresolved-refs' || !problem.message.startsWith(unresolved)) return false;
  const reason = problem.message.slice(unresolved.length);
  if (all.some(({ message }) => message === `Failed to parse: ${reason}`)) return true;
  return !namesTarget(problem) && all.some((other) => other.message === problem.message && namesTarget(other));
};

/** Returns whether the reference at the location is to the file that the message names. */
function namesTarget({ message, location: [place] }: NormalizedProblem): boolean {
  const [, target = ''] = /([^/'"]+)['"]?$/.exec(message) ?? [];
  let node = place && (parseYaml(place.source.body) as Record<string, unknown> | undefined);
  for (const key of place?.pointer?.split('/').slice(1) ?? []) {
    const inner = node?.[key.replaceAll('~1', '/').replaceAll('~0', '~')];
    if (typeof inner === 'string') return inner.split('#')[0]?.endsWith(target) === true;
    node = inner as typeof node;
  }
  return String(node?.$ref).split('#')[0]?.endsWith(target) === true;
}
