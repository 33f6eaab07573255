import { parseArgs } from 'node:util';
import { type Environment, startEnvironment } from './environment.ts';
import { measureLatency } from './latency.ts';
import { measureThroughput } from './throughput.ts';

/**
 * Measures webhook deliveries, each part with a PostgreSQL server and a receiver of its own. `--part` selects parts; the other options set
 * the number and the size of the rounds.
 */
const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '3' },
    deliveries: { type: 'string', default: '60000' },
    webhooks: { type: 'string', default: '8' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
  },
});
const rounds = Number(values.rounds);

const parts: Record<string, (environment: Environment) => Promise<void>> = {
  throughput: (environment) =>
    measureThroughput(environment, {
      rounds,
      deliveries: Number(values.deliveries),
      webhooks: Number(values.webhooks),
    }),
  latency: (environment) =>
    measureLatency(environment, { rounds, perSecond: Number(values.rate), seconds: Number(values.seconds) }),
};
const named = values.part ?? Object.keys(parts);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`Unknown part ${unknown}. Use ${Object.keys(parts).join(', ')}.`);

for (const name of named) {
  console.error(`${name} ...`);
  const environment = await startEnvironment();
  try {
    await parts[name]?.(environment);
  } finally {
    await environment.close();
  }
}
