import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '@worklane/testing/browser';
import type { Page } from 'playwright-core';
import { stopServer } from '../server-process.ts';
import { median } from '../statistics.ts';

/**
 * Measures how long pages of the dashboard take with an empty cache, from the navigation until the page shows its data, and
 * how much they transfer. The service runs with its demo data. Build first: `npx nx build @worklane/dashboard`.
 */
const rounds = 7;
const port = 4710;
const baseUrl = `http://127.0.0.1:${port}`;
const pages = ['', '/explorer/tasks', '/webhooks', '/applications'];

/** A script of the page: the types of the browser are not those of this project. */
const transferredBytes = `['navigation', 'resource']
  .flatMap((type) => performance.getEntriesByType(type))
  .reduce((total, { transferSize }) => total + transferSize, 0)`;

const folder = await mkdtemp(join(tmpdir(), 'worklane-dashboard-bench-'));
const main = fileURLToPath(new URL('../../../../packages/platform/src/main.ts', import.meta.url));
const service = spawn(process.execPath, ['--conditions=@worklane/source', main], {
  env: { ...process.env, PORT: String(port), DATA_FOLDER: folder, LOG_LEVEL: 'warn', RATE_LIMIT_REQUESTS: '0' },
  stdio: ['ignore', 'ignore', 'pipe'],
});
const browser = await openBrowser();
try {
  const [email, password] = await credentials();
  const context = await browser.newContext();
  const signIn = await context.newPage();
  await signIn.goto(`${baseUrl}/dashboard`);
  await signIn.getByLabel('E-mail address').fill(email);
  await signIn.getByLabel('Password').fill(password);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await signIn.waitForURL(/\/dashboard\/\d+$/);
  const organization = signIn.url();
  const storageState = await context.storageState();
  const results: Record<string, unknown> = {};
  for (const path of pages) {
    const loads = [];
    for (let round = 0; round < rounds; round++) {
      const fresh = await browser.newContext({ storageState });
      loads.push(await load(await fresh.newPage(), `${organization}${path}`));
      await fresh.close();
    }
    results[path || '/'] = {
      'median ms': Math.round(median(loads.map(({ milliseconds }) => milliseconds))),
      'max ms': Math.round(Math.max(...loads.map(({ milliseconds }) => milliseconds))),
      'kB transferred': Math.round(median(loads.map(({ bytes }) => bytes)) / 1000),
    };
  }
  console.table(results);
} finally {
  await browser.close();
  await stopServer(service);
  await rm(folder, { recursive: true });
}

/** Returns what the service prints about its first account, when it is ready. */
function credentials(): Promise<[email: string, password: string]> {
  const { promise, resolve, reject } = Promise.withResolvers<[string, string]>();
  let output = '';
  service.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const [, email, password] = output.match(/E-mail +(\S+)\s+Password +(\S+)\n.*Worklane is ready/s) ?? [];
    if (email && password) resolve([email, password]);
  });
  service.once('exit', () => reject(new Error(`The service ended: ${output}`)));
  return promise;
}

async function load(page: Page, url: string): Promise<{ milliseconds: number; bytes: number }> {
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  while ((await page.getByRole('status', { name: 'Loading' }).count()) > 0) await setTimeout(5);
  const milliseconds = performance.now() - started;
  return { milliseconds, bytes: await page.evaluate<number>(transferredBytes) };
}
