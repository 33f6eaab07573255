import { parseArgs } from 'node:util';
import { powerCuts } from './power-cuts/rounds.ts';

/**
 * Cuts the power of a process that writes to the embedded database, again and again: `power-cuts.ts --rounds 200`. After
 * each cut the folder has what was synced and a random part of the rest. `--break sync` or `--break acknowledgement`
 * removes one half of the guarantee first, to show that this is noticed.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' }, break: { type: 'string' } } });
const { flaws, ...counts } = await powerCuts({
  rounds: Number(values.rounds),
  broken: values.break,
  onCut: (cuts) => process.stderr.write(`\r${cuts} of ${values.rounds} power cuts`),
});
process.stderr.write('\n');
console.log(JSON.stringify({ ...counts, flaws: flaws.length }));
for (const flaw of flaws) console.error(flaw);
process.exitCode = flaws.length > 0 ? 1 : 0;
