import { createHash, randomBytes } from 'node:crypto';
import { operations } from '@worklane/contract';
import type { Scene } from '../cases/case.ts';
import { MissingPrerequisite } from '../fixtures/missing-prerequisite.ts';
import { expectEqual, expectThat } from '../mismatch.ts';
import { expectStatus } from '../world/expectations.ts';
import { type Grant, serverMetadata } from './access-token.ts';
import { allowAccess } from './consent.ts';
import { OAuthClient } from './oauth-client.ts';

/** A code with what its exchange needs. */
export interface Authorization {
  readonly client: OAuthClient;
  /** The form of the token request (RFC 6749, section 4.1.3, and RFC 7636, section 4.5). */
  readonly form: Readonly<Record<'grant_type' | 'code' | 'redirect_uri' | 'code_verifier', string>>;
  /** What the tokens are expected to be for. */
  readonly grant: Grant;
}

/** Characters that a redirect must encode. */
const specialState = () => `${crypto.randomUUID()} &=+%/é`;

/** The scopes of the grants of the suite, which every role includes. */
export const grantedScope = 'contacts.read tasks.read';

/**
 * Gets a code from the member of the credentials, with PKCE unless the request is changed.
 * @throws Mismatch unless the redirect has a code, the same state and the issuer
 * @throws MissingPrerequisite
 */
export async function authorization(
  scene: Scene,
  changes: Readonly<Record<string, string | undefined>> = {},
): Promise<Authorization> {
  const { session, target } = scene;
  const { redirect_uri, ...client } = publicClient(scene);
  const code_verifier = randomBytes(32).toString('base64url');
  const { location, state } = await authorizationResponse(scene, {
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
  const { code = '', ...others } = Object.fromEntries(location.searchParams);
  expectThat(code !== '', `expected a code, got ${location.search}`);
  expectEqual('the redirect', others, { state, iss: (await serverMetadata(session)).issuer });
  const { organization_id } = target.credentials;
  return {
    client: new OAuthClient(session, client),
    form: { grant_type: 'authorization_code', code, redirect_uri, code_verifier },
    grant: { client_id: client.client_id, organization_id, scope: grantedScope, ofMember: true },
  };
}

function publicClient({ target }: Scene) {
  const client = target.credentials.public;
  if (!client) throw new MissingPrerequisite('the credentials contain no public client');
  return client;
}

/** Sends an authorization request of the public client. @returns the URL with which it gets the response, and the state */
export async function authorizationResponse(scene: Scene, changes: Readonly<Record<string, string | undefined>>) {
  const { session } = scene;
  const { client_id, redirect_uri } = publicClient(scene);
  const parameters = { client_id, redirect_uri, response_type: 'code', scope: grantedScope, state: specialState() };
  const given = { ...parameters, ...changes };
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const response = await session.send(operations.authorize, {
    method: 'GET',
    path: `${operations.authorize.path}?${query}`,
    headers: { accept: 'text/html' },
  });
  expectStatus(response, 303);
  const location = await allowAccess(scene, session.last.response, redirect_uri);
  return { location, state: given.state };
}
