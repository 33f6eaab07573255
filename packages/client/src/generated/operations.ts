// Generated from specs/openapi/paths by `npm run generate`. Do not edit.

import type { CallableOperation } from '../calls/operation-method.ts';

/** The collections that have the same calls, by resource. */
export const collections = {
  "tasks": "tasks",
  "projects": "projects",
  "contacts": "contacts",
  "companies": "companies",
  "tickets": "tickets",
  "bookings": "bookings",
  "products": "products",
  "services": "services",
  "quotes": "quotes",
  "orders": "orders",
  "deals": "deals",
  "appointments": "appointments",
  "documents": "documents",
  "campaigns": "campaigns",
  "presences": "presences",
  "shifts": "shifts"
} as const satisfies Record<string, string>;

/** The calls of each collection, by name. */
export const collectionCalls = {
  "list": {
    "method": "GET",
    "path": "/api/v1/{organization_id}/{collection}",
    "input": "query",
    "paged": true
  },
  "create": {
    "method": "POST",
    "path": "/api/v1/{organization_id}/{collection}",
    "input": "body",
    "keyed": true
  },
  "batch": {
    "method": "POST",
    "path": "/api/v1/{organization_id}/{collection}/batch",
    "input": "body",
    "keyed": true
  },
  "get": {
    "method": "GET",
    "path": "/api/v1/{organization_id}/{collection}/{id}"
  },
  "delete": {
    "method": "DELETE",
    "path": "/api/v1/{organization_id}/{collection}/{id}",
    "keyed": true
  },
  "update": {
    "method": "PATCH",
    "path": "/api/v1/{organization_id}/{collection}/{id}",
    "input": "body",
    "keyed": true
  },
  "history": {
    "method": "GET",
    "path": "/api/v1/{organization_id}/{collection}/{id}/history",
    "input": "query",
    "paged": true
  },
  "restore": {
    "method": "POST",
    "path": "/api/v1/{organization_id}/{collection}/{id}/restore",
    "keyed": true
  }
} as const satisfies Record<string, CallableOperation>;

/** The calls of the other resources, by resource and name. */
export const operations = {
  "members": {
    "list": {
      "method": "GET",
      "path": "/api/v1/{organization_id}/members",
      "input": "query",
      "paged": true
    },
    "get": {
      "method": "GET",
      "path": "/api/v1/{organization_id}/members/{id}"
    }
  },
  "webhooks": {
    "list": {
      "method": "GET",
      "path": "/api/webhooks",
      "input": "query",
      "paged": true
    },
    "create": {
      "method": "POST",
      "path": "/api/webhooks",
      "input": "body",
      "keyed": true
    },
    "get": {
      "method": "GET",
      "path": "/api/webhooks/{webhook_id}"
    },
    "replace": {
      "method": "PUT",
      "path": "/api/webhooks/{webhook_id}",
      "input": "body",
      "keyed": true
    },
    "delete": {
      "method": "DELETE",
      "path": "/api/webhooks/{webhook_id}",
      "keyed": true
    },
    "rotateSecret": {
      "method": "POST",
      "path": "/api/webhooks/{webhook_id}/rotate-secret",
      "keyed": true
    },
    "test": {
      "method": "POST",
      "path": "/api/webhooks/{webhook_id}/test",
      "input": "body",
      "keyed": true
    },
    "logs": {
      "method": "GET",
      "path": "/api/webhooks/{webhook_id}/logs",
      "input": "query",
      "paged": true
    },
    "redeliverLog": {
      "method": "POST",
      "path": "/api/webhooks/{webhook_id}/logs/{log_id}/redeliver",
      "keyed": true
    },
    "recover": {
      "method": "POST",
      "path": "/api/webhooks/{webhook_id}/recover",
      "input": "body",
      "keyed": true
    },
    "events": {
      "method": "GET",
      "path": "/api/webhook-events"
    }
  },
  "events": {
    "list": {
      "method": "GET",
      "path": "/api/events",
      "input": "query",
      "paged": true
    },
    "stream": {
      "method": "GET",
      "path": "/api/events/stream",
      "input": "query"
    }
  },
  "search": {
    "searchRecords": {
      "method": "GET",
      "path": "/api/search",
      "input": "query"
    }
  }
} as const satisfies Record<string, Record<string, CallableOperation>>;

/** The header by which requests choose a version of the contract. */
export const versionHeader = "Worklane-Version" as const satisfies string;
