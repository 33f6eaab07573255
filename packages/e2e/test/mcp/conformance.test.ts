import { fileURLToPath } from 'node:url';
import { scopes } from '@worklane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoPlatform, startDemoPlatform } from '../environment/demo-platform.ts';
import { requestAccessToken } from '../examples/demo-authorization.ts';
import { type AuthorizedProxy, startAuthorizedProxy } from './authorized-proxy.ts';
import { runSuite } from './official-suite.ts';

/** The number of checks that pass, by protocol version. */
const checks = { '2025-11-25': 37, '2026-07-28': 95 };
const unavailable = fileURLToPath(new URL('unavailable-checks.yaml', import.meta.url));

let demo: DemoPlatform;
let proxy: AuthorizedProxy;

beforeAll(async () => {
  demo = await startDemoPlatform();
  const resource = `${demo.baseUrl}/mcp`;
  const token = await requestAccessToken(demo, Object.keys(scopes).join(' '), resource);
  proxy = await startAuthorizedProxy(resource, token);
});

afterAll(async () => {
  proxy?.close();
  await demo?.stop();
});

describe('the official conformance suite of MCP', () => {
  it.each(Object.entries(checks))('passes on /mcp in version %s', async (version, minimum) => {
    const options = ['--suite', 'all', '--spec-version', version, '--expected-failures', unavailable];
    const result = await runSuite(['server', '--url', proxy.url, ...options]);
    expect(result.passed, result.output).toBe(true);
    expect(result.checks).toBeGreaterThanOrEqual(minimum);
  });
});
