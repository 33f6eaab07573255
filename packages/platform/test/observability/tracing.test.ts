import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { scopes } from '@worklane/contract';
import { waitFor } from '@worklane/testing/wait-for';
import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, inject, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { readSettings } from '../../src/config/settings.ts';
import { Batches } from '../../src/database/batches/batches.ts';
import { openStore } from '../../src/database/open.ts';
import { createOrganization } from '../../src/identity/organizations.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { inSpan } from '../../src/observability/spans.ts';
import { pathWithoutSecrets, startTracing } from '../../src/observability/tracing.ts';
import { startService } from '../../src/start-service.ts';
import { migratedDump } from '../environment/embedded-stores.ts';
import { openTestStore } from '../environment/test-store.ts';
import { secret } from '../environment/token-service.ts';
import { withoutSites } from '../environment/without-sites.ts';
import { openHttpReceiver } from '../webhooks/test-dispatch.ts';

interface OtlpSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
  status: { code?: number; message?: string };
  links?: { traceId: string }[];
}

type OtlpAttributes = { key: string; value: Record<string, unknown> }[];

interface OtlpRequest {
  resourceSpans: {
    resource: { attributes: OtlpAttributes };
    scopeSpans: { spans: (Omit<OtlpSpan, 'attributes'> & { attributes: OtlpAttributes })[] }[];
  }[];
}

const valuesOf = (attributes: OtlpAttributes) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Takes OTLP over HTTP as a collector does. */
async function startCollector() {
  const spans: OtlpSpan[] = [];
  const resources: Record<string, unknown>[] = [];
  let isFailing = false;
  const server = createServer(async (request, response) => {
    if (isFailing) {
      response.writeHead(400).end();
      return;
    }
    const { resourceSpans } = (await readJson(request)) as OtlpRequest;
    for (const { resource, scopeSpans } of request.url === '/v1/traces' ? resourceSpans : []) {
      resources.push(valuesOf(resource.attributes));
      const received = scopeSpans.flatMap((scope) => scope.spans);
      spans.push(...received.map((span) => ({ ...span, attributes: valuesOf(span.attributes) })));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    spans,
    resources,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail() {
      isFailing = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const log: string[] = [];

const collector = await startCollector();
const tracing = await startTracing(collector.endpoint, 'the node');
const store =
  inject('engine') === 'pglite'
    ? await openStore({ connections: 1, dump: await migratedDump() })
    : await openTestStore();
const receiver = await openHttpReceiver();
const service = await startService({
  store,
  settings: { ...readSettings({ ...withoutSites, WEBHOOK_LOOPBACK_HTTP: 'true' }), port: 0 },
  secret,
  logger: createLogger('info', { write: (line) => log.push(line) }),
  withDemoData: false,
  print: () => undefined,
});
const { organization_id: organizationId } = await createOrganization(store.db, 'Lighthouse', new Date());
const grant = { organizationId, clientId: 'app_lighthouse', scopes: Object.keys(scopes), lifetimeSeconds: 3600 };
const { token } = await service.issueToken(grant);
const url = `${receiver.origin}/hook?key=hunter2`;
const { body: webhook } = await call('POST', '/api/webhooks', {
  url,
  org_id: organizationId,
  events: ['task.created'],
});
afterAll(async () => {
  await service.stop();
  await store.close();
  await tracing.stop();
  await collector.close();
});

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${service.port}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

const traceparent = (flags = '01') => `00-${traceId}-${parent}-${flags}`;

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

/** A value that a client sends, which nothing may have but what the client asked for. */
const payload = 'hunter2 of the payload';

const createTask = (headers: Record<string, string>) =>
  call('POST', `/api/v1/${organizationId}/tasks`, { title: payload }, headers);

/** Returns the deliveries of a task, once they are there. */
const deliveriesOf = (id: number, count = 1) =>
  waitFor(() => {
    const found = receiver.received.filter(({ body }) => JSON.parse(body).data.id === id);
    expect(found).toHaveLength(count);
    return found;
  });

/** Returns the spans of a trace, once the collector has those with these names. */
const spansOf = (trace: string, ...names: string[]): Promise<OtlpSpan[]> =>
  waitFor(async () => {
    await tracing.flush();
    const found = collector.spans.filter((span) => span.traceId === trace);
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    return found;
  });

const linesOf = (requestId: string) => log.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === requestId);

const insertTask =
  'insert idempotency_keys, insert records, insert record_references, insert events, insert deliveries';

describe('tracing', () => {
  it('follows a request from its caller over the service and the database to the receiver of the webhook', async () => {
    receiver.respond = () => ({ status: receiver.received.length === 1 ? 503 : 204 });
    const created = await createTask({ 'x-request-id': 'req_followed', traceparent: traceparent() });
    expect(created.status).toBe(201);
    await deliveriesOf(created.body.id);
    await call('POST', `/api/webhooks/${webhook.id}/recover`);
    const attempts = await deliveriesOf(created.body.id, 2);

    const spans = await spansOf(traceId, 'POST /api/v1/:organization_id/tasks', insertTask, 'deliver task.created');
    const [request, statement] = ['POST /api/v1/:organization_id/tasks', insertTask].map((name) =>
      spans.find((span) => span.name === name),
    );
    expect(request).toMatchObject({
      kind: 2,
      parentSpanId: parent,
      status: { code: 0 },
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/v1/:organization_id/tasks',
        'http.response.status_code': 201,
        'url.path': `/api/v1/${organizationId}/tasks`,
        'worklane.operation_id': 'createTask',
        'worklane.organization_id': String(organizationId),
        'worklane.request_id': 'req_followed',
      },
    });
    expect(statement).toMatchObject({
      kind: 3,
      parentSpanId: request?.spanId,
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': insertTask },
    });
    const deliveries = await waitFor(async () => {
      const found = (await spansOf(traceId)).filter(({ name }) => name === 'deliver task.created');
      expect(found).toHaveLength(2);
      return found;
    });
    expect(deliveries).toMatchObject(
      [503, 204].map((status, index) => ({
        kind: 3,
        parentSpanId: request?.spanId,
        status: { code: status === 503 ? 2 : 0 },
        attributes: {
          'worklane.organization_id': String(organizationId),
          'worklane.webhook_id': webhook.id,
          'worklane.event_type': 'task.created',
          'worklane.event_id': attempts[index]?.headers['webhook-id'],
          'worklane.attempt': index + 1,
          'http.response.status_code': status,
          ...(status === 503 && { 'error.type': 'http_status' }),
        },
      })),
    );
    // The receiver continues the span of its attempt. The header is in the log, and not in the signature.
    expect(attempts.map(({ headers }) => headers.traceparent)).toEqual(
      deliveries.map(({ spanId }) => `00-${traceId}-${spanId}-01`),
    );
    for (const { headers, body } of attempts) {
      const { traceparent: _, ...signed } = headers as Record<string, string>;
      new Webhook(webhook.secret).verify(body, signed);
    }
    const { body: logs } = await call('GET', `/api/webhooks/${webhook.id}/logs`);
    expect(logs.data.map(({ request }: { request: { headers: object } }) => request.headers)).toMatchObject(
      attempts.toReversed().map(({ headers }) => ({ traceparent: headers.traceparent })),
    );
    expect(linesOf('req_followed')).toMatchObject([{ msg: 'request', trace_id: traceId, span_id: request?.spanId }]);
  });

  it.each([
    ['no header', undefined],
    ['another form', 'hunter2'],
    ['a version that is reserved', `ff-${traceId}-${parent}-01`],
    ['a trace ID of zeros', `00-${'0'.repeat(32)}-${parent}-01`],
    ['a parent ID of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['upper case', traceparent().toUpperCase()],
    ['more than version 00 has', `${traceparent()}-hunter2`],
    ['two headers', `${traceparent()}, ${traceparent()}`],
  ])('starts a trace for a request with %s', async (what, header) => {
    const requestId = `req_${what.replaceAll(' ', '_')}`;
    const headers = { 'x-request-id': requestId, ...(header !== undefined && { traceparent: header }) };
    const [{ body }, before] = [await createTask(headers), collector.spans.length];
    const [delivery] = await deliveriesOf(body.id);
    const [line] = linesOf(requestId);
    expect(line.trace_id).toMatch(/^[0-9a-f]{32}$/);
    expect(line.trace_id).not.toBe(traceId);
    expect(delivery?.headers.traceparent).toMatch(`00-${line.trace_id}-`);
    const [request] = (await spansOf(line.trace_id, 'POST /api/v1/:organization_id/tasks', insertTask)).filter(
      ({ kind }) => kind === 2,
    );
    expect(request?.parentSpanId ?? '').toBe('');
    expect(JSON.stringify(collector.spans.slice(before))).not.toContain('hunter2');
  });

  it('exports nothing of a trace that its caller does not sample, and passes it on as it is', async () => {
    const unsampled = 'a'.repeat(32);
    const { body } = await createTask({ traceparent: `00-${unsampled}-${parent}-00`, tracestate: 'vendor=hunter2' });
    const [delivery] = await deliveriesOf(body.id);
    expect(delivery?.headers.traceparent).toMatch(/^00-a{32}-[0-9a-f]{16}-00$/);
    expect(delivery?.headers).not.toHaveProperty('tracestate');
    await tracing.flush();
    expect(collector.spans.filter((span) => span.traceId === unsampled)).toEqual([]);
  });

  it('delivers the events that one statement writes for several requests in the trace of each', async () => {
    const traces = Array.from({ length: 20 }, (_, index) => `${index + 10}`.repeat(16));
    const created = await Promise.all(traces.map((trace) => createTask({ traceparent: `00-${trace}-${parent}-01` })));
    for (const [index, trace] of traces.entries()) {
      const [delivery] = await deliveriesOf(created[index]?.body.id);
      expect(delivery?.headers.traceparent).toMatch(`00-${trace}-`);
    }
  });

  it('adds a shared statement to the first trace that is sampled, and links the others', async () => {
    const batches = new Batches((items: readonly string[]) =>
      inSpan({ name: 'statement', attributes: {} }, async () => items),
    );
    const [unsampled = '', first = '', other = ''] = ['4', '5', '6'].map((digit) => digit.repeat(32));
    await Promise.all(
      [unsampled, first, other].map((trace) => {
        const cause = `00-${trace}-${parent}-0${trace === unsampled ? 0 : 1}`;
        return inSpan({ name: 'request', attributes: {}, cause }, () => batches.add(trace));
      }),
    );
    const statement = (await spansOf(first, 'statement')).find(({ name }) => name === 'statement');
    const [batch] = (await spansOf(other, 'batch')).filter(({ name }) => name === 'batch');
    expect(batch?.links).toMatchObject([{ traceId: first, spanId: statement?.parentSpanId }]);
  });

  it('fails the span of a request for errors of the server only', async () => {
    const rejected = await call(
      'POST',
      `/api/v1/${organizationId}/tasks`,
      { title: 7, hunter2: 1 },
      { traceparent: `00-${'1'.repeat(32)}-${parent}-01` },
    );
    expect(rejected.status).toBe(422);
    const [span] = await spansOf('1'.repeat(32), 'POST /api/v1/:organization_id/tasks');
    expect(span?.status).toEqual({ code: 0 });
  });

  it('has no span of probes, and no token, query or payload in any', async () => {
    const link = 'Zk3vW0u7n4cQx9RmT2bY6sLpJ8hD5fGaE1iUoXqVtNw';
    await fetch(`http://127.0.0.1:${service.port}/health/ready`);
    await fetch(`http://127.0.0.1:${service.port}/password-reset/${link}`);
    const list = await call('GET', `/api/v1/${organizationId}/tasks?q=hunter2`, undefined, {
      traceparent: `00-${'2'.repeat(32)}-${parent}-01`,
    });
    expect(list.status).toBe(200);
    await spansOf('2'.repeat(32), 'GET /api/v1/:organization_id/tasks');
    const text = JSON.stringify(collector.spans);
    for (const secret of [link, 'hunter2', token, webhook.secret, '?', 'key=']) expect(text).not.toContain(secret);
    expect(text).toContain('/password-reset/{token}');
    expect(text).not.toContain('/health');
  });

  it('adds the requests that the service makes itself to the one that it serves', async () => {
    const span = { name: 'tools/call', attributes: {}, cause: `00-${'3'.repeat(32)}-${parent}-01` };
    await inSpan(span, () => service.app.inject({ url: '/api/events', headers: { traceparent: traceparent() } }));
    const [inner, outer] = await spansOf('3'.repeat(32), 'tools/call', 'GET /api/events');
    expect(inner?.parentSpanId).toBe(outer?.spanId);
  });

  it('ends the span of an event stream when the stream starts', async () => {
    const client = new AbortController();
    const headers = { authorization: `Bearer ${token}`, traceparent: `00-${'7'.repeat(32)}-${parent}-01` };
    await fetch(`http://127.0.0.1:${service.port}/api/events/stream`, { headers, signal: client.signal });
    const [span] = (await spansOf('7'.repeat(32), 'GET /api/events/stream')).filter(({ kind }) => kind === 2);
    client.abort();
    expect(span).toMatchObject({ status: { code: 0 }, attributes: { 'http.response.status_code': 200 } });
  });

  it('ends the span of a request whose client disconnects', async () => {
    const upload = request(`http://127.0.0.1:${service.port}/api/v1/${organizationId}/tasks`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': 7,
        traceparent: `00-${'8'.repeat(32)}-${parent}-01`,
      },
    });
    upload.on('error', () => undefined).write('{');
    await once(service.app.server, 'request');
    upload.destroy();
    await spansOf('8'.repeat(32), 'POST /api/v1/:organization_id/tasks');
  });

  it('has a span for each run of a job, with its statements', async () => {
    const job = await waitFor(() => collector.spans.find(({ name }) => name === 'rewrite records') ?? expect.fail());
    expect(job.attributes).toEqual({ 'worklane.job': 'rewrite records' });
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === job.spanId);
    expect(statements.map(({ name }) => name)).toContain('select records');
  });

  it('names the service, its version and the node', () => {
    expect(collector.resources[0]).toMatchObject({
      'service.name': 'worklane',
      'service.version': packageFile.version,
      'service.instance.id': 'the node',
    });
  });

  it('stops without an error when the collector does not take the spans', async () => {
    collector.fail();
    await inSpan({ name: 'lost', attributes: {} }, async () => undefined);
    await tracing.stop();
    expect(collector.spans.map(({ name }) => name)).not.toContain('lost');
  });
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
