/** The paths of all pages of the dashboard, relative to `/dashboard`. */
export const paths = {
  start: '/',
  account: '/account',
  overview: (organization: number) => `/${organization}`,
  applications: (organization: number) => `/${organization}/applications`,
  newApplication: (organization: number) => `/${organization}/applications/new`,
  application: (organization: number, clientId: string) =>
    `/${organization}/applications/${encodeURIComponent(clientId)}`,
  applicationSettings: (organization: number, clientId: string) =>
    `/${organization}/applications/${encodeURIComponent(clientId)}/settings`,
  applicationRequests: (organization: number, clientId: string) =>
    `/${organization}/applications/${encodeURIComponent(clientId)}/requests`,
  agents: (organization: number) => `/${organization}/agents`,
  webhooks: (organization: number) => `/${organization}/webhooks`,
  newWebhook: (organization: number) => `/${organization}/webhooks/new`,
  webhook: (organization: number, id: number) => `/${organization}/webhooks/${id}`,
  webhookSettings: (organization: number, id: number) => `/${organization}/webhooks/${id}/settings`,
  events: (organization: number) => `/${organization}/events`,
  liveEvents: (organization: number) => `/${organization}/events/live`,
  auditLog: (organization: number) => `/${organization}/audit-log`,
  explorer: (organization: number) => `/${organization}/explorer`,
  collection: (organization: number, collection: string) => `/${organization}/explorer/${collection}`,
  newRecord: (organization: number, collection: string) => `/${organization}/explorer/${collection}/new`,
  importRecords: (organization: number, collection: string) => `/${organization}/explorer/${collection}/import`,
  record: (organization: number, collection: string, id: number) => `/${organization}/explorer/${collection}/${id}`,
  members: (organization: number) => `/${organization}/members`,
  singleSignOn: (organization: number) => `/${organization}/members/single-sign-on`,
  editRecord: (organization: number, collection: string, id: number) =>
    `/${organization}/explorer/${collection}/${id}/edit`,
} as const;

/** The paths of the service outside the dashboard. */
export const servicePaths = {
  reference: '/docs/api/',
  guides: '/docs/getting-started',
  authentication: '/docs/authentication',
  agents: '/docs/agents',
  webhooks: '/docs/webhooks',
  event: (type: string) => `/docs/events/${type.replaceAll(/[._]/g, '-')}`,
  problem: (code: string) => `/docs/problems#${code}`,
  signIn: (returnTo: string) => `/sign-in?return_to=${encodeURIComponent(returnTo)}`,
  signInAgain: (returnTo: string) => `/sign-in?again=1&return_to=${encodeURIComponent(returnTo)}`,
  security: '/account/security',
} as const;
