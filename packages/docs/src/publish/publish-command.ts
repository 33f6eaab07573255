import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { publish } from './publish.ts';

/** Publishes a built folder: `node publish-command.ts --to <checkout of the published site> [--from <built folder>]`. */
try {
  const { from, to } = parseArgs({
    options: {
      from: { type: 'string', default: fileURLToPath(new URL('../../dist', import.meta.url)) },
      to: { type: 'string' },
    },
  }).values;
  if (to === undefined) throw new Error('--to is missing: a checkout of the published site.');
  const versions = await publish({ from, to, date: new Date().toISOString().slice(0, 10) });
  for (const { path, released, latest } of versions) console.log(`${path} (${released})${latest ? ', latest/' : ''}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
