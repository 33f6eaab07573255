import { scopes } from '@worklane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoPlatform, startDemoPlatform } from '../environment/demo-platform.ts';
import { requestAccessToken } from '../examples/demo-authorization.ts';
import { type AuthorizedProxy, startAuthorizedProxy } from './authorized-proxy.ts';
import { type FailedCheck, runSuite, type SuiteResult } from './official-suite.ts';

/** Scenarios that pass without exception, by protocol version. */
const required: Readonly<Record<string, readonly string[]>> = {
  '2025-11-25': [
    ...['server-initialize', 'server-session-lifecycle', 'ping', 'tools-list', 'resources-list', 'prompts-list'],
    ...['dns-rebinding-protection', 'server-sse-polling', 'server-sse-multiple-streams'],
  ],
  '2026-07-28': [
    ...['tools-list', 'resources-list', 'prompts-list', 'sep-2164-resource-not-found', 'dns-rebinding-protection'],
    ...[
      'caching',
      'http-header-validation',
      'server-sse-multiple-streams',
      'input-required-result-unsupported-methods',
    ],
  ],
};

/** The suite calls tools, prompts and resources of its own reference server, which no other server has. */
const needsReferenceServer =
  /\b(tool|prompt|resource|template)\b.*\bnot found\b|not testable: server (does not list the diagnostic tool|exposes no tool)/i;

/** Optional capabilities that the server does not declare: log messages, and subscriptions within a session of 2025. */
const undeclared: Readonly<Record<string, RegExp>> = {
  'logging-set-level': /method not found|does not support|not supported/i,
  'resources-subscribe': /method not found|does not support|not supported/i,
  'resources-unsubscribe': /method not found|does not support|not supported/i,
};

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

/** Returns the checks that failed for another reason than the reference server. */
const defects = ({ failed }: SuiteResult): [scenario: string, checks: FailedCheck[]][] =>
  [...failed].flatMap(([scenario, checks]) => {
    const unexplained = checks.filter(
      ({ message }) => !needsReferenceServer.test(message) && !undeclared[scenario]?.test(message),
    );
    return unexplained.length > 0 ? [[scenario, unexplained]] : [];
  });

describe('the official conformance suite of MCP', () => {
  it.each(Object.keys(required))('finds no defect of /mcp in version %s', async (version) => {
    const result = await runSuite('server', '--url', proxy.url, '--suite', 'all', '--spec-version', version);
    expect(defects(result)).toEqual([]);
    for (const scenario of required[version] ?? []) expect(result.failed.get(scenario), scenario).toEqual([]);
    expect(result.passed).toBeGreaterThan(30);
  });

  it('finds no defect of the authorization server', async () => {
    const result = await runSuite('authorization', '--url', demo.baseUrl);
    expect(defects(result)).toEqual([]);
    expect(result.failed.get('authorization-server-metadata-endpoint')).toEqual([]);
  });
});
