import { operations } from '@worklane/contract';
import { requestExamples } from '../contract/document.ts';
import type { Case, CasesOf } from './case.ts';

const otherValues = {
  id: 9007199254740991,
  org_id: 9007199254740991,
  disabled_reason: 'Another reason.',
  created_at: '2000-01-01T00:00:00Z',
  updated_at: '2000-01-01T00:00:00Z',
};

/** Read-only fields whose values are not the stored ones. */
export const readOnlyFields: CasesOf = (operation) => {
  if (operation.id !== operations.replaceWebhook.id) return [];
  return Object.entries(otherValues).map(
    ([name, value]): Case => ({
      name: `rejects another ${name}`,
      needs: ['state'],
      expected: { status: 422, code: 'validation_failed' },
      async request({ fixtures }) {
        const [example] = requestExamples(operation);
        const body = { mediaType: 'application/json', value: { ...(example?.value as object), [name]: value } };
        return fixtures.validRequest(operation, { body });
      },
    }),
  );
};
