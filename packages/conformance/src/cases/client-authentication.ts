import type { HttpRequest } from '../http-exchange.ts';
import type { Case, CasesOf, Expectation } from './case.ts';

/** Applications that are not whom they say, and forms that are not as the contract has them. */
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
    changed('refuses a wrong secret', unknown, (form) => form.set('client_secret', 'wls_nobody_issued_this')),
    changed('refuses an unknown application', unknown, (form) => form.set('client_id', 'app_nobody')),
    changed('refuses a form that lacks all but the application', { status: 400 }, (form) => {
      for (const name of [...form.keys()]) if (!name.startsWith('client_')) form.delete(name);
    }),
  ];
};
