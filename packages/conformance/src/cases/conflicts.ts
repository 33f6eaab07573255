import { randomUUID } from 'node:crypto';
import type { ProblemCode } from '@worklane/contract';
import { createReferenceTo, disableWebhook } from '../fixtures/conflicts.ts';
import { resourceOf } from '../world/resource-operations.ts';
import type { Case, CasesOf, RequestCase } from './case.ts';

/** Valid requests that conflict with the current state. */
export const conflicts: CasesOf = (operation) => {
  const conflict = (name: string, code: ProblemCode, request: RequestCase['request']): Case => ({
    name,
    needs: ['state'],
    expected: { status: 409, code },
    request,
  });
  const createdTwice = conflict(
    'rejects a duplicate external_id on create',
    'external_id_taken',
    async ({ fixtures }) => {
      const request = await fixtures.validRequest(operation);
      await fixtures.send(operation, request);
      return request;
    },
  );
  const changedToAnothers = conflict(
    'rejects a duplicate external_id on update',
    'external_id_taken',
    async ({ fixtures }) => {
      const body = JSON.stringify({ external_id: randomUUID() });
      await fixtures.send(operation, { ...(await fixtures.validRequest(operation, { newRecord: true })), body });
      return { ...(await fixtures.validRequest(operation)), body };
    },
  );
  const referenced = conflict(
    'rejects the deletion of a referenced record',
    'record_referenced',
    async ({ fixtures }) => {
      const request = await fixtures.validRequest(operation, { newRecord: true });
      await createReferenceTo(fixtures, resourceOf(operation)?.kind ?? '', Number(request.path.split('/').at(-1)));
      return request;
    },
  );
  const disabled = conflict('rejects a delivery to a disabled webhook', 'webhook_disabled', async ({ fixtures }) => {
    const request = await fixtures.validRequest(operation, { newRecord: true });
    await disableWebhook(fixtures, request.path);
    return request;
  });
  if (!('409' in operation.responses)) return [];
  const ofRecords: Partial<Record<string, Case>> = { post: createdTwice, patch: changedToAnothers, delete: referenced };
  const ofWebhooks = /\/(test|redeliver|recover)$/.test(operation.path) ? disabled : undefined;
  const found = resourceOf(operation) ? ofRecords[operation.method] : ofWebhooks;
  return found ? [found] : [];
};
