import { parseArgs } from 'node:util';
import { parseEngine } from './kill/database.ts';
import { runDeliveryKills } from './kill-webhooks/run-kills.ts';

/**
 * Kills delivering nodes (SIGKILL) repeatedly, while they write, a receiver stops and restarts, and connections to the
 * database are cut. Then checks that every event was delivered: `kill-webhooks.ts --engine pglite|postgresql --kills 100`.
 */
const { values } = parseArgs({
  options: { engine: { type: 'string', default: 'pglite' }, kills: { type: 'string', default: '100' } },
});
const { violations, ...counts } = await runDeliveryKills({
  engine: parseEngine(values.engine),
  kills: Number(values.kills),
  onKill: (kills) => process.stderr.write(`\r${kills} of ${values.kills} kills`),
});
process.stderr.write('\n');
console.log(JSON.stringify({ engine: values.engine, ...counts, violations: violations.length }));
for (const violation of violations) console.error(violation);
process.exitCode = violations.length > 0 ? 1 : 0;
