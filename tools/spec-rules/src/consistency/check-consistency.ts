import type { BaseResolver, LocationObject } from '@redocly/openapi-core';
import { type DocumentPaths, readContractFiles } from './contract-files.ts';
import { checkCounts } from './counts.ts';
import { checkDerivedFiles } from './derived-files.ts';
import { checkEnumLists } from './enum-lists.ts';
import { checkEvents } from './events.ts';
import { checkKinds } from './kinds.ts';
import { checkMessages } from './messages.ts';
import { checkNames } from './names.ts';
import type { ConsistencyProblem } from './spec-node.ts';
import { checkTodos } from './todos.ts';

/** A check needs what those before it require: a kind without event types has no webhooks. */
const successive = [checkNames, checkKinds, checkEvents, checkMessages, checkEnumLists, checkDerivedFiles];

/**
 * Reports what no single document shows: a kind or an event that is missing in one, a message that differs between both.
 * The documents must be valid, so that no mistake is reported twice.
 */
export async function checkConsistency(paths: DocumentPaths, resolver: BaseResolver) {
  const contract = await readContractFiles(paths, resolver);
  const first = successive.map((check) => check(contract)).find((found) => found.length > 0) ?? [];
  const problems = [...checkCounts(contract), ...checkTodos(contract), ...first];
  return problems.map((problem) => ({
    ruleId: `worklane/${problem.ruleId}`,
    message: problem.message,
    location: [locationOf(problem)] as const,
  }));
}

function locationOf({ at: { source, pointer, value }, line }: ConsistencyProblem): LocationObject {
  if (line !== undefined) return { source, pointer: undefined, start: { line, col: 1 } };
  // For an object, the line of its key says more than that of its first member.
  return { source, pointer, reportOnKey: typeof value === 'object' };
}
