import { parseArgs } from 'node:util';
import { engineOf } from './kill/database.ts';
import { killDeliveries } from './kill-webhooks/rounds.ts';

/**
 * Kills nodes that deliver (SIGKILL), again and again, while they write, a receiver dies and returns, and connections to
 * the database are cut; then looks whether everything came: `kill-webhooks.ts --engine pglite|postgresql --kills 100`.
 */
const { values } = parseArgs({
  options: { engine: { type: 'string', default: 'pglite' }, kills: { type: 'string', default: '100' } },
});
const { flaws, ...counts } = await killDeliveries({
  engine: engineOf(values.engine),
  kills: Number(values.kills),
  onKill: (kills) => process.stderr.write(`\r${kills} of ${values.kills} kills`),
});
process.stderr.write('\n');
console.log(JSON.stringify({ engine: values.engine, ...counts, flaws: flaws.length }));
for (const flaw of flaws) console.error(flaw);
process.exitCode = flaws.length > 0 ? 1 : 0;
