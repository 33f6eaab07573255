import { type ConnectionOptions, openConnection } from '../connection.ts';
import { revokeToken as path } from '../generated/oauth-paths.ts';
import { type ClientIdentity, postForm } from './token-endpoint.ts';

export interface RevokeTokenOptions extends ClientIdentity, ConnectionOptions {}

/**
 * Revokes a token of an application (RFC 7009): an access token alone, a refresh token with its whole grant. Also resolves
 * for an unknown token.
 * @throws WorklaneError
 */
export async function revokeToken(token: string, options: RevokeTokenOptions): Promise<void> {
  await postForm(openConnection(options), path, options, { token }, { idempotent: true });
}
