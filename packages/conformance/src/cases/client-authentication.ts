import type { HttpRequest } from '../http-exchange.ts';
import type { Case, CasesOf, Expectation } from './case.ts';

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
  return [
    changed('rejects a wrong client secret', unknown, (form) => form.set('client_secret', 'wls_unknown')),
    changed('rejects an unknown client', unknown, (form) => form.set('client_id', 'app_unknown')),
    changed('rejects a form without parameters', { status: 400 }, (form) => {
      for (const name of [...form.keys()]) if (!name.startsWith('client_')) form.delete(name);
    }),
  ];
};
