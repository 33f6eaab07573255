import { resources } from '@worklane/contract';
import { expect, it } from 'vitest';
import { connect, type Json, mockServer } from './connect.ts';

/** What a model reads costs about one token for 4 characters. */
const tokens = (value: unknown) => JSON.stringify(value).length / 4;

it('describes all tools for a token with every scope in under 5,000 tokens', async () => {
  const { client } = await connect(await mockServer());
  expect(tokens(await client.listTools())).toBeLessThan(5000);
});

/** As in the demo data. */
const titles = [
  'Replace the broken lamp',
  'Write the minutes of the site visit',
  'Test the new tool',
  'Repair the scratched panel',
  'Call Bonnie Schuppe about the delivery',
  'Collect the signed contract from Daugherty',
];
const statuses = ['open', 'in_progress', 'blocked', 'done', 'cancelled'] as const;

it('returns a page of 50 tasks with all short fields and references in under 6,000 tokens', async () => {
  const mock = await mockServer({ empty: true });
  const { projects } = mock.seed({ projects: [{ name: 'Lobby refit, Hotel Kungsholmen' }] });
  const project_id = projects[0]?.id ?? expect.unreachable();
  const tasks = Array.from({ length: 60 }, (_, index) => ({
    title: titles[index % titles.length] ?? '',
    description: 'The panels have to be delivered before the fitters arrive. '.repeat(20),
    status: statuses[index % statuses.length] ?? ('open' as const),
    priority: 'normal' as const,
    project_id,
    assignee_id: 15,
    due_at: '2026-03-02T15:00:00.000Z',
    estimated_minutes: 120 + index,
    tags: ['procurement', 'delivery'],
    external_id: `ERP-2026-${index}`,
    custom_fields: { floor: String(index) },
  }));
  mock.seed({ tasks });
  const { call } = await connect(mock);
  const { raw, value } = await call('list_records', { kind: 'tasks' });
  expect(value.records).toHaveLength(50);
  const short = ['title', 'status', 'priority', 'project', 'assignee', 'due_at', 'estimated_minutes', 'tags'];
  for (const name of short) expect(value.records.every((record: Json) => name in record)).toBe(true);
  expect(tokens(raw)).toBeLessThan(6000);
});

it.each(Object.keys(resources))('describes %s in under 4,000 tokens', async (kind) => {
  const { call } = await connect(await mockServer());
  const { text }: Json = await call('describe_kind', { kind });
  expect(text.length / 4).toBeLessThan(4000);
});
