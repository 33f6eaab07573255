import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '@worklane/testing/free-port';
import { type Request, sendRequests } from '../load.ts';
import { cpuTimeOf, residentMemory } from '../process-usage.ts';
import { type Figures, inRounds, medians } from '../runner.ts';
import { startServer, stopServer } from '../server-process.ts';

/**
 * Compares the mock with and without state, and with that of another checkout (`--base FOLDER`): requests per second, and per
 * second of the server's CPU time, which other load on the machine does not distort.
 *
 * Options: --base FOLDER, --rounds N, --seconds N.
 */
const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
  },
});
const storedTasks = 1000;
const path = '/api/v1/1042/tasks';
const headers = { authorization: 'Bearer x', 'content-type': 'application/json' };
const task = { title: 'Paint the door' };

const mockOf =
  (checkout: string, ...args: string[]) =>
  () =>
    measure([`${checkout}/packages/mock/src/main.ts`, 'serve', ...args]);
const here = fileURLToPath(new URL('../../../..', import.meta.url));
const alternatives: Record<string, () => Promise<Figures>> = {
  'with state': mockOf(here),
  'without state': mockOf(here, '--stateless'),
};
if (options.base !== undefined) {
  alternatives['base, with state'] = mockOf(options.base);
  alternatives['base, without state'] = mockOf(options.base, '--stateless');
}
const results = await inRounds(Number(options.rounds), alternatives);
console.table(Object.fromEntries(Object.entries(results).map(([name, figures]) => [name, medians(figures)])));

async function measure(program: readonly string[]): Promise<Figures> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer([...program, '--port', String(port)], port, {}, path);
  try {
    const idle = residentMemory(server.pid);
    let id = 0;
    for (let count = 0; count < storedTasks; count++) {
      const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(task) });
      ({ id } = (await response.json()) as { id: number });
    }
    const rates = async (name: string, request: Request): Promise<Figures> => {
      const run = (seconds: number) => sendRequests({ url, token: 'x' }, request, seconds, 1);
      await run(1);
      const before = cpuTimeOf(server.pid);
      const { requests, seconds } = await run(Number(options.seconds));
      const cpuSeconds = (cpuTimeOf(server.pid) - before) / 1e6;
      return { [`${name}/s`]: Math.round(requests / seconds), [`${name}/CPU s`]: Math.round(requests / cpuSeconds) };
    };
    return {
      ...(await rates('get', { method: 'GET', path: `${path}/${id}` })),
      ...(await rates('list', { method: 'GET', path: `${path}?limit=50` })),
      ...(await rates('create', { method: 'POST', path, body: task })),
      'start ms': server.startedIn,
      'idle MB': idle,
      'loaded MB': residentMemory(server.pid),
    };
  } finally {
    await stopServer(server);
  }
}
