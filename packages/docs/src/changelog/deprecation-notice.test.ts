import { expect, it } from 'vitest';
import { deprecationNotice, deprecationText } from './deprecation-notice.ts';

const operation = {
  deprecated: true,
  'x-deprecated-since': '2027-05-03',
  'x-sunset': '2027-11-01',
  description: 'Returns a task.\nUse `listTasks` with\n`ids` instead. It is fast.',
};

it('returns a warning with both dates and a link to the replacement', () => {
  expect(deprecationNotice(operation)).toBe(
    '::: warning Deprecated\nDeprecated since 3 May 2027. Will be removed on 1 November 2027. ' +
      'Use [`listTasks`](/api/tasks/list-tasks) with `ids` instead.\n:::',
  );
});

it('returns one line for a field, without a date of removal if there is none', () => {
  const { 'x-sunset': _, ...field } = operation;
  expect(deprecationText({ ...field, description: 'There is no replacement.' })).toBe(
    'Deprecated since 3 May 2027. There is no replacement.',
  );
});

it('returns nothing for what is not deprecated', () => {
  expect(deprecationNotice({ description: 'Returns a task.' })).toBe('');
});
