import { parseArgs } from 'node:util';
import { print, printError } from '@worklane/contract/terminal';
import { type DevelopmentServer, startDevelopment } from './development-server.ts';

const usage = `npm run dev -- [options]

Starts the service, the mock, the documentation and the dashboard. Each edit of specs/ is checked, generates code, and reloads
them. The settings of the service are environment variables (packages/platform/README.md).

  --port <n>       port of service, dashboard and documentation, default 4000; 0 uses any free port
  --mock-port <n>  port of the mock server, default 4010; 0 uses any free port
  --sync           after an edit of a record, also writes the files of specs/ that follow from it (npx nx sync)`;

const readOptions = () =>
  parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '4000' },
      'mock-port': { type: 'string', default: '4010' },
      sync: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  }).values;

function readPort(option: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535 && text !== '') return port;
  throw new Error(`Invalid ${option}: ${text}. Use a number from 0 (any free port) to 65535.`);
}

const timed = (text: string) => print(`${new Date().toTimeString().slice(0, 8)} ${text}`);

/** Above the time that each server has to stop, in milliseconds. */
const stopTime = 20_000;

let server: DevelopmentServer | undefined;
let stoppingSince: number | undefined;

/** Ends all processes. Without a server they are starting, and end when they lose their parent. */
async function stop(): Promise<void> {
  if (stoppingSince !== undefined) {
    // Under npm one Ctrl+C arrives twice: from the terminal and from npm.
    if (performance.now() - stoppingSince > 1000) process.exit(130);
    return;
  }
  stoppingSince = performance.now();
  print('Stopping ...');
  if (!server) process.exit(130);
  setTimeout(() => {
    printError(`Not everything stopped within ${stopTime / 1000} s.`);
    process.exit(1);
  }, stopTime);
  await server.close();
  process.exit();
}

async function run(values: ReturnType<typeof readOptions>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  timed('Checking specs/ ...');
  server = await startDevelopment({
    port: readPort('--port', values.port),
    mockPort: readPort('--mock-port', values['mock-port']),
    derives: values.sync,
    print: timed,
  });
  print(`
Edit specs/ or a source: this terminal shows problems and reloads. Ctrl+C stops.
  API         ${server.url}/api/v1/{organization_id}/tasks
  Dashboard   ${server.url}/dashboard
  Docs        ${server.url}/docs/
  Mock        ${server.mockUrl}
`);
}

try {
  const options = readOptions();
  if (options.help) print(usage);
  else await run(options);
} catch (error) {
  printError((error as Error).message);
  process.exit(1);
}
