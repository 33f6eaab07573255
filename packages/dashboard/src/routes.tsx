import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { Shell } from './layout/shell.tsx';
import { ErrorPage, NotFoundPage } from './pages/error-pages.tsx';
import { Start } from './pages/start.tsx';
import { OrganizationRoute } from './session/organization.tsx';

/** The pages of an organization, at the paths of src/paths.ts. The script of a page is loaded on the first visit. */
const pages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./pages/overview/overview.tsx')).Overview }) },
  {
    path: 'applications',
    lazy: async () => ({ Component: (await import('./pages/applications/applications.tsx')).Applications }),
  },
  {
    path: 'applications/new',
    lazy: async () => ({ Component: (await import('./pages/applications/new-application.tsx')).NewApplication }),
  },
  {
    path: 'applications/:clientId',
    lazy: async () => ({ Component: (await import('./pages/applications/credentials.tsx')).Credentials }),
  },
  {
    path: 'applications/:clientId/settings',
    lazy: async () => ({
      Component: (await import('./pages/applications/application-settings.tsx')).ApplicationSettings,
    }),
  },
  {
    path: 'webhooks',
    lazy: async () => ({ Component: (await import('./pages/webhooks/webhooks.tsx')).Webhooks }),
  },
  {
    path: 'webhooks/new',
    lazy: async () => ({ Component: (await import('./pages/webhooks/new-webhook.tsx')).NewWebhook }),
  },
  {
    path: 'webhooks/:id',
    lazy: async () => ({ Component: (await import('./pages/webhooks/deliveries.tsx')).Deliveries }),
  },
  {
    path: 'webhooks/:id/settings',
    lazy: async () => ({ Component: (await import('./pages/webhooks/webhook-settings.tsx')).WebhookSettings }),
  },
  {
    path: 'events',
    lazy: async () => ({ Component: (await import('./pages/events/event-catalogue.tsx')).EventCatalogue }),
  },
  { path: 'events/live', lazy: async () => ({ Component: (await import('./pages/events/live-feed.tsx')).LiveFeed }) },
  {
    path: 'events/:type',
    lazy: async () => ({ Component: (await import('./pages/events/event-page.tsx')).EventPage }),
  },
  { path: 'explorer', lazy: async () => ({ Component: (await import('./pages/explorer/explorer.tsx')).Explorer }) },
  {
    path: 'explorer/:collection',
    lazy: async () => ({ Component: (await import('./pages/explorer/records.tsx')).RecordsPage }),
  },
  {
    path: 'explorer/:collection/new',
    lazy: async () => ({ Component: (await import('./pages/explorer/new-record.tsx')).NewRecordPage }),
  },
  {
    path: 'explorer/:collection/:id',
    lazy: async () => ({ Component: (await import('./pages/explorer/record.tsx')).RecordPage }),
  },
  {
    path: 'explorer/:collection/:id/edit',
    lazy: async () => ({ Component: (await import('./pages/explorer/edit-record.tsx')).EditRecordPage }),
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
        organizationRoute,
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ],
  { basename: '/dashboard' },
);
