import type * as library from 'oidc-provider';
// @ts-expect-error its files have no types; those of the package hold for them
import * as untypedErrors from 'oidc-provider/lib/helpers/errors.js';
// @ts-expect-error as above
import * as untypedPolicy from 'oidc-provider/lib/helpers/interaction_policy/index.js';
// @ts-expect-error as above
import { Provider as UntypedProvider } from 'oidc-provider/lib/provider.js';

/**
 * What oidc-provider exports, taken past its index: that one only adds a warning on standard error that every Node.js is
 * unsupported which is not a long-term release, as Node 26 is until October 2026.
 */
export const errors: typeof library.errors = untypedErrors;
export const interactionPolicy: typeof library.interactionPolicy = untypedPolicy;
export const Provider: typeof library.Provider = UntypedProvider;
export type Provider = library.Provider;
