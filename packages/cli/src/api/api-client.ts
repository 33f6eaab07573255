import { type Client, createClient } from '@worklane/client';
import type { DescribedOperation } from '@worklane/contract/openapi-reader';
import type { Invocation } from '../commands/invocation.ts';
import { needsToken } from '../contract/described-operation.ts';
import { CliError } from '../errors.ts';
import { exitCodes } from '../exit-codes.ts';
import { localService, requestedBaseUrl } from '../session/base-url.ts';

/** Returns the client that sends the requests of an operation: without a sign-in, if the operation needs no access token. */
export async function apiClient(
  { system, globals, openSession }: Pick<Invocation, 'system' | 'globals' | 'openSession'>,
  operation: DescribedOperation,
): Promise<Client> {
  try {
    return (await openSession()).client;
  } catch (error) {
    const isSignedOut = error instanceof CliError && error.exitCode === exitCodes.unauthenticated;
    if (!isSignedOut || needsToken(operation)) throw error;
    return createClient({ baseUrl: requestedBaseUrl(system, globals) ?? localService, auth: '' });
  }
}
