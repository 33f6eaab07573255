import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openService } from '../src/compose.ts';
import { readSettings } from '../src/config/settings.ts';
import { encryptionPurposes } from '../src/secrets/encryption.ts';
import { hashPurposes } from '../src/secrets/keyed-hash.ts';
import { openEmbeddedStore } from './environment/embedded-stores.ts';
import { secret } from './environment/token-service.ts';
import { withoutSites } from './environment/without-sites.ts';
import { watchedLogger } from './log-watch/log-watch.ts';

const store = await openEmbeddedStore();
const service = await openService({ store, settings: readSettings(withoutSites), secret, logger: watchedLogger() });
afterAll(() => service.stop());

const guide = await readFile(new URL('../../docs/pages/self-hosting.md', import.meta.url), 'utf8');

/** Returns the cells of the table of a section. The first and the last of a row are empty. */
function tableOf(title: string): string[][] {
  const [section = ''] = guide.split(`### ${title}\n`)[1]?.split('\n###') ?? [];
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.map((line) => line.split('|').map((cell) => cell.trim()));
}

it('the guide says of every table how long its rows are kept, and which job deletes them', async () => {
  const rows = tableOf('What is stored').filter(([, name = '']) => name.startsWith('`'));
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = current_schema()::regnamespace
      and relname not like 'kysely_%'`.execute(store.db);
  const described = rows.flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
  expect(described.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());

  const { body } = await service.app.inject('/metrics');
  const jobs = [...body.matchAll(/worklane_job_interval_seconds\{name="([^"]+)"/g)].map(([, name]) => name);
  const deleting = rows.flatMap(([, , , , , by = '']) => by.match(/`[^`]+`/g) ?? []).map((name) => name.slice(1, -1));
  expect(deleting.filter((name) => !name.startsWith('admin') && !jobs.includes(name))).toEqual([]);
  for (const [, names, unit, bytes, kept, , protection] of rows) {
    for (const cell of [unit, bytes, kept]) expect(cell, names).not.toBe('');
    expect(['secret', 'personal', 'internal'], names).toContain(protection);
  }
});

it('the guide says of every derived key what it is for', () => {
  const rows = tableOf('Keys').filter(([, key = '']) => key.startsWith('derived'));
  const purposes = rows.map(([, , , protectedBy = '']) => protectedBy.split(', '));
  expect(purposes).toEqual([[...encryptionPurposes], [...hashPurposes]]);
});
