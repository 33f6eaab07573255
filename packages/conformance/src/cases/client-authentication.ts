import type { HttpRequest } from '../http-exchange.ts';
import type { Case, CasesOf, Expectation } from './case.ts';

/** Requests whose form cannot be read. */
export const clientAuthentication: CasesOf = (operation, { credentials }) => {
  if (operation.authentication !== 'client' || credentials.client_id === undefined) return [];
  const changed = (name: string, expected: Expectation, change: (request: HttpRequest) => HttpRequest): Case => ({
    name: `rejects ${name}`,
    needs: ['oauth'],
    expected,
    request: async ({ fixtures }) => change(await fixtures.validRequest(operation)),
  });
  return [
    changed('a JSON body', invalid, (request) => ({
      ...withHeader(request, 'content-type', 'application/json'),
      body: JSON.stringify(Object.fromEntries(formOf(request))),
    })),
    // RFC 6749, section 3.2.
    changed('a parameter that is given twice', invalid, (request) => {
      const [first] = formOf(request);
      return { ...request, body: `${request.body}&${new URLSearchParams(first && [first])}` };
    }),
    changed('an Idempotency-Key', invalid, (request) => withHeader(request, 'idempotency-key', crypto.randomUUID())),
  ];
};

const invalid: Expectation = { status: 400, code: 'invalid_request' };

const formOf = ({ body }: HttpRequest) => new URLSearchParams(body);

const withHeader = (request: HttpRequest, name: string, value: string): HttpRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});
