import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { type DescribedOperation, OpenapiReader } from '@worklane/contract/openapi-reader';

export const contract = new OpenapiReader(openapi, 'The contract');

export const documentedOperations: readonly DescribedOperation[] = [...contract.operations.values()];

/**
 * Whether a path is one of two kinds of records, or of no kind: the operations of kinds share their code. The conformance suite sends
 * those of every kind to the mock.
 */
const isSampled = (path: string): boolean =>
  !path.startsWith('/api/v1/{organization_id}/') || /^\/api\/v1\/\{organization_id\}\/(tasks|orders)\b/.test(path);

export const sampledOperations = documentedOperations.filter(({ path }) => isSampled(path));

/** Returns the status of a successful response. */
export function successStatus({ responses }: DescribedOperation): number {
  return Math.min(...Object.keys(responses).map(Number));
}
