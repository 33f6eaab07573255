import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { round } from '../src/fuzz/round.ts';
import type { Exchange, HttpResponse, Send } from '../src/http-exchange.ts';
import { writtenResources } from '../src/world/resource-operations.ts';
import { startTarget } from './start-target.ts';

/** Returns what sends requests to a service with a fault. */
type Fault = (send: Send) => Send;

const inResponse =
  (change: (exchange: Exchange) => Partial<HttpResponse>): Fault =>
  (send) =>
  async (baseUrl, request) => {
    const exchange = await send(baseUrl, request);
    return { request, response: { ...exchange.response, ...change(exchange) } };
  };

const inCreation = (change: (record: object) => Partial<HttpResponse>) =>
  inResponse(({ response: { status, body } }) => (status === 201 ? change(JSON.parse(body)) : {}));

const withFields = (fields: object) => inCreation((record) => ({ body: JSON.stringify({ ...record, ...fields }) }));

const repeatsPage = inResponse(({ request: { path }, response: { status, body } }) => {
  if (!/products(\?|$)/.test(path) || status !== 200) return {};
  const { data, ...page } = JSON.parse(body);
  return { body: JSON.stringify({ data: [...data, ...data], ...page }) };
});

const ignoresDeletion: Fault = (send) => async (baseUrl, request) => {
  if (request.method !== 'DELETE') return send(baseUrl, request);
  const { response } = await send(baseUrl, { ...request, method: 'GET' });
  if (response.status !== 200) return { request, response };
  const headers = [...response.headers].filter(([name]) => !['etag', 'content-type'].includes(name));
  return { request, response: { status: 204, headers: new Map(headers), body: '' } };
};

test.each<[string, Fault, RegExp, string]>([
  ['loses a field', withFields({ name: 'lost' }), /expected name .*, got "lost"/, 'POST'],
  ['adds a field', withFields({ secret: 1 }), /additional properties/, 'POST'],
  ['fails', inCreation(() => ({ status: 500 })), /the response of createProduct has/, 'POST'],
  ['repeats a page', repeatsPage, /expected (the records|at most)/, '/products'],
  [
    'ignores a deletion',
    ignoresDeletion,
    /expected (404 not_found, got 200|409 created_record_deleted|412 version_mismatch, got 204)/,
    'DELETE',
  ],
])('a service that %s is detected with few requests', async (_, fault, message, shown) => {
  const { send, target } = await startTarget();
  const seed = 2 * writtenResources.length + writtenResources.findIndex(({ kind }) => kind === 'product');
  const options = { target, send: fault(send), counts: new Map(), unique: randomUUID, seed };
  const finding = await round({ ...options, runs: 10, commands: 30 });
  expect(finding?.message).toMatch(message);
  expect(finding?.curl.slice(-2).join('')).toContain(shown);
  expect(finding?.curl.length).toBeLessThan(10);
});
