// Generated from specs/schemas by `npm run generate`. Do not edit.

import type { SettingField, Settings } from '../catalogues.ts';

/** Every resource whose fields are columns of a table, by schema. */
export const settings = {
  "Webhook": {
    "fields": [
      "id",
      "org_id",
      "url",
      "events",
      "status",
      "disabled_reason",
      "description",
      "created_at",
      "updated_at"
    ],
    "constant": [
      "id",
      "org_id",
      "created_at"
    ],
    "writable": [
      "url",
      "events",
      "status",
      "description"
    ],
    "initial": {
      "disabled_reason": null,
      "description": null,
      "status": "enabled"
    }
  }
} as const satisfies Record<string, Settings>;

/** What requests can set, by schema and name. */
export const settingFields = {
  "Webhook": {
    "url": {
      "type": "string",
      "nullable": false,
      "isLater": false,
      "description": "The URL to which deliveries are sent: an absolute https URL without a username, a password or a fragment. The host must resolve to a public address at the time of each delivery. A service in development can also accept and return http URLs of loopback hosts (`localhost`, names below it, 127.0.0.0/8 and ::1), which the pattern does not match; otherwise it rejects them with `url_not_https`."
    },
    "events": {
      "type": "array",
      "nullable": false,
      "isLater": false,
      "description": "The types of the events to deliver, at least one."
    },
    "status": {
      "type": "string",
      "enum": [
        "enabled",
        "disabled"
      ],
      "nullable": false,
      "isLater": true,
      "description": "A disabled webhook receives no deliveries. Events that occur while it is disabled are not delivered to it but remain available in the event feed. Pending deliveries that become due while it is disabled are logged as failed and can be recovered."
    },
    "description": {
      "type": "string",
      "nullable": true,
      "isLater": false,
      "description": "The purpose of the webhook, for the people who manage it."
    }
  }
} as const satisfies Record<string, Record<string, SettingField>>;
