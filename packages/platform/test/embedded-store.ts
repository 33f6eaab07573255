import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { openStore } from '../src/database/open.ts';
import type {} from './embedded-setup.ts';

/** An embedded database with our tables, in memory. */
export const openEmbeddedStore = async () =>
  openStore({ connections: 1, dump: await openAsBlob(inject('migratedDump')) });
