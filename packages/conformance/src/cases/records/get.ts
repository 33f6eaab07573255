import { expectThat } from '../../mismatch.ts';
import { operationsOf } from '../../world/resource-operations.ts';
import { created } from './create.ts';
import { casesOfRecords } from './record-cases.ts';
import { minimalBody } from './valid-bodies.ts';

/** Headers that differ between two requests, or that only a body needs. */
const volatile = /^(x-request-id|date|ratelimit|content-length|transfer-encoding|connection|keep-alive)$/;

/** Reads of a record. */
export const reads = casesOfRecords('get', [
  {
    name: 'responds to HEAD with the headers of GET and without a body',
    async run({ session, ...scene }, resource) {
      const { id } = await created({ session, ...scene }, resource, await minimalBody({ session, ...scene }, resource));
      await session.request(operationsOf(resource).get, { id });
      const { request, response } = session.last;
      const head = await session.transport(session.target.baseUrl, { ...request, method: 'HEAD' });
      const headersOf = (headers: ReadonlyMap<string, string>) =>
        JSON.stringify([...headers].filter(([name]) => !volatile.test(name)).toSorted());
      const isSame = head.response.status === 200 && headersOf(head.response.headers) === headersOf(response.headers);
      expectThat(
        isSame && head.response.body === '',
        `expected the headers of GET, got ${headersOf(head.response.headers)}`,
      );
    },
  },
]);
