import { parseArgs } from 'node:util';
import { median } from '../runner.ts';
import { type HostileRequest, hostileRequests, typicalBody } from './requests.ts';
import { type MeasuredServer, startMock, startPlatform } from './servers.ts';

/**
 * Compares the longest time for which hostile requests block the event loop of the platform and of the mock with the time
 * of `JSON.parse` for the same body, in CPU time, as the median of three rounds. Exits with 1 if a request blocks for
 * more than 20 times as long, or gets no response within the limit.
 *
 * JSON.parse takes almost no time for a string of 1 MiB, invalid JSON, forms and queries. Therefore the time of
 * JSON.parse for 1 MiB of typical tasks is the minimum for all comparisons. The measurement includes other work of the
 * event loop (receiving 1 MiB, the query of a valid request) and the timer resolution of one millisecond.
 *
 * Options: --server platform|mock, --only TEXT (part of the name), --root FOLDER/ (another checkout), --seconds N (limit of one
 * request, 10 by default).
 */
const { values: options } = parseArgs({
  options: {
    server: { type: 'string', multiple: true, default: ['platform', 'mock'] },
    only: { type: 'string', multiple: true, default: [''] },
    root: { type: 'string', default: new URL('../../../../', import.meta.url).pathname },
    seconds: { type: 'string', default: '10' },
  },
});
const limit = 20;
const rounds = 3;
const servers = { platform: startPlatform, mock: startMock };

const baseline = parseTime(typicalBody);
console.log(`Baseline: JSON.parse of 1 MiB of tasks, ${baseline.toFixed(1)} ms`);
let failed = 0;
for (const name of options.server) {
  const server = await servers[name as keyof typeof servers](options.root);
  try {
    await measureAll(name, server);
  } finally {
    await server.stop();
  }
}
if (failed > 0) {
  console.error(`${failed} requests block the event loop for more than ${limit} times the baseline.`);
  process.exitCode = 1;
}

async function measureAll(name: string, server: MeasuredServer): Promise<void> {
  const task = await create(server);
  const requests = Object.entries(hostileRequests)
    .filter(([title]) => options.only.some((part) => title.includes(part)))
    .filter(([, { dashboard }]) => !dashboard || server.dashboard);
  const rows: Record<string, object> = {};
  for (const [title, request] of requests) {
    const { blocked, status } = await measure(server, { ...request, path: request.path.replace('{task}', task) });
    const parsed = typeof request.body === 'string' ? parseTime(request.body) : 0;
    const ratio = blocked / Math.max(parsed, baseline);
    if (!(ratio <= limit)) failed += 1;
    const format = (milliseconds: number) => Number(milliseconds.toFixed(1));
    rows[title] = { status, 'blocked, ms': format(blocked), 'JSON.parse, ms': format(parsed), ratio: format(ratio) };
  }
  console.log(name);
  console.table(rows);
}

/** Creates a task and returns its id. */
async function create({ url, headers }: MeasuredServer): Promise<string> {
  const response = await fetch(`${url}/api/v1/1/tasks`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"title":"Order oak panels"}',
  });
  const { id } = (await response.json()) as { id: number };
  return String(id);
}

async function measure(server: MeasuredServer, request: HostileRequest): Promise<{ blocked: number; status: string }> {
  const { method, path, body } = request;
  const headers = { ...(request.dashboard ? server.dashboard : server.headers), ...request.headers };
  const times: number[] = [];
  let status = '';
  for (let round = 0; round < rounds && status !== 'none'; round++) {
    const signal = AbortSignal.timeout(Number(options.seconds) * 1000);
    const time = await server.blockedBy(async () => {
      try {
        const response = await fetch(server.url + path, {
          method,
          headers,
          signal,
          ...(body !== undefined && { body }),
        });
        await response.arrayBuffer();
        status = String(response.status);
      } catch {
        status = 'none';
      }
    });
    times.push(time);
  }
  return { blocked: median(times), status };
}

/** Returns the CPU milliseconds of one JSON.parse, the mean over 100 ms because the CPU clock is coarse. */
function parseTime(body: string): number {
  const before = process.threadCpuUsage();
  for (let count = 1; ; count++) {
    try {
      JSON.parse(body);
    } catch {
      // Invalid JSON takes time too.
    }
    const { user, system } = process.threadCpuUsage(before);
    if (user + system > 100_000) return (user + system) / 1e3 / count;
  }
}
