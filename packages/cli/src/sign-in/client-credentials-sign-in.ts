import { clientCredentials, createClient, memoryStorage, type Scope, type Tokens } from '@worklane/client';
import { explainSignInError } from './service.ts';

export interface ClientCredentials {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly organizationId: number;
  readonly scope: readonly Scope[];
}

/** Returns a token of a private application (RFC 6749, section 4.4). @throws WorklaneError, CliError */
export async function requestClientToken({ baseUrl, ...credentials }: ClientCredentials): Promise<Tokens> {
  const storage = memoryStorage();
  try {
    await createClient({ baseUrl, auth: clientCredentials({ ...credentials, storage }) }).organization();
  } catch (error) {
    throw explainSignInError(error);
  }
  const tokens = await storage.load();
  if (!tokens) throw new Error('The token request stored no token.');
  return tokens;
}
