// Generated from specs/schemas/member/MemberRole.yaml by `npm run generate`. Do not edit.

import type { RoleInfo } from '../catalogues.ts';

/** Every role of members. */
export const roles = {
  "owner": {
    "label": "Owner",
    "description": "Manages the organization, its members, applications and webhooks.",
    "scopes": [
      "tasks.read",
      "tasks.write",
      "projects.read",
      "projects.write",
      "contacts.read",
      "contacts.write",
      "companies.read",
      "companies.write",
      "tickets.read",
      "tickets.write",
      "bookings.read",
      "bookings.write",
      "products.read",
      "products.write",
      "services.read",
      "services.write",
      "quotes.read",
      "quotes.write",
      "orders.read",
      "orders.write",
      "deals.read",
      "deals.write",
      "appointments.read",
      "appointments.write",
      "documents.read",
      "documents.write",
      "campaigns.read",
      "campaigns.write",
      "presences.read",
      "presences.write",
      "shifts.read",
      "shifts.write",
      "members.read",
      "webhooks.read",
      "webhooks.write"
    ]
  },
  "member": {
    "label": "Member",
    "description": "Reads and changes records, and reads webhooks.",
    "scopes": [
      "tasks.read",
      "tasks.write",
      "projects.read",
      "projects.write",
      "contacts.read",
      "contacts.write",
      "companies.read",
      "companies.write",
      "tickets.read",
      "tickets.write",
      "bookings.read",
      "bookings.write",
      "products.read",
      "products.write",
      "services.read",
      "services.write",
      "quotes.read",
      "quotes.write",
      "orders.read",
      "orders.write",
      "deals.read",
      "deals.write",
      "appointments.read",
      "appointments.write",
      "documents.read",
      "documents.write",
      "campaigns.read",
      "campaigns.write",
      "presences.read",
      "presences.write",
      "shifts.read",
      "shifts.write",
      "members.read",
      "webhooks.read"
    ]
  },
  "viewer": {
    "label": "Viewer",
    "description": "Reads records and webhooks.",
    "scopes": [
      "tasks.read",
      "projects.read",
      "contacts.read",
      "companies.read",
      "tickets.read",
      "bookings.read",
      "products.read",
      "services.read",
      "quotes.read",
      "orders.read",
      "deals.read",
      "appointments.read",
      "documents.read",
      "campaigns.read",
      "presences.read",
      "shifts.read",
      "members.read",
      "webhooks.read"
    ]
  }
} as const satisfies Record<string, RoleInfo>;

/** The name of a role. */
export type Role =
  | 'owner'
  | 'member'
  | 'viewer';
