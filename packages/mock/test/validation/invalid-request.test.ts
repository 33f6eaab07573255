import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startMock } from '../../src/index.ts';
import { contract } from '../contract-document.ts';
import { readProblem } from '../response-checks.ts';
import { sampleRequest } from '../sample-request.ts';

let mock: RunningServer;

beforeAll(async () => {
  mock = await startMock({ port: 0, stateless: true });
});

afterAll(() => mock.close());

const json = { Authorization: 'Bearer x', 'Content-Type': 'application/json' };

function send(id: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const { path, init } = sampleRequest(contract.operation(id));
  return fetch(mock.url + path, { ...init, body: JSON.stringify(body), headers: { ...json, ...headers } });
}

const get = (path: string, headers: Record<string, string> = json) => fetch(mock.url + path, { headers });

describe('an invalid request', () => {
  it('has the violations in the problem and in a header', async () => {
    const response = await send('createTask', { title: 5 });
    const violation = { code: 'invalid_type', message: 'must be a string' };
    expect(JSON.parse(response.headers.get('sl-violations') ?? '')).toEqual([
      { location: ['request', 'body', 'title'], severity: 'Error', ...violation },
    ]);
    expect(await readProblem(response)).toMatchObject({
      code: 'validation_failed',
      errors: [{ in: 'body', pointer: '/title', code: 'invalid_type', detail: 'must be a string' }],
    });
  });

  it('may have parameters of the mock, but no other unknown ones', async () => {
    expect((await get('/api/v1/1042/tasks?__code=200&limit=5&__wait=0')).status).toBe(200);
    const problem = await readProblem(await get('/api/v1/1042/tasks?__code=200&colour=red'));
    expect(problem.errors).toMatchObject([{ in: 'query', pointer: '/colour', code: 'unknown_property' }]);
  });
});
