// Generated from specs/openapi/components/security-schemes by `npm run generate`. Do not edit.

/** Every scope, with its description. */
export const scopes = {
  "tasks.read": "Read tasks",
  "tasks.write": "Create, change and delete tasks",
  "projects.read": "Read projects",
  "projects.write": "Create, change and delete projects",
  "contacts.read": "Read contacts",
  "contacts.write": "Create, change and delete contacts",
  "companies.read": "Read companies",
  "companies.write": "Create, change and delete companies",
  "tickets.read": "Read tickets",
  "tickets.write": "Create, change and delete tickets",
  "bookings.read": "Read bookings",
  "bookings.write": "Create, change and delete bookings",
  "products.read": "Read products",
  "products.write": "Create, change and delete products",
  "services.read": "Read services",
  "services.write": "Create, change and delete services",
  "quotes.read": "Read quotes",
  "quotes.write": "Create, change and delete quotes",
  "orders.read": "Read orders",
  "orders.write": "Create, change and delete orders",
  "deals.read": "Read deals",
  "deals.write": "Create, change and delete deals",
  "appointments.read": "Read appointments",
  "appointments.write": "Create, change and delete appointments",
  "documents.read": "Read documents",
  "documents.write": "Create, change and delete documents",
  "campaigns.read": "Read campaigns",
  "campaigns.write": "Create, change and delete campaigns",
  "presences.read": "Read presences",
  "presences.write": "Create, change and delete presences",
  "shifts.read": "Read shifts",
  "shifts.write": "Create, change and delete shifts",
  "members.read": "Read members",
  "webhooks.read": "Read webhooks, their logs and the event types",
  "webhooks.write": "Register, change, test and delete webhooks"
} as const satisfies Record<string, string>;

/** The name of a scope. */
export type Scope =
  | 'tasks.read'
  | 'tasks.write'
  | 'projects.read'
  | 'projects.write'
  | 'contacts.read'
  | 'contacts.write'
  | 'companies.read'
  | 'companies.write'
  | 'tickets.read'
  | 'tickets.write'
  | 'bookings.read'
  | 'bookings.write'
  | 'products.read'
  | 'products.write'
  | 'services.read'
  | 'services.write'
  | 'quotes.read'
  | 'quotes.write'
  | 'orders.read'
  | 'orders.write'
  | 'deals.read'
  | 'deals.write'
  | 'appointments.read'
  | 'appointments.write'
  | 'documents.read'
  | 'documents.write'
  | 'campaigns.read'
  | 'campaigns.write'
  | 'presences.read'
  | 'presences.write'
  | 'shifts.read'
  | 'shifts.write'
  | 'members.read'
  | 'webhooks.read'
  | 'webhooks.write';
