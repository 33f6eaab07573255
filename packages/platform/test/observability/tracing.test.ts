import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { json } from '@worklane/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/database/open.ts';
import { pathWithoutSecrets, startTracing } from '../../src/observability/tracing.ts';
import { bearer, openApp } from './operations-app.ts';

interface OtlpSpan {
  name: string;
  traceId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface OtlpRequest {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[];
}

/** Takes OTLP over HTTP as a collector does. */
async function startCollector() {
  const spans: OtlpSpan[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await readJson(request)) as OtlpRequest;
    if (request.url === '/v1/traces') {
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { spans, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('tracing', () => {
  it('adds a span with the route, without the query, to the trace of the client', async () => {
    const { spans, endpoint } = await startCollector();
    const tracing = await startTracing(endpoint);
    const store = await openStore({ connections: 1, url: 'postgresql://127.0.0.1:1/none' });
    const { app } = openApp(store, {
      handlers: { listTasks: () => ({ status: 200, body: json('{"data":[],"next_cursor":null}') }) },
    });
    const token = 'Zk3vW0u7n4cQx9RmT2bY6sLpJ8hD5fGaE1iUoXqVtNw';
    app.get('/invitations/:token', async () => 'a page');
    await app.inject({ url: `/invitations/${token}` });
    await app.inject({ url: `/password-reset/${token}/` });
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const parent = '00f067aa0ba902b7';
    await app.inject({
      url: '/api/v1/7/tasks?q=hunter2',
      headers: { ...bearer('hunter2'), 'x-request-id': 'req_test', traceparent: `00-${traceId}-${parent}-01` },
    });
    await app.close();
    await store.close();
    await tracing.stop();

    const request = spans.find(({ parentSpanId }) => parentSpanId === parent);
    expect(request?.traceId).toBe(traceId);
    expect(
      Object.fromEntries(request?.attributes.map(({ key, value }) => [key, Object.values(value)[0]]) ?? []),
    ).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/api/v1/:organization_id/tasks',
      'http.response.status_code': 200,
      'url.path': '/api/v1/7/tasks',
      'worklane.organization_id': '7',
      'worklane.request_id': 'req_test',
    });
    expect(request?.name).toBe('listTasks');
    expect(JSON.stringify(spans)).not.toContain('hunter2');
    expect(JSON.stringify(spans)).toContain('/invitations/{token}');
    expect(JSON.stringify(spans)).not.toContain(token);
  });

  it.each([
    ['/api/v1/7/tasks?q=a#b', '/api/v1/7/tasks'],
    ['/invitations/abc', '/invitations/{token}'],
    ['/invitations/abc/', '/invitations/{token}'],
    ['//Invitations/abc.', '//Invitations/{token}'],
    ['/password-reset/abc?x=1', '/password-reset/{token}'],
    ['/dashboard/api/organizations/7/invitations/31', '/dashboard/api/organizations/7/invitations/31'],
  ])('records the path of %s as %s', (url, path) => {
    expect(pathWithoutSecrets(url)).toBe(path);
  });
});
