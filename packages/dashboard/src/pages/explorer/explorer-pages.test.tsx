import { screen, waitFor, within } from '@testing-library/react';
import { type Resource, resources } from '@worklane/contract';
import { absoluteFilters } from '@worklane/contract/requests';
import { describe, expect, it } from 'vitest';
import { fakeService, problem, type ReceivedRequest } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { BulkChanges } from '../../layout/bulk-changes.tsx';
import { fieldLabel } from '../../ui/labels.ts';
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
  const path = '/dashboard/api/organizations/7/bulk-changes';
  const started = {
    ...{ bulk_change_id: 12, kind: 'task', action: 'delete', member_id: 1, created_at: '2026-03-02T08:00:00Z' },
    ...{ ended_at: null as string | null, stopped: false, total: 3 as number | null, made: 0, failed: 0 },
    failures: [] as object[],
  };
  type Started = Partial<typeof started>;
  /** Returns the routes of a service that makes a bulk change between two looks at it. */
  const routes = (records: readonly object[], end: Started, undone: Started = {}) => {
    let current = started;
    const ended = (changes: Started) => ({ ...current, ended_at: '2026-03-02T08:00:01Z', ...changes });
    const looks: Started[] = [];
    return {
      'GET /api/v1/7/tasks': () => page(records),
      [`GET ${path}`]: () => ({ body: { data: looks.length === 0 ? [] : [ended(looks.at(-1) as Started)] } }),
      [`POST ${path}`]: ({ body }: ReceivedRequest) => {
        const { changes } = body as { changes: object | null };
        current = { ...started, action: changes ? 'update' : 'delete', total: end.total ?? 3 };
        looks.push(end);
        return { status: 202, body: current };
      },
      [`POST ${path}/12/undo`]: () => {
        current = { ...started, bulk_change_id: 13, action: 'restore', total: null };
        looks.push({ total: 3, ...undone });
        return { status: 202, body: current };
      },
      [`DELETE ${path}/12`]: () => ({ status: 204 }),
    };
  };
  const pages = (
    <>
      <BulkChanges />
      <RecordsPage />
    </>
  );
  const sent = (requests: readonly ReceivedRequest[]) =>
    requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [`${method} ${path}`, body]);
  const versions = tasks.map(({ id, version }) => ({ id, version }));
  const deleteAll = async () => {
    const { user } = renderPage(pages, list);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all records on this page' }));
    const bar = screen.getByRole('region', { name: 'Selected records' });
    expect(bar.textContent).toContain('3 tasks selected');
    await user.click(within(bar).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 3 tasks?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete 3 tasks' }));
    await screen.findByRole('progressbar', { name: 'Deleting 0 of 3 tasks' });
    return user;
  };

  it('delete the selected records in their loaded version, show the progress, and can be undone', async () => {
    const requests = fakeService(routes(tasks, { made: 3 }, { made: 3 }));
    const user = await deleteAll();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Selected records' })).toBeNull();
    await screen.findByText('3 tasks deleted');
    expect(screen.queryByRole('progressbar')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('progressbar', { name: 'Restoring tasks' });
    await screen.findByText('3 tasks restored');
    expect(sent(requests)).toEqual([
      [`POST ${path}`, { kind: 'task', records: versions, changes: null }],
      [`POST ${path}/12/undo`, undefined],
    ]);
  });

  it('say which records failed and why, until this is closed', async () => {
    const failures = [{ code: 'record_referenced', count: 1, record_ids: [2] }];
    fakeService(routes(tasks, { made: 1, failed: 1, failures }));
    const user = await deleteAll();
    await screen.findByText('1 task deleted');
    screen.getByText('Stopped before 1 task.');
    const [item] = screen.getAllByText(/could not be deleted/);
    expect(item?.textContent).toMatch(/^1 task could not be deleted: record referenced\./);
    const link = await within(item as HTMLElement).findByRole('link', { name: 'Task 2' });
    expect(link.getAttribute('href')).toBe('/7/explorer/tasks/2');
    screen.getByRole('button', { name: 'Undo' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('1 task deleted')).toBeNull();
  });

  it('can be stopped', async () => {
    const requests = fakeService({ ...routes(tasks, {}), [`GET ${path}`]: () => ({ body: { data: [started] } }) });
    const { user } = renderPage(pages, list);
    // It runs since before the page was loaded.
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(sent(requests)).toEqual([[`DELETE ${path}/12`, undefined]]);
  });

  it('of others are not shown, nor those that had ended before', async () => {
    const data = [
      { ...started, member_id: 2 },
      { ...started, bulk_change_id: 11, ended_at: '2026-03-02T08:00:01Z', made: 3 },
    ];
    fakeService({ ...routes(tasks, {}), [`GET ${path}`]: () => ({ body: { data } }) });
    renderPage(pages, list);
    await screen.findByRole('checkbox', { name: 'Select Task 1' });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText('3 tasks deleted')).toBeNull();
  });

  it('report what the service rejects in the dialog', async () => {
    const rejected = () => problem(422, 'validation_failed', '1 field is not valid.');
    fakeService({ ...routes(tasks, {}), [`POST ${path}`]: rejected });
    const { user } = renderPage(pages, list);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Task 1' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 1 task' }));
    expect((await screen.findByRole('alert')).textContent).toContain('1 field is not valid.');
  });

  it('update one field, which is chosen from those of the contract', async () => {
    const requests = fakeService(routes(tasks, { made: 2, total: 2 }));
    const { user } = renderPage(pages, list);
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
    const records = [1, 3].map((id) => ({ id, version: id }));
    expect(sent(requests)).toEqual([[`POST ${path}`, { kind: 'task', records, changes: { status: 'done' } }]]);
  });

  it('delete more than 20 records only after their number was typed', async () => {
    const many = Array.from({ length: 21 }, (_, index) => task(index + 1));
    fakeService(routes(many, { made: 21, total: 21 }));
    const { user } = renderPage(pages, list);
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
    fakeService(routes(tasks, {}));
    renderPage(pages, { ...list, role: 'viewer' });
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
      'POST /api/v1/7/tasks/5/restore': () => {
        restored.push(5);
        return { body: task(5) };
      },
    });
    const { user, router, queryClient } = renderPage(<DeleteRecord resource={resources.tasks} recordId={5} />, at);
    queryClient.setQueryData([7, 'tasks', 'record', 5], task(5));
    await user.click(screen.getByRole('button', { name: 'Delete task' }));
    await user.click((await screen.findAllByRole('button', { name: 'Delete task' })).at(-1) as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/7/explorer/tasks'));
    await waitFor(() => expect(queryClient.getQueryData([7, 'tasks', 'record', 5])).toBeUndefined());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Task restored');
    expect(restored).toEqual([5]);
  });

  it('links to the lists of records that refer to it', async () => {
    fakeService({ 'GET /api/v1/7/tasks/5': () => ({ body: task(5) }) });
    renderPage(<RecordPage />, at);
    const link = await screen.findByRole('link', { name: 'Tasks by parent task' });
    expect(link.getAttribute('href')).toBe('/7/explorer/tasks?parent_task_id=5');
  });
});
