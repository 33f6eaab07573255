import { type Resource, resources } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { prompts } from '../src/prompts/register-prompts.ts';
import { filtersOf, sortFieldsOf } from '../src/records/filter.ts';
import { tools } from '../src/tools/tools.ts';
import { type Agent, connect, type Json, mockServer } from './connect.ts';

const now = Date.now();
const day = 86_400_000;
const inDays = (days: number) => new Date(now + days * day).toISOString();
const member = 15;

/** Returns the text of a prompt, as a client gets it. */
async function textOf({ client }: Agent, name: string, args?: Record<string, string>): Promise<string> {
  const { messages } = await client.getPrompt({ name, ...(args && { arguments: args }) });
  expect(messages).toHaveLength(1);
  const [{ role, content }] = messages as Json;
  expect(role).toBe('user');
  return content.text;
}

/** Returns the records of all pages. */
async function all({ get }: Agent, kind: string, args: object = {}): Promise<Json[]> {
  const { records, next_cursor } = await get('list_records', { kind, limit: 100, ...args });
  return next_cursor === null
    ? records
    : [...records, ...(await all({ get } as Agent, kind, { ...args, cursor: next_cursor }))];
}

describe.each(prompts)('$name', ({ name, reads, changes, arguments: args, text }) => {
  const kinds = [...new Set([...reads, ...changes])].map((kind) => (resources as Record<string, Resource>)[kind]);

  it('names only tools, fields, filters and values that exist', () => {
    const known = new Set([
      ...tools.map((tool) => tool.name),
      ...kinds.flatMap((kind) => {
        const resource = kind ?? expect.unreachable();
        const values = Object.values(resource.fields).flatMap((field) => field.enum ?? []);
        return [...Object.keys(resource.fields), ...filtersOf(resource), ...sortFieldsOf(resource), ...values];
      }),
    ]);
    const written = text(Object.fromEntries(Object.keys(args).map((each) => [each, 'X'])));
    const names = written.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? [];
    expect(names.filter((each) => !known.has(each))).toEqual([]);
  });

  it('has the arguments that it documents, all of them required', async () => {
    const { client } = await connect(await mockServer());
    const { prompts: listed } = await client.listPrompts();
    const prompt = listed.find((each) => each.name === name);
    expect(prompt?.arguments ?? []).toEqual(
      Object.entries(args).map(([each, description]) => ({ name: each, description, required: true })),
    );
  });
});

it('rejects a prompt without its argument', async () => {
  const { client } = await connect(await mockServer());
  await expect(client.getPrompt({ name: 'prepare_meeting', arguments: {} })).rejects.toThrow(/company/);
});

// The scripts below are what an agent does that follows the text on the demo data.

it('triage_tickets can be followed to the end', async () => {
  const agent = await connect(await mockServer());
  const text = await textOf(agent, 'triage_tickets');
  expect(text).toMatch(
    /status new, sorted by created_at, with the fields subject, description, priority and company_id/,
  );
  const fields = ['subject', 'description', 'priority', 'company_id'];
  const fresh = await all(agent, 'tickets', { filter: { status: 'new' }, sort: 'created_at', fields });
  expect(fresh.length).toBeGreaterThan(0);
  expect(fresh.some(({ description }) => description)).toBe(true);
  const members = await all(agent, 'members', { filter: { active: true } });
  const busy = [
    ...(await all(agent, 'tickets', { filter: { status: 'open' } })),
    ...(await all(agent, 'tickets', { filter: { status: 'pending' } })),
  ];
  const load = (id: number) => busy.filter(({ assignee_id }) => assignee_id === id).length;
  const [idle] = members.toSorted((a, b) => load(a.id) - load(b.id));
  const { updated, failed } = await agent.get('update_records', {
    kind: 'tickets',
    changes: { status: 'open', assignee_id: idle.id },
    records: fresh.map(({ id, version }) => ({ id, version, changes: { priority: 'high' } })),
  });
  expect({ updated: updated.length, failed }).toEqual({ updated: fresh.length, failed: [] });
  expect(await all(agent, 'tickets', { filter: { status: 'new' } })).toEqual([]);
});

it('plan_week can be followed to the end', async () => {
  const mock = await mockServer();
  mock.seed({
    tasks: [
      { title: 'Overdue', assignee_id: member, due_at: inDays(-3), estimated_minutes: 60 },
      { title: 'In progress', status: 'in_progress', assignee_id: member, due_at: inDays(1), priority: 'urgent' },
      { title: 'Later', assignee_id: member, due_at: inDays(20) },
      { title: 'Of somebody else', assignee_id: 12, due_at: inDays(1) },
    ],
    appointments: [
      { title: 'I organize', organizer_id: member, start_at: inDays(1), end_at: inDays(1.1) },
      { title: 'I attend', attendee_ids: [member], start_at: inDays(2), end_at: inDays(2.1) },
    ],
  });
  const agent = await connect(mock, { identity: { memberId: member } });
  const text = await textOf(agent, 'plan_week');
  expect(text).toMatch(
    /who_am_i.*assignee_id.*in_progress.*due_at_to.*start_at_from, start_at_to.*organizer_id.*attendee_ids/s,
  );
  const { member: me, time } = await agent.get('who_am_i');
  const end = new Date(Date.parse(time) + 7 * day).toISOString();
  const mine = async (status: string) =>
    all(agent, 'tasks', { filter: { assignee_id: me.id, status, due_at_to: end }, sort: 'due_at' });
  const tasks = [...(await mine('open')), ...(await mine('in_progress'))];
  const titles = tasks.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Overdue', 'In progress']));
  expect(titles).not.toEqual(expect.arrayContaining(['Later']));
  expect(tasks.find(({ title }) => title === 'Overdue')).toMatchObject({ priority: 'normal', estimated_minutes: 60 });
  const week = { start_at_from: time, start_at_to: end };
  const organized = await all(agent, 'appointments', { filter: { organizer_id: me.id, ...week } });
  const attended = await all(agent, 'appointments', { filter: { attendee_ids: me.id, ...week } });
  expect(organized.map(({ title }) => title)).toContain('I organize');
  expect(attended.map(({ title }) => title)).toContain('I attend');
  const [{ id, version }] = tasks;
  const call = { kind: 'tasks', records: [{ id, version, changes: { due_at: end } }] };
  expect((await agent.get('update_records', call)).failed).toEqual([]);
});

it('prepare_meeting can be followed to the end', async () => {
  const agent = await connect(await mockServer());
  const text = await textOf(agent, 'prepare_meeting', { company: 'Lindqvist Hotels AB' });
  expect(text).toContain('meeting with Lindqvist Hotels AB');
  expect(text).toContain('contacts, deals, orders, tickets and projects with the filter company_id');
  const { matches } = await agent.get('search', { query: 'Lindqvist Hotels AB', kinds: ['companies'] });
  expect(matches).toMatchObject([{ id: 318, name: 'Lindqvist Hotels AB' }]);
  const found = Object.fromEntries(
    await Promise.all(
      ['contacts', 'deals', 'orders', 'tickets', 'projects'].map(async (kind) => [
        kind,
        await all(agent, kind, { filter: { company_id: matches[0].id } }),
      ]),
    ),
  );
  expect(found.contacts.map(({ last_name }: Json) => last_name)).toContain('Lindqvist');
  expect(found.projects.map(({ name }: Json) => name)).toContain('Lobby refit, Hotel Kungsholmen');
  expect(found.tickets.length + found.deals.length + found.orders.length).toBeGreaterThan(0);
});

it('review_pipeline can be followed to the end', async () => {
  const agent = await connect(await mockServer());
  const text = await textOf(agent, 'review_pipeline');
  expect(text).toMatch(/who_am_i.*\(lead, qualified, proposal, negotiation\)/s);
  const [, named = ''] = /with the fields (.*?)\./.exec(text) ?? [];
  const fields = named.split(/, | and /);
  expect(fields).toHaveLength(6);
  const stages = ['lead', 'qualified', 'proposal', 'negotiation'];
  const deals = (await Promise.all(stages.map((stage) => all(agent, 'deals', { filter: { stage }, fields })))).flat();
  expect(deals.length).toBeGreaterThan(3);
  for (const deal of deals) expect(deal).toMatchObject({ title: expect.any(String), updated_at: expect.any(String) });
  expect(deals.some(({ value }) => value?.currency && value.amount > 0)).toBe(true);
  expect(deals.some(({ expected_close_date }) => expected_close_date)).toBe(true);
});

it('report_changes can be followed to the end', async () => {
  const mock = await mockServer();
  const agent = await connect(mock);
  const [{ id, version }] = await all(agent, 'deals', { filter: { stage: 'lead' } });
  await agent.get('update_records', { kind: 'deals', records: [{ id, version, changes: { stage: 'won' } }] });
  const since = inDays(-20).slice(0, 10);
  const text = await textOf(agent, 'report_changes', { since });
  expect(text).toContain(`changed since ${since}`);
  expect(text).toMatch(/kinds tasks, tickets and deals.*2026-03-02T00:00:00Z/s);
  const events: Json[] = [];
  let cursor: string | null = null;
  do {
    const args = { kinds: ['tasks', 'tickets', 'deals'], since: `${since}T00:00:00Z`, limit: 100 };
    const page: Json = await agent.get('recent_events', { ...args, ...(cursor && { cursor }) });
    events.push(...page.events);
    cursor = page.next_cursor;
  } while (cursor);
  expect(new Set(events.map(({ type }) => type.split('.')[0]))).toEqual(new Set(['task', 'ticket', 'deal']));
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'deal.updated',
      changed: expect.objectContaining({ stage: { from: 'lead', to: 'won' } }),
    }),
  );
});
