import { expect, it } from 'vitest';
import { readSettings } from '../config/settings.ts';
import { explainStartFailure } from './start-failure.ts';

it('names every host of DATABASE_URL if none is a primary', () => {
  const DATABASE_URL = 'postgresql://worklane:hunter2@a:5432,b/worklane?target_session_attrs=read-write';
  const settings = readSettings({ DATABASE_URL, WORKLANE_SECRET: 's'.repeat(32) });
  const error = Object.assign(new Error(), { code: '25006' });
  expect(explainStartFailure(error, settings)).toMatch(
    /^The database server a:5432,b \(database worklane\) is read-only/,
  );
});

it.each([
  [5432, 'The database server db:5432 (database worklane) refuses connections. Is it running? See DATABASE_URL.'],
  [6432, 'The pooler pgbouncer:6432 (database worklane) refuses connections. Is it running? See DATABASE_URL.'],
])('names the server of DATABASE_URL that refuses connections at port %i', (port, sentence) => {
  const settings = readSettings({
    DATABASE_URL: 'postgresql://worklane:hunter2@db:5432/worklane?pooler=pgbouncer:6432',
    WORKLANE_SECRET: 's'.repeat(32),
  });
  const error = Object.assign(new Error(), { code: 'ECONNREFUSED', syscall: 'connect', port });
  expect(explainStartFailure(error, settings)).toBe(sentence);
});
