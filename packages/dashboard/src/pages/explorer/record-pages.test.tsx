import { screen, waitFor } from '@testing-library/react';
import { resources } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { fakeService, problem } from '../../../test/fake-service.ts';
import { renderPage } from '../../../test/render.tsx';
import { DeleteRecord } from './delete-record.tsx';
import { EditRecordPage, NewRecordPage } from './record-form.tsx';
import { RecordsPage } from './records.tsx';

const task = {
  id: 5,
  organization_id: 7,
  version: 3,
  title: 'Order oak panels',
  status: 'open',
  priority: 'normal',
  tags: ['lobby'],
  custom_fields: {},
  created_at: '2026-03-02T08:00:00Z',
  updated_at: '2026-03-02T08:00:00Z',
};

const route = '/7/explorer/:collection';
const newTask = { at: '/7/explorer/tasks/new', route: `${route}/new` };
const editTask = { at: '/7/explorer/tasks/5/edit', route: `${route}/:id/edit` };

describe('the page of a new record', () => {
  it('sends the draft as JSON and opens the created record', async () => {
    const requests = fakeService({ 'POST /api/v1/7/tasks': () => ({ status: 201, body: task }) });
    const { user, router } = renderPage(<NewRecordPage />, newTask);
    await user.type(screen.getByLabelText(/^Title/), 'Order oak panels');
    await user.type(screen.getByLabelText('Estimated minutes'), '90');
    await user.click(screen.getByRole('button', { name: 'Create task' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/7/explorer/tasks/5'));
    expect(requests.map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'POST',
        '/api/v1/7/tasks',
        { title: 'Order oak panels', status: 'open', priority: 'normal', estimated_minutes: 90 },
      ],
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  it('restores a stored draft, and discards it on request', async () => {
    sessionStorage.setItem('draft 2 ebba@example.com /7/explorer/tasks/new', JSON.stringify({ title: 'Half a title' }));
    const { user } = renderPage(<NewRecordPage />, newTask);
    const title = screen.getByLabelText(/^Title/) as HTMLInputElement;
    expect(title.value).toBe('Half a title');
    expect(screen.getByText('Draft restored')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(title.value).toBe('');
    expect(sessionStorage.length).toBe(0);
  });

  it('is not found for an unknown collection', () => {
    renderPage(<NewRecordPage />, { ...newTask, at: '/7/explorer/things/new' });
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });
});

describe('the page that edits a record', () => {
  it('sends only the changed fields, for the version that was edited', async () => {
    const requests = fakeService({
      'GET /api/v1/7/tasks/5': () => ({ body: task }),
      'PATCH /api/v1/7/tasks/5': () => ({ body: { ...task, version: 4 } }),
    });
    const { user, router } = renderPage(<EditRecordPage />, editTask);
    const title = await screen.findByLabelText(/^Title/);
    await user.clear(title);
    await user.type(title, 'Order walnut panels');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/7/explorer/tasks/5'));
    const patch = requests.find(({ method }) => method === 'PATCH');
    expect(patch?.body).toEqual({ title: 'Order walnut panels' });
    expect(patch?.headers.get('If-Match')).toBe('"3"');
  });

  it('sends only the changed member of an object in the record', async () => {
    const value = { amount: 18900, currency: 'EUR' };
    const deal = { ...task, value };
    const requests = fakeService({
      'GET /api/v1/7/deals/5': () => ({ body: deal }),
      'PATCH /api/v1/7/deals/5': () => ({ body: { ...deal, version: 4 } }),
    });
    const { user, router } = renderPage(<EditRecordPage />, { ...editTask, at: '/7/explorer/deals/5/edit' });
    const amount = await screen.findByLabelText('Value');
    await user.clear(amount);
    await user.type(amount, '3500');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/7/explorer/deals/5'));
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ value: { amount: 350_000 } });
  });

  it('requires the fields of a reference that is added to a record without one', async () => {
    fakeService({ 'GET /api/v1/7/documents/5': () => ({ body: { ...task, name: 'Plan', related: null } }) });
    const { user } = renderPage(<EditRecordPage />, { ...editTask, at: '/7/explorer/documents/5/edit' });
    await user.click(await screen.findByRole('button', { name: 'Add related' }));
    expect(screen.getByText('Kind').textContent).toBe('Kindrequired');
  });

  it('compares the changes after a conflict and sends the chosen values for the latest version', async () => {
    let stored: typeof task = task;
    const requests = fakeService({
      'GET /api/v1/7/tasks/5': () => ({ body: stored }),
      'PATCH /api/v1/7/tasks/5': ({ headers }) =>
        headers.get('If-Match') === `"${stored.version}"`
          ? { body: { ...stored, version: stored.version + 1 } }
          : problem(412, 'version_mismatch', 'Version mismatch'),
    });
    const { user } = renderPage(<EditRecordPage />, editTask);
    await user.type(await screen.findByLabelText(/^Title/), '!');
    await user.type(screen.getByLabelText('Estimated minutes'), '90');
    stored = { ...task, version: 4, title: 'Order walnut panels', status: 'done', priority: 'high' };
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('This record was modified by someone else');
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1)).toEqual([
      'TitleOrder oak panelsTheir title: Order walnut panelsMy title: Order oak panels!',
      'StatusOpenTheir status: DoneMy status: Open',
      'PriorityNormalTheir priority: HighMy priority: Normal',
      'Estimated minutes-Their estimated minutes: -My estimated minutes: 1 h 30 min',
    ]);
    expect((screen.getByLabelText(/^Their status/) as HTMLInputElement).disabled).toBe(true);
    await user.click(screen.getByLabelText(/^Their title/));
    await user.click(screen.getByRole('button', { name: 'Continue with this selection' }));
    expect((screen.getByLabelText(/^Title/) as HTMLInputElement).value).toBe('Order walnut panels');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Another page');
    const last = requests.findLast(({ method }) => method === 'PATCH');
    expect([last?.body, last?.headers.get('If-Match')]).toEqual([{ estimated_minutes: 90 }, '"4"']);
  });

  it('discards the changes of the user after a conflict on request', async () => {
    let stored: typeof task = task;
    fakeService({
      'GET /api/v1/7/tasks/5': () => ({ body: stored }),
      'PATCH /api/v1/7/tasks/5': () => problem(412, 'version_mismatch', 'Version mismatch'),
    });
    const { user } = renderPage(<EditRecordPage />, editTask);
    await user.type(await screen.findByLabelText(/^Title/), '!');
    stored = { ...task, version: 4, title: 'Order walnut panels' };
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Discard my changes' }));
    expect((screen.getByLabelText(/^Title/) as HTMLInputElement).value).toBe('Order walnut panels');
    expect(sessionStorage.length).toBe(0);
  });
});

describe('DeleteRecord', () => {
  it('links to the records that prevent the deletion', async () => {
    const conflict = problem(409, 'record_referenced', 'Other records refer to it');
    fakeService({
      'DELETE /api/v1/7/companies/2': () => ({
        ...conflict,
        body: { ...(conflict.body as object), referenced_by: [{ kind: 'contact', id: 9 }] },
      }),
    });
    const { user } = renderPage(<DeleteRecord resource={resources.companies} recordId={2} />);
    await user.click(screen.getByRole('button', { name: 'Delete company' }));
    const confirm = await screen.findByRole('alertdialog');
    await user.click(screen.getAllByRole('button', { name: 'Delete company' }).at(-1) as HTMLElement);
    const link = await screen.findByRole('link', { name: 'Contact 9' });
    expect(confirm.contains(link)).toBe(true);
    expect(link.getAttribute('href')).toBe('/7/explorer/contacts/9');
  });
});

describe('the list of records', () => {
  const tasks = { at: '/7/explorer/tasks', route };

  it('explains an empty collection and offers to create a record', async () => {
    fakeService({ 'GET /api/v1/7/tasks': () => ({ body: { data: [], next_cursor: null } }) });
    renderPage(<RecordsPage />, tasks);
    await screen.findByRole('heading', { name: 'No tasks yet' });
    expect(screen.getAllByRole('link', { name: 'Create task' })[0]?.getAttribute('href')).toBe('/7/explorer/tasks/new');
  });

  it('filters and sorts with the parameters of the contract, which it keeps in the URL', async () => {
    const queries: string[] = [];
    fakeService({
      'GET /api/v1/7/tasks': ({ query }) => {
        queries.push(query);
        const next_cursor = query.includes('q=oak') && !query.includes('cursor') ? 'next' : null;
        const found = { ...task, id: query.includes('cursor') ? 6 : 5 };
        return { body: { data: query.includes('done') ? [] : [found], next_cursor } };
      },
    });
    const { user, router } = renderPage(<RecordsPage />, tasks);
    await screen.findByRole('link', { name: 'Order oak panels' });
    await user.click(screen.getByRole('button', { name: 'Title' }));
    await user.selectOptions(screen.getByLabelText('Status'), 'Done');
    await screen.findByText('No tasks match these filters.');
    expect(router.state.location.search).toBe('?sort=title&status=done');
    expect(queries.at(-1)).toContain('status=done');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('link', { name: 'Order oak panels' });
    await user.type(screen.getByRole('searchbox'), 'oak');
    await user.click(await screen.findByRole('button', { name: 'Show 25 more' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect(router.state.location.search).toContain('q=oak');
    expect(queries.at(-1)).toContain('cursor=next');
  });
});
