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
    request:
      'Which orders of Lindqvist Hotels are not fulfilled yet? Show a table with number, status and gross total.',
    async solve(agent) {
      const { id: company_id } = await agent.find('companies', 'Lindqvist Hotels');
      const orders = await agent.list('orders', { company_id }, { fields: ['number', 'status', 'totals'] });
      return orders
        .filter(({ status }) => status === 'pending' || status === 'confirmed')
        .map(
          ({ number, status, totals: { gross } }) => `| ${number} | ${status} | ${gross.amount} ${gross.currency} |`,
        );
    },
    async check(api, rows) {
      const { id: company_id } = await first(api.companies.list({ q: 'Lindqvist Hotels' }));
      const orders = await all(api.orders.list({ company_id, limit }));
      const open = orders.filter(({ status }) => status === 'pending' || status === 'confirmed');
      expect(rows.length).toBeGreaterThan(0);
      expect(rows).toHaveLength(open.length);
      for (const { number, totals } of open) {
        expect(rows.join('\n')).toMatch(new RegExp(`${number}.*${totals.gross.amount} ${totals.gross.currency}`));
      }
    },
  },
  {
    request: 'Who is on shift on the next day with shifts after today?',
    async solve(agent) {
      const { time } = await agent.call('who_am_i');
      const start_at_from = midnight(addDays(time, 1));
      const shifts = await agent.list('shifts', { start_at_from }, { sort: 'start_at' });
      const date = shifts[0].start_at.slice(0, 10);
      return { date, members: shifts.filter(({ start_at }) => start_at.startsWith(date)).map(({ member }) => member) };
    },
    async check(api, { date, members }) {
      const shifts = await all(api.shifts.list({ start_at_from: midnight(addDays(now(), 1)), limit }));
      const dates = shifts.map(({ start_at }) => start_at.slice(0, 10)).toSorted();
      expect(date).toBe(dates[0]);
      const onShift = shifts.filter(({ start_at }) => start_at.startsWith(date)).map(({ member_id }) => member_id);
      const found = await all(api.members.list({ ids: onShift, limit }));
      expect(new Set(members)).toEqual(new Set(found.map(({ name }) => name)));
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
    request: 'Which quotes that customers have received expire within the next 31 days?',
    async solve(agent) {
      const { time } = await agent.call('who_am_i');
      const range = { valid_until_from: time.slice(0, 10), valid_until_to: addDays(time, 32).slice(0, 10) };
      const quotes = await agent.list('quotes', { status: 'sent', ...range }, { sort: 'valid_until' });
      return quotes.map(({ id, number, company }) => ({ id, number, company }));
    },
    async check(api, quotes) {
      const sent = await all(api.quotes.list({ status: 'sent', limit }));
      const until = addDays(now(), 32).slice(0, 10);
      const expiring = sent.filter(
        ({ valid_until }) => valid_until && valid_until >= now().slice(0, 10) && valid_until < until,
      );
      expect(quotes).not.toEqual([]);
      expect(ids(quotes)).toEqual(ids(expiring));
      const { company_id } = await api.quotes.get(quotes[0].id);
      expect(quotes[0].company).toBe((await api.companies.get(company_id ?? 0)).name);
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
    request: 'Book a design consultation for Maja Lindqvist, in three days at 10:00.',
    async solve(agent) {
      const { time } = await agent.call('who_am_i');
      const { id: contact_id } = await agent.find('contacts', 'Maja Lindqvist');
      const { id: service_id } = await agent.find('services', 'design consultation');
      const { record } = await agent.call('get_record', { kind: 'services', id: service_id });
      await agent.call('describe_kind', { kind: 'bookings' });
      const start_at = atHour(addDays(time, 3), '10:00');
      const end_at = addDays(start_at, record.duration_minutes / 1440);
      const records = [{ contact_id, service_id, start_at, end_at, status: 'confirmed' }];
      return agent.call('create_records', { kind: 'bookings', records });
    },
    async check(api, { created }) {
      const service = await first(api.services.list({ q: 'design consultation' }));
      const contact = await first(api.contacts.list({ q: 'Maja Lindqvist' }));
      const booking = await api.bookings.get(created[0].id);
      expect(booking).toMatchObject({ service_id: service.id, contact_id: contact.id, status: 'confirmed' });
      expect(booking.start_at).toBe(atHour(addDays(now(), 3), '10:00'));
      const minutes = (Date.parse(booking.end_at) - Date.parse(booking.start_at)) / 60_000;
      expect(minutes).toBe(service.duration_minutes);
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
    request: 'Raise the prices of all pine shelves by 10 percent.',
    prepare: (api) => all(api.products.list({ q: 'pine shelf', limit })),
    async solve(agent) {
      const shelves = await agent.list('products', { q: 'pine shelf' }, { fields: ['name', 'unit_price'] });
      const records = shelves.map(({ id, version, unit_price: { amount, currency } }) => {
        return { id, version, changes: { unit_price: { amount: Math.round(amount * 1.1), currency } } };
      });
      return agent.call('update_records', { kind: 'products', records });
    },
    async check(api, { failed }, before) {
      expect(failed).toEqual([]);
      expect(before.length).toBeGreaterThan(1);
      for (const { id, unit_price } of before) {
        const product = await api.products.get(id);
        expect(product.unit_price).toEqual({ ...unit_price, amount: Math.round(unit_price.amount * 1.1) });
      }
    },
  },
  {
    request: 'We no longer offer yearly care. Take the service off the list.',
    async solve(agent) {
      const { id } = await agent.find('services', 'yearly care');
      const { record } = await agent.call('get_record', { kind: 'services', id, fields: ['active'] });
      const args = { kind: 'services', changes: { active: false }, records: [versionOf(record)] };
      return agent.call('update_records', args);
    },
    async check(api, { updated }) {
      const service = await first(api.services.list({ q: 'yearly care' }));
      expect(updated).toEqual([{ id: service.id, version: service.version }]);
      expect(service.active).toBe(false);
    },
  },
  {
    request: 'Add the company Ferry Works in Helsinki, with Ana Silva (ana@ferry-works.example), the buyer there.',
    async solve(agent) {
      const { matches } = await agent.call('search', { query: 'Ferry Works', kinds: ['companies', 'contacts'] });
      if (matches.length > 0) throw new Error('The company exists.');
      await agent.call('describe_kind', { kind: 'companies' });
      await agent.call('describe_kind', { kind: 'contacts' });
      const address = { line1: 'Satamakatu 1', postal_code: '00160', city: 'Helsinki', country: 'FI' };
      const companies = { kind: 'companies', records: [{ name: 'Ferry Works', address }] };
      const [company] = (await agent.call('create_records', companies)).created;
      const ana = { first_name: 'Ana', last_name: 'Silva', email: 'ana@ferry-works.example', job_title: 'Buyer' };
      return agent.call('create_records', { kind: 'contacts', records: [{ ...ana, company_id: company.id }] });
    },
    async check(api) {
      const contact = await first(api.contacts.list({ email: 'ana@ferry-works.example' }));
      expect(contact).toMatchObject({ first_name: 'Ana', last_name: 'Silva', job_title: 'Buyer' });
      const company = await api.companies.get(contact.company_id ?? 0);
      expect(company).toMatchObject({ name: 'Ferry Works', address: { city: 'Helsinki', country: 'FI' } });
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
    request: 'Postpone every campaign that has not started yet by a week.',
    prepare: async (api) =>
      (await all(api.campaigns.list({ limit }))).filter(({ status }) => status === 'scheduled' || status === 'draft'),
    async solve(agent) {
      const campaigns = [
        ...(await agent.list('campaigns', { status: 'scheduled' })),
        ...(await agent.list('campaigns', { status: 'draft' })),
      ].filter(({ start_at }) => start_at);
      const records = campaigns.map(({ id, version, start_at, end_at }) => {
        return {
          id,
          version,
          changes: { start_at: addDays(start_at, 7), ...(end_at && { end_at: addDays(end_at, 7) }) },
        };
      });
      return agent.call('update_records', { kind: 'campaigns', records });
    },
    async check(api, { failed }, before) {
      expect(failed).toEqual([]);
      expect(before).not.toEqual([]);
      for (const { id, start_at, end_at } of before) {
        const later = (time: string | null) => time && addDays(time, 7);
        const campaign = await api.campaigns.get(id);
        expect([campaign.start_at, campaign.end_at]).toEqual([later(start_at), later(end_at)]);
      }
    },
  },
  {
    request: 'Who was sick or on vacation in the last seven days?',
    async solve(agent) {
      const { time } = await agent.call('who_am_i');
      const range = { start_at_from: addDays(midnight(time), -7), start_at_to: time };
      const sick = await agent.list('presences', { status: 'sick', ...range });
      const onVacation = await agent.list('presences', { status: 'vacation', ...range });
      return [...new Set([...sick, ...onVacation].map(({ member }) => member))];
    },
    async check(api, names) {
      const range = { start_at_from: addDays(midnight(now()), -7), start_at_to: now() };
      const presences = await all(api.presences.list({ ...range, limit }));
      const away = presences.filter(({ status }) => status === 'sick' || status === 'vacation');
      const members = await all(api.members.list({ limit }));
      const expected = members.filter(({ id }) => away.some(({ member_id }) => member_id === id));
      expect(presences).not.toEqual([]);
      expect(names.toSorted()).toEqual(expected.map(({ name }) => name).toSorted());
    },
  },
  {
    request: 'Mira Okafor takes over all deals that are in negotiation.',
    async solve(agent) {
      const { id: owner_id } = await agent.find('members', 'Mira Okafor');
      const deals = await agent.list('deals', { stage: 'negotiation' });
      return agent.call('update_records', { kind: 'deals', changes: { owner_id }, records: deals.map(versionOf) });
    },
    async check(api, { updated }) {
      const mira = await first(api.members.list({ q: 'Mira Okafor' }));
      const deals = await all(api.deals.list({ stage: 'negotiation', limit }));
      expect(deals).not.toEqual([]);
      expect(ids(updated)).toEqual(ids(deals));
      expect(deals.filter(({ owner_id }) => owner_id !== mira.id)).toEqual([]);
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
  {
    request: 'Plan Tomás Pereira in the workshop next week, Monday to Friday, from 8:00 to 16:30.',
    async solve(agent) {
      const { time } = await agent.call('who_am_i');
      const { id: member_id } = await agent.find('members', 'Tomás Pereira');
      await agent.call('describe_kind', { kind: 'shifts' });
      const records = [0, 1, 2, 3, 4].map((days) => {
        const date = addDays(nextMonday(time), days);
        const times = { start_at: atHour(date, '08:00'), end_at: atHour(date, '16:30') };
        return { member_id, ...times, location: 'Workshop', status: 'planned' };
      });
      return agent.call('create_records', { kind: 'shifts', records });
    },
    async check(api, { created }) {
      const { id: member_id } = await first(api.members.list({ q: 'Tomás Pereira' }));
      const shifts = await all(api.shifts.list({ ids: ids(created), limit }));
      expect(shifts.map(({ start_at }) => new Date(start_at).getUTCDay()).toSorted()).toEqual([1, 2, 3, 4, 5]);
      for (const shift of shifts) {
        expect(shift).toMatchObject({ member_id, location: 'Workshop', start_at: atHour(shift.start_at, '08:00') });
        expect(shift.end_at).toBe(atHour(shift.start_at, '16:30'));
        expect(shift.start_at > now() && shift.start_at < addDays(now(), 12)).toBe(true);
      }
    },
  },
];
