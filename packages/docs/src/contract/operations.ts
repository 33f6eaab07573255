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

/** How to read a successful response. A redirect needs a browser. */
export type ResponseType = 'json' | 'stream' | 'redirect' | 'none';

/** Returns the media type of the successful response of an operation, if it has a body, and how to read it. */
export function successOf(id: string): { mediaType?: string; responseType: ResponseType } {
  const [status, response] = Object.entries(operationById(id).responses).find(([each]) => /^[23]/.test(each)) ?? [];
  const [mediaType] = Object.keys(response?.content ?? {});
  if (status?.startsWith('3')) return { responseType: 'redirect' };
  if (mediaType === undefined) return { responseType: 'none' };
  return { mediaType, responseType: mediaType === 'text/event-stream' ? 'stream' : 'json' };
}
