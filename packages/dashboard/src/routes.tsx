import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { Shell } from './layout/shell.tsx';
import { NotFound } from './pages/not-found.tsx';
import { PageFailed } from './pages/page-failed.tsx';
import { Start } from './pages/start.tsx';
import { InOrganization } from './session/in-organization.tsx';

/** The pages of an organization, whose addresses src/paths.ts has. The script of a page comes with its first visit. */
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
    lazy: async () => ({ Component: (await import('./pages/applications/settings.tsx')).ApplicationSettings }),
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
    lazy: async () => ({ Component: (await import('./pages/webhooks/settings.tsx')).WebhookSettings }),
  },
  { path: 'events', lazy: async () => ({ Component: (await import('./pages/events/catalogue.tsx')).Catalogue }) },
  { path: 'events/live', lazy: async () => ({ Component: (await import('./pages/events/live-feed.tsx')).LiveFeed }) },
  {
    path: 'events/:type',
    lazy: async () => ({ Component: (await import('./pages/events/event-page.tsx')).EventPage }),
  },
  { path: 'explorer', lazy: async () => ({ Component: (await import('./pages/explorer/explorer.tsx')).Explorer }) },
  {
    path: 'explorer/:collection',
    lazy: async () => ({ Component: (await import('./pages/explorer/records.tsx')).Records }),
  },
  {
    path: 'explorer/:collection/new',
    lazy: async () => ({ Component: (await import('./pages/explorer/new-record.tsx')).NewRecord }),
  },
  {
    path: 'explorer/:collection/:id',
    lazy: async () => ({ Component: (await import('./pages/explorer/record.tsx')).RecordPage }),
  },
  {
    path: 'explorer/:collection/:id/edit',
    lazy: async () => ({ Component: (await import('./pages/explorer/edit-record.tsx')).EditRecord }),
  },
  { path: '*', element: <NotFound /> },
];

const inOrganization: RouteObject = {
  path: '/:organizationId',
  element: <InOrganization />,
  children: [{ element: <Shell />, children: [{ errorElement: <PageFailed />, children: pages }] }],
};

export const router = createBrowserRouter(
  [
    {
      errorElement: <PageFailed />,
      // While the first page is loaded.
      hydrateFallbackElement: <div />,
      children: [
        { path: '/', element: <Start /> },
        inOrganization,
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ],
  { basename: '/dashboard' },
);
