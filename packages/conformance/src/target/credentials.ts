/** How the suite gets its tokens: by the client_credentials grant, or, for what issues none, as given. */
export interface Credentials {
  readonly organization_id: number;
  /** With every scope; asked for when it is not given. */
  readonly token?: string;
  /** A private application of the organization. */
  readonly client_id?: string;
  readonly client_secret?: string;
  /** A public application with a secret, whose users any organization may have. */
  readonly public?: { readonly client_id: string; readonly redirect_uri: string };
  /** A token that has expired, where there is one. */
  readonly expired_token?: string;
  /** A private application of another organization. */
  readonly other?: { readonly organization_id: number; readonly client_id: string; readonly client_secret: string };
}

export class CredentialsError extends Error {
  override name = 'CredentialsError';
}

/** @throws CredentialsError */
export function readCredentials(text: string): Credentials {
  const value = parse(text) as Partial<Credentials> | null;
  if (!Number.isSafeInteger(value?.organization_id)) {
    throw new CredentialsError('The credentials lack organization_id, a whole number.');
  }
  const given = value as Credentials;
  if (given.token === undefined && (given.client_id === undefined || given.client_secret === undefined)) {
    throw new CredentialsError('The credentials need client_id and client_secret, or token.');
  }
  return given;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CredentialsError('The credentials are not JSON.', { cause });
  }
}
