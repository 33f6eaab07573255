// Generated from specs/schemas by `npm run generate`. Do not edit.

import type { SettingField, Settings } from '../../catalogues.ts';

/** Every resource whose fields are columns of a table, by schema. */
export const settings = {
  "Application": {
    "fields": [
      "organization_id",
      "client_id",
      "name",
      "type",
      "redirect_uris",
      "scopes",
      "secrets",
      "max_token_seconds",
      "created_at",
      "updated_at"
    ],
    "constant": [
      "organization_id",
      "client_id",
      "type",
      "created_at"
    ],
    "writable": [
      "name",
      "redirect_uris",
      "scopes"
    ],
    "initial": {}
  }
} as const satisfies Record<string, Settings>;

/** What requests can set, by schema and name. */
export const settingFields = {
  "Application": {
    "name": {
      "type": "string",
      "nullable": false,
      "isLater": false,
      "description": "The name shown on the consent page."
    },
    "redirect_uris": {
      "type": "array",
      "nullable": false,
      "isLater": false,
      "description": "Allowed redirect URLs; empty for a private application."
    },
    "scopes": {
      "type": "array",
      "nullable": false,
      "isLater": false,
      "description": "A list of unique scopes."
    }
  }
} as const satisfies Record<string, Record<string, SettingField>>;
