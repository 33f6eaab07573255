import type { BaseResolver, LocationObject } from '@redocly/openapi-core';
import { type DocumentPaths, readContractFiles } from './contract-files.ts';
import { checkDerivedFiles } from './derived-files.ts';
import { checkEnumLists } from './enum-lists.ts';
import { checkEvents } from './events.ts';
import { checkKinds } from './kinds.ts';
import { checkMessages } from './messages.ts';
import { checkNames } from './names.ts';
import type { ConsistencyProblem } from './spec-node.ts';
import { checkCounts, checkTodos } from './texts.ts';

/** What one check reports can follow from what an earlier one reports: a kind without event types has no webhooks. */
const successive = [checkNames, checkKinds, checkEvents, checkMessages, checkEnumLists];

/** Problems between documents. */
export interface Inconsistencies {
  /** Follow from no others. */
  readonly independent: readonly LocatedProblem[];
  /** By check: those of a later one can follow from those of an earlier one. */
  readonly successive: readonly (readonly LocatedProblem[])[];
  /** Files that differ from what the records lead to, which can follow from any problem in them or in a record. */
  readonly derived: readonly LocatedProblem[];
}

type LocatedProblem = ReturnType<typeof located>;

/** Reports what no single document shows: a kind or an event that is missing in one, a message that differs between both. */
export async function checkConsistency(paths: DocumentPaths, resolver: BaseResolver): Promise<Inconsistencies> {
  const contract = await readContractFiles(paths, resolver);
  return {
    independent: [...checkCounts(contract), ...checkTodos(contract)].map(located),
    successive: successive.map((check) => check(contract).map(located)),
    derived: checkDerivedFiles(contract).map(located),
  };
}

const located = (problem: ConsistencyProblem) => ({
  ruleId: `worklane/${problem.ruleId}`,
  message: problem.message,
  location: [locationOf(problem)] as const,
});

function locationOf({ at: { source, pointer, value }, line }: ConsistencyProblem): LocationObject {
  if (line !== undefined) return { source, pointer: undefined, start: { line, col: 1 } };
  // For an object, the line of its key says more than that of its first member.
  return { source, pointer, reportOnKey: typeof value === 'object' };
}
