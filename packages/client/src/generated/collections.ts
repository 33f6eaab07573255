// Generated from specs/schemas by `npm run generate`. Do not edit.

/** The resource of each kind of record. */
export const resourceOfKind = {
  "task": "tasks",
  "project": "projects",
  "contact": "contacts",
  "company": "companies",
  "ticket": "tickets",
  "booking": "bookings",
  "product": "products",
  "service": "services",
  "quote": "quotes",
  "order": "orders",
  "deal": "deals",
  "appointment": "appointments",
  "document": "documents",
  "campaign": "campaigns",
  "presence": "presences",
  "shift": "shifts",
  "member": "members"
} as const satisfies Record<string, string>;
