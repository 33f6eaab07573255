import type { CsrfGuard } from '../http/forms/forms.ts';
import type { RevocationDependencies } from '../oauth/tokens/revoke-tokens.ts';
import type { RecordIds } from '../records/record.ts';
import type { ProviderClient } from './identity-providers/provider-client.ts';
import type { ProviderSignIn } from './identity-providers/sign-in-with-provider.ts';
import type { Passkeys } from './second-factor/passkeys.ts';
import type { SecondFactors } from './second-factor/second-factors.ts';
import type { Sessions } from './sessions.ts';
import type { FindDestination } from './sign-in-page.ts';
import type { KnownBrowsers, SignInThrottle } from './sign-in-throttle.ts';

/** What the pages share with which people sign in, and those of their accounts and links. */
export interface PageDependencies extends RevocationDependencies {
  ids: Pick<RecordIds, 'next'>;
  sessions: Sessions;
  throttle: SignInThrottle;
  browsers: KnownBrowsers;
  factors: SecondFactors;
  passkeys: Passkeys;
  providers: ProviderSignIn;
  providerClient: ProviderClient;
  guard: CsrfGuard;
  /** Where people go who have opened the sign-in page themselves. */
  home: string;
  findDestination: FindDestination;
}
