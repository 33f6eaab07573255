import { type Scope, scopes } from '@worklane/contract';
import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { Shell } from './layout/shell.tsx';
import { ErrorPage, NotFoundPage } from './pages/error-pages.tsx';
import { Start } from './pages/start.tsx';
import { type Organization, OrganizationRoute } from './session/organization.tsx';
import { RoleRoute } from './session/role-route.tsx';

/** Returns whether a role may change the records of a collection. What no role may change has no such page. */
function canWrite(collection: string | undefined, can: Organization['can']): boolean {
  const write = `${collection}.write`;
  return !Object.hasOwn(scopes, write) || can(write as Scope);
}

/** Returns the route of a component, whose script is loaded on the first visit. */
const page = <Name extends string>(path: string, load: () => Promise<Record<Name, ComponentType>>, name: Name) => ({
  path,
  lazy: async () => ({ Component: (await load())[name] }),
});

/** The pages of an organization, at the paths of src/paths.ts. */
const pages: RouteObject[] = [
  { index: true, lazy: page('', () => import('./pages/overview/overview.tsx'), 'Overview').lazy },
  page('applications', () => import('./pages/applications/applications.tsx'), 'Applications'),
  page('applications/:clientId', () => import('./pages/applications/credentials.tsx'), 'Credentials'),
  page('applications/:clientId/requests', () => import('./pages/applications/request-log.tsx'), 'RequestLog'),
  page(
    'applications/:clientId/settings',
    () => import('./pages/applications/application-form.tsx'),
    'ApplicationSettings',
  ),
  page('agents', () => import('./pages/agents/agents.tsx'), 'Agents'),
  page('webhooks', () => import('./pages/webhooks/webhooks.tsx'), 'Webhooks'),
  page('webhooks/:id', () => import('./pages/webhooks/deliveries.tsx'), 'Deliveries'),
  page('events', () => import('./pages/events/event-catalogue.tsx'), 'EventCatalogue'),
  page('events/live', () => import('./pages/events/live-feed.tsx'), 'LiveFeed'),
  page('explorer', () => import('./pages/explorer/collection-page.tsx'), 'Explorer'),
  page('explorer/:collection', () => import('./pages/explorer/records.tsx'), 'RecordsPage'),
  page('explorer/:collection/:id', () => import('./pages/explorer/record.tsx'), 'RecordPage'),
  page('members', () => import('./pages/members/members.tsx'), 'Members'),
  // Pages to change something, which a role may not include.
  {
    element: <RoleRoute allows={({ can }) => can('webhooks.write')} />,
    children: [
      page('webhooks/new', () => import('./pages/webhooks/webhook-form.tsx'), 'NewWebhook'),
      page('webhooks/:id/settings', () => import('./pages/webhooks/webhook-settings.tsx'), 'WebhookSettings'),
    ],
  },
  {
    element: <RoleRoute allows={({ can }, { collection }) => canWrite(collection, can)} />,
    children: [
      page('explorer/:collection/new', () => import('./pages/explorer/record-form.tsx'), 'NewRecordPage'),
      page('explorer/:collection/import', () => import('./pages/explorer/import-records.tsx'), 'ImportRecordsPage'),
      page('explorer/:collection/:id/edit', () => import('./pages/explorer/record-form.tsx'), 'EditRecordPage'),
    ],
  },
  {
    element: <RoleRoute allows={({ role }) => role === 'owner'} />,
    children: [
      page('applications/new', () => import('./pages/applications/application-form.tsx'), 'NewApplication'),
      page('audit-log', () => import('./pages/audit-log/audit-log.tsx'), 'AuditLog'),
      page('members/single-sign-on', () => import('./pages/members/single-sign-on.tsx'), 'SingleSignOn'),
    ],
  },
  { path: '*', element: <NotFoundPage /> },
];

const organizationRoute: RouteObject = {
  path: '/:organizationId',
  element: <OrganizationRoute />,
  children: [{ element: <Shell />, children: [{ errorElement: <ErrorPage />, children: pages }] }],
};

export const router = createBrowserRouter(
  [
    {
      errorElement: <ErrorPage />,
      // Shown while the script of the first page loads.
      hydrateFallbackElement: <div />,
      children: [
        { path: '/', element: <Start /> },
        page('/account', () => import('./pages/account/account.tsx'), 'Account'),
        organizationRoute,
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ],
  { basename: '/dashboard' },
);
