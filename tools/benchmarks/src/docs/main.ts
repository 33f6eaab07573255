import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '@worklane/testing/browser';
import { commonSettings, startNode } from '../resources/platform.ts';
import { stopServer } from '../server-process.ts';
import { median } from '../statistics.ts';

/**
 * Measures how long pages of the documentation take with an empty cache on a phone with slow 4G, as Lighthouse simulates it:
 * until the page shows, until it reacts, and how much they transfer. The service serves the site, as in production. Build first:
 * `npm run docs`.
 */
const rounds = 5;
const port = 4720;
const baseUrl = `http://127.0.0.1:${port}/docs`;
const pages = [
  '/index.html',
  '/api/tasks/create-task.html',
  '/events/task-updated.html',
  '/webhooks.html',
  '/problems.html',
];
/** 1.6 Mbit/s and 750 kbit/s, 150 ms per request, and a processor that is four times slower. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

const folder = await mkdtemp(join(tmpdir(), 'worklane-docs-bench-'));
const service = await startNode({ environment: { ...commonSettings, DATA_FOLDER: folder }, port });
const browser = await openBrowser();
try {
  const results: Record<string, unknown> = {};
  for (const path of pages) {
    const loads: Awaited<ReturnType<typeof load>>[] = [];
    for (let round = 0; round < rounds; round++) loads.push(await load(path));
    const of = (name: 'shown' | 'usable' | 'bytes') => median(loads.map((each) => each[name]));
    results[path] = {
      'shown, median ms': Math.round(of('shown')),
      'usable, median ms': Math.round(of('usable')),
      'kB transferred': Math.round(of('bytes') / 1000),
    };
  }
  console.table(results);
} finally {
  await browser.close();
  await stopServer(service);
  await rm(folder, { recursive: true });
}

async function load(path: string): Promise<{ shown: number; usable: number; bytes: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const started = performance.now();
  await page.goto(baseUrl + path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const shown = performance.now() - started;
  await page.waitForFunction(`'__vue_app__' in document.querySelector('#app')`);
  const usable = performance.now() - started;
  await page.waitForLoadState('networkidle');
  await context.close();
  return { shown, usable, bytes };
}
