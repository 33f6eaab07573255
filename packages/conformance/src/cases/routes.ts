import { randomUUID } from 'node:crypto';
import { type Operation, operations } from '@worklane/contract';
import type { HttpRequest, HttpResponse } from '../http-exchange.ts';
import { codeOf } from '../json.ts';
import { expectEqual, expectThat } from '../mismatch.ts';
import { expectStatus } from '../world/expectations.ts';
import { unusedId } from '../world/known-records.ts';
import { type CasesOf, type Scene, scenario } from './case.ts';

/** What a server does with the paths and methods around an operation, as HTTP requires. */
export const routes: CasesOf = (operation, { credentials }) => {
  const { path, method, authentication, responses } = operation;
  const isFirst = Object.values<Operation>(operations).find((each) => each.path === path)?.id === operation.id;
  const isRead = method === 'get' && responses[200]?.content['application/json'] !== undefined;
  if (authentication === 'client' && credentials.client_id === undefined) return [];
  return [
    scenario('returns 405 with its method for another one', [], (scene) => expectAllowed(scene, operation)),
    // The other paths end with an id: ids.ts.
    ...(isFirst && !(404 in responses)
      ? [scenario('returns 404 for another spelling of the path', [], (scene) => expectNoRoute(scene, operation))]
      : []),
    ...(isRead ? [scenario('returns the headers of GET for HEAD', [], (scene) => expectHead(scene, operation))] : []),
  ];
};

const methodsOf = (path: string) =>
  Object.values<Operation>(operations).flatMap((each) => (each.path === path ? [each.method.toUpperCase()] : []));

/** RFC 9110, section 15.5.6. */
async function expectAllowed({ session, fixtures }: Scene, operation: Operation): Promise<void> {
  const methods = methodsOf(operation.path);
  const other = ['PUT', 'DELETE', 'PATCH', 'POST'].find((each) => !methods.includes(each)) ?? 'PUT';
  const response = await session.visit({ ...withoutBody(await fixtures.validRequest(operation)), method: other });
  expectProblem(response, 405, 'method_not_allowed');
  const allowed = (response.headers.get('allow') ?? '').split(/ *, */);
  expectThat(allowed.includes(operation.method.toUpperCase()), `expected Allow to have the method, got ${allowed}`);
  const unknown = allowed.filter((each) => ![...methods, 'HEAD', 'OPTIONS'].includes(each));
  expectEqual('the other methods of Allow', unknown, []);
}

async function expectNoRoute({ session, fixtures }: Scene, operation: Operation): Promise<void> {
  const request = await fixtures.validRequest(operation);
  const [path = '', query = ''] = request.path.split(/(?=\?)/);
  const others = [
    `${path}/`,
    path.replace(/(?<=^\/[^/]+\/)[^/]+/, (second) => second.toUpperCase()),
    path.replace(/.(?=[^/]+$)/, '//'),
  ];
  for (const other of others) {
    expectProblem(await session.visit({ ...request, path: `${other}${query}` }), 404, 'not_found');
  }
}

/** RFC 9110, section 9.3.2. */
async function expectHead({ session, fixtures }: Scene, operation: Operation): Promise<void> {
  const valid = await fixtures.validRequest(operation);
  const { authorization, ...headers } = valid.headers;
  const isPaged = operation.parameters.some(({ name }) => name === 'limit');
  const paged = `${valid.path}${valid.path.includes('?') ? '&' : '?'}limit=1`;
  // A read has no effect to repeat, so it ignores a key.
  const keyed = { ...valid.headers, 'idempotency-key': randomUUID() };
  const request = { ...valid, headers: keyed, ...(isPaged && { path: paged }) };
  expectStatus(await session.send(operation, request), 200);
  const requests = [
    request,
    ...(authorization === undefined ? [] : [{ ...valid, headers }]),
    ...(404 in operation.responses ? [{ ...valid, path: valid.path.replace(/\d+(?=\D*$)/, String(unusedId)) }] : []),
  ];
  const lasting = ({ status, headers: all }: HttpResponse) => ({
    status,
    headers: Object.fromEntries(
      [...all]
        .filter(([name]) => !volatile.test(name))
        // Two pages may have two cursors of the same place.
        .map(([name, value]) => [name, value.replace(/(?<=[?&]cursor=)[^&>]+/g, '…')]),
    ),
  });
  for (const each of requests) {
    const get = lasting(await session.visit(each));
    const head = await session.visit({ ...each, method: 'HEAD' });
    expectEqual('the response', { ...lasting(head), body: head.body }, { ...get, body: '' });
  }
}

/** Headers that differ between two requests, or that only a body needs. */
const volatile = /^(x-request-id|date|ratelimit|content-length|transfer-encoding|connection|keep-alive)$/;

const withoutBody = ({ body: _, headers: { 'content-type': __, ...headers }, ...request }: HttpRequest) => ({
  ...request,
  headers,
});

function expectProblem(response: HttpResponse, expected: number, code: string): void {
  const given = [response.status, codeOf(response)];
  expectEqual('the problem', given, [expected, code]);
}
