import { parseArgs } from 'node:util';
import { Child } from '@worklane/testing/child';
import { startPostgresql } from '@worklane/testing/postgresql';
import { median } from '../statistics.ts';

/**
 * Measures the milliseconds of reading the health of a webhook and pages of its deliveries, with more and more attempts in
 * its log. Options: --attempts N (repeatable, ascending), --rounds N.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    attempts: { type: 'string', multiple: true, default: ['1000', '100000', '1000000'] },
    rounds: { type: 'string', default: '15' },
  },
});

const script = new URL('../../../../packages/platform/scripts/webhook-health.ts', import.meta.url);
const server = await startPostgresql({ durable: true });
try {
  const child = new Child(script, {
    url: server.url,
    attempts: values.attempts.map(Number),
    rounds: Number(values.rounds),
  });
  const measured = await child.receive<Record<string, number | number[]>[]>('measured');
  const shown = (value: number | number[]) => (Array.isArray(value) ? median(value).toFixed(1) : value);
  console.table(
    measured.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shown(value)]))),
  );
  await child.stop();
} finally {
  await server.stop();
}
