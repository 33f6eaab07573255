import { operations } from '@worklane/contract';
import type { Case, CasesOf } from './case.ts';

/** Where the browser must not be sent back to. */
export const redirects: CasesOf = (operation) => {
  if (operation.id !== operations.authorize.id) return [];
  const elsewhere: Case = {
    name: 'refuses a redirect_uri that is not registered',
    needs: ['oauth'],
    expected: { status: 400, code: 'invalid_request' },
    async request({ fixtures }) {
      const request = await fixtures.validRequest(operation);
      const [path, query] = request.path.split('?');
      const parameters = new URLSearchParams(query);
      parameters.set('redirect_uri', 'https://elsewhere.example/callback');
      return { ...request, path: `${path}?${parameters}` };
    },
  };
  return [elsewhere];
};
