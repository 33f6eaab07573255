import { randomUUID } from 'node:crypto';
import type { ProblemCode } from '@worklane/contract';
import { disableWebhook, referTo } from '../fixtures/conflicts.ts';
import { resourceOf } from '../fixtures/fixtures.ts';
import type { Case, CasesOf } from './case.ts';

/** Requests that are right, and stand against what is there. */
export const conflicts: CasesOf = (operation) => {
  const conflict = (name: string, code: ProblemCode, request: Case['request']): Case => ({
    name,
    needs: ['state'],
    expected: { status: 409, code },
    request,
  });
  const createdTwice = conflict('refuses to create an external_id twice', 'external_id_taken', async ({ world }) => {
    const request = await world.validRequest(operation);
    await world.make(request);
    return request;
  });
  const changedToAnothers = conflict('refuses the external_id of another', 'external_id_taken', async ({ world }) => {
    const body = JSON.stringify({ external_id: randomUUID() });
    await world.make({ ...(await world.validRequest(operation)), body });
    return { ...(await world.validRequest(operation)), body };
  });
  const referenced = conflict('refuses to delete what others refer to', 'record_referenced', async ({ world }) => {
    const request = await world.validRequest(operation);
    await referTo(world, resourceOf(operation)?.kind ?? '', Number(request.path.split('/').at(-1)));
    return request;
  });
  const disabled = conflict('refuses to send to a disabled webhook', 'webhook_disabled', async ({ world }) => {
    const request = await world.validRequest(operation);
    await disableWebhook(world, request.path);
    return request;
  });
  if (!('409' in operation.responses)) return [];
  const ofRecords: Partial<Record<string, Case>> = { post: createdTwice, patch: changedToAnothers, delete: referenced };
  const ofWebhooks = operation.path.includes('{webhook_id}') ? disabled : undefined;
  const found = resourceOf(operation) ? ofRecords[operation.method] : ofWebhooks;
  return found ? [found] : [];
};
