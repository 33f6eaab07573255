import { parseArgs } from 'node:util';
import { measureBacklog } from './backlog.ts';
import { measureFanOut } from './fan-out.ts';
import { measureLatency } from './latency.ts';
import { openStage, type Stage } from './environment.ts';
import { measureThroughput } from './throughput.ts';

/**
 * The deliveries of webhooks, on one PostgreSQL and with one receiver. All parts, or those that `--part` names; `--rounds`
 * and how much there is in a round as below.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    part: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '3' },
    deliveries: { type: 'string', default: '60000' },
    webhooks: { type: 'string', default: '8' },
    waiting: { type: 'string', default: '1000000' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
  },
});
const rounds = Number(values.rounds);
const deliveries = Number(values.deliveries);

const parts: Record<string, (stage: Stage) => Promise<void>> = {
  throughput: (stage) => measureThroughput(stage, { rounds, deliveries, webhooks: Number(values.webhooks) }),
  latency: (stage) =>
    measureLatency(stage, { rounds, perSecond: Number(values.rate), seconds: Number(values.seconds) }),
  backlog: (stage) => measureBacklog(stage, { rounds, waiting: Number(values.waiting), deliveries: deliveries / 2 }),
  'fan-out': (stage) => measureFanOut(stage, { rounds, webhooks: 1000 }),
};
const named = values.part ?? Object.keys(parts);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`There is no part ${unknown}: use ${Object.keys(parts).join(', ')}.`);

const stage = await openStage();
try {
  for (const name of named) {
    const own = await stage.beside(name);
    console.error(`${name} ...`);
    await parts[name]?.(own);
    await own.close();
  }
} finally {
  await stage.close();
}
