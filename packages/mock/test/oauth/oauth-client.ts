import { createHash, randomBytes } from 'node:crypto';
import type { schemas } from '@worklane/contract';

export const privateApplication = { client_id: 'app_demo1042', client_secret: 'wls_demo1042' };
export const otherApplication = { client_id: 'app_demo1043', client_secret: 'wls_demo1043' };
export const publicApplication = { client_id: 'app_5Jw0cXk2', client_secret: 'wls_example_do_not_use' };
export const pkceApplication = { client_id: 'app_8Rd2mQv5' };

const redirectUri = 'http://localhost:5173/callback?from=mock';
const state = 'af0ifjsldkj2ehs0';

type Form = Readonly<Record<string, string>>;

/** A response of the token or the revocation endpoint. */
export type OAuthResponse = { readonly status: number } & Partial<schemas.TokenResponse & schemas.OAuthError>;

/** Returns a verifier and its challenge (RFC 7636, section 4). */
export function pkcePair(): { code_verifier: string; code_challenge: string } {
  const code_verifier = randomBytes(32).toString('base64url');
  return { code_verifier, code_challenge: createHash('sha256').update(code_verifier).digest('base64url') };
}

/** A client of the authorization server of a mock. */
export class OAuthClient {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async post(path: string, form: Form, headers: Record<string, string> = {}): Promise<OAuthResponse> {
    const response = await fetch(this.#url + path, { method: 'POST', body: new URLSearchParams(form), headers });
    return { status: response.status, ...((await response.json()) as object) };
  }

  token(form: Form, headers: Record<string, string> = {}): Promise<OAuthResponse> {
    return this.post('/oauth/token', form, headers);
  }

  /** Returns the parameters with which the browser is redirected. */
  async authorize(parameters: Form): Promise<Record<string, string>> {
    const query = new URLSearchParams({
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'tasks.read tasks.write',
      state,
      ...parameters,
    });
    const response = await fetch(`${this.#url}/oauth/authorize?${query}`, { redirect: 'manual' });
    if (response.status !== 303) throw new Error(`${response.status}: ${await response.text()}`);
    return Object.fromEntries(new URL(response.headers.get('Location') ?? '').searchParams);
  }

  /** Returns the form that exchanges a new code of the application with a secret. */
  async codeForm(parameters: Form = {}): Promise<Form> {
    const { client_id } = publicApplication;
    const { code = '' } = await this.authorize({ client_id, ...parameters });
    return { grant_type: 'authorization_code', ...publicApplication, code, redirect_uri: redirectUri };
  }

  /** Returns the tokens of a new grant. */
  async signIn(): Promise<{ access: string; refresh: string }> {
    const { access_token: access = '', refresh_token: refresh = '' } = await this.token(await this.codeForm());
    return { access, refresh };
  }

  refresh(refresh_token: string, form: Form = publicApplication): Promise<OAuthResponse> {
    return this.token({ grant_type: 'refresh_token', ...form, refresh_token });
  }

  /** Returns the status and the code of the response to a request with an access token. */
  async call(token: string, path = '/api/v1/1042/tasks'): Promise<readonly [status: number, code: unknown]> {
    const response = await fetch(this.#url + path, { headers: { Authorization: `Bearer ${token}` } });
    return [response.status, ((await response.json()) as { code?: string }).code];
  }
}
