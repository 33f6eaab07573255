import type { Connection } from '../../database/store.ts';

/** What looks after applications. */
export interface ApplicationContext {
  db: Connection;
  clock: () => Date;
}

/** Who asks: the operator at the command line, or a person who is signed in, by the address of the account. */
export type Actor = 'operator' | { readonly email: string };
