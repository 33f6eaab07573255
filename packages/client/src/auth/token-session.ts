import type { Access, Session } from './auth.ts';
import { accessOf, isCurrent, type Tokens } from './tokens.ts';

export interface Renewal {
  now(): number;
  /** The tokens there are, and none when new ones have to be asked for. */
  load(): Promise<Tokens | null | undefined>;
  /** New tokens in place of those that have expired or were refused. */
  renew(old: Tokens | undefined): Promise<Tokens>;
}

/** A session whose tokens somebody else can replace or take away. */
export interface RenewingSession extends Session {
  /** Resolves when no renewal is under way, whose tokens would come after those of the caller. */
  settled(): Promise<unknown>;
  /** Loads the tokens again before the next call. */
  forget(): void;
}

/** Keeps tokens current; however many calls need new ones at once, they are asked for once. */
export function renewingSession({ now, load, renew }: Renewal): RenewingSession {
  let tokens: Tokens | undefined;
  let access: Access | undefined;
  let renewing: Promise<Access> | undefined;

  const start = (): Promise<Access> => (renewing ??= next().finally(() => (renewing = undefined)));

  async function next(): Promise<Access> {
    const kept = tokens ?? (await load()) ?? undefined;
    tokens = kept && kept !== tokens && isCurrent(kept, now()) ? kept : await renew(kept);
    access = accessOf(tokens);
    return access;
  }

  return {
    access: () => (access && tokens && isCurrent(tokens, now()) ? access : start()),
    // Who comes late with the old one finds that the others have renewed it.
    renew: async (refused) => (access && access.authorization !== refused.authorization ? access : start()),
    settled: async () => renewing?.catch(() => undefined),
    forget: () => {
      tokens = access = undefined;
    },
  };
}
