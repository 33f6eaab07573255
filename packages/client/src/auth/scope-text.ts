import type { Scope } from '@worklane/contract';

/** Scopes as OAuth writes them (RFC 6749, section 3.3). */
export const scopeText = (scopes: readonly Scope[]): string => scopes.join(' ');
