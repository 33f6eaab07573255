import { parseArgs } from 'node:util';
import { serveDocs } from './serve.ts';

try {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4020' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port ${values.port} is not a port: give a number up to 65535.`);
  }
  const { url } = await serveDocs({ port });
  console.log(`The reference: ${url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
