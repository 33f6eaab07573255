import { type FirstPartyApplication, firstPartyApplications } from '@worklane/contract';
import type { RegisteredClient } from './registered-client.ts';

/**
 * Returns an application of Worklane itself. It comes from the contract instead of the database, so that every
 * installation has it and nobody can change or delete it. One without redirect URIs is no client of the authorization
 * server, which has no grant for it.
 */
export function findFirstPartyClient(clientId: string): RegisteredClient | undefined {
  const application = applications.get(clientId);
  if (!application || application.redirectUris.length === 0) return undefined;
  const { name, redirectUris, scopes } = application;
  return {
    owner: null,
    clientId,
    name,
    // Without a secret, which everybody could read: it uses PKCE (RFC 8252, sections 6 and 8.5).
    type: 'public',
    redirectUris: [...redirectUris],
    scopes: [...scopes],
    secretHashes: [],
  };
}

const applications: ReadonlyMap<string, FirstPartyApplication> = new Map(Object.entries(firstPartyApplications));
