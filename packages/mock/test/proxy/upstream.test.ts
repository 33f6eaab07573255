import { describe, expect, it } from 'vitest';
import { reportLines, startProxy } from '../../src/index.ts';
import { closedPort } from '../closed-port.ts';
import { documentedOperation } from '../contract-document.ts';
import { problemOf } from '../problem-of.ts';
import { sampleRequest } from '../sample-request.ts';
import { json, jsonType, mockUpstream, proxyOf, token, upstreamOf, violationsOf } from '../upstream-server.ts';

describe('what Prism alone does not hand through', () => {
  it('redirects are for the client to follow, and cookies stay apart', async () => {
    const upstream = await upstreamOf((_, response) => {
      response
        .writeHead(303, { Location: 'https://app.example/cb', 'Set-Cookie': ['a=1', 'b=2'], 'X-Request-Id': 'own' })
        .end();
    });
    const { path, init } = sampleRequest(documentedOperation('authorize'));
    const response = await fetch((await proxyOf(upstream)).url + path, {
      ...init,
      headers: { Origin: 'https://app.example' },
    });
    expect([response.status, response.headers.get('Location')]).toEqual([303, 'https://app.example/cb']);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('X-Request-Id')).toBe('own');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://app.example');
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  it('a stream arrives while it lasts, and ends when the client leaves', async () => {
    let write = (_: string) => {};
    const left = Promise.withResolvers<void>();
    const upstream = await upstreamOf((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
      write = (part) => response.write(part);
      response.once('close', () => left.resolve());
    });
    const proxy = await proxyOf(upstream, { errors: true });
    const response = await fetch(`${proxy.url}/api/events/stream`, { headers: token });
    expect(violationsOf(response)).toEqual([]);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (const part of [': connected\n\n', 'data: {}\n\n']) {
      write(part);
      expect(await reader?.read()).toEqual({ done: false, value: part });
    }
    await reader?.cancel();
    await left.promise;
  });

  it('HEAD has no body to judge', async () => {
    const upstream = await mockUpstream();
    const proxy = await proxyOf(upstream, { errors: true });
    const response = await fetch(`${proxy.url}/api/v1/1/tasks`, { method: 'HEAD', headers: token });
    expect([response.status, violationsOf(response)]).toEqual([200, []]);
    expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(0);
  });

  it('paths outside the contract are passed on with a warning', async () => {
    const upstream = await upstreamOf((request, response) => response.end(`page ${request.url}`));
    const proxy = await proxyOf(upstream);
    const response = await fetch(`${proxy.url}/sign-in?next=1`);
    expect(await response.text()).toBe('page /sign-in?next=1');
    expect(violationsOf(response)).toEqual([
      { location: ['request'], severity: 'Warning', code: 'route', message: 'GET /sign-in is not in the contract' },
    ]);
  });

  it('what the server does not implement is mocked', async () => {
    const proxy = await proxyOf(await upstreamOf(json({}, 501)));
    const response = await fetch(`${proxy.url}/api/v1/1042/tasks/1`, { headers: token });
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ id: 2301 })]);
    const preferred = await fetch(`${proxy.url}/api/v1/1042/tasks/1`, { headers: { ...token, Prefer: 'code=404' } });
    expect(preferred.status).toBe(404);
  });
});

describe('a server that does not answer', () => {
  it('is a problem that names it', async () => {
    const upstream = await closedPort();
    const proxy = await proxyOf(upstream);
    const response = await fetch(`${proxy.url}/api/v1/1042/tasks/1`, { headers: token });
    expect(await problemOf(response)).toMatchObject({
      code: 'service_unavailable',
      detail: `${upstream} cannot be asked: ECONNREFUSED.`,
    });
    expect(reportLines(proxy.report())).toContain('1 request got no answer from the upstream.');
  });

  it('to its end is a problem too', async () => {
    const upstream = await upstreamOf((_, response) => {
      response.writeHead(200, { ...jsonType, 'Content-Length': '100' }).write('{');
      setImmediate(() => response.destroy());
    });
    const proxy = await proxyOf(upstream);
    const response = await fetch(`${proxy.url}/api/v1/1042/tasks/1`, { headers: token });
    expect(await problemOf(response)).toMatchObject({ detail: 'The upstream broke off in the middle of its answer.' });
  });

  it('cannot be one without a URL', async () => {
    await expect(startProxy({ upstream: 'localhost:3000' })).rejects.toThrow('is no http URL');
  });
});
