import type { ContractFiles } from './contract-files.ts';
import type { ConsistencyProblem, SpecNode } from './spec-node.ts';

/** Requires that a list of distinct values of an enumeration may contain all of them, and that `maxItems` says so. */
export function checkEnumLists({ files }: ContractFiles): ConsistencyProblem[] {
  return files.flatMap((file) => [...file.descendants()].flatMap(checkList));
}

function checkList(node: SpecNode): ConsistencyProblem[] {
  if (node.get('uniqueItems')?.value !== true) return [];
  const limit = node.get('maxItems');
  const values = node.get('items', 'enum');
  if (!limit || !values || limit.value === values.strings().length) return [];
  const message = `maxItems must be ${values.strings().length}, the number of values of ${values.component}.`;
  return [{ ruleId: 'enum-list-length', message, at: limit }];
}
