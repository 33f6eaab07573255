import { describe, expect, it } from 'vitest';
import { type RecordRule, type Resource, resources } from './index.ts';
import { ruleMessage } from './openapi/rule-messages.ts';
import { applyRules, eventOfUpdate, transitionOf, transitionViolations, withoutUniqueValues } from './record-rules.ts';

const now = '2026-03-02T08:15:00.000Z';
const earlier = '2026-03-01T00:00:00.000Z';

/** Applies one rule to a new record of a kind that has only this rule. */
const violations = (rule: RecordRule, record: Record<string, unknown>) => {
  const { rules: _, ...task } = resources.tasks;
  const resource: Resource = { ...task, rules: [rule] };
  return applyRules(resource, record, undefined, now).map(({ pointer, code, detail }) => [pointer, code, detail]);
};

const of = (rule: string, path: string, value: unknown): RecordRule => ({ rule, path: path.split('/'), value });

describe('applyRules', () => {
  it.each<[RecordRule, record: Record<string, unknown>, violations: readonly (readonly string[])[]]>([
    [of('after', 'end', 'start'), { start: earlier, end: now }, []],
    [
      { ...of('after', 'end', 'start'), message: 'must end later' },
      { start: now, end: now },
      [['/end', 'end_before_start', 'must end later']],
    ],
    [of('after', 'end', 'start'), { start: now, end: now }, [['/end', 'end_before_start', 'must be after start']]],
    [of('after', 'end', 'start'), { start: now, end: null }, []],
    [of('not-before', 'end', 'start'), { start: now, end: now }, []],
    [
      of('not-before', 'end', 'start'),
      { start: now, end: earlier },
      [['/end', 'end_before_start', 'must not be before start']],
    ],
    [of('excludes', 'items/*/b', 'a'), { items: [{ a: 1, b: null }, { a: null, b: 2 }, null] }, []],
    [
      of('excludes', 'items/*/b', 'a'),
      { items: [{}, { a: 1, b: 2 }] },
      [['/items/1/b', 'not_allowed', 'must be null when a is set']],
    ],
    [of('requires', 'a', 'b'), { a: null }, []],
    [of('requires', 'a', 'b'), { a: 1, b: null }, [['/a', 'required', 'needs b']]],
    [
      of('currency-of', 'items/*/price', 'currency'),
      { currency: 'EUR', items: [{ price: { amount: 1, currency: 'SEK' } }] },
      [['/items/0/price/currency', 'currency_mismatch', 'must be EUR, the currency of the task']],
    ],
  ])('%j checks %j', (rule, record, expected) => {
    expect(violations(rule, record)).toEqual(expected);
  });

  it.each([
    ['set', { status: 'done', done_at: null }, now],
    ['kept', { status: 'closed', done_at: earlier }, earlier],
    ['cleared', { status: 'open', done_at: earlier }, null],
  ])('a time is %s by the value of an enumeration', (_, record, expected) => {
    violations(of('set-when', 'done_at', { status: ['done', 'closed'] }), record);
    expect(record.done_at).toBe(expected);
  });

  it('sets the time of the creation only where a new record has none', () => {
    const rules = [of('set-on-create', 'ordered_at', true)];
    const orderedAt = (ordered_at: string | null, before?: object) => {
      const record = { ordered_at };
      applyRules({ ...resources.tasks, rules }, record, before, now);
      return record.ordered_at;
    };
    expect([orderedAt(null), orderedAt(earlier), orderedAt(null, {})]).toEqual([now, earlier, null]);
  });

  describe('of currencies', () => {
    const orderOf = (currency: string, ...items: string[]) => ({
      currency,
      items: items.map((each) => ({ unit_price: { amount: 1, currency: each } })),
    });
    const rules = [of('codes', 'currency', 'iso-4217'), of('codes', 'items/*/unit_price/currency', 'iso-4217')];
    const { rules: _, ...task } = resources.tasks;
    const violationsOf = (before: object | undefined, after: Record<string, unknown>) =>
      applyRules({ ...task, rules }, after, before, now);

    it('rejects those that ISO 4217 does not have or has withdrawn', () => {
      expect(violationsOf(undefined, orderOf('EUR', 'XCG', 'CLF'))).toEqual([]);
      expect(violationsOf(undefined, orderOf('ABC', 'EUR', 'DEM')).map(({ pointer }) => pointer)).toEqual([
        '/currency',
        '/items/1/unit_price/currency',
      ]);
      expect(violationsOf(undefined, { currency: 'constructor' })).toMatchObject([
        { code: 'invalid_format', detail: 'must be a currency of ISO 4217, such as EUR' },
      ]);
    });

    it('keeps one that a stored record has', () => {
      expect(violationsOf(orderOf('DEM'), orderOf('DEM', 'DEM'))).toEqual([]);
      expect(violationsOf(orderOf('DEM'), orderOf('ABC'))).toHaveLength(1);
    });
  });
});

describe('transitions', () => {
  const rules = [of('transitions', 'status', { completed: { from: ['open', 'blocked'], to: 'done' } })];
  const resource: Resource = { ...resources.tasks, rules };

  it.each([
    ['open', 'done', 'completed'],
    ['cancelled', 'done', undefined],
    ['open', 'blocked', undefined],
  ])('from %s to %s cause the event %s', (before, status, event) => {
    expect(eventOfUpdate(resource, { status: before }, { status })).toBe(event);
  });

  it('are none of a new record, nor of a change of other fields', () => {
    expect(eventOfUpdate(resource, undefined, { status: 'done' })).toBeUndefined();
    expect(eventOfUpdate(resource, { title: 'a' }, { status: 'done' })).toBeUndefined();
  });

  it('can be made once, from their values only', () => {
    const transition = transitionOf(resource, 'completed');
    if (!transition) throw new Error('The kind has no transition.');
    const details = (status: string) => transitionViolations(transition, { status }).map(({ detail }) => detail);
    expect(['open', 'blocked', 'done'].flatMap(details)).toEqual([]);
    expect(details('cancelled')).toEqual(['must be open or blocked before it becomes done']);
  });
});

describe('unique fields', () => {
  it('say with which others they are unique', () => {
    expect(ruleMessage('unique', true)).toBe('must be unique in the organization, in exactly this spelling');
    expect(ruleMessage('unique', ['company_id', 'status'], (name) => `\`${name}\``)).toBe(
      'must be unique together with `company_id` and `status`, in exactly this spelling',
    );
  });

  it('are left out of an example for another record, or differ where they are required', () => {
    const rule = (name: string) => ({ rule: 'unique', path: [name], value: ['status'] });
    const resource: Resource = { ...resources.tasks, rules: [rule('title'), rule('description')] };
    const example = { title: 'Order', description: 'Oak', status: 'open', external_id: 'a' };
    expect(withoutUniqueValues(resource, example, 7)).toEqual({ title: '7.Order', status: 'open' });
  });
});
