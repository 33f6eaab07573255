/** How the suite gets its tokens: by the client_credentials grant, or as given for an implementation that issues none. */
export interface Credentials {
  readonly organization_id: number;
  /** With every scope; requested when absent. */
  readonly token?: string;
  /** A confidential client of the organization. */
  readonly client_id?: string;
  readonly client_secret?: string;
  /** More confidential clients of the organization, over which the suite spreads its requests. */
  readonly additional_clients?: readonly { readonly client_id: string; readonly client_secret: string }[];
  /** A client of type `public` that members of any organization may authorize. The secret is absent if it has none. */
  readonly public?: { readonly client_id: string; readonly client_secret?: string; readonly redirect_uri: string };
  /** The member who allows it access on the pages of the implementation; absent if it allows access without asking. */
  readonly member?: { readonly email: string; readonly password: string };
  /** An expired token, if there is one. */
  readonly expired_token?: string;
  /** For an implementation that issues no tokens: one that was revoked, */
  readonly revoked_token?: string;
  /** one with a single scope, */
  readonly narrow_token?: { readonly scope: string; readonly token: string };
  /** and one of another organization. */
  readonly foreign_token?: string;
  /** A confidential client of another organization. */
  readonly other?: { readonly organization_id: number; readonly client_id: string; readonly client_secret: string };
}

export class CredentialsError extends Error {
  override name = 'CredentialsError';
}

/** @throws CredentialsError */
export function readCredentials(text: string): Credentials {
  const value = parse(text) as Partial<Credentials> | null;
  if (!Number.isSafeInteger(value?.organization_id)) {
    throw new CredentialsError('The credentials must contain organization_id, an integer.');
  }
  const given = value as Credentials;
  if (given.token === undefined && (given.client_id === undefined || given.client_secret === undefined)) {
    throw new CredentialsError('The credentials must contain client_id and client_secret, or token.');
  }
  return given;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CredentialsError('The credentials are not valid JSON.', { cause });
  }
}
