import { parseArgs } from 'node:util';
import { parseEngine } from './kill/database.ts';
import { runKills } from './kill/run-kills.ts';

/**
 * Kills a writing process (SIGKILL) repeatedly, and checks each time that the database has every acknowledged write and no
 * partial one: `kill.ts --engine pglite|postgresql --times 100`.
 */
const { values } = parseArgs({
  options: { engine: { type: 'string', default: 'pglite' }, times: { type: 'string', default: '100' } },
});
const { violations, ...counts } = await runKills({
  engine: parseEngine(values.engine),
  times: Number(values.times),
  onKill: (kills) => process.stderr.write(`\r${kills} of ${values.times} kills`),
});
process.stderr.write('\n');
console.log(JSON.stringify({ engine: values.engine, ...counts, violations: violations.length }));
for (const violation of violations) console.error(violation);
process.exitCode = violations.length > 0 ? 1 : 0;
