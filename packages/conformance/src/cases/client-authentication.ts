import type { HttpRequest } from '../http-exchange.ts';
import type { Case, CasesOf, Expectation, RequestCase } from './case.ts';

/** Invalid client credentials and invalid forms. */
export const clientAuthentication: CasesOf = (operation, { credentials }) => {
  if (operation.authentication !== 'client' || credentials.client_id === undefined) return [];
  const changed = (name: string, expected: Expectation, change: (form: URLSearchParams) => void): Case => ({
    name,
    needs: ['oauth'],
    expected,
    async request({ fixtures }): Promise<HttpRequest> {
      const request = await fixtures.validRequest(operation);
      const form = new URLSearchParams(request.body);
      change(form);
      return { ...request, body: form.toString() };
    },
  });
  const unknown: Expectation = { status: 401, code: 'invalid_client' };
  const json: RequestCase = {
    name: 'rejects a JSON body',
    needs: ['oauth'],
    expected: { status: 400, code: 'invalid_request' },
    async request({ fixtures }) {
      const request = await fixtures.validRequest(operation);
      const body = JSON.stringify(Object.fromEntries(new URLSearchParams(request.body)));
      return { ...request, headers: { ...request.headers, 'content-type': 'application/json' }, body };
    },
  };
  const repeated: RequestCase = {
    name: 'rejects a parameter that is given twice',
    needs: ['oauth'],
    // RFC 6749, section 3.2.
    expected: { status: 400, code: 'invalid_request' },
    async request({ fixtures }) {
      const request = await fixtures.validRequest(operation);
      const [first] = new URLSearchParams(request.body);
      return { ...request, body: `${request.body}&${new URLSearchParams(first && [first])}` };
    },
  };
  const keyed: RequestCase = {
    name: 'rejects an Idempotency-Key',
    needs: ['oauth'],
    expected: { status: 400, code: 'invalid_request' },
    async request({ fixtures }) {
      const request = await fixtures.validRequest(operation);
      return { ...request, headers: { ...request.headers, 'idempotency-key': crypto.randomUUID() } };
    },
  };
  return [
    json,
    repeated,
    keyed,
    changed('rejects a wrong client secret', unknown, (form) => form.set('client_secret', 'wls_unknown')),
    changed('rejects a missing client secret', unknown, (form) => form.delete('client_secret')),
    changed('rejects an unknown client', unknown, (form) => form.set('client_id', 'app_unknown')),
    changed('rejects a form without parameters', { status: 400 }, (form) => {
      for (const name of [...form.keys()]) if (!name.startsWith('client_')) form.delete(name);
    }),
  ];
};
