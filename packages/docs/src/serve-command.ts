import { parseArgs } from 'node:util';
import { print, printError } from '@worklane/contract/terminal';
import { serveDocs } from './serve.ts';

try {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4020' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`Invalid port: ${values.port}. --port must be an integer from 0 to 65535.`);
  }
  const { url } = await serveDocs({ port });
  print(`Documentation: ${url}`);
} catch (error) {
  printError(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
