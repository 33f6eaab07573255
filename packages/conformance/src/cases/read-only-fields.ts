import { operations } from '@worklane/contract';
import { requestExamples } from '../contract/document.ts';
import type { Case, CasesOf } from './case.ts';

const otherValues = {
  id: 9007199254740991,
  org_id: 9007199254740991,
  created_at: '2000-01-01T00:00:00Z',
};

/** The fields of another webhook. */
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
