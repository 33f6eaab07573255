import { UsageError } from '@worklane/contract/command-line';
import { describe, expect, it } from 'vitest';
import { readConditionArguments } from './condition-arguments.ts';

describe('readConditionArguments', () => {
  it('returns the conditions, those without an option turned off', () => {
    const values = { delay: '200-800', slow: ['listTasks=2000', 'getTask=5-10'], fail: '5%', 'rate-limit': '60' };
    expect(readConditionArguments({ ...values, 'expire-tokens': '30', streams: 'drop' })).toEqual({
      delay: '200-800',
      slow: { listTasks: 2000, getTask: '5-10' },
      fail: 0.05,
      rateLimit: 60,
      expireTokens: 30,
      streams: 'drop',
    });
    expect(readConditionArguments({})).toMatchObject({ delay: 0, slow: {}, streams: 'online' });
  });

  it.each([
    [{ delay: '800-200' }, 'Invalid --delay: it must be milliseconds up to 600000, such as 300 or 200-800.'],
    [{ slow: ['listTask=5'] }, 'Invalid --slow: listTask: it must name an operation, such as listTasks.'],
    [{ slow: ['listTasks'] }, 'Invalid --slow: listTasks. Use an operation and milliseconds such as listTasks=2000.'],
    [{ fail: '7' }, 'Invalid --fail: it must be a share from 0 to 1, or a percentage such as 5%.'],
    [{ 'rate-limit': 'x' }, 'Invalid --rate-limit: it must be a number of requests per minute; 0 turns it off.'],
    [{ 'expire-tokens': 'x' }, 'Invalid --expire-tokens: it must be a number of seconds; 0 turns it off.'],
    [{ streams: 'off' }, 'Invalid --streams: it must be online, refuse or drop.'],
  ])('rejects %j', (values, message) => {
    expect(() => readConditionArguments(values)).toThrow(new UsageError(message));
  });
});
