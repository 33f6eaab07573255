import { createHash, randomBytes } from 'node:crypto';
import { operations } from '@worklane/contract';
import type { Scene } from '../cases/case.ts';
import { expectEqual, expectThat, MissingPrerequisite } from '../mismatch.ts';
import type { ServerResponse, Session } from '../session.ts';
import { expectStatus } from '../world/expectations.ts';
import { type Grant, serverMetadata } from './access-token.ts';
import { allowAccess } from './consent.ts';
import { encodedForm, type Form, OAuthClient } from './oauth-client.ts';

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
export async function authorization(scene: Scene, changes: Form = {}): Promise<Authorization> {
  const { session, target } = scene;
  const { redirect_uri, ...client } = publicClient(scene);
  const code_verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
  const parameters = authorizationParameters(scene);
  const challenge = { code_challenge, code_challenge_method: 'S256' };
  expectStatus(await requestAuthorization(session, { ...parameters, ...challenge, ...changes }), 303);
  const location = await allowAccess(scene, session.last.response, redirect_uri);
  const { code = '', ...others } = Object.fromEntries(location.searchParams);
  expectThat(code !== '', `expected a code, got ${location.search}`);
  expectEqual('the redirect', others, { state: parameters.state, iss: (await serverMetadata(session)).issuer });
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

/** Returns the parameters of an authorization request of the public client, without PKCE. @throws MissingPrerequisite */
export function authorizationParameters(scene: Scene) {
  const { client_id, redirect_uri } = publicClient(scene);
  return { client_id, redirect_uri, response_type: 'code', scope: grantedScope, state: specialState() };
}

export const requestAuthorization = (session: Session, parameters: Form): Promise<ServerResponse> =>
  session.send(operations.authorize, {
    method: 'GET',
    path: `${operations.authorize.path}?${encodedForm(parameters)}`,
    headers: { accept: 'application/json' },
  });
