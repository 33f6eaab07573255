import type { Tree } from '@nx/devkit';
import { Linter, root, SpecFiles } from '@worklane/generators';
import { describe, expect, it } from 'vitest';
import event from '../src/event/generator.ts';
import field from '../src/field/generator.ts';
import operation from '../src/operation/generator.ts';
import remove from '../src/remove/generator.ts';
import rename from '../src/rename/generator.ts';
import resource from '../src/resource/generator.ts';
import { fieldTypes } from '../src/specs/field-notation.ts';
import { changesOf, originalText, workspaceTree } from './workspace-tree.ts';

const refused = expect.stringMatching(/[.?]$/);
const written = 'written';

/** Runs each step in the same tree, without the effects of those that are refused. Returns the outcomes. */
function generate(tree: Tree, steps: Readonly<Record<string, (tree: Tree) => unknown>>): Record<string, string> {
  const outcomes: Record<string, string> = {};
  for (const [name, step] of Object.entries(steps)) {
    const before = changesOf(tree);
    try {
      step(tree);
      outcomes[name] = written;
    } catch (error) {
      outcomes[name] = (error as Error).message;
      for (const path of changesOf(tree).keys()) {
        const text = before.get(path) ?? originalText(path);
        if (text === undefined) tree.delete(path);
        else tree.write(path, text);
      }
    }
  }
  return outcomes;
}

/** Returns what lint reports apart from what a person must decide. */
async function problemsOf(tree: Tree): Promise<string[]> {
  const linter = await Linter.open(undefined);
  const texts = [...changesOf(tree)].map(([path, text]) => [root + path, text ?? ''] as const);
  const { problems } = await linter.checkDocuments(SpecFiles.read().withTexts(new Map(texts)));
  return problems
    .filter(({ rule }) => rule !== 'worklane/no-todo')
    .map(({ file, line, message }) => `${file}:${line} ${message}`);
}

it('writes events and operations of transitions that lint accepts', { timeout: 300_000 }, async () => {
  const tree = workspaceTree();
  event(tree, { type: 'quote.accepted', from: 'draft,sent', to: 'accepted' });
  event(tree, { type: 'quote.turned-down', from: 'sent', to: 'rejected' });
  const path = '/api/v1/{organization_id}/quotes/{id}/accept';
  operation(tree, { operationId: 'acceptQuote', path, causes: 'accepted' });
  rename(tree, { name: 'quote.accepted', to: 'won' });
  rename(tree, { name: 'acceptQuote', to: 'winQuote' });
  const texts = [...changesOf(tree).values()].join('\n');
  expect(texts).not.toContain('TODO');
  expect(texts).toContain('QuoteTurnedDown');
  expect(await problemsOf(tree)).toEqual([]);
  tree.write(
    'specs/openapi/paths/resources/quotes/accept.yaml',
    (tree.read('specs/openapi/paths/resources/quotes/accept.yaml', 'utf8') ?? '').replace(
      'x-transition: won',
      'x-transition: paid',
    ),
  );
  expect(await problemsOf(tree)).toEqual([
    expect.stringContaining('Unknown transition "paid": quote has won, turned-down.'),
  ]);
});

describe('with any names', () => {
  const tree = workspaceTree();

  it('refuses the name of a kind, or writes it', () => {
    const expected = {
      ...{ address: refused, event: refused, query: refused, 'order-list': refused, 'event-map': refused },
      ...{ staff: refused, news: refused, orders: refused, 'purchase-orders': refused, schema: refused },
      ...{ order2: refused, purchase_order: refused, Order: refused, 'purchase--order': refused, '-order': refused },
      ...{ category: written, constructor: written, sort: written, function: written, object: written, child: written },
      ...{ 'time-entry': written, 'order-item': written, 'webhook-call': written, 'sales-person': written },
    };
    const steps = Object.keys(expected).map((kind) => [kind, (each: Tree) => resource(each, { kind })] as const);
    expect(generate(tree, Object.fromEntries(steps))).toEqual(expected);
  });

  it('removes fields', () => {
    for (const name of ['task.tags', 'task.completed_at', 'quote.status', 'booking.notes', 'deal.lost_reason']) {
      remove(tree, { name });
    }
    for (const [name, message] of [
      ['booking.start_at', 'Remove the rule that names start_at first: booking.end_at.'],
      ['task.external_id', 'Every record has the field "external_id".'],
    ] as const) {
      expect(() => remove(tree, { name })).toThrow(message);
    }
  });

  it('refuses the name or type of a field, or writes it', () => {
    const ofType = (type: string) => {
      const name = { 'line-items': 'line_items', totals: 'totals', sequence: 'number', task: 'task_id' }[type];
      return [name ?? `a_${type.replaceAll(/\W/g, '_')}`, type] as const;
    };
    const accepted = [...fieldTypes.filter((type) => !['line-items', 'totals'].includes(type)), 'task', 'low|high'];
    const expected: Record<string, unknown> = {
      ...Object.fromEntries(accepted.map((type) => [ofType(type).join(':'), written])),
      ...Object.fromEntries(['constructor', 'sort', 'cursor', 'q', 'id', 'X', 'x_'].map((name) => [name, refused])),
      ...{ 'task_ids:integer': refused, 'number:integer:read-only': refused, 'count:sequence': refused },
      ...{ 'totals:totals': refused, 'totals:money': refused, 'line_items:text': refused, 'list:low|high': refused },
      ...{ 'level:true|false': refused, 'level:low|low': refused, 'level:low|': refused, 'task:task': refused },
      ...{ address: written, category: written, staff: written, type: written, 'update:low|high': refused },
      ...{ 'must:date:required': written, 'must_too:integer:required': written, 'must_also:money:required': written },
      ...{ 'done_at:date-time:read-only': written, 'grade:low|high:read-only': refused },
    };
    /** Of stored records, which required fields need. */
    const values: Record<string, string> = {
      ...{ title: 'None', date: '2026-03-01', integer: '5', money: '{ "amount": 5, "currency": "EUR" }' },
    };
    const steps = Object.keys(expected).map((notation) => {
      const [name = '', type, flag] = notation.split(':');
      const value = values[type ?? ''];
      const existing = (flag === 'required' || type === 'title') && value !== undefined ? { existing: value } : {};
      const options = { kind: 'shift', name, ...(type && { type }), ...existing, required: flag === 'required' };
      return [notation, (each: Tree) => field(each, { ...options, readOnly: flag === 'read-only' })] as const;
    });
    expect(generate(tree, Object.fromEntries(steps))).toEqual(expected);
  });

  it('accepts with lint what the tests above have left', { timeout: 300_000 }, async () => {
    expect(await problemsOf(tree)).toEqual([]);
  });
});
