import type { Migration } from 'kysely/migration';
import * as records from './0001-records.ts';
import * as events from './0002-events.ts';
import * as signingKeys from './0003-signing-keys.ts';
import * as revokedTokens from './0004-revoked-tokens.ts';

/** Append only: a migration that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-records': records,
  '0002-events': events,
  '0003-signing-keys': signingKeys,
  '0004-revoked-tokens': revokedTokens,
};
