import type { Client } from './client.ts';
import { documentedError, OAuthError } from './oauth-error.ts';
import type { Parameters } from './parameters.ts';

interface Credentials {
  readonly id: string;
  readonly secret: string | undefined;
}

/**
 * Returns the client of a request to the token or the revocation endpoint (RFC 6749, section 2.3.1).
 * @throws OAuthError invalid_request, invalid_client
 */
export function authenticateClient(
  clients: ReadonlyMap<string, Client>,
  authorization: string | undefined,
  form: Parameters,
): Client {
  const { id, secret } = credentialsOf(authorization, form);
  const client = clients.get(id);
  if (!client) throw documentedError('createToken', 'client_secret_wrong');
  if (client.secret === undefined && secret !== undefined) {
    throw documentedError('createToken', 'client_secret_unexpected');
  }
  if (client.secret !== undefined && secret === undefined)
    throw documentedError('createToken', 'client_secret_missing');
  if (client.secret !== secret) throw documentedError('createToken', 'client_secret_wrong');
  return client;
}

function credentialsOf(authorization: string | undefined, form: Parameters): Credentials {
  const basic = authorization === undefined ? undefined : basicCredentials(authorization);
  if (basic && (form.client_secret !== undefined || (form.client_id ?? basic.id) !== basic.id)) {
    throw new OAuthError('invalid_request', 'client authentication must only be provided using one mechanism');
  }
  if (basic) return basic;
  if (form.client_id === undefined) throw documentedError('createToken', 'client_id_missing');
  return { id: form.client_id, secret: form.client_secret };
}

/** Both parts are form-encoded before they are encoded with base64 (RFC 6749, section 2.3.1). */
function basicCredentials(authorization: string): Credentials {
  try {
    const [, encoded = ''] = /^Basic +(\S+) *$/i.exec(authorization) ?? [];
    const [, id = '', secret = ''] = /^([^:]+):(.*)$/s.exec(atob(encoded)) ?? [];
    if (id !== '') return { id: formDecoded(id), secret: secret === '' ? undefined : formDecoded(secret) };
  } catch {
    // Neither base64 nor percent-encoded.
  }
  throw new OAuthError('invalid_request', 'invalid authorization header value format');
}

const formDecoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));
