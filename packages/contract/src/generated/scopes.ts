// Generated from specs/openapi/components/security-schemes.yaml by `npm run generate`. Do not edit.

/** Every scope, with its description. */
export const scopes = {
  "tasks.read": "Read tasks",
  "tasks.write": "Create, update and delete tasks",
  "projects.read": "Read projects",
  "projects.write": "Create, update and delete projects",
  "contacts.read": "Read contacts",
  "contacts.write": "Create, update and delete contacts",
  "companies.read": "Read companies",
  "companies.write": "Create, update and delete companies",
  "tickets.read": "Read tickets",
  "tickets.write": "Create, update and delete tickets",
  "bookings.read": "Read bookings",
  "bookings.write": "Create, update and delete bookings",
  "products.read": "Read products",
  "products.write": "Create, update and delete products",
  "services.read": "Read services",
  "services.write": "Create, update and delete services",
  "quotes.read": "Read quotes",
  "quotes.write": "Create, update and delete quotes",
  "orders.read": "Read orders",
  "orders.write": "Create, update and delete orders",
  "deals.read": "Read deals",
  "deals.write": "Create, update and delete deals",
  "appointments.read": "Read appointments",
  "appointments.write": "Create, update and delete appointments",
  "documents.read": "Read documents",
  "documents.write": "Create, update and delete documents",
  "campaigns.read": "Read campaigns",
  "campaigns.write": "Create, update and delete campaigns",
  "presences.read": "Read presences",
  "presences.write": "Create, update and delete presences",
  "shifts.read": "Read shifts",
  "shifts.write": "Create, update and delete shifts",
  "members.read": "Read members",
  "webhooks.read": "Read webhooks, their logs and the event types",
  "webhooks.write": "Register, update, test and delete webhooks"
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
