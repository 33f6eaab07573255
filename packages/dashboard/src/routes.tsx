import { type Scope, scopes } from '@worklane/contract';
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

/** The pages of an organization, at the paths of src/paths.ts. The script of a page is loaded on the first visit. */
const pages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./pages/overview/overview.tsx')).Overview }) },
  {
    path: 'applications',
    lazy: async () => ({ Component: (await import('./pages/applications/applications.tsx')).Applications }),
  },
  {
    path: 'applications/:clientId',
    lazy: async () => ({ Component: (await import('./pages/applications/credentials.tsx')).Credentials }),
  },
  {
    path: 'applications/:clientId/requests',
    lazy: async () => ({ Component: (await import('./pages/applications/request-log.tsx')).RequestLog }),
  },
  {
    path: 'applications/:clientId/settings',
    lazy: async () => ({
      Component: (await import('./pages/applications/application-settings.tsx')).ApplicationSettings,
    }),
  },
  { path: 'agents', lazy: async () => ({ Component: (await import('./pages/agents/agents.tsx')).Agents }) },
  {
    path: 'webhooks',
    lazy: async () => ({ Component: (await import('./pages/webhooks/webhooks.tsx')).Webhooks }),
  },
  {
    path: 'webhooks/:id',
    lazy: async () => ({ Component: (await import('./pages/webhooks/deliveries.tsx')).Deliveries }),
  },
  {
    path: 'events',
    lazy: async () => ({ Component: (await import('./pages/events/event-catalogue.tsx')).EventCatalogue }),
  },
  { path: 'events/live', lazy: async () => ({ Component: (await import('./pages/events/live-feed.tsx')).LiveFeed }) },
  { path: 'explorer', lazy: async () => ({ Component: (await import('./pages/explorer/explorer.tsx')).Explorer }) },
  {
    path: 'explorer/:collection',
    lazy: async () => ({ Component: (await import('./pages/explorer/records.tsx')).RecordsPage }),
  },
  {
    path: 'explorer/:collection/:id',
    lazy: async () => ({ Component: (await import('./pages/explorer/record.tsx')).RecordPage }),
  },
  { path: 'members', lazy: async () => ({ Component: (await import('./pages/members/members.tsx')).Members }) },
  // Pages to change something, which a role may not include.
  {
    element: <RoleRoute allows={({ role }) => role === 'owner'} />,
    children: [
      {
        path: 'applications/new',
        lazy: async () => ({ Component: (await import('./pages/applications/new-application.tsx')).NewApplication }),
      },
    ],
  },
  {
    element: <RoleRoute allows={({ can }) => can('webhooks.write')} />,
    children: [
      {
        path: 'webhooks/new',
        lazy: async () => ({ Component: (await import('./pages/webhooks/new-webhook.tsx')).NewWebhook }),
      },
      {
        path: 'webhooks/:id/settings',
        lazy: async () => ({ Component: (await import('./pages/webhooks/webhook-settings.tsx')).WebhookSettings }),
      },
    ],
  },
  {
    element: <RoleRoute allows={({ can }, { collection }) => canWrite(collection, can)} />,
    children: [
      {
        path: 'explorer/:collection/new',
        lazy: async () => ({ Component: (await import('./pages/explorer/new-record.tsx')).NewRecordPage }),
      },
      {
        path: 'explorer/:collection/import',
        lazy: async () => ({ Component: (await import('./pages/explorer/import-records.tsx')).ImportRecordsPage }),
      },
      {
        path: 'explorer/:collection/:id/edit',
        lazy: async () => ({ Component: (await import('./pages/explorer/edit-record.tsx')).EditRecordPage }),
      },
    ],
  },
  {
    element: <RoleRoute allows={({ role }) => role === 'owner'} />,
    children: [
      {
        path: 'audit-log',
        lazy: async () => ({ Component: (await import('./pages/audit-log/audit-log.tsx')).AuditLog }),
      },
      {
        path: 'members/single-sign-on',
        lazy: async () => ({ Component: (await import('./pages/members/single-sign-on.tsx')).SingleSignOn }),
      },
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
        {
          path: '/account',
          lazy: async () => ({ Component: (await import('./pages/account/account.tsx')).Account }),
        },
        organizationRoute,
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ],
  { basename: '/dashboard' },
);
