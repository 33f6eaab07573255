import { screen, waitFor, within } from '@testing-library/react';
import { type Resource, resources } from '@worklane/contract';
import { absoluteFilters } from '@worklane/contract/requests';
import { describe, expect, it, vi } from 'vitest';
import { batches, fakeService, problem, type ReceivedRequest } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { fieldLabel } from '../../ui/labels.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DeleteRecord } from './delete-record.tsx';
import { RecordPage } from './record.tsx';
import { RecordFilters, useRecordFilters } from './record-filters.tsx';
import { RecordsPage } from './records.tsx';

const task = (id: number, fields: object = {}) => ({
  ...{ id, organization_id: 7, version: 3, title: `Task ${id}`, status: 'open', priority: 'normal', tags: [] },
  ...{ project_id: null, assignee_id: null, parent_task_id: null, custom_fields: {} },
  ...{ created_at: '2026-03-02T08:00:00Z', updated_at: '2026-03-02T08:00:00Z' },
  ...fields,
});

const page = (data: readonly object[]) => ({ body: { data, next_cursor: null } });
const list = { at: '/7/explorer/tasks', route: '/7/explorer/:collection' };
const reads = (requests: readonly ReceivedRequest[]) =>
  requests.filter(({ method }) => method === 'GET').map(({ path, query }) => `${path}${decodeURIComponent(query)}`);

describe('the names of referenced records', () => {
  const project = { id: 26, name: 'Lobby' };

  it('are loaded in one request for each collection', async () => {
    const tasks = Array.from({ length: 25 }, (_, index) =>
      task(index + 1, { project_id: 26 + (index % 2), assignee_id: 12 + (index % 5) }),
    );
    const requests = fakeService({
      'GET /api/v1/7/tasks': () => page(tasks),
      'GET /api/v1/7/projects': () => page([project]),
      'GET /api/v1/7/members': () => page([12, 13, 14, 15, 16].map((id) => ({ id, name: `Member ${id}` }))),
    });
    renderPage(<RecordsPage />, list);
    expect((await screen.findAllByRole('link', { name: 'Lobby' })).length).toBe(13);
    await screen.findAllByRole('link', { name: 'Member 16' });
    expect(reads(requests)).toEqual([
      '/api/v1/7/tasks?limit=25',
      '/api/v1/7/projects?ids=26,27&limit=200',
      '/api/v1/7/members?ids=12,13,14,15,16&limit=200',
    ]);
    // A record that does not exist keeps its ID.
    expect(screen.getAllByRole('link', { name: '#27' })[0]?.getAttribute('href')).toBe('/7/explorer/projects/27');
  });

  it('are IDs when they cannot be loaded', async () => {
    fakeService({ 'GET /api/v1/7/tasks': () => page([task(1, { project_id: 26 })]) });
    renderPage(<RecordsPage />, list);
    await screen.findByRole('link', { name: '#26' });
  });
});

describe('a record with invalid fields', () => {
  const invalid = task(1, {
    title: undefined,
    tags: undefined,
    status: 'lost',
    invalid_fields: ['title', 'tags', 'status'],
  });

  it('is in the list, and counted when the list is exported', async () => {
    fakeService({ 'GET /api/v1/7/tasks': () => page([invalid, task(2)]) });
    Object.assign(URL, { createObjectURL: () => '#csv', revokeObjectURL: () => undefined });
    const { user } = renderPage(<RecordsPage />, list);
    await screen.findByRole('link', { name: 'Task 2' });
    expect(screen.getAllByRole('row')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await screen.findByText('Tasks exported, 1 task with invalid fields');
  });

  it('is shown without them', async () => {
    fakeService({ 'GET /api/v1/7/tasks/1': () => ({ body: invalid }) });
    renderPage(<RecordPage />, { at: '/7/explorer/tasks/1', route: '/7/explorer/:collection/:id' });
    await screen.findByText('Lost');
  });
});

describe('a filter by reference', () => {
  it('finds the record by its name, also a member who was removed', async () => {
    const requests = fakeService({
      'GET /api/v1/7/tasks': () => page([task(1)]),
      'GET /api/v1/7/members': () => page([{ id: 12, name: 'Maja Berg', active: false }]),
    });
    const { user, router } = renderPage(<RecordsPage />, list);
    await user.click(await screen.findByRole('button', { name: 'Show more filters' }));
    await user.type(screen.getByLabelText('Assignee'), 'maja');
    await user.click(await screen.findByRole('option', { name: /Maja Berg/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?assignee_id=12'));
    expect((screen.getByLabelText('Assignee') as HTMLInputElement).value).toBe('Maja Berg');
    expect(reads(requests).filter((path) => path.includes('active='))).toEqual([]);
  });

  it('offers the member who is signed in, and no other kind does', async () => {
    const requests = fakeService({
      'GET /api/v1/7/tasks': () => page([task(1)]),
      'GET /api/v1/7/members': () => page([{ id: 12, name: 'Maja Berg' }]),
      'GET /api/v1/7/projects': () => page([]),
    });
    const { user, router } = renderPage(<RecordsPage />, list);
    await user.click(await screen.findByRole('button', { name: 'Show more filters' }));
    await user.click(screen.getByLabelText('Project'));
    await user.keyboard('m');
    await screen.findByText('No project found.');
    expect(screen.queryByRole('option', { name: /^Me/ })).toBeNull();
    await user.clear(screen.getByLabelText('Project'));
    await user.type(screen.getByLabelText('Assignee'), 'm');
    await user.click(await screen.findByRole('option', { name: /^Me/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?assignee_id=me'));
    expect((screen.getByLabelText('Assignee') as HTMLInputElement).value).toBe('Me');
    await waitFor(() => expect(reads(requests)).toContain('/api/v1/7/tasks?assignee_id=me&limit=25'));
  });

  it('finds who created a record: a member, a type of actor, or a client ID', async () => {
    const requests = fakeService({
      'GET /api/v1/7/tasks': () => page([task(1)]),
      'GET /api/v1/7/members': () => page([]),
    });
    const { user } = renderPage(<RecordsPage />, list);
    await user.click(await screen.findByRole('button', { name: 'Show more filters' }));
    await user.type(screen.getByLabelText('Created by'), 'agents');
    await user.click(await screen.findByRole('option', { name: /^AI agents/ }));
    await waitFor(() => expect(reads(requests)).toContain('/api/v1/7/tasks?created_by=agent&limit=25'));
    await user.type(screen.getByLabelText('Updated by'), 'app_7');
    await user.click(await screen.findByRole('option', { name: /^app_7/ }));
    const both = '/api/v1/7/tasks?created_by=agent&updated_by=app_7&limit=25';
    await waitFor(() => expect(reads(requests)).toContain(both));
  });

  it.each(Object.values<Resource>(resources).map((resource) => [resource.collection, resource] as const))(
    'of %s is a picker, for each reference',
    async (collection, resource) => {
      const { fields, references } = resource;
      const Filters = () => <RecordFilters resource={resource} filters={useRecordFilters(resource)} />;
      fakeService({ [`GET /api/v1/7/${collection}`]: () => page([]) });
      const { user } = renderPage(<Filters />, { at: `/7/explorer/${collection}` });
      await user.click(screen.getByRole('button', { name: 'Show more filters' }));
      const pickers = references.filter(({ path: [name = ''] }) => fields[name]?.filter !== undefined);
      const actors = Object.values(fields).filter(({ type }) => type === 'EventActor');
      expect(screen.queryAllByRole('combobox', { name: /./ }).filter((each) => each.tagName === 'INPUT')).toHaveLength(
        pickers.length + actors.length,
      );
    },
  );
});

describe('a filter by time', () => {
  const show = (resource: Resource, at: string) => {
    fakeService({});
    const Filters = () => <RecordFilters resource={resource} filters={useRecordFilters(resource)} />;
    return renderPage(<Filters />, { at, route: at.split('?')[0] as string });
  };
  const optionsOf = (name: string) => [...(screen.getByLabelText(name) as HTMLSelectElement).options];

  it('is a period relative to now in the values of the contract, or a time from and to', async () => {
    const { user, router } = show(resources.tasks, '/7/explorer/tasks?due_at_from=2026-03-02T08:00:00Z');
    const due = screen.getByLabelText('Due at');
    for (const [label, search] of [
      ['Overdue', '?due_at_to=P0D'],
      ['Next 7 days', '?due_at_to=P7D&due_at_from=P0D'],
      ['Any time or custom range', ''],
    ] as const) {
      await user.selectOptions(due, label);
      await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe(search));
      expect(screen.queryByLabelText('Due at from') === null).toBe(search !== '');
    }
    await user.selectOptions(screen.getByLabelText('Created at'), 'Last 7 days');
    await waitFor(() => expect(router.state.location.search).toBe('?created_at_from=-P7D&created_at_to=P0D'));
    expect(optionsOf('Created at').map(({ text }) => text)).not.toContain('Next 7 days');
  });

  it('shows any other period of the URL', () => {
    show(resources.tasks, '/7/explorer/tasks?due_at_to=-P3D');
    expect(screen.getByLabelText('Due at')).toMatchObject({ value: '/-P3D' });
  });

  it.each(Object.values<Resource>(resources).map((resource) => [resource.collection, resource] as const))(
    'of %s has only periods that the contract knows, and that are not empty',
    async (_, resource) => {
      const { user } = show(resource, `/7/explorer/${resource.collection}`);
      await user.click(screen.getByRole('button', { name: 'Show more filters' }));
      for (const [name, { type, filter }] of Object.entries(resource.fields)) {
        if (filter !== 'range' || !type.startsWith('date')) continue;
        const periods = optionsOf(fieldLabel(name)).flatMap(({ value }) => value || []);
        expect(periods.length).toBeGreaterThanOrEqual(2);
        for (const [from = '', to = ''] of periods.map((period) => period.split('/'))) {
          const given = { ...(from && { [`${name}_from`]: from }), [`${name}_to`]: to };
          const times = Object.values(absoluteFilters(resource, given, { now: new Date('2026-03-02T08:00:00Z') }));
          for (const time of times) expect(time).toMatch(/^20\d\d-/);
          expect(new Set(times).size).toBe(times.length);
          expect(times).toEqual(times.toSorted());
        }
      }
    },
  );
});

describe('bulk changes', () => {
  const tasks = [1, 2, 3].map((id) => task(id, { version: id }));
  const routes = (change: Parameters<typeof batches>[0]) => ({
    'GET /api/v1/7/tasks': () => page(tasks),
    'POST /api/v1/7/tasks/batch': batches(change),
  });
  /** Returns the properties of a bar with these selected records. */
  const bar = (records: ReturnType<typeof task>[]) => {
    const no = () => undefined;
    const selection = { has: () => true, toggle: no, add: no, remove: no, clear: no };
    const selected = { ...selection, records: new Map(records.map((record) => [record.id, record])) };
    return { resource: resources.tasks, query: {}, hasMore: false, selection: selected, loaded: records };
  };
  const changes = (requests: readonly ReceivedRequest[]) =>
    requests
      .filter(({ method }) => method === 'POST')
      .map(({ path, body }) => [path, (body as { items: object }).items]);
  const deleteAll = async () => {
    const { user } = renderPage(<RecordsPage />, list);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all records on this page' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 3 tasks' }));
    return user;
  };

  it('delete the selected records in their loaded version, and list those that failed with the reason', async () => {
    const conflict = problem(409, 'record_referenced', 'Other records refer to it');
    const requests = fakeService(
      routes(({ id }) =>
        id === 2
          ? { ...conflict, body: { ...(conflict.body as object), referenced_by: [{ kind: 'task', id: 9 }] } }
          : { status: 204 },
      ),
    );
    const { user } = renderPage(<RecordsPage />, list);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all records on this page' }));
    const bar = screen.getByRole('region', { name: 'Selected records' });
    expect(bar.textContent).toContain('3 tasks selected');
    await user.click(within(bar).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 3 tasks?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete 3 tasks' }));
    await within(dialog).findByText('1 task could not be deleted.');
    expect(within(dialog).getByRole('heading').textContent).toBe('2 tasks deleted');
    expect(within(dialog).getByRole('link', { name: 'Task 9' }).getAttribute('href')).toBe('/7/explorer/tasks/9');
    // The others may have referred to the one that failed.
    expect(changes(requests)).toEqual([
      ['/api/v1/7/tasks/batch', [1, 2, 3].map((id) => ({ delete: { id, version: id } }))],
      ['/api/v1/7/tasks/batch', [{ delete: { id: 2, version: 2 } }]],
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(bar.textContent).toContain('1 task selected'));
  });

  it('list records whose outcome is unknown apart from those that failed', async () => {
    fakeService({ ...routes(() => ({})), 'POST /api/v1/7/tasks/batch': () => ({ body: { results: [] } }) });
    await deleteAll();
    await screen.findByText('3 tasks may have been deleted: look at them before you try again.');
  });

  it('update one field, which is chosen from those of the contract', async () => {
    const requests = fakeService(routes(({ id }) => ({ body: task(Number(id)) })));
    const { user } = renderPage(<RecordsPage />, list);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Task 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Task 3' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    const dialog = await screen.findByRole('alertdialog');
    const field = within(dialog).getByLabelText('Field') as HTMLSelectElement;
    expect([...field.options].map(({ value }) => value)).toEqual([
      ...['status', 'priority', 'project_id', 'parent_task_id', 'assignee_id', 'due_at'],
    ]);
    await user.selectOptions(within(dialog).getByLabelText('Status'), 'done');
    await user.click(within(dialog).getByRole('button', { name: 'Update 2 tasks' }));
    await screen.findByText('2 tasks updated');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(changes(requests)).toEqual([
      ['/api/v1/7/tasks/batch', [1, 3].map((id) => ({ update: { id, version: id, changes: { status: 'done' } } }))],
    ]);
  });

  it('are undone in an order in which no restored record refers to a deleted one', async () => {
    const restored: unknown[] = [];
    // Task 3 refers to task 1.
    const service = routes(({ id, version }) => {
      if (version !== undefined) return { status: 204 };
      if (id === 3 && !restored.includes(1)) return problem(422, 'validation_failed', 'No such task');
      restored.push(id);
      return { body: task(Number(id)) };
    });
    const requests = fakeService(service);
    const user = await deleteAll();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('3 tasks restored');
    expect(changes(requests).slice(1)).toEqual([
      ['/api/v1/7/tasks/batch', [3, 2, 1].map((id) => ({ restore: { id } }))],
      ['/api/v1/7/tasks/batch', [{ restore: { id: 3 } }]],
    ]);
  });

  it('are undone by the previous values, unless someone else has changed the record since, who is named', async () => {
    const requests = fakeService(
      routes(({ id, version, changes }) => {
        const { status } = changes as { status: string };
        // Task 2 is done already.
        if (status === 'done') return { body: task(Number(id), { status, version: id === 2 ? 2 : Number(id) + 1 }) };
        return id === 3
          ? problem(412, 'version_mismatch', 'It has version 5.')
          : { body: task(Number(id), { version }) };
      }),
    );
    const { user } = renderPage(
      <BulkBar {...bar([task(1, { version: 1 }), task(2, { version: 2, status: 'done' }), task(3)])} />,
      list,
    );
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await user.selectOptions(await screen.findByLabelText('Status'), 'done');
    await user.click(screen.getByRole('button', { name: 'Update 3 tasks' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('1 task reverted');
    await screen.findByText('1 task could not be reverted. Task 3: It has version 5.');
    expect(changes(requests)[1]).toEqual([
      '/api/v1/7/tasks/batch',
      [1, 3].map((id) => ({ update: { id, version: id + 1, changes: { status: 'open' } } })),
    ]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/could not be reverted/)).toBeNull());
  });

  it('can be undone if only some of them were made', async () => {
    const requests = fakeService(
      routes(({ id, version }) =>
        id === 2 && version ? problem(409, 'record_referenced', 'Other records refer to it') : { status: 204 },
      ),
    );
    const user = await deleteAll();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('2 tasks restored');
    expect(changes(requests).at(-1)).toEqual(['/api/v1/7/tasks/batch', [3, 1].map((id) => ({ restore: { id } }))]);
  });

  it('end before the next batch when they are cancelled', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => task(index + 1));
    const responses: (() => void)[] = [];
    fakeService({ 'GET /api/v1/7/tasks': () => page(many) });
    const respond = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
      const request = new Request(input, init);
      if (request.method !== 'POST') return respond(request);
      const { items } = (await request.json()) as { items: object[] };
      await new Promise<void>((resolve) => responses.push(resolve));
      return Response.json({ results: items.map(() => ({ status: 204 })) });
    });
    const { user } = renderPage(<BulkBar {...bar(many)} />, list);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.type(await screen.findByLabelText('Number of tasks'), '1000');
    await user.click(screen.getByRole('button', { name: 'Delete 1,000 tasks' }));
    await screen.findByRole('progressbar', { name: '0 of 1,000 tasks' });
    await waitFor(() => expect(responses.length).toBe(2));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    for (const end of responses) end();
    await screen.findByRole('heading', { name: '400 tasks deleted' });
    screen.getByText('Cancelled before 600 tasks.');
    expect(responses.length).toBe(2);
  });

  it('delete more than 20 records only after their number was typed', async () => {
    const many = Array.from({ length: 21 }, (_, index) => task(index + 1));
    fakeService({ ...routes(() => ({ status: 204 })), 'GET /api/v1/7/tasks': () => page(many) });
    const { user } = renderPage(<RecordsPage />, list);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all records on this page' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const confirm = (await screen.findByRole('button', { name: 'Delete 21 tasks' })) as HTMLButtonElement;
    expect(confirm.disabled).toBe(true);
    await user.type(screen.getByLabelText('Number of tasks'), '2');
    expect(confirm.disabled).toBe(true);
    await user.type(screen.getByLabelText('Number of tasks'), '1');
    expect(confirm.disabled).toBe(false);
    await user.click(confirm);
    await screen.findByText('21 tasks deleted');
  });

  it('are not offered to those who may only read', async () => {
    fakeService(routes(() => ({})));
    renderPage(<RecordsPage />, { ...list, role: 'viewer' });
    await screen.findByRole('link', { name: 'Task 1' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create task' })).toBeNull();
  });
});

describe('the page of a record', () => {
  const at = { at: '/7/explorer/tasks/5', route: '/7/explorer/:collection/:id' };

  it('says that the record does not exist, instead of showing it from the cache', async () => {
    let exists = true;
    fakeService({
      'GET /api/v1/7/tasks/5': () => (exists ? { body: task(5) } : problem(404, 'not_found', 'Not found')),
    });
    const { queryClient } = renderPage(<RecordPage />, at);
    await screen.findByRole('heading', { name: 'Task 5', level: 1 });
    exists = false;
    await queryClient.invalidateQueries();
    await screen.findByRole('heading', { name: 'This task does not exist' });
    expect(screen.queryByText('API response')).toBeNull();
    expect(screen.getByRole('link', { name: 'Show all tasks' }).getAttribute('href')).toBe('/7/explorer/tasks');
  });

  it('lets owners purge the values of a deleted record', async () => {
    const purge = '/dashboard/api/organizations/7/records/task/5';
    const requests = fakeService({ [`DELETE ${purge}`]: () => ({ status: 204 }) });
    const { user } = renderPage(<RecordPage />, at);
    await user.click(await screen.findByRole('button', { name: 'Purge values' }));
    expect(requests.map(({ path }) => path)).not.toContain(purge);
    await user.click((await screen.findAllByRole('button', { name: 'Purge values' })).at(-1) as HTMLElement);
    await screen.findByText('Values purged');
    expect(requests.map(({ path }) => path)).toContain(purge);
  });

  it('offers no purge to members', async () => {
    fakeService({});
    renderPage(<RecordPage />, { ...at, role: 'member' });
    await screen.findByRole('heading', { name: 'This task does not exist' });
    expect(screen.queryByRole('button', { name: 'Purge values' })).toBeNull();
  });

  it('is forgotten when the record is deleted, which can be undone', async () => {
    const restored: unknown[] = [];
    fakeService({
      'DELETE /api/v1/7/tasks/5': () => ({ status: 204 }),
      'POST /api/v1/7/tasks/batch': batches(({ id }) => {
        restored.push(id);
        return { body: task(5) };
      }),
    });
    const { user, router, queryClient } = renderPage(<DeleteRecord resource={resources.tasks} recordId={5} />, at);
    queryClient.setQueryData([7, 'tasks', 'record', 5], task(5));
    await user.click(screen.getByRole('button', { name: 'Delete task' }));
    await user.click((await screen.findAllByRole('button', { name: 'Delete task' })).at(-1) as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/7/explorer/tasks'));
    await waitFor(() => expect(queryClient.getQueryData([7, 'tasks', 'record', 5])).toBeUndefined());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('1 task restored');
    expect(restored).toEqual([5]);
  });

  it('links to the lists of records that refer to it', async () => {
    fakeService({ 'GET /api/v1/7/tasks/5': () => ({ body: task(5) }) });
    renderPage(<RecordPage />, at);
    const link = await screen.findByRole('link', { name: 'Tasks by parent task' });
    expect(link.getAttribute('href')).toBe('/7/explorer/tasks?parent_task_id=5');
  });
});
