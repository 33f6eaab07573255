// Generated from specs/openapi/openapi.yaml by `npm run generate`. Do not edit.

import type { FirstPartyApplication } from '../catalogues.ts';

/** The applications of Worklane itself, by client ID. */
export const firstPartyApplications = {
  "worklane-cli": {
    "name": "Worklane CLI",
    "redirectUris": [
      "http://127.0.0.1/callback",
      "http://[::1]/callback"
    ],
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
  "worklane-docs": {
    "name": "Worklane documentation",
    "redirectUris": [],
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
  }
} as const satisfies Record<string, FirstPartyApplication>;
