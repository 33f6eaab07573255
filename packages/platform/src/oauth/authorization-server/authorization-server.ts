import type { OperationId } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import type { Connection } from '../../database/store.ts';
import type { Sessions } from '../../identity/sessions.ts';
import {
  createClientTokenIssuer,
  createRecordingTokenIssuer,
  type IssueClientToken,
} from '../tokens/issue-access-token.ts';
import type { RevocationList } from '../tokens/revocation-list.ts';
import type { RevocationDependencies } from '../tokens/revoke-tokens.ts';
import type { SigningKeys } from '../tokens/signing-keys.ts';
import { browserRoutes } from './browser-routes.ts';
import { clientRoutes } from './client-routes.ts';
import { ConsentRequests } from './consent-requests.ts';
import { openProvider } from './provider.ts';

export interface AuthorizationServerOptions {
  db: Connection;
  clock: () => Date;
  /** The setting WORKLANE_SECRET. */
  secret: string;
  /** The issuer and the audience. */
  baseUrl: string;
  accessTokenSeconds: number;
  keys: SigningKeys;
  revocations: RevocationList;
  sessions: Sessions;
}

/** The operations that it answers by routes of its own. */
export const authorizationServerOperations = [
  'authorize',
  'createToken',
  'revokeToken',
] as const satisfies OperationId[];

export interface AuthorizationServer {
  issueClientToken: IssueClientToken;
  /** For `revokeGrant` and `revokeClient`. */
  endAccess: RevocationDependencies;
  routes(app: FastifyInstance): void;
}

/** The authorization server (RFC 6749): its endpoints, and the consent page. */
export async function openAuthorizationServer(options: AuthorizationServerOptions): Promise<AuthorizationServer> {
  const { db, clock, revocations, accessTokenSeconds } = options;
  const issueToken = createRecordingTokenIssuer(options);
  const issueClientToken = createClientTokenIssuer(issueToken, accessTokenSeconds);
  const revoke: RevocationList['revoke'] = (revocation) => revocations.revoke(revocation);
  const { provider, callProvider } = await openProvider({ ...options, revoke, issueToken, issueClientToken });
  const consents = new ConsentRequests({ provider, db, clock });
  return {
    issueClientToken,
    endAccess: { db, clock, revoke },
    routes(app) {
      app.register(browserRoutes, { ...options, callProvider, consents });
      app.register(clientRoutes, { ...options, callProvider, revoke });
    },
  };
}
