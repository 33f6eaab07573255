import { operations } from '@worklane/contract';
import { expect, it } from 'vitest';
import type { ParsedRequest, RequestHandler } from '../http/request-handler.ts';
import { MockState } from './mock-state.ts';
import { statefulHandler } from './stateful-handler.ts';

const example = { status: 200, headers: {}, body: 'an example' };
const examples: RequestHandler = { rejectsUnknown: true, handle: async () => example };

const request: ParsedRequest = {
  id: 'req_1',
  method: 'GET',
  url: new URL('http://localhost/api/v1/1042/tasks/1'),
  target: '/api/v1/1042/tasks/1',
  path: { organization_id: '1042', id: '1' },
  operation: operations.getTask,
  headers: { authorization: 'Bearer x' },
  body: { bytes: new Uint8Array() },
};

const handlerOf = (state: MockState) => statefulHandler({ state, examples, controls: {} });

it('responds with an example of an operation without a handler, after checking the token', async () => {
  const handler = handlerOf(Object.assign(new MockState(), { operations: {} }));
  expect(await handler.handle(request)).toEqual(example);
  const headers = { authorization: 'Bearer a.b.c' };
  await expect(handler.handle({ ...request, headers })).rejects.toMatchObject({ code: 'token_invalid' });
});

it('has a handler of every operation', () => {
  expect(new Set(Object.keys(new MockState().operations))).toEqual(new Set(Object.keys(operations)));
});

it('rejects a path of its own that it does not have', async () => {
  const unknown = { ...request, operation: undefined, url: new URL('http://localhost/__mock/nothing') };
  await expect(handlerOf(new MockState()).handle(unknown)).rejects.toMatchObject({ code: 'not_found' });
});
