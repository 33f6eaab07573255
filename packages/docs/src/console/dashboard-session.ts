import type { paths, schemas } from '@worklane/contract/dashboard';

export type Session = schemas.Session;

const sessionPath = '/dashboard/api/session' satisfies keyof paths;
const tokenPath = '/dashboard/api/organizations/{organization_id}/documentation-token' satisfies keyof paths;

/** Returns the session of the dashboard in this browser, or undefined without one. */
export async function dashboardSession(baseUrl: string): Promise<Session | undefined> {
  const response = await fetch(`${baseUrl}${sessionPath}`, { headers: { Accept: 'application/json' } });
  if (response.status === 401) return undefined;
  if (!response.ok) throw new Error(`The session cannot be read: the service responded with ${response.status}.`);
  return (await response.json()) as Session;
}

interface StoredToken {
  readonly accessToken: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Time left in which a token is renewed before it expires, in milliseconds. */
const renewalTime = 60_000;

/** Gets access tokens of the session, which are kept in memory until shortly before they expire. */
export class SessionTokens {
  readonly #baseUrl: string;
  readonly #tokens = new Map<number, StoredToken>();

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** @throws if the session has ended, or is no longer one of the organization. */
  async accessToken({ csrf_token }: Session, organizationId: number): Promise<string> {
    const stored = this.#tokens.get(organizationId);
    if (stored && stored.expiresAt - renewalTime > Date.now()) return stored.accessToken;
    const response = await fetch(`${this.#baseUrl}${tokenPath.replace('{organization_id}', String(organizationId))}`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'X-CSRF-Token': csrf_token },
    });
    if (!response.ok) throw new Error('The session of the dashboard has ended. Sign in again.');
    const { access_token, expires_in } = (await response.json()) as schemas.DocumentationToken;
    this.#tokens.set(organizationId, { accessToken: access_token, expiresAt: Date.now() + expires_in * 1000 });
    return access_token;
  }
}
