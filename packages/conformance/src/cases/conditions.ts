import { randomUUID } from 'node:crypto';
import type { HttpRequest } from '../http-exchange.ts';
import { resourceOf } from '../world/resource-operations.ts';
import type { CasesOf, RequestCase, Scene } from './case.ts';

/** Repeated requests to operations on webhooks. The cases of records have their own. */
export const conditions: CasesOf = (operation) => {
  const namesTarget = /\{(?!organization_id\})/.test(operation.path);
  /** Returns a request with its own target, where the path names one. */
  const keyedRequest = async ({ fixtures }: Scene, key: string): Promise<HttpRequest> => {
    const request = await fixtures.validRequest(operation, { newRecord: namesTarget });
    return { ...request, headers: { ...request.headers, 'idempotency-key': key } };
  };
  const reusedKey: RequestCase = {
    name: 'rejects an Idempotency-Key that was used for another request',
    needs: ['state'],
    expected: { status: 422, code: 'idempotency_key_reused' },
    async request(scene) {
      const key = randomUUID();
      const [first, second] = [await keyedRequest(scene, key), await keyedRequest(scene, key)];
      await scene.fixtures.perform(operation, first);
      // Two valid requests differ by their target, or by the description of a webhook.
      return namesTarget
        ? second
        : { ...second, body: JSON.stringify({ ...JSON.parse(first.body ?? ''), description: key }) };
    },
  };
  const replayed: RequestCase = {
    name: 'replays the first response to a repeated Idempotency-Key',
    needs: ['state'],
    expected: { status: 'success', replayed: true },
    async request(scene) {
      const request = await keyedRequest(scene, randomUUID());
      await scene.fixtures.perform(operation, request);
      return request;
    },
  };
  const isKeyed = !resourceOf(operation) && operation.parameters.some(({ name }) => name === 'Idempotency-Key');
  return [
    ...(isKeyed ? [reusedKey] : []),
    // The scenarios of attempts and settings repeat the others.
    ...(isKeyed && operation.method !== 'post' ? [replayed] : []),
  ];
};
