import dashboardDocument from '@worklane/contract/dashboard.json' with { type: 'json' };
import publicDocument from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader } from '@worklane/contract/openapi-reader';
import { expect } from 'vitest';

const readers = [new OpenapiReader(publicDocument), new OpenapiReader(dashboardDocument)];
const protocolHeaders = publicDocument['x-protocol-headers'];

/** Expects that the contract documents every header of a response, and that it has the rate limit headers. */
export function expectDocumentedHeaders(operationId: string, status: number, sent: readonly string[]): void {
  const reader = readers.find(({ operations }) => operations.has(operationId));
  const documented = reader?.operation(operationId).responses[status];
  expect(documented, `${operationId} ${status}`).toBeDefined();
  const names = [...Object.keys(documented?.headers ?? {}), ...protocolHeaders].map((name) => name.toLowerCase());
  expect(names, `${operationId} ${status}`).toEqual(expect.arrayContaining([...sent]));
  expect(sent).toEqual(expect.arrayContaining(['ratelimit', 'ratelimit-policy', 'x-request-id']));
}
