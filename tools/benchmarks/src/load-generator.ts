import { Pool } from 'undici';
import type { Load, LoadResult } from './load.ts';
import { quantile } from './runner.ts';

/** Sends the requests of the message that it gets, and replies with a `LoadResult`. */
process.on('message', async (load: Load) => process.send?.({ result: await run(load) }));
process.on('disconnect', () => process.exit());

const keptErrors = 5;

async function run({ target, request, seconds, ids, connections }: Load): Promise<LoadResult> {
  const { url, token, organizations = [] } = target;
  const body = request.body && JSON.stringify(request.body);
  const contentType = request.contentType ?? 'application/json';
  const pool = new Pool(url, { connections, pipelining: 1 });
  const started = performance.now();
  let sent = 0;
  const errors: string[] = [];
  const latencies: number[] = [];

  async function sendRequests(): Promise<void> {
    while (performance.now() < started + seconds * 1000) {
      const organization = organizations[Math.floor(Math.random() * organizations.length)];
      const number = String(sent++).padStart(9, '0');
      const begin = performance.now();
      const response = await pool.request({
        method: request.method as 'GET',
        path: request.path
          .replace('[id]', String(1 + Math.floor(Math.random() * ids)))
          .replaceAll('[organization]', String(organization?.id)),
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${organization?.token ?? token}`,
          ...(body !== undefined && { 'content-type': contentType }),
        },
        body: body?.replace('[n]', number) ?? null,
      });
      const text = await response.body.text();
      latencies.push(performance.now() - begin);
      if (response.statusCode >= 400 && errors.length < keptErrors) errors.push(`${response.statusCode} ${text}`);
    }
  }

  await Promise.all(Array.from({ length: connections }, sendRequests));
  const duration = (performance.now() - started) / 1000;
  await pool.close();
  const { user, system } = process.cpuUsage();
  const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)];
  return { requests: latencies.length, seconds: duration, errors, p50, p99, cpu: user + system };
}
