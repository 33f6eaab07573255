import { readFile } from 'node:fs/promises';
import { Pool } from 'undici';
import type { GeneratorOptions, LoadResult } from './load.ts';

/** Sends requests as the file of the first argument says, and prints a `LoadResult`. Error responses go to standard error. */
const { prepared, connections, extent, from, to } = JSON.parse(
  await readFile(process.argv[2] ?? '', 'utf8'),
) as GeneratorOptions;
const { url, method, path, headers, body, organizations } = prepared;
const pool = new Pool(url, { connections, pipelining: 1 });
const started = performance.now();
const until = 'seconds' in extent ? started + extent.seconds * 1000 : Number.POSITIVE_INFINITY;
const amount = 'amount' in extent ? extent.amount : Number.POSITIVE_INFINITY;
let sent = 0;
let errors = 0;
const latencies: number[] = [];

async function sendRequests(): Promise<void> {
  while (sent < amount && performance.now() < until) {
    const number = String(sent++).padStart(9, '0');
    const organization = organizations[Math.floor(Math.random() * organizations.length)];
    const begin = performance.now();
    const response = await pool.request({
      method: method as 'GET',
      path: path
        .replace('[id]', String(from + Math.floor(Math.random() * (to - from + 1))))
        .replace('[organization]', String(organization?.id)),
      headers: organization ? { ...headers, authorization: `Bearer ${organization.token}` } : headers,
      body: body?.replace('[n]', number) ?? null,
    });
    const text = await response.body.text();
    latencies.push(performance.now() - begin);
    if (response.statusCode < 400) continue;
    errors++;
    console.error(response.statusCode, text);
  }
}

await Promise.all(Array.from({ length: connections }, sendRequests));
const seconds = (performance.now() - started) / 1000;
await pool.close();
latencies.sort((a, b) => a - b);
const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
const result: LoadResult = { requests: latencies.length, seconds, errors, p50: at(0.5), p99: at(0.99) };
console.log(JSON.stringify(result));
