import { cpSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openStore } from '../../src/database/open.ts';
import type {} from './embedded-setup.ts';

/** An embedded database with our tables, in memory. */
export const openEmbeddedStore = async () =>
  openStore({ connections: 1, dump: await openAsBlob(join(inject('migrated'), 'dump.tar')) });

/** Puts an embedded database with our tables into a folder, for a process to open. */
export const copyMigratedDatabase = (folder: string) =>
  cpSync(join(inject('migrated'), 'database'), join(folder, 'database'), { recursive: true });
