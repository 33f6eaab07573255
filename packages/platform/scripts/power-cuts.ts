import { parseArgs } from 'node:util';
import { runPowerCuts } from './power-cuts/run-power-cuts.ts';

/**
 * Simulates power cuts of a process that writes to the embedded database: `power-cuts.ts --rounds 200`. After each cut the
 * folder has everything that was synced and a random part of the rest. `--break sync` or `--break acknowledgement` removes
 * one half of the guarantee, to show that the checks notice it.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' }, break: { type: 'string' } } });
const { violations, ...counts } = await runPowerCuts({
  rounds: Number(values.rounds),
  broken: values.break,
  onCut: (cuts) => process.stderr.write(`\r${cuts} of ${values.rounds} power cuts`),
});
process.stderr.write('\n');
console.log(JSON.stringify({ ...counts, violations: violations.length }));
for (const violation of violations) console.error(violation);
process.exitCode = violations.length > 0 ? 1 : 0;
