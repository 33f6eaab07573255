import { dirname, join } from 'node:path/posix';
import type { Tree } from '@nx/devkit';
import { blockAt, readKinds, recordFile } from '@worklane/spec-rules';
import { describe, expect, it } from 'vitest';
import event from '../src/event/generator.ts';
import field from '../src/field/generator.ts';
import operation from '../src/operation/generator.ts';
import remove from '../src/remove/generator.ts';
import rename from '../src/rename/generator.ts';
import resource from '../src/resource/generator.ts';
import sync from '../src/sync/generator.ts';
import { changesOf, originalText, workspaceTree } from './workspace-tree.ts';

const invoice = {
  kind: 'invoice',
  fields: 'number contact_id:contact status:draft|sent|paid currency line_items totals paid_at:date-time:read-only',
  group: 'Sales',
};
const recover = { operationId: 'recoverTask', path: '/api/v1/{organization_id}/tasks/{id}/recover', returns: 'task' };

const generators: Record<string, (tree: Tree) => unknown> = {
  resource: (tree) => resource(tree, invoice),
  field: (tree) => field(tree, { kind: 'task', name: 'story_points', type: 'integer' }),
  operation: (tree) => operation(tree, recover),
  event: (tree) => event(tree, { type: 'webhook.paused' }),
};

/** Returns the lines that a change removes from the files that it edits. */
const removedLines = (changes: ReadonlyMap<string, string | null>) =>
  [...changes].flatMap(([path, text]) => {
    if (originalText(path) === undefined) return [];
    const kept = (text ?? '').split('\n');
    let at = 0;
    return (originalText(path) ?? '').split('\n').filter((line) => {
      const next = kept.indexOf(line, at);
      if (next === -1) return true;
      at = next + 1;
      return false;
    });
  });

describe.each(Object.entries(generators))('the generator %s', (_, generate) => {
  it('writes nothing but specs/, and the same each time', () => {
    const [first, second] = [workspaceTree(), workspaceTree()];
    generate(first);
    generate(second);
    const paths = [...changesOf(first).keys()];
    expect(paths.filter((path) => !path.startsWith('specs/'))).toEqual([]);
    expect(changesOf(first)).toEqual(changesOf(second));
  });

  it('leaves derived files as sync writes them', () => {
    const tree = workspaceTree();
    generate(tree);
    expect(sync(tree)).toEqual({});
  });

  it('cannot run twice', () => {
    const tree = workspaceTree();
    generate(tree);
    expect(() => generate(tree)).toThrow(/already/);
  });
});

describe('untouched lines stay as they are', () => {
  it('when a kind is added: only lists on one line and limits change', () => {
    const tree = workspaceTree();
    resource(tree, invoice);
    const removed = removedLines(changesOf(tree));
    expect(removed.map((line) => line.trim())).toEqual(
      expect.arrayContaining(['appointment, document, campaign, presence, shift]', 'maxItems: 48']),
    );
    expect(removed.filter((line) => !/^ +maxItems: \d+$|^maxItems: \d+$|\]|\]?;$/.test(line))).toEqual([]);
    expect(removed).toHaveLength(7);
  });

  it('when an operation or an event is added', () => {
    for (const generate of [generators.operation, generators.event]) {
      const tree = workspaceTree();
      generate?.(tree);
      expect(removedLines(changesOf(tree))).toEqual([]);
    }
  });
});

describe('resource', () => {
  it('writes the mechanical files of an order as they are', () => {
    const tree = workspaceTree();
    const own = [...filesOfOrder(tree)];
    for (const path of own) tree.delete(path);
    const kinds = 'specs/schemas/value/EntityKind.yaml';
    tree.write(kinds, tree.read(kinds, 'utf8')?.replace(' order,', '') ?? '');
    resource(tree, {
      kind: 'order',
      fields:
        'number contact_id:contact company_id:company quote_id:quote status:pending|confirmed|fulfilled|cancelled|refunded currency line_items totals ordered_at:date-time shipping_address:address',
    });
    const equal = own.filter((path) => tree.read(path, 'utf8') === originalText(path));
    const decided = own.filter((path) => !equal.includes(path)).map((path) => path.split('/').at(-1));
    // The rest has descriptions and examples that a person has decided.
    expect(decided.toSorted()).toEqual([
      'Order.yaml',
      'OrderCreate.yaml',
      'OrderStatus.yaml',
      'OrderUpdate.yaml',
      'collection.yaml',
      'order.yaml',
      'order.yaml',
      'record.yaml',
    ]);
    const [written, original] = [tree.read(derivedOrder, 'utf8') ?? '', originalText(derivedOrder)];
    for (const section of ['schemas', 'webhooks', 'channels']) {
      expect(blockAt(written, section)).toEqual(blockAt(original, section));
    }
    const [examples, before] = [tree.read(orderExamples, 'utf8') ?? '', originalText(orderExamples)];
    expect(blockAt(examples, 'OrderUpdateRequest')).toEqual(blockAt(before, 'OrderUpdateRequest'));
  });

  it('marks what a person must decide, and nothing else', () => {
    const tree = workspaceTree();
    resource(tree, invoice);
    const marks = [...changesOf(tree)].flatMap(([path, text]) =>
      (text?.match(/TODO: [^"'\n]*/g) ?? []).map((mark) => `${path.split('/').at(-1)} ${mark}`),
    );
    expect(marks.toSorted()).toEqual([
      'Invoice.yaml TODO: Describe contact_id of invoice.',
      'Invoice.yaml TODO: Describe paid_at of invoice.',
      'Invoice.yaml TODO: Describe what an invoice is.',
      'openapi.yaml TODO: Describe what an invoice is, and what it is for.',
    ]);
  });

  it('refers only to files that exist', () => {
    const tree = workspaceTree();
    resource(tree, invoice);
    const references = [...changesOf(tree)].flatMap(([path, text]) =>
      [...(text ?? '').matchAll(/(?:\$ref|[\w.]+): '?(\.{1,2}\/[^'\s,#}]+\.yaml)/g)].map(([, file = '']) =>
        join(dirname(path), file),
      ),
    );
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((file) => !tree.exists(file))).toEqual([]);
  });

  it('declares what sets a read-only time, by its name', () => {
    const tree = workspaceTree();
    resource(tree, invoice);
    field(tree, { kind: 'invoice', name: 'closed_at', type: 'date-time', readOnly: true });
    const schema = tree.read('specs/schemas/kinds/invoice/Invoice.yaml', 'utf8');
    expect(schema).toContain('    x-set-when: { status: [paid] }\n');
    expect(schema).toContain('    x-set-when: { status: ["TODO: Name the values of status that set closed_at."] }\n');
  });
});

describe('a unique field', () => {
  it('is declared', () => {
    const tree = workspaceTree();
    resource(tree, { ...invoice, fields: 'title code:unique' });
    field(tree, { kind: 'invoice', name: 'email', unique: true });
    const schema = tree.read('specs/schemas/kinds/invoice/Invoice.yaml', 'utf8');
    expect(schema?.match(/ {2}\w+:\n(?: {4}.*\n)* {4}x-unique: true\n/g)).toHaveLength(2);
  });

  it.each(['due_date:date', 'note:text', 'number', 'status:open|done'])('cannot be %s', (notation) => {
    expect(() => resource(workspaceTree(), { ...invoice, fields: `title ${notation}:unique` })).toThrow(
      'cannot be unique',
    );
  });
});

const derivedOrder = 'specs/derived/order.yaml';
const orderExamples = 'specs/examples/kinds/order.yaml';

/** Lists the files of a kind. */
function* filesOfOrder(tree: Tree): Generator<string> {
  for (const folder of ['schemas/kinds/order', 'openapi/paths/resources/orders']) {
    for (const name of tree.children(`specs/${folder}`)) yield `specs/${folder}/${name}`;
  }
  yield derivedOrder;
  yield orderExamples;
}

describe('input that is not valid', () => {
  it.each<[name: string, generate: (tree: Tree) => unknown, message: string]>([
    [
      'a kind that exists',
      (tree) => resource(tree, { kind: 'order' }),
      '"order" already exists: specs/schemas/kinds/order/.',
    ],
    ['a plural', (tree) => resource(tree, { kind: 'invoices' }), '"invoices" is a plural. Did you mean "invoice"?'],
    [
      'upper case',
      (tree) => resource(tree, { kind: 'Invoice' }),
      'use words in lower case, joined by hyphens, such as "invoice".',
    ],
    ['a reserved name', (tree) => resource(tree, { kind: 'member' }), '"member" is a reserved name.'],
    [
      'an unknown group',
      (tree) => resource(tree, { kind: 'invoice', group: 'Sale' }),
      'Unknown group "Sale". Did you mean "Sales"?',
    ],
    [
      'an unknown type',
      (tree) => resource(tree, { kind: 'invoice', fields: 'paid:bolean' }),
      '"paid" has the unknown type "bolean". Did you mean "boolean"?',
    ],
    [
      'a reference without _id',
      (tree) => resource(tree, { kind: 'invoice', fields: 'buyer:contact' }),
      'name it "buyer_id"',
    ],
    [
      'a field given twice',
      (tree) => resource(tree, { kind: 'invoice', fields: 'title title' }),
      'The field "title" is given twice.',
    ],
    [
      'a common field',
      (tree) => resource(tree, { kind: 'invoice', fields: 'id' }),
      'Every record has the field "id" already.',
    ],
    [
      'totals without items',
      (tree) => resource(tree, { kind: 'invoice', fields: 'totals' }),
      'belong together. Missing: line_items, currency.',
    ],
    [
      'an unknown kind',
      (tree) => field(tree, { kind: 'taks', name: 'x' }),
      'Unknown resource kind "taks". Did you mean "task"?',
    ],
    [
      'a read-only field that nothing can set',
      (tree) => field(tree, { kind: 'task', name: 'grade', type: 'low|high', readOnly: true }),
      'The field "grade" cannot be read-only: only a date-time can, which an enumeration sets.',
    ],
    [
      'a required field without a value for stored records',
      (tree) => field(tree, { kind: 'task', name: 'must_have', type: 'string', required: true }),
      'Stored tasks have no must_have: pass their value with --existing',
    ],
    ['a field in camelCase', (tree) => field(tree, { kind: 'task', name: 'storyPoints' }), 'such as "story_points"'],
    [
      'a field that exists',
      (tree) => field(tree, { kind: 'task', name: 'due_at', type: 'date' }),
      'already exists: specs/schemas/kinds/task/Task.yaml.',
    ],
    [
      'an unknown collection',
      (tree) => operation(tree, { ...recover, path: '/api/v1/{organization_id}/task/{id}/recover' }),
      'Did you mean "tasks"?',
    ],
    [
      'an operation that exists',
      (tree) => operation(tree, { ...recover, operationId: 'getTask' }),
      'The operation "getTask" already exists',
    ],
    [
      'an event of values that no enumeration has',
      (tree) => event(tree, { type: 'task.archived', from: 'done', to: 'archived' }),
      'Name the values that cause archived with --from and --to. Values of task: status: open,',
    ],
    [
      'an event that every kind has',
      (tree) => event(tree, { type: 'task.updated', from: 'open', to: 'done' }),
      'The event "task.updated" already exists.',
    ],
    [
      'an operation that makes an unknown transition',
      (tree) => operation(tree, { ...recover, causes: 'recovered' }),
      'Unknown transition "recovered" of task: add it with nx g worklane:event. Known: none.',
    ],
    [
      'an event with the name of a component',
      (tree) => event(tree, { type: 'webhook.disabled' }),
      'The name WebhookDisabled is taken: specs/openapi/components/responses.yaml already exists.',
    ],
    ['an unknown operation', (tree) => remove(tree, { name: 'createTsk' }), 'Did you mean "createTask"?'],
  ])('%s is rejected with a message that says what to do', (_, generate, message) => {
    const tree = workspaceTree();
    expect(() => generate(tree)).toThrow(message);
  });
});

describe('remove', () => {
  it('leaves nothing of a kind that was added', () => {
    const tree = workspaceTree();
    resource(tree, { ...invoice, kind: 'purchase-order' });
    event(tree, { type: 'purchase-order.paid-off', from: 'sent', to: 'paid' });
    operation(tree, {
      operationId: 'payPurchaseOrder',
      path: '/api/v1/{organization_id}/purchase-orders/{id}/pay',
      causes: 'paid-off',
    });
    remove(tree, { name: 'purchase-order' });
    expect(Object.fromEntries(changesOf(tree))).toEqual({});
  });

  it('leaves nothing of an event and of the operation that causes it', () => {
    const tree = workspaceTree();
    event(tree, { type: 'quote.accepted', from: 'sent', to: 'accepted' });
    const withEvent = changesOf(tree);
    event(tree, { type: 'quote.rejected', from: 'sent', to: 'rejected' });
    const path = '/api/v1/{organization_id}/quotes/{id}/accept';
    operation(tree, { operationId: 'acceptQuote', path, causes: 'accepted' });
    expect(() => remove(tree, { name: 'quote.accepted' })).toThrow('that causes quote.accepted first: acceptQuote.');
    remove(tree, { name: 'acceptQuote' });
    remove(tree, { name: 'quote.rejected' });
    expect(changesOf(tree)).toEqual(withEvent);
    remove(tree, { name: 'quote.accepted' });
    expect(Object.fromEntries(changesOf(tree))).toEqual({});
    expect(() => remove(tree, { name: 'quote.accepted' })).toThrow('quote has neither a field nor a transition');
    expect(() => remove(tree, { name: 'createQuote' })).toThrow('createQuote comes with its kind.');
  });

  it.each([
    ['integer', {}],
    ['low|high', { required: true, existing: 'low' }],
    ['project', {}],
    ['date-time', { readOnly: true }],
  ])('leaves of an added field of type %s that stored records may have it', (type, options) => {
    const tree = workspaceTree();
    const name = type === 'project' ? 'added_id' : 'added_at';
    field(tree, { kind: 'shift', name, type, ...options });
    remove(tree, { name: `shift.${name}` });
    const schema = 'specs/schemas/kinds/shift/Shift.yaml';
    const left = originalText(schema)?.replace('  collection: shifts\n', (line) => `${line}  removed: [${name}]\n`);
    expect(Object.fromEntries(changesOf(tree))).toEqual({ [schema]: left });
  });

  it('refuses a kind that others refer to', () => {
    const tree = workspaceTree();
    resource(tree, { kind: 'asset' });
    field(tree, { kind: 'task', name: 'asset_id', type: 'asset' });
    expect(() => remove(tree, { name: 'asset' })).toThrow('Remove what refers to "asset" first: task.asset_id.');
  });
});

describe('rename', () => {
  const tree = workspaceTree();
  // Those with all forms of fields; each rename derives every file.
  const kinds = readKinds((file) => tree.read(`specs/${file}`, 'utf8') ?? undefined).filter(({ kind }) =>
    ['task', 'order', 'deal'].includes(kind),
  );

  it.each(kinds)(
    'keeps the earlier name of each field of $kind for stored records, and changes nothing else',
    (each) => {
      const tree = workspaceTree();
      const schema = `specs/${recordFile(each.kind)}`;
      const forget = () =>
        tree.write(schema, (tree.read(schema, 'utf8') ?? '').replace(/^ {4}x-renamed-from: .*\n/gm, ''));
      const names = [...each.fields].flatMap(([name, lines]) =>
        /x-references|record\/|OrganizationId/.test(lines.join()) || ofService.includes(name) ? [] : [name],
      );
      for (const name of names) {
        rename(tree, { name: `${each.kind}.${name}`, to: `renamed_${name}` });
        const keys = [...(blockAt(tree.read(schema, 'utf8') ?? '', 'properties') ?? [])].join('\n');
        expect(keys).toContain(`\n    x-renamed-from: ${name}\n`);
        expect(keys).not.toMatch(new RegExp(`^  ${name}:`, 'm'));
        forget();
      }
      for (const name of names) {
        rename(tree, { name: `${each.kind}.renamed_${name}`, to: name });
        forget();
      }
      sync(tree);
      for (const [path, text] of changesOf(tree)) expect.soft(text).toBe(originalText(path));
    },
  );

  it('declares the version of the new name', () => {
    const tree = workspaceTree();
    rename(tree, { name: 'task.title', to: 'headline', since: '2027-03-01' });
    const changes = changesOf(tree);
    expect(changes.get('specs/schemas/kinds/task/Task.yaml')).toContain(
      '    x-renamed-from: title\n    x-since: 2027-03-01\n',
    );
    expect(changes.get('specs/schemas/kinds/task/TaskCreate.yaml')).toContain('required: [headline]');
    expect(changes.get('specs/examples/events.yaml')).toContain('headline: Order oak panels');
  });

  it('declares the first name of an event and of an operation, until they have it again', () => {
    const tree = workspaceTree();
    event(tree, { type: 'quote.accepted', from: 'sent', to: 'accepted' });
    const path = '/api/v1/{organization_id}/quotes/{id}/accept';
    operation(tree, { operationId: 'acceptQuote', path, causes: 'accepted' });
    const before = changesOf(tree);
    rename(tree, { name: 'quote.accepted', to: 'won' });
    rename(tree, { name: 'quote.won', to: 'agreed-on' });
    rename(tree, { name: 'acceptQuote', to: 'winQuote' });
    rename(tree, { name: 'winQuote', to: 'agreeQuote' });
    const changes = changesOf(tree);
    expect(changes.get('specs/schemas/kinds/quote/Quote.yaml')).toContain(
      '      agreed-on: { from: [sent], to: accepted, renamedFrom: accepted }\n',
    );
    expect(changes.get('specs/openapi/paths/resources/quotes/accept.yaml')).toContain(
      'operationId: agreeQuote\n  x-renamed-from: acceptQuote\n  x-verb: agree\n  x-transition: agreed-on\n',
    );
    expect([...changes.values()].join('\n')).not.toMatch(/quote\.(?:accepted|won)|winQuote|summary: Accept a quote/);
    expect(() => operation(tree, { operationId: 'acceptQuote', path })).toThrow('is the earlier name of agreeQuote.');
    expect(() => event(tree, { type: 'quote.accepted', from: 'sent', to: 'rejected' })).toThrow(
      '"quote.accepted" is the earlier name of quote.agreed-on.',
    );
    rename(tree, { name: 'quote.agreed-on', to: 'accepted' });
    rename(tree, { name: 'agreeQuote', to: 'acceptQuote' });
    expect(changesOf(tree)).toEqual(before);
  });

  it.each([
    ['task', 'job', 'so "task" cannot be renamed. Add the new kind with nx g worklane:resource'],
    ['task.created', 'made', 'Every kind has the event "task.created".'],
    ['createTask', 'makeTask', 'createTask comes with its kind.'],
    ['testWebhook', 'createWebhook', 'The operation "createWebhook" already exists'],
    ['testWebhook', 'test', 'Invalid operationId "test"'],
    ['task.titel', 'headline', 'Unknown field "task.titel".'],
    ['task.title', 'due_at', 'The field "due_at" already exists.'],
    ['task.title', 'headLine', 'Invalid field name "headLine"'],
    ['task.version', 'revision', 'Every record has the field "task.version".'],
    ['task.project_id', 'parent_id', 'task.project_id is a reference'],
  ])('refuses to rename %s to %s', (name, to, message) => {
    expect(() => rename(workspaceTree(), { name, to })).toThrow(message);
  });
});

const ofService = ['version', 'created_at', 'updated_at', 'custom_fields', 'external_id', 'invalid_fields', 'id'];

describe('sync', () => {
  it('writes what follows from an edited record, and says so', () => {
    const tree = workspaceTree();
    expect(sync(tree)).toEqual({});
    const record = 'specs/examples/kinds/task.yaml';
    const text = tree.read(record, 'utf8') ?? '';
    tree.write(record, text.replace('estimated_minutes: 90', 'estimated_minutes: 120'));
    expect(sync(tree)).toHaveProperty('outOfSyncMessage');
    expect([...changesOf(tree).keys()].toSorted()).toEqual(
      ['derived/task.yaml', 'examples/events.yaml', 'examples/kinds/task.yaml'].map((file) => `specs/${file}`),
    );
    // The record, the record after its update, and the first one of a page.
    expect(tree.read(record, 'utf8')?.match(/estimated_minutes: 120/g)).toHaveLength(3);
    expect(sync(tree)).toEqual({});
  });
});

it.each([
  ['string', 'no "value"', '"no \\"value\\""'],
  ['integer', '5', '5'],
  ['low|high', 'low', 'low'],
])('the generator field declares the value of stored records, of type %s', (type, existing, written) => {
  const tree = workspaceTree();
  field(tree, { kind: 'task', name: 'must_have', type, required: true, existing });
  expect(tree.read('specs/schemas/kinds/task/Task.yaml', 'utf8')).toContain(`    x-existing: ${written}\n`);
});
