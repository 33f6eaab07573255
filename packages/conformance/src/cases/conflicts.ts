import { disableWebhook } from '../fixtures/conflicts.ts';
import type { CasesOf, RequestCase } from './case.ts';

/** Deliveries to a disabled webhook. */
export const conflicts: CasesOf = (operation) => {
  const disabled: RequestCase = {
    name: 'rejects a delivery to a disabled webhook',
    needs: ['state'],
    expected: { status: 409, code: 'webhook_disabled' },
    async request({ fixtures }) {
      const request = await fixtures.validRequest(operation, { newRecord: true });
      await disableWebhook(fixtures, request.path);
      return request;
    },
  };
  return /\/(test|redeliver|recover)$/.test(operation.path) ? [disabled] : [];
};
