import { type Operation, operations } from '@worklane/contract';
import { operationPlaces } from './openapi.ts';

const table: Readonly<Record<string, Operation>> = operations;

/** The operation table in the order in which people read it: list, create, get, change, delete. */
export const allOperations: readonly Operation[] = operationPlaces.map(({ operation }) => {
  const entry = table[operation.operationId];
  if (!entry) throw new Error(`The operation table lacks ${operation.operationId}: run npm run generate.`);
  return entry;
});

/** @throws when no operation has this id. */
export function operationById(id: string): Operation {
  const entry = table[id];
  if (!entry) throw new Error(`The contract has no operation ${id}.`);
  return entry;
}
