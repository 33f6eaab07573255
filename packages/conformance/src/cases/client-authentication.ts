import type { HttpRequest } from '../http-exchange.ts';
import type { Case, CasesOf, Expectation } from './case.ts';

/** Invalid client credentials and invalid forms. */
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
    changed(
      'a wrong client secret',
      unknown,
      onForm((form) => form.set('client_secret', 'wls_unknown')),
    ),
    changed(
      'a missing client secret',
      unknown,
      onForm((form) => form.delete('client_secret')),
    ),
    changed(
      'an unknown client',
      unknown,
      onForm((form) => form.set('client_id', 'app_unknown')),
    ),
    changed(
      'a form without parameters',
      { status: 400 },
      onForm((form) => {
        for (const name of [...form.keys()]) if (!name.startsWith('client_')) form.delete(name);
      }),
    ),
  ];
};

const invalid: Expectation = { status: 400, code: 'invalid_request' };

const unknown: Expectation = { status: 401, code: 'invalid_client' };

const formOf = ({ body }: HttpRequest) => new URLSearchParams(body);

const onForm = (change: (form: URLSearchParams) => void) => (request: HttpRequest) => {
  const form = formOf(request);
  change(form);
  return { ...request, body: form.toString() };
};

const withHeader = (request: HttpRequest, name: string, value: string): HttpRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});
