import { screen } from '@testing-library/react';
import type { Role } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { fakeService } from '../../test/fake-service.ts';
import { renderPage } from '../../test/render.tsx';
import { deliveryOf, healthOf, historyOf } from '../../test/webhook-fixtures.ts';
import { RecordPage } from '../pages/explorer/record.tsx';
import { RecordsPage } from '../pages/explorer/records.tsx';
import { Deliveries } from '../pages/webhooks/deliveries.tsx';
import { Webhooks } from '../pages/webhooks/webhooks.tsx';
import { RoleRoute } from './role-route.tsx';

// The routes below render nothing here: what matters is whether the explanation is shown.
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

describe('RoleRoute', () => {
  it('shows its pages to a role that allows them', () => {
    renderPage(<RoleRoute allows={({ can }) => can('tasks.write')} />, { role: 'member' });
    expect(heading()).toBeUndefined();
  });

  it('names the roles that allow them to another role', () => {
    renderPage(<RoleRoute allows={({ can }) => can('tasks.write')} />, { role: 'viewer' });
    expect(heading()).toBe('Not included in your role');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('This page requires the role Owner or Member');
    expect(screen.getByText(/Your role is Viewer/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the overview' })).toBeTruthy();
  });

  it('considers the parameters of the URL', () => {
    const allows = ({ role }: { role: string }, { collection }: { collection?: string }) =>
      role === 'owner' || collection !== 'tasks';
    renderPage(<RoleRoute allows={allows} />, { role: 'member', route: '/:collection', at: '/tasks' });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('This page requires the role Owner');
  });
});

const webhook = {
  id: 3,
  url: 'https://example.com/hooks',
  events: ['task.created'],
  status: 'enabled',
  disabled_reason: null,
  description: null,
};

const page = (data: readonly object[]) => () => ({ body: { data, next_cursor: null } });

const offered = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map((each) => each.textContent ?? '');

/** Returns those of the actions that a page offers to a role. */
async function actionsOf(role: Role, show: (role: Role) => Promise<void>, actions: readonly string[]) {
  await show(role);
  const names = offered();
  return actions.filter((action) => names.includes(action));
}

const showTasks = async (role: Role) => {
  fakeService({ 'GET /api/v1/7/tasks': page([]) });
  renderPage(<RecordsPage />, { at: '/7/explorer/tasks', route: '/7/explorer/:collection', role });
  await screen.findByText('No tasks yet');
};

const showTask = async (role: Role) => {
  fakeService({ 'GET /api/v1/7/tasks/5': () => ({ body: { id: 5, version: 1, title: 'Order oak', tags: [] } }) });
  renderPage(<RecordPage />, { at: '/7/explorer/tasks/5', route: '/7/explorer/:collection/:id', role });
  await screen.findByRole('heading', { level: 1, name: 'Order oak' });
};

const showWebhooks = async (role: Role) => {
  fakeService({
    'GET /api/webhooks': page([]),
    'GET /dashboard/api/organizations/7/webhook-health': page([]),
  });
  renderPage(<Webhooks />, { at: '/7/webhooks', role });
  await screen.findByText(/^(Create your first webhook|No webhooks yet)$/);
};

const showDeliveries = async (role: Role) => {
  fakeService({
    'GET /api/webhooks/3': () => ({ body: webhook }),
    'GET /dashboard/api/organizations/7/webhooks/3/health': () => ({
      body: historyOf(healthOf(3, { state: 'failing' })),
    }),
    'GET /dashboard/api/organizations/7/webhooks/3/deliveries': page([deliveryOf('evt_1')]),
  });
  renderPage(<Deliveries />, { at: '/7/webhooks/3', route: '/7/webhooks/:id', role });
  await screen.findByText('Success rate');
  await screen.findByText('Task 26');
};

const webhookActions = ['Settings', 'Send test event', 'Disable webhook', 'Recover deliveries'];

describe.each([
  ['the list of records', showTasks, ['Create task'], ['owner', 'member']],
  ['a record', showTask, ['Edit task', 'Delete task'], ['owner', 'member']],
  ['the list of webhooks', showWebhooks, ['Create webhook'], ['owner']],
  ['a webhook', showDeliveries, [...webhookActions, 'Retry now', 'Redeliver'], ['owner']],
] as const)('%s', (_page, show, actions, allowed) => {
  it.each(['owner', 'member', 'viewer'] as const)('offers the %s what the role includes', async (role) => {
    const expected = (allowed as readonly Role[]).includes(role) ? actions : [];
    expect(await actionsOf(role, show, actions)).toEqual(expected);
  });
});

it('an empty list of records explains why a viewer cannot create one', async () => {
  await showTasks('viewer');
  expect(screen.getByText('Your role does not include creating tasks.')).toBeTruthy();
});
