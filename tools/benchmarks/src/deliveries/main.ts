import { parseArgs } from 'node:util';
import { startEnvironment } from './environment.ts';
import { measureLatency } from './latency.ts';
import { measureThroughput } from './throughput.ts';

/** Measures webhook deliveries, each part with a PostgreSQL server and a receiver of its own. `--part` selects parts. */
const { part } = parseArgs({ options: { part: { type: 'string', multiple: true } } }).values;

const parts = { throughput: measureThroughput, latency: measureLatency };
const unknown = part?.filter((name) => !(name in parts)) ?? [];
if (unknown.length > 0) throw new Error(`Unknown part ${unknown}. Use ${Object.keys(parts).join(', ')}.`);

for (const [name, measure] of Object.entries(parts)) {
  if (part && !part.includes(name)) continue;
  console.error(`${name} ...`);
  const environment = await startEnvironment();
  try {
    await measure(environment);
  } finally {
    await environment.close();
  }
}
