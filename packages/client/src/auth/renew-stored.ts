import type { Connection } from '../connection.ts';
import { isFresh, type TokenStorage, type Tokens } from './tokens.ts';

/**
 * Returns a function that replaces the tokens in a storage, under its lock. If another process or tab has replaced them
 * meanwhile, it returns those.
 * @param request returns the new tokens for the stored ones.
 */
export const renewStored =
  (
    connection: Connection,
    storage: TokenStorage,
    request: (stored: Tokens | null | undefined) => Promise<Tokens>,
  ): ((old: Tokens | undefined) => Promise<Tokens>) =>
  (old) => {
    const work = async () => {
      const stored = await storage.load();
      const isRenewedElsewhere = stored && stored.access_token !== old?.access_token;
      if (isRenewedElsewhere && isFresh(stored, connection.now())) return stored;
      const tokens = await request(stored);
      await storage.save(tokens);
      return tokens;
    };
    return storage.lock ? storage.lock(work) : work();
  };
