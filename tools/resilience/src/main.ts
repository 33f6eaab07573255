import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureAbuse } from './abuse.ts';
import { faultNames } from './faults.ts';
import { printTable } from './report.ts';
import { runFaults } from './run.ts';

/**
 * `npm run resilience -- [fault ...]` causes faults of the database, the network, the nodes and their clients, while clients
 * write, read the feed and receive webhooks. Prints the effects of each fault; the exit code is 1 if anything was lost or did
 * not recover.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    engine: { type: 'string', default: 'postgresql' },
    minutes: { type: 'string', default: '5' },
    /** How many faults, instead of the minutes. */
    times: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    'recovery-limit': { type: 'string', default: '10' },
    'feed-delay-limit': { type: 'string', default: '2' },
    json: { type: 'string' },
  },
});
const shownViolations = 40;
const { engine } = values;
if (values.help || (engine !== 'postgresql' && engine !== 'pglite')) {
  console.log(
    `Usage: npm run resilience -- [fault ...] [--engine postgresql|pglite] [--minutes N | --times N] [--seed N]\n\n` +
      `Faults: all of the engine, or some of:\n  ${faultNames.join('\n  ')}\n\n` +
      'abuse ["An email"] instead measures how another organization fares while one attacks each pool that strangers share.',
  );
  process.exit(values.help ? 0 : 2);
}

// Nodes are started often.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url));
if (positionals[0] === 'abuse') process.exit(await measureAbuse(positionals[1]));
/** The start of the database and of the nodes does not count. */
let end: number | undefined;
console.error(`seed ${values.seed}`);
const { results, violations, ...counts } = await runFaults({
  engine,
  shouldContinue(faults) {
    if (values.times !== undefined) return faults < Number(values.times);
    end ??= performance.now() + Number(values.minutes) * 60_000;
    return performance.now() < end;
  },
  seed: Number(values.seed),
  nodes: 2,
  writers: 4,
  faults: positionals,
  seconds: [2, 15],
  recoverySeconds: Number(values['recovery-limit']),
  feedDelaySeconds: Number(values['feed-delay-limit']),
  onProgress: (line) => console.error(new Date().toISOString(), line),
});
printTable(results);
console.log(JSON.stringify({ engine, seed: Number(values.seed), ...counts, violations: violations.length }));
for (const violation of violations.slice(0, shownViolations)) console.error(violation.slice(0, 1000));
if (values.json) await writeFile(values.json, JSON.stringify({ seed: values.seed, ...counts, results, violations }));
// A socket that a fault has left half open must not keep the process.
process.exit(violations.length > 0 ? 1 : 0);
