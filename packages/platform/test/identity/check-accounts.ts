import type { Store } from '../../src/database/store.ts';
import { providerSecrets } from '../../src/identity/identity-providers/identity-providers.ts';
import { ProviderClient } from '../../src/identity/identity-providers/provider-client.ts';
import {
  ProviderSignIn,
  type ProviderSignInOptions,
} from '../../src/identity/identity-providers/sign-in-with-provider.ts';
import { AddressPolicy } from '../../src/outbound/address-policy.ts';

/** Runs the job that asks providers about everybody. @returns the errors that it logs */
export async function checkAccounts({ db }: Store, clock: () => Date, secret: string): Promise<string[]> {
  const secrets = providerSecrets(secret);
  const addressPolicy = new AddressPolicy([], { loopbackHttp: true });
  const client = new ProviderClient({ baseUrl: 'http://127.0.0.1:4000', secrets, addressPolicy });
  const failures: string[] = [];
  const onError = (error: unknown) => failures.push(String(error));
  await new ProviderSignIn({ db, clock, secrets, client, onError } as unknown as ProviderSignInOptions).checkAccounts();
  await client.close();
  return failures;
}
