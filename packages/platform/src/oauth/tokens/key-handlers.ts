import type { Handlers } from '@worklane/server';
import type { SigningKeys } from './signing-keys.ts';

/** Publishes the keys by which anyone can check an access token (RFC 7517, section 5). */
export const keyHandlers = (keys: SigningKeys) =>
  ({
    getJsonWebKeySet: () => ({ status: 200, body: { keys: [...keys.published] } }),
  }) satisfies Partial<Handlers>;
