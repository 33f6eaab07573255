import { freePort } from '@worklane/testing/free-port';
import { serveHttp } from '@worklane/testing/serve-http';
import { describe, expect, it } from 'vitest';
import { reportLines, startProxy } from '../../src/index.ts';
import { contract } from '../contract-document.ts';
import { readProblem } from '../response-checks.ts';
import { sampleRequest } from '../sample-request.ts';
import { json, jsonType, startMockUpstream, startTestProxy, token, violationsOf } from '../upstream-server.ts';

describe('the proxy', () => {
  it('forwards redirects and separate cookies to the client', async () => {
    const upstream = await serveHttp((_, response) => {
      response
        .writeHead(303, { Location: 'https://app.example/cb', 'Set-Cookie': ['a=1', 'b=2'], 'X-Request-Id': 'own' })
        .end();
    });
    const { path, init } = sampleRequest(contract.operation('authorize'));
    const proxy = await startTestProxy(upstream, { allowedOrigins: ['https://app.example'] });
    const response = await fetch(proxy.url + path, {
      ...init,
      headers: { Origin: 'https://app.example' },
    });
    expect([response.status, response.headers.get('Location')]).toEqual([303, 'https://app.example/cb']);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('X-Request-Id')).toBe('own');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://app.example');
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  it('forwards a stream as it arrives, and closes it when the client does', async () => {
    let write = (_: string) => {};
    const closed = Promise.withResolvers<void>();
    const upstream = await serveHttp((_, response) => {
      const headers = { 'X-Request-Id': 'own', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' };
      response.writeHead(200, { 'Content-Type': 'text/event-stream', ...headers }).flushHeaders();
      write = (part) => response.write(part);
      response.once('close', () => closed.resolve());
    });
    const proxy = await startTestProxy(upstream, { errors: true });
    const response = await fetch(`${proxy.url}/api/events/stream`, { headers: token });
    expect(violationsOf(response)).toEqual([]);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (const part of [': connected\n\n', 'data: {}\n\n']) {
      write(part);
      expect(await reader?.read()).toEqual({ done: false, value: part });
    }
    await reader?.cancel();
    await closed.promise;
  });

  it('does not validate the body of a response to HEAD', async () => {
    const upstream = await startMockUpstream();
    const proxy = await startTestProxy(upstream, { errors: true });
    const response = await fetch(`${proxy.url}/api/v1/1/tasks`, { method: 'HEAD', headers: token });
    expect([response.status, violationsOf(response)]).toEqual([200, []]);
    expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(0);
  });

  it('forwards paths outside the contract with a warning', async () => {
    const upstream = await serveHttp((request, response) => response.end(`page ${request.url}`));
    const proxy = await startTestProxy(upstream);
    const response = await fetch(`${proxy.url}/sign-in?next=1`);
    expect(await response.text()).toBe('page /sign-in?next=1');
    expect(violationsOf(response)).toEqual([
      { location: ['request'], severity: 'Warning', code: 'route', message: 'GET /sign-in is not in the contract' },
    ]);
  });

  it('mocks operations for which the server returns 501', async () => {
    const proxy = await startTestProxy(await serveHttp(json({}, 501)));
    const response = await fetch(`${proxy.url}/api/v1/1042/tasks/1`, { headers: token });
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ id: 2301 })]);
    const preferred = await fetch(`${proxy.url}/api/v1/1042/tasks/1`, { headers: { ...token, Prefer: 'code=404' } });
    expect(preferred.status).toBe(404);
  });
});

describe('a failed upstream', () => {
  it('causes a 503 with its address when the connection is refused', async () => {
    const upstream = `http://127.0.0.1:${await freePort()}`;
    const proxy = await startTestProxy(upstream);
    const response = await fetch(`${proxy.url}/api/v1/1042/tasks/1`, { headers: token });
    expect(await readProblem(response)).toMatchObject({
      code: 'service_unavailable',
      detail: `The request to ${upstream} failed: ECONNREFUSED.`,
    });
    expect(reportLines(proxy.report())).toContain('1 request without a response from the upstream.');
  });

  it('causes a 503 when it closes the connection in the middle of a response', async () => {
    const upstream = await serveHttp((_, response) => {
      response.writeHead(200, { ...jsonType, 'Content-Length': '100' }).write('{');
      setImmediate(() => response.destroy());
    });
    const proxy = await startTestProxy(upstream);
    const response = await fetch(`${proxy.url}/api/v1/1042/tasks/1`, { headers: token });
    expect(await readProblem(response)).toMatchObject({
      detail: 'The upstream closed the connection before its response was complete.',
    });
  });

  it('must be an http URL', async () => {
    await expect(startProxy({ upstream: 'localhost:3000' })).rejects.toThrow('Invalid upstream: "localhost:3000".');
  });
});
