import type { Connection } from '../connection.ts';
import type { TokenStore } from './token-store.ts';
import { isFresh, type Tokens } from './tokens.ts';

/**
 * Returns a function that replaces the tokens in a storage, under its lock. If another process or tab has replaced them
 * meanwhile, it returns those.
 * @param request returns the new tokens for the stored ones.
 */
export const renewStored =
  (
    connection: Connection,
    store: TokenStore,
    request: (stored: Tokens | undefined) => Promise<Tokens>,
  ): ((old: Tokens | undefined) => Promise<Tokens>) =>
  (old) =>
    store.exclusively(async () => {
      const stored = await store.load();
      const isRenewedElsewhere = stored && stored.access_token !== old?.access_token;
      if (isRenewedElsewhere && isFresh(stored, connection.now())) return stored;
      const tokens = await request(stored);
      await store.save(tokens);
      return tokens;
    });
