import { randomUUID } from 'node:crypto';
import { resourceOf } from '../fixtures/fixtures.ts';
import type { Case, CasesOf } from './case.ts';

/** Conditional and repeated requests. */
export const conditions: CasesOf = (operation) => {
  const takes = (name: string) => operation.parameters.some((each) => each.in === 'header' && each.name === name);
  const outdated: Case = {
    name: 'rejects an outdated version',
    needs: ['state'],
    expected: { status: 412, code: 'version_mismatch' },
    async request({ fixtures }) {
      const request = await fixtures.validRequest(operation);
      return { ...request, headers: { ...request.headers, 'if-match': '"999"' } };
    },
  };
  const reusedKey: Case = {
    name: 'rejects an Idempotency-Key that was used for another request',
    needs: ['state'],
    expected: { status: 422, code: 'idempotency_key_reused' },
    async request({ fixtures }) {
      const key = { 'idempotency-key': randomUUID() };
      const [first, second] = [await fixtures.validRequest(operation), await fixtures.validRequest(operation)];
      await fixtures.send(operation, { ...first, headers: { ...first.headers, ...key } });
      return { ...second, headers: { ...second.headers, ...key } };
    },
  };
  return [
    ...(takes('If-Match') ? [outdated] : []),
    // Two valid requests differ by their external_id.
    ...(takes('Idempotency-Key') && resourceOf(operation) ? [reusedKey] : []),
  ];
};
