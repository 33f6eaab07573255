import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '@worklane/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { allow, signIn } from '../../../test/environment/consent.ts';
import { type DemoPlatform, requestAccessToken, startDemoPlatform } from '../../../test/environment/demo-platform.ts';

const unavailable = fileURLToPath(new URL('unavailable-checks.yaml', import.meta.url));

let demo: DemoPlatform;
let url: string;
let token: string;

beforeAll(async () => {
  demo = await startDemoPlatform();
  url = `${demo.baseUrl}/mcp`;
  token = await requestAccessToken(demo, undefined, url);
});

afterAll(() => demo?.stop());

describe('The official conformance suite of MCP', () => {
  let proxy: AuthorizedProxy;

  beforeAll(async () => {
    proxy = await startAuthorizedProxy(url, token);
  });

  afterAll(() => proxy?.close());

  /** The number of checks that pass, by protocol version. */
  const checks = { '2025-11-25': 37, '2026-07-28': 95 };

  it.each(Object.entries(checks))('passes on /mcp in version %s', async (version, minimum) => {
    const options = ['--suite', 'all', '--spec-version', version, '--expected-failures', unavailable];
    const result = await runSuite(['server', '--url', proxy.url, ...options]);
    expect(result.passed, result.output).toBe(true);
    expect(result.checks).toBeGreaterThanOrEqual(minimum);
  });
});

describe('The official conformance suite of authorization servers', () => {
  it('passes with the MCP server as the resource', async () => {
    const printed = (name: string) => demo.printed('Without a secret', name) ?? '';
    const browser = await openBrowser();
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const { port } = new URL(printed('redirect_uri'));
    const consented = Promise.withResolvers<void>();
    let requested: string | undefined;
    const options = ['--client-id', printed('client_id'), '--resource', url, '--port', port];
    const run = runSuite(['authorization', '--url', demo.baseUrl, ...options], (output) => {
      if (requested) return;
      requested = /^http\S+authorize\?\S+(?=\n)/m.exec(output)?.[0];
      // The suite omits the scope, which our contract requires from registered applications.
      if (requested) consent(page, `${requested}&scope=tasks.read`).then(consented.resolve, consented.reject);
    });
    const result = await Promise.race([run, consented.promise.then(() => run)]);
    expect(result.output).toMatch(/authorization-server-metadata-endpoint: \d+ passed, 0 failed/);
    expect(result.output).toMatch(/authorization-code-grant: [1-9]\d* passed, 0 failed/);
    expect(result.passed, result.output).toBe(true);
  });

  async function consent(page: Page, requested: string): Promise<void> {
    await page.goto(requested);
    await signIn(page, demo.owner);
    await allow(page, 'Harbour & Pine Interiors');
  }
});

interface AuthorizedProxy {
  readonly url: string;
  close(): void;
}

/**
 * Starts a proxy that adds an access token to every request and leaves the rest as it is: the official suite cannot
 * authenticate.
 */
async function startAuthorizedProxy(target: string, token: string): Promise<AuthorizedProxy> {
  const { hostname, port, pathname } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${token}` };
    const options = { hostname, port, path: incoming.url, method: incoming.method, headers };
    const forwarded = sendRequest(options, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The package exports nothing. */
const suiteCommand = new URL('../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url);
const folder = fileURLToPath(new URL('../../test-results/mcp-suite/', import.meta.url));

/** The end of a run of the official conformance suite of MCP. */
interface SuiteResult {
  /** Whether no check failed, except those that are listed as unavailable. */
  readonly passed: boolean;
  /** The number of checks that passed. */
  readonly checks: number;
  readonly output: string;
}

/** Runs the official conformance suite of MCP. @param onOutput called with all that it has printed so far */
async function runSuite(args: readonly string[], onOutput?: (output: string) => void): Promise<SuiteResult> {
  const child = spawn(process.execPath, [fileURLToPath(suiteCommand), ...args, '--output-dir', folder], {
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput?.(output);
    });
  }
  const [code] = await once(child, 'close');
  return { passed: code === 0, checks: Number(/Total: (\d+) passed/.exec(output)?.[1] ?? 0), output };
}
