#!/usr/bin/env node
import module from 'node:module';

const { engines } = module.createRequire(import.meta.url)('../package.json') as { engines: { node: string } };
const required = engines.node.replace('>=', '');
if (process.versions.node.localeCompare(required, undefined, { numeric: true }) < 0) {
  // biome-ignore lint/suspicious/noConsole: an old Node.js may not load the writer of terminal output.
  console.error(`worklane requires Node.js ${required} or later. This is ${process.version}.`);
  process.exit(1);
}

// Compiled code is cached before the rest is imported, because `worklane` starts often and briefly.
module.enableCompileCache();

const { run } = await import('./run.ts');
const { processSystem } = await import('./terminal/process-system.ts');

process.exitCode = await run(process.argv.slice(2), processSystem());
