import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveHttp } from '@worklane/testing/serve-http';
import { describe, expect, it } from 'vitest';
import { reportLines } from '../../src/index.ts';
import { documentedOperations, sampledOperations, successStatus } from '../contract-document.ts';
import { readProblem } from '../response-checks.ts';
import { sampleRequest } from '../sample-request.ts';
import { json, jsonType, startMockUpstream, startTestProxy, token, violationsOf } from '../upstream-server.ts';

describe('a server that satisfies the contract', () => {
  it('is forwarded unchanged', async () => {
    const upstream = await startMockUpstream();
    const proxy = await startTestProxy(upstream, { errors: true });
    for (const operation of sampledOperations) {
      const { path, init } = sampleRequest(operation);
      const response = await fetch(proxy.url + path, init);
      const direct = await fetch(upstream + path, init);
      expect([operation.id, response.status]).toEqual([operation.id, successStatus(operation)]);
      expect(await response.text()).toBe((await direct.text()).replaceAll(proxy.url, upstream));
      expect(violationsOf(response)).toEqual([]);
    }
    expect(proxy.report()).toEqual({
      requests: sampledOperations.length,
      withoutResponse: 0,
      operations: sampledOperations.map(({ id }) => id).sort(),
      violations: [],
    });
    const [sent, all] = [sampledOperations.length, documentedOperations.length];
    expect(reportLines(proxy.report())).toEqual([`${sent} requests to ${sent} of ${all} operations, 0 violations.`]);
  });

  it('gets the request unchanged', async () => {
    let seen: unknown;
    const upstream = await serveHttp(async (request, response) => {
      seen = { method: request.method, url: request.url, headers: request.headers, body: await text(request) };
      response.writeHead(204).end();
    });
    const proxy = await startTestProxy(`${upstream}/base/`);
    await fetch(`${proxy.url}/api/v1/1042/tasks/1?x=%C3%A4`, {
      method: 'PATCH',
      body: '{ "title":  "ä" }',
      headers: { ...token, ...jsonType, 'If-Match': '"1"' },
    });
    expect(seen).toMatchObject({
      method: 'PATCH',
      url: '/base/api/v1/1042/tasks/1?x=%C3%A4',
      headers: { authorization: 'Bearer x', 'if-match': '"1"', host: new URL(upstream).host },
      body: '{ "title":  "ä" }',
    });
  });
});

describe('a server that violates the contract', () => {
  const wrong = { id: 'one', tiitle: 'x' };

  it('is reported in the header, in the log and in the summary', async () => {
    const log: string[] = [];
    const proxy = await startTestProxy(await serveHttp(json(wrong)), { log: (line) => log.push(line) });
    const responses = [];
    for (const id of [1, 2]) responses.push(await fetch(`${proxy.url}/api/v1/1042/tasks/${id}`, { headers: token }));
    expect(await responses[0]?.json()).toEqual(wrong);
    expect(violationsOf(responses[0] as Response)).toContainEqual({
      location: ['response', 'body', 'id'],
      severity: 'Error',
      code: 'type',
      message: 'Response body property id must be integer',
    });
    expect(log).toContain('  Error: response body /id: must be integer');
    expect(proxy.report().violations).toContainEqual({
      operation: 'getTask',
      description: 'response body /id: must be integer',
      count: 2,
    });
    expect(reportLines(proxy.report())).toContain('  2 x getTask: response body /id: must be integer');
  });

  it('causes a 500 with the option errors', async () => {
    const proxy = await startTestProxy(await serveHttp(json(wrong)), { errors: true });
    const response = await fetch(`${proxy.url}/api/v1/1042/tasks/1`, { headers: token });
    expect(violationsOf(response)).toContainEqual(expect.objectContaining({ location: ['response', 'body', 'id'] }));
    expect(await readProblem(response)).toMatchObject({
      code: 'internal_error',
      detail: "The upstream's 200 response violates the contract. See the sl-violations header.",
    });
  });

  it.each([
    ['an undocumented success', 202, jsonType, '{}', 'Unable to match the returned status code'],
    ['another media type', 200, { 'Content-Type': 'text/html' }, '<p>', 'The received media type "text/html"'],
    ['malformed JSON', 200, jsonType, '{"id":', 'Response body must be JSON: Unexpected end of JSON input'],
    ['no body', 200, jsonType, '', 'Response body must be object'],
  ])('is reported for %s', async (_, status, headers, body, message) => {
    const proxy = await startTestProxy(
      await serveHttp((__, response) => response.writeHead(status, headers).end(body)),
    );
    const response = await fetch(`${proxy.url}/api/v1/1042/tasks/1`, { headers: token });
    expect([response.status, await response.text()]).toEqual([status, body]);
    const messages = violationsOf(response).map((violation) => violation.message);
    expect(messages).toContainEqual(expect.stringContaining(message));
  });

  it('cannot make the header invalid or too long', async () => {
    const proxy = await startTestProxy(
      await serveHttp(
        json({ 'schlüssel €\n': 1, ...Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`field_${i}`, i])) }),
      ),
    );
    const response = await fetch(`${proxy.url}/api/v1/1042/tasks/1`, { headers: token });
    expect(response.status).toBe(200);
    expect(response.headers.get('sl-violations')).toMatch(/^Too many violations! .*/);
    const short = await startTestProxy(await serveHttp(json({ 'schlüssel €\n': 1 })));
    const found = violationsOf(await fetch(`${short.url}/api/v1/1042/tasks/1`, { headers: token }));
    expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining("'schlüssel €\n'"));
  });
});

describe('an invalid request', () => {
  const countingListener = () => {
    const counter = { requests: 0 };
    const listener: RequestListener = (request, response) => {
      counter.requests += 1;
      request.resume();
      json({ error: 'invalid' }, 422)(request, response);
    };
    return { counter, listener };
  };

  it('is forwarded and reported', async () => {
    const { counter, listener } = countingListener();
    const proxy = await startTestProxy(await serveHttp(listener));
    const response = await fetch(`${proxy.url}/api/v1/x/tasks?colour=red`, {
      method: 'POST',
      body: '{}',
      headers: jsonType,
    });
    expect(response.status).toBe(422);
    expect(counter.requests).toBe(1);
    const codes = violationsOf(response).map(({ location, code }) => `${location.join('.')} ${code}`);
    expect(codes).toEqual(
      expect.arrayContaining([
        'request token_missing',
        'request.body.title required',
        'request.path.organization_id invalid_type',
        'request.query.colour unknown_property',
      ]),
    );
  });

  it('is rejected with the option errors, and not forwarded', async () => {
    const { counter, listener } = countingListener();
    const proxy = await startTestProxy(await serveHttp(listener), { errors: true });
    const rejected = async (path: string, init: RequestInit) => readProblem(await fetch(proxy.url + path, init));
    const headers = { ...token, ...jsonType };
    expect(await rejected('/api/v1/1/tasks', { method: 'POST', body: '{}', headers })).toMatchObject({
      code: 'validation_failed',
    });
    expect(await rejected('/api/v1/1/tasks?x=1', { headers: token })).toMatchObject({ code: 'invalid_parameter' });
    expect(await rejected('/api/v1/1/tasks', {})).toMatchObject({ code: 'token_missing' });
    expect(await rejected('/nowhere', {})).toMatchObject({ code: 'not_found' });
    expect(await rejected('/api/v1/1/tasks', { method: 'PUT' })).toMatchObject({ code: 'method_not_allowed' });
    const grant = await fetch(`${proxy.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'x' }),
    });
    expect(await grant.json()).toMatchObject({ error: 'unsupported_grant_type' });
    expect(counter.requests).toBe(0);
    expect(proxy.report()).toMatchObject({ requests: 6, violations: expect.any(Array) });
  });

  it('is reported when its body cannot be parsed', async () => {
    const { counter, listener } = countingListener();
    const proxy = await startTestProxy(await serveHttp(listener));
    const init = { method: 'POST', body: '{"title"', headers: { ...token, ...jsonType } };
    expect((await fetch(`${proxy.url}/api/v1/1/tasks`, init)).status).toBe(422);
    expect(counter.requests).toBe(1);
    expect(proxy.report().violations).toContainEqual({
      operation: 'createTask',
      description: "request: Expected ':' after property name at position 8.",
      count: 1,
    });
  });

  it('of an unknown grant is forwarded too', async () => {
    const { counter, listener } = countingListener();
    const proxy = await startTestProxy(await serveHttp(listener));
    await fetch(`${proxy.url}/oauth/token`, { method: 'POST', body: new URLSearchParams({ grant_type: 'x' }) });
    expect(counter.requests).toBe(1);
  });
});
