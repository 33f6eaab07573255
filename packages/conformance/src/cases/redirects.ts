import { operations } from '@worklane/contract';
import type { Case, CasesOf } from './case.ts';

/** Redirect URIs that must not be followed. */
export const redirects: CasesOf = (operation) => {
  if (operation.id !== operations.authorize.id) return [];
  const unregistered: Case = {
    name: 'rejects an unregistered redirect_uri',
    needs: ['oauth'],
    expected: { status: 400, code: 'invalid_request' },
    async request({ fixtures }) {
      const request = await fixtures.validRequest(operation);
      const [path, query] = request.path.split('?');
      const parameters = new URLSearchParams(query);
      parameters.set('redirect_uri', 'https://unregistered.example/callback');
      return { ...request, path: `${path}?${parameters}` };
    },
  };
  return [unregistered];
};
