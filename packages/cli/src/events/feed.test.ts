import { eventTypes } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../errors.ts';
import { expandEventPatterns } from './feed.ts';

describe('expandEventPatterns', () => {
  it.each([
    [['task.created'], ['task.created']],
    [['task.*'], ['task.created', 'task.updated', 'task.deleted']],
    [['*.deleted'], eventTypes.filter((type) => type.endsWith('.deleted'))],
    [['*'], eventTypes],
    [
      ['deal.updated, task.created', 'task.*'],
      ['task.created', 'task.updated', 'task.deleted', 'deal.updated'],
    ],
  ])('expands %j to %j', (patterns, want) => {
    expect(expandEventPatterns(patterns)).toEqual(want);
  });

  it('suggests a similar type for an unknown one', () => {
    expect(() => expandEventPatterns(['task.create'])).toThrow(UsageError);
    expect(() => expandEventPatterns(['task.create'])).toThrow(
      'Unknown event type "task.create". Did you mean "task.created"?',
    );
  });

  it('rejects a pattern that selects nothing', () => {
    for (const pattern of ['', 'foo.*', '*.moved', 'webhook.test']) {
      expect(() => expandEventPatterns([pattern])).toThrow(UsageError);
    }
  });
});
