import type { BaseResolver } from '@redocly/openapi-core';
import { type DocumentPaths, readContractFiles } from './contract-files.ts';
import { checkCounts } from './counts.ts';
import { checkEnumLists } from './enum-lists.ts';
import { checkEvents } from './events.ts';
import { checkKinds } from './kinds.ts';
import { checkMessages } from './messages.ts';
import { checkNames } from './names.ts';

/** A check needs what those before it require: a kind without event types has no webhooks. */
const successive = [checkNames, checkKinds, checkEvents, checkMessages, checkEnumLists];

/**
 * Reports what no single document shows: a kind or an event that is missing in one, a message that differs between both.
 * The documents must be valid, so that no mistake is reported twice.
 */
export async function checkConsistency(paths: DocumentPaths, resolver: BaseResolver) {
  const contract = await readContractFiles(paths, resolver);
  const first = successive.map((check) => check(contract)).find((found) => found.length > 0) ?? [];
  const problems = [...checkCounts(contract), ...first];
  return problems.map(({ ruleId, message, at: { source, pointer, value } }) => ({
    ruleId: `worklane/${ruleId}`,
    message,
    // For an object, the line of its key says more than that of its first member.
    location: [{ source, pointer, reportOnKey: typeof value === 'object' }] as const,
  }));
}
