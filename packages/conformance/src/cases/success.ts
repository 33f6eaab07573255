import { requestExamples } from '../contract/document.ts';
import type { Case, CasesOf, RequestCase } from './case.ts';

/** Grants that need a user in a browser, which the flows test. */
const interactive = /authorization_code|refresh_token/;

/** The success path: every request example of the contract. */
export const success: CasesOf = (operation, { credentials }) => {
  const expected = { status: 'success' } as const;
  const examples = requestExamples(operation).filter(({ name }) => !interactive.test(name));
  if (operation.authentication === 'client' && credentials.client_id === undefined) return [];
  if (examples.length === 0) {
    const newRecord = operation.method === 'delete';
    const request: RequestCase['request'] = ({ fixtures }) => fixtures.validRequest(operation, { newRecord });
    return [{ name: 'succeeds', needs: [], expected, request }];
  }
  return examples.map(
    ({ name, mediaType, value }): Case => ({
      name: `accepts the example ${name}`,
      needs: [],
      expected,
      request: async ({ fixtures }) =>
        fixtures.validRequest(operation, { body: { mediaType, value: await fixtures.bodyFor(operation, value) } }),
    }),
  );
};
