import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { tableOf } from './faults/fault-report.ts';
import { runFaults } from './faults/run-faults.ts';

/**
 * Causes random faults of PostgreSQL, the network and the nodes while clients write, read the feed and receive webhooks.
 * Prints the effects of each fault; the exit code is 1 if anything was lost or did not recover.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    nodes: { type: 'string', default: '2' },
    writers: { type: 'string', default: '4' },
    /** Only these faults; may be repeated. */
    fault: { type: 'string', multiple: true, default: [] },
    'recovery-limit': { type: 'string', default: '10' },
    'feed-delay-limit': { type: 'string', default: '2' },
    json: { type: 'string' },
  },
});
const shownViolations = 40;

// Nodes are started often.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url));
/** The start of PostgreSQL and of the nodes does not count. */
let end: number | undefined;
console.error(`seed ${values.seed}`);
const { results, violations, ...counts } = await runFaults({
  shouldContinue() {
    end ??= performance.now() + Number(values.minutes) * 60_000;
    return performance.now() < end;
  },
  seed: Number(values.seed),
  nodes: Number(values.nodes),
  writers: Number(values.writers),
  faults: values.fault,
  seconds: [2, 15],
  recoverySeconds: Number(values['recovery-limit']),
  feedDelaySeconds: Number(values['feed-delay-limit']),
  onProgress: (line) => console.error(new Date().toISOString(), line),
});
console.log(tableOf(results));
console.log(JSON.stringify({ seed: Number(values.seed), ...counts, violations: violations.length }));
for (const violation of violations.slice(0, shownViolations)) console.error(violation.slice(0, 1000));
if (values.json) await writeFile(values.json, JSON.stringify({ seed: values.seed, ...counts, results, violations }));
// A socket that a fault has left half open must not keep the process.
process.exit(violations.length > 0 ? 1 : 0);
