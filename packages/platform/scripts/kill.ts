import { parseArgs } from 'node:util';
import { engineOf } from './kill/database.ts';
import { killRounds } from './kill/rounds.ts';

/**
 * Kills a process that writes (SIGKILL), again and again, and looks after each time whether the database has all that
 * was acknowledged and nothing that is half: `kill.ts --engine pglite|postgresql --times 100`.
 */
const { values } = parseArgs({
  options: { engine: { type: 'string', default: 'pglite' }, times: { type: 'string', default: '100' } },
});
const { flaws, ...counts } = await killRounds({
  engine: engineOf(values.engine),
  times: Number(values.times),
  onKill: (kills) => process.stderr.write(`\r${kills} of ${values.times} kills`),
});
process.stderr.write('\n');
console.log(JSON.stringify({ engine: values.engine, ...counts, flaws: flaws.length }));
for (const flaw of flaws) console.error(flaw);
process.exitCode = flaws.length > 0 ? 1 : 0;
