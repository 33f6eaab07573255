import type { Client } from '@worklane/client';
import { expect } from 'vitest';
import type { Json, ScriptedAgent } from './scripted-agent.ts';

/** A request of a user to an agent, on the demo data. */
export interface AgentTask {
  readonly request: string;
  /** Changes what the request is about, and returns what the check needs of the state before. */
  readonly prepare?: (api: Client) => Promise<Json>;
  /** Does what a model would do, with nothing but the request and the results of tools. @returns what it tells the user */
  readonly solve: (agent: ScriptedAgent) => Promise<Json>;
  /** Reads through the API whether the request is met. */
  readonly check: (api: Client, answer: Json, before: Json) => Promise<void>;
}

const day = 86_400_000;
const addDays = (time: string, days: number): string => new Date(Date.parse(time) + days * day).toISOString();
const atHour = (time: string, hour: string): string => `${time.slice(0, 10)}T${hour}:00.000Z`;
const midnight = (time: string): string => atHour(time, '00:00');
const nextMonday = (time: string): string => addDays(time, 7 - ((new Date(time).getUTCDay() + 6) % 7));
const versionOf = ({ id, version }: Json) => ({ id, version });
const ids = (records: readonly { id: number }[]) => records.map(({ id }) => id).toSorted((a, b) => a - b);
const now = () => new Date().toISOString();
const isUnfinished = ({ status }: { status: string }) => status !== 'done' && status !== 'cancelled';

/** Returns all records of a page. @throws Error if there are more */
async function all<Item>(list: Promise<{ data: Item[]; next_cursor: string | null }>): Promise<Item[]> {
  const { data, next_cursor } = await list;
  expect(next_cursor).toBeNull();
  return data;
}

async function first<Item>(list: Promise<{ data: Item[] }>): Promise<Item> {
  return (await list).data[0] ?? expect.unreachable('No record matches.');
}

const limit = 200;

export const agentTasks: readonly AgentTask[] = [
  {
    request: 'What can you do in Worklane? Which kinds of records can you read and change, and for whom do you act?',
    async solve(agent) {
      const { member, can_change } = await agent.call('who_am_i');
      const { kinds } = await agent.call('list_kinds');
      return { member: member.name, kinds: kinds.map(({ kind }: Json) => kind), can_change };
    },
    async check(api, { member, kinds, can_change }) {
      const { name } = await first(api.members.list({ email: 'demo@worklane.example' }));
      expect(member).toBe(name);
      for (const kind of kinds) expect(await (api as Json)[kind].list({ limit: 1 })).toHaveProperty('data');
      expect(kinds).toEqual([...can_change, 'members']);
    },
  },
  {
    request: 'Move all overdue tasks of the project "Nordlicht, third floor" to next Monday, 15:00.',
    async solve(agent) {
      const { time } = await agent.call('who_am_i');
      const { id: project_id } = await agent.find('projects', 'Nordlicht third floor');
      const overdue = (await agent.list('tasks', { project_id, due_at_to: time })).filter(isUnfinished);
      const due_at = atHour(nextMonday(time), '15:00');
      return agent.call('update_records', { kind: 'tasks', changes: { due_at }, records: overdue.map(versionOf) });
    },
    async check(api, { updated, failed }) {
      expect(failed).toEqual([]);
      expect(updated).not.toEqual([]);
      const { id: project_id } = await first(api.projects.list({ q: 'Nordlicht third floor' }));
      const due = await all(api.tasks.list({ project_id, limit }));
      expect(due.filter((task) => isUnfinished(task) && task.due_at !== null && task.due_at < now())).toEqual([]);
      const moved = due.filter(({ due_at }) => due_at === atHour(nextMonday(now()), '15:00'));
      expect(ids(moved)).toEqual(expect.arrayContaining(ids(updated)));
    },
  },
  {
    request: 'Create an urgent ticket for Maja Lindqvist, who has called: a cupboard door sticks. Assign it to me.',
    async solve(agent) {
      const { member } = await agent.call('who_am_i');
      const { id } = await agent.find('contacts', 'Maja Lindqvist');
      const { record } = await agent.call('get_record', { kind: 'contacts', id, fields: ['company_id'] });
      await agent.call('describe_kind', { kind: 'tickets' });
      const ticket = { subject: 'Cupboard door sticks', priority: 'urgent', channel: 'phone', assignee_id: member.id };
      const records = [{ ...ticket, contact_id: id, company_id: record.company_id }];
      return agent.call('create_records', { kind: 'tickets', records });
    },
    async check(api, { created }) {
      const contact = await first(api.contacts.list({ q: 'Maja Lindqvist' }));
      const me = await first(api.members.list({ email: 'demo@worklane.example' }));
      expect(created).toHaveLength(1);
      expect(await api.tickets.get(created[0].id)).toMatchObject({
        ...{ priority: 'urgent', channel: 'phone', assignee_id: me.id, status: 'new' },
        ...{ contact_id: contact.id, company_id: contact.company_id },
      });
    },
  },
  {
    request: 'Somebody has set priorities of tasks by mistake today. Undo that.',
    async prepare(api) {
      const { data } = await api.tasks.list({ status: 'open', limit: 3 });
      for (const { id } of data) await api.tasks.update(id, { priority: 'urgent' });
      for (const { id } of data.slice(1)) await api.tasks.update(id, { priority: 'low' });
      return Object.fromEntries(data.map(({ id, priority }) => [id, priority]));
    },
    async solve(agent) {
      const { time } = await agent.call('who_am_i');
      const args = { kinds: ['tasks'], actions: ['updated'], since: midnight(time), limit: 100 };
      const { events } = await agent.call('recent_events', args);
      const changed = events.filter((event: Json) => event.changed?.priority);
      // The first change of the day has the value before it.
      const before = new Map(changed.toReversed().map((event: Json) => [event.record.id, event.changed.priority.from]));
      const tasks = await agent.list('tasks', { ids: [...before.keys()] }, { fields: ['priority'] });
      const records = tasks.map((task) => ({ ...versionOf(task), changes: { priority: before.get(task.id) } }));
      return agent.call('update_records', { kind: 'tasks', records });
    },
    async check(api, { failed }, before) {
      expect(failed).toEqual([]);
      const tasks = await all(api.tasks.list({ ids: Object.keys(before).map(Number), limit }));
      expect(Object.fromEntries(tasks.map(({ id, priority }) => [id, priority]))).toEqual(before);
    },
  },
  {
    request: 'Who changed the website of Lindqvist Hotels last, and what was it before?',
    async prepare(api) {
      const { id, website } = await first(api.companies.list({ q: 'Lindqvist Hotels' }));
      await api.companies.update(id, { website: 'https://www.lindqvist-hotels.example' });
      return website ?? null;
    },
    async solve(agent) {
      const { id } = await agent.find('companies', 'Lindqvist Hotels');
      const { events } = await agent.call('record_history', { kind: 'companies', id });
      const { actor, changed } = events.find((event: Json) => event.changed?.website);
      return { by: actor, before: changed.website.from };
    },
    async check(_api, answer, before) {
      expect(answer).toEqual({ by: expect.objectContaining({ type: 'application' }), before });
    },
  },
  {
    request: 'Which appointments does Aylin Demir attend or organize in the next two weeks, and with which customers?',
    async solve(agent) {
      const { time } = await agent.call('who_am_i');
      const { id } = await agent.find('members', 'Aylin Demir');
      const range = { start_at_from: time, start_at_to: addDays(time, 14) };
      const organized = await agent.list('appointments', { organizer_id: id, ...range });
      const attended = await agent.list('appointments', { attendee_ids: id, ...range });
      const found = new Map([...organized, ...attended].map((each) => [each.id, each]));
      return [...found.values()].map(({ id, start_at, contact }) => ({ id, start_at, contact }));
    },
    async check(api, appointments) {
      const { id } = await first(api.members.list({ q: 'Aylin Demir' }));
      const range = { start_at_from: now(), start_at_to: addDays(now(), 14) };
      const expected = (await all(api.appointments.list({ ...range, limit }))).filter(
        ({ organizer_id, attendee_ids }) => organizer_id === id || attendee_ids.includes(id),
      );
      expect(appointments).not.toEqual([]);
      expect(ids(appointments)).toEqual(ids(expected));
      const { contact_id } = await api.appointments.get(appointments[0].id);
      const { first_name, last_name } = await api.contacts.get(contact_id ?? 0);
      expect(appointments[0].contact).toBe(`${first_name} ${last_name}`);
    },
  },
  {
    request: 'List the documents of the project "Show flat, Solvik" with their links.',
    async solve(agent) {
      const fields = ['name', 'related', 'content_url'];
      const documents = await agent.list('documents', {}, { fields });
      return documents.filter(({ related }) => related?.kind === 'project' && related.name === 'Show flat, Solvik');
    },
    async check(api, documents) {
      const { id } = await first(api.projects.list({ q: 'Show flat Solvik' }));
      const expected = (await all(api.documents.list({ limit }))).filter(({ related }) => related?.id === id);
      expect(documents).not.toEqual([]);
      expect(new Map(documents.map((each: Json) => [each.id, each.content_url]))).toEqual(
        new Map(expected.map((each) => [each.id, each.content_url])),
      );
    },
  },
  {
    request: 'Delete the company Vasa Law Partners, unless something still refers to it. What does?',
    async solve(agent) {
      const { id } = await agent.find('companies', 'Vasa Law Partners');
      const { record } = await agent.call('get_record', { kind: 'companies', id, fields: ['name'] });
      const { deleted, failed } = await agent.call('delete_records', {
        kind: 'companies',
        records: [versionOf(record)],
      });
      return { deleted, references: failed[0]?.error.referenced_by };
    },
    async check(api, { deleted, references }) {
      const company = await first(api.companies.list({ q: 'Vasa Law Partners' }));
      expect(deleted).toEqual([]);
      expect(references).not.toEqual([]);
      for (const { kind, id } of references) {
        expect(await (api as Json)[kind].get(id)).toMatchObject({ company_id: company.id });
      }
    },
  },
  {
    request: 'Delete the bookings that were cancelled.',
    async prepare(api) {
      const booking = await first(api.bookings.list({ status: 'requested' }));
      return (await api.bookings.update(booking.id, { status: 'cancelled' })).id;
    },
    async solve(agent) {
      const cancelled = await agent.list('bookings', { status: 'cancelled' });
      return agent.call('delete_records', { kind: 'bookings', records: cancelled.map(versionOf) });
    },
    async check(api, { deleted, failed }, id) {
      expect(failed).toEqual([]);
      expect(ids(deleted)).toContain(id);
      expect(await all(api.bookings.list({ status: 'cancelled' }))).toEqual([]);
      expect(await all(api.bookings.list({ ids: [id] }))).toEqual([]);
    },
  },
  {
    request: 'Create the order for the newest quote that was accepted.',
    async solve(agent) {
      const [{ id }] = (await agent.call('list_records', { kind: 'quotes', filter: { status: 'accepted' }, limit: 1 }))
        .records;
      const { record: quote } = await agent.call('get_record', { kind: 'quotes', id });
      await agent.call('describe_kind', { kind: 'orders' });
      const line_items = quote.line_items.map(({ product, service, ...item }: Json) => item);
      const { contact_id, company_id, currency } = quote;
      const records = [{ quote_id: id, contact_id, company_id, currency, line_items, status: 'confirmed' }];
      return agent.call('create_records', { kind: 'orders', records });
    },
    async check(api, { created, failed }) {
      expect(failed).toEqual([]);
      const order = await api.orders.get(created[0].id);
      const quote = await first(api.quotes.list({ status: 'accepted' }));
      expect(order).toMatchObject({ quote_id: quote.id, company_id: quote.company_id, totals: quote.totals });
    },
  },
];
