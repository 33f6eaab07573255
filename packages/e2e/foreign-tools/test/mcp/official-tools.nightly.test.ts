import { fileURLToPath } from 'node:url';
import { scopes } from '@worklane/contract';
import { openBrowser } from '@worklane/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { allow, signIn } from '../../../test/environment/consent.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../test/environment/demo-platform.ts';
import { requestAccessToken } from '../../../test/examples/demo-authorization.ts';
import { type AuthorizedProxy, startAuthorizedProxy } from './authorized-proxy.ts';
import { Inspector } from './inspector.ts';
import { runSuite } from './official-suite.ts';

const unavailable = fileURLToPath(new URL('unavailable-checks.yaml', import.meta.url));

let demo: DemoPlatform;
let url: string;
let token: string;

beforeAll(async () => {
  demo = await startDemoPlatform();
  url = `${demo.baseUrl}/mcp`;
  token = await requestAccessToken(demo, Object.keys(scopes).join(' '), url);
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

it('The command line of the MCP Inspector lists and calls every tool', async () => {
  const inspector = new Inspector(url, token);
  const { tools } = (await inspector.run('tools/list', '--strict')) as { tools: { name: string }[] };
  const kind = 'tasks';
  const title = 'From the Inspector';

  expect(await inspector.call('who_am_i')).toMatchObject({ organization: { id: 1042 } });
  expect(await inspector.call('list_kinds')).toMatchObject({ kinds: expect.arrayContaining([expect.anything()]) });
  expect(await inspector.call('describe_kind', { kind })).toMatchObject({ kind, writable: true });
  const { created } = await inspector.call('create_records', { kind, records: [{ title }] });
  const [{ id, version }] = created as [{ id: number; version: number }];
  expect(await inspector.call('search', { query: title })).toMatchObject({ matches: [{ kind, id }] });
  expect(await inspector.call('list_records', { kind, filter: { ids: [id] } })).toMatchObject({ records: [{ id }] });
  const { updated } = await inspector.call('update_records', {
    kind,
    records: [{ id, version, changes: { status: 'done' } }],
  });
  expect(await inspector.call('get_record', { kind, id })).toMatchObject({ record: { id, title, status: 'done' } });
  await inspector.call('delete_records', { kind, records: updated });
  const { events } = await inspector.call('recent_events', { kinds: [kind], actions: ['deleted'] });
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'task.deleted', record: expect.objectContaining({ id }) }),
  );
  const history = (await inspector.call('record_history', { kind, id })) as { events: { type: string }[] };
  expect(history.events.map(({ type }) => type).toSorted()).toEqual(['task.created', 'task.deleted', 'task.updated']);

  expect([...inspector.called].toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
});
