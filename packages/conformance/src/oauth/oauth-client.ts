import { type Operation, operations, type ProblemCode, type schemas } from '@worklane/contract';
import { MissingPrerequisite } from '../fixtures/missing-prerequisite.ts';
import { expectThat } from '../mismatch.ts';
import type { ServerResponse, Session } from '../session.ts';
import type { Credentials } from '../target/credentials.ts';
import { expectError, expectStatus } from '../world/expectations.ts';

export interface ClientCredentials {
  readonly client_id: string;
  /** Absent for a client that has none. */
  readonly client_secret?: string | undefined;
}

type Form = Readonly<Record<string, string>>;

/** Sends the requests of a client to the authorization server. */
export class OAuthClient {
  readonly credentials: ClientCredentials;
  readonly #session: Session;

  constructor(session: Session, credentials: ClientCredentials) {
    this.#session = session;
    this.credentials = credentials;
  }

  /** Authenticates with the form (RFC 6749, section 2.3.1). */
  post(operation: Operation, form: Form): Promise<ServerResponse> {
    const { client_id, client_secret } = this.credentials;
    return this.#send(operation, { ...form, client_id, ...(client_secret !== undefined && { client_secret }) }, {});
  }

  /** Authenticates with HTTP Basic. */
  postWithBasic(operation: Operation, form: Form): Promise<ServerResponse> {
    const { client_id, client_secret = '' } = this.credentials;
    const pair = [client_id, client_secret].map(encodeURIComponent).join(':');
    return this.#send(operation, form, { authorization: `Basic ${btoa(pair)}` });
  }

  /** @throws Mismatch if the request is rejected */
  async tokens(form: Form): Promise<schemas.TokenResponse> {
    const response = await this.post(operations.createToken, form);
    expectStatus(response, 200);
    return response.json as schemas.TokenResponse;
  }

  async revoke(token: string): Promise<ServerResponse> {
    return this.post(operations.revokeToken, { token });
  }

  #send(operation: Operation, form: Form, headers: Form): Promise<ServerResponse> {
    const { path } = operation;
    const body = new URLSearchParams(form).toString();
    const mediaType = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    return this.#session.send(operation, { method: 'POST', path, headers: { ...mediaType, ...headers }, body });
  }
}

/** Returns the confidential clients of the organization. @throws MissingPrerequisite */
export function clientsOf({ client_id, client_secret, additional_clients = [] }: Credentials) {
  if (client_id === undefined) throw new MissingPrerequisite('the credentials contain no client');
  return [{ client_id, client_secret }, ...additional_clients] as const;
}

/** Expects an error of the authorization server. @throws Mismatch */
export function expectOAuthError({ status, json }: ServerResponse, error: schemas.OAuthErrorCode): void {
  const given = (json as Partial<schemas.OAuthError> | undefined)?.error;
  expectThat(status === 400 && given === error, `expected 400 ${error}, got ${status} ${given}`);
}

const request = { query: '?limit=1' };

/** Expects that the API accepts an access token, or rejects it. @throws Mismatch */
export async function expectUsable(session: Session, token: string, rejection?: ProblemCode): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await session.request(operations.listEvents, { ...request, headers });
  if (rejection === undefined) expectStatus(response, 200);
  else expectError(response, 401, rejection);
}
