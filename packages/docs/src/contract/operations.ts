import { type Operation, operations } from '@worklane/contract';
import { operationPlaces } from './openapi.ts';

const table: Readonly<Record<string, Operation>> = operations;

/** The operation table in display order: list, create, get, update, delete. */
export const allOperations: readonly Operation[] = operationPlaces.map(({ operation }) => {
  const entry = table[operation.operationId];
  if (!entry) throw new Error(`The operation table has no ${operation.operationId}. Run npm run generate.`);
  return entry;
});

/** @throws if no operation has this ID. */
export function operationById(id: string): Operation {
  const entry = table[id];
  if (!entry) throw new Error(`The contract has no operation ${id}.`);
  return entry;
}
