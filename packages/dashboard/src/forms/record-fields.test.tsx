import schemas from 'contract:schemas';
import { render, screen, waitFor, within } from '@testing-library/react';
import { type Resource, resources } from '@worklane/contract';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { fakeService } from '../../test/fake-service.ts';
import { renderPage } from '../../test/render.tsx';
import { fieldsOf, type SchemaField } from '../contract/fields.ts';
import { InlineMarkdown } from '../ui/code.tsx';
import { type FieldHints, hintsOf } from './field-hints.ts';
import { createBody, draftOf, type JsonObject, type RecordDraft } from './record-draft.ts';
import { RecordFields } from './record-fields.tsx';

/** Renders the fields of a schema. Returns the user, and the request body that the form would send. */
function renderFields(schema: string) {
  const fields = fieldsOf(schemas, schema);
  const kind = schema.replace(/Create$/, '').toLowerCase();
  const sent: { body: JsonObject } = { body: {} };
  function Fields() {
    const [draft, setDraft] = useState(draftOf(fields));
    sent.body = createBody(fields, draft);
    return <RecordFields fields={fields} hints={hintsOf(kind)} value={draft} onChange={setDraft} />;
  }
  return { ...renderPage(<Fields />), sent };
}

describe('RecordFields', () => {
  it('edits text, numbers, enums, dates and lists of strings', async () => {
    const { user, sent } = renderFields('TaskCreate');
    await user.type(screen.getByLabelText(/^Title/), 'Call Maja');
    await user.type(screen.getByLabelText('Estimated minutes'), '90');
    await user.selectOptions(screen.getByLabelText('Priority'), 'high');
    await user.type(screen.getByLabelText('Tags'), 'lobby{Enter}oak');
    await user.type(screen.getByLabelText('Due at'), '2026-03-02T08:15');
    expect(sent.body).toEqual({
      title: 'Call Maja',
      status: 'open',
      priority: 'high',
      estimated_minutes: 90,
      tags: ['lobby', 'oak'],
      due_at: new Date('2026-03-02T08:15').toISOString(),
    });
  });

  it('edits a boolean, and sends false too', async () => {
    const { user, sent } = renderFields('ProductCreate');
    expect(sent.body.active).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Active' }));
    expect(sent.body.active).toBe(false);
  });

  it('adds and removes an optional nested object', async () => {
    const { user, sent } = renderFields('OrderCreate');
    expect(screen.queryByLabelText('City')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add shipping address' }));
    await user.type(screen.getByLabelText('City'), 'Malmö');
    expect(sent.body.shipping_address).toEqual(expect.objectContaining({ city: 'Malmö' }));
    await user.click(screen.getByRole('button', { name: 'Remove shipping address' }));
    expect(sent.body.shipping_address).toBeUndefined();
  });

  it('adds, edits and removes the items of a list of objects', async () => {
    const { user, sent } = renderFields('OrderCreate');
    const add = screen.getByRole('button', { name: 'Add item' });
    await user.click(add);
    await user.click(add);
    const first = within(screen.getByRole('group', { name: 'Item 1' }));
    const second = within(screen.getByRole('group', { name: 'Item 2' }));
    await user.type(first.getByLabelText(/^Description/), 'Oak panel');
    await user.type(second.getByLabelText(/^Description/), 'Delivery');
    await user.type(second.getByLabelText(/^Quantity/), '2.5');
    await user.click(screen.getByRole('button', { name: 'Remove item 1' }));
    expect(sent.body.line_items).toEqual([expect.objectContaining({ description: 'Delivery', quantity: 2.5 })]);
    expect(screen.queryByRole('group', { name: 'Item 2' })).toBeNull();
  });

  it.each([
    ['EUR', '189.00', 18900],
    ['JPY', '189', 189],
    ['KWD', '1.895', 1895],
  ])('sends an amount typed in major units of %s in minor units', async (currency, text, amount) => {
    const { user, sent } = renderFields('ProjectCreate');
    expect(sent.body.budget).toBeUndefined();
    await user.selectOptions(screen.getByLabelText('Currency of Budget'), currency);
    await user.type(screen.getByLabelText('Budget'), text);
    expect(sent.body.budget).toEqual({ amount, currency });
  });

  it('takes the currency of line items from the order, and shows the totals while typing', async () => {
    const { user, sent } = renderFields('OrderCreate');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    const item = within(screen.getByRole('group', { name: 'Item 1' }));
    await user.type(item.getByLabelText(/^Quantity/), '2.5');
    const totals = () => screen.getByRole('status', { name: 'Totals' }).textContent;
    expect(totals()).toContain('Without 1 item that lacks a valid price or quantity.');
    await user.type(item.getByLabelText(/^Unit price/), '189.00');
    await user.clear(item.getByLabelText('Tax rate'));
    await user.type(item.getByLabelText('Tax rate'), '25');
    expect(totals()).toBe('Net€472.50Tax€118.13Gross€590.63');
    await user.selectOptions(screen.getByLabelText('Currency'), 'USD');
    expect(totals()).toBe('Net$472.50Tax$118.13Gross$590.63');
    expect(sent.body.line_items).toEqual([
      expect.objectContaining({ unit_price: { amount: 18900, currency: 'USD' }, quantity: 2.5 }),
    ]);
  });

  it('edits the rows of an open object with the type of each value', async () => {
    const { user, sent } = renderFields('TaskCreate');
    const add = screen.getByRole('button', { name: 'Add field' });
    await user.click(add);
    await user.type(screen.getByLabelText('Name of field 1'), 'fragile');
    await user.selectOptions(screen.getByLabelText('Type of field 1'), 'Yes or no');
    await user.selectOptions(screen.getByLabelText('Value of field 1'), 'Yes');
    await user.click(add);
    await user.type(screen.getByLabelText('Name of field 2'), 'panels');
    await user.selectOptions(screen.getByLabelText('Type of field 2'), 'Number');
    await user.type(screen.getByLabelText('Value of field 2'), '3');
    expect(sent.body.custom_fields).toEqual({ fragile: true, panels: 3 });
    await user.click(screen.getByRole('button', { name: 'Remove field 1' }));
    expect(sent.body.custom_fields).toEqual({ panels: 3 });
  });

  it('selects a record of any kind by its name, and none of another kind', async () => {
    fakeService({
      'GET /api/v1/7/projects': () => ({ body: { data: [{ id: 26, name: 'Lobby' }], next_cursor: null } }),
    });
    const { user, sent } = renderFields('DocumentCreate');
    await user.click(screen.getByRole('button', { name: 'Add related' }));
    await user.selectOptions(screen.getByLabelText(/^Kind/), 'project');
    await user.type(screen.getByRole('combobox', { name: /^Record/ }), 'lob');
    await user.click(await screen.findByRole('option', { name: /Lobby/ }));
    expect(sent.body.related).toEqual({ kind: 'project', id: 26 });
    await user.selectOptions(screen.getByLabelText(/^Kind/), 'task');
    expect(sent.body.related).not.toHaveProperty('id', 26);
  });

  it('selects a record by its name', async () => {
    const requests = fakeService({
      'GET /api/v1/7/projects': () => ({
        body: {
          data: [
            { id: 57, name: 'Lobby', version: 1 },
            { id: 58, name: 'Roof', version: 1 },
          ],
          next_cursor: null,
        },
      }),
    });
    const { user, sent } = renderFields('TaskCreate');
    expect(requests).toEqual([]);
    const field = screen.getByRole('combobox', { name: 'Project' });
    await user.click(field);
    await user.type(field, 'lob');
    await user.click(await screen.findByRole('option', { name: /Lobby/ }));
    expect(sent.body.project_id).toBe(57);
    await waitFor(() => expect((field as HTMLInputElement).value).toBe('Lobby'));
  });

  it('adds and removes the records of a list of references, without removed members', async () => {
    const requests = fakeService({
      'GET /api/v1/7/members': () => ({
        body: { data: [{ id: 3, name: 'Ebba', email: 'e@example.com' }], next_cursor: null },
      }),
    });
    const { user, sent } = renderFields('AppointmentCreate');
    await user.click(screen.getByRole('button', { name: 'Add member' }));
    await user.click(screen.getByRole('combobox', { name: 'member 1' }));
    await user.click(await screen.findByRole('option', { name: /Ebba/ }));
    expect(sent.body.attendee_ids).toEqual([3]);
    const lists = requests.filter(({ path }) => path === '/api/v1/7/members');
    expect(lists.map(({ query }) => new URLSearchParams(query).get('active'))).toEqual(['true']);
    await user.click(screen.getByRole('button', { name: 'Remove member 1' }));
    expect(sent.body.attendee_ids).toBeUndefined();
  });
});

/** Words for programs: a person at a form sees amounts in major units, local times and empty fields. */
const wordsForPrograms =
  /\b(RFC|ISO|E\.164|UTC|JSON|API|null|(?:smallest|minor) units?|integer|string|boolean|array|object|true|false)\b|[a-z0-9]+_[a-z0-9]+|`|https? URL|default/i;

const kinds = Object.values<Resource>(resources)
  .filter(({ schemas: { create } }) => create !== undefined && create !== null)
  .map(({ kind, schemas: { create, update, record } }) => ({ kind, create, update, record }));

/** Returns a draft in which each optional object is there, and each list has an item. */
const fullDraft = (fields: readonly SchemaField[]): RecordDraft => {
  const draft = draftOf(fields);
  for (const { name, kind, fields: inner = [] } of fields) {
    if (kind === 'object') draft[name] = fullDraft(inner);
    if (kind === 'key-value') draft[name] = [{ name: 'floor', type: 'string', value: '2' }];
    if (kind === 'object-list') draft[name] = [fullDraft(inner)];
  }
  return draft;
};

/** Returns the fields that have no hint, or hints without a field, by path. */
function mismatches(fields: readonly SchemaField[], hints: FieldHints, path = ''): string[] {
  const names = fields.map(({ name }) => name);
  return [
    ...Object.keys(hints)
      .filter((name) => !names.includes(name))
      .map((name) => `${path}${name} has no field`),
    ...fields.flatMap(({ name, kind, fields: inner = [] }) => {
      const [text = '', nested = {}] = [hints[name] ?? []].flat(1) as [string?, FieldHints?];
      const own = /^[A-Z].*\.$/.test(text) ? [] : [`${path}${name} has no hint`];
      return kind.startsWith('object') ? [...own, ...mismatches(inner, nested, `${path}${name}.`)] : own;
    }),
  ];
}

describe('the form of a record', () => {
  it.each(kinds)('has a hint for each field of a $kind', ({ kind, create, update }) => {
    for (const schema of [create, update])
      expect(mismatches(fieldsOf(schemas, schema ?? ''), hintsOf(kind))).toEqual([]);
  });

  it.each(kinds)('tells nobody who creates a $kind how programs write values', ({ kind, create, record }) => {
    const fields = fieldsOf(schemas, create ?? '');
    const draft = fullDraft(fields);
    renderPage(<RecordFields fields={fields} hints={hintsOf(kind)} value={draft} onChange={() => undefined} />);
    for (const select of screen.queryAllByRole('combobox')) if (select instanceof HTMLSelectElement) select.remove();
    expect(document.body.textContent).not.toMatch(wordsForPrograms);
    render(<InlineMarkdown text={schemas[record]?.description ?? ''} />);
    expect(document.body.textContent).not.toMatch(wordsForPrograms);
  });
});
