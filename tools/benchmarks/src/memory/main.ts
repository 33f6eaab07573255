import { parseArgs } from 'node:util';
import { measureIdleMemory } from './idle.ts';
import { measureMemoryUnderLoad } from './under-load.ts';

/**
 * Measures the resident memory of the platform: during a million requests, or `--requests N`; with `--idle`, by part, after
 * `npx nx build @worklane/platform`.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { requests: { type: 'string', default: '1000000' }, idle: { type: 'boolean' } },
});
if (values.idle) await measureIdleMemory();
else await measureMemoryUnderLoad(Number(values.requests));
