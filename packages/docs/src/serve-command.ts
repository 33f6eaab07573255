import { parseArgs } from 'node:util';
import { serveDocs } from './serve.ts';

try {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4020' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`Invalid port: ${values.port}. --port must be an integer from 0 to 65535.`);
  }
  const { url } = await serveDocs({ port });
  console.log(`Documentation: ${url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
