// Generated from specs/openapi/paths by `npm run generate`. Do not edit.

import type { Operation } from '../../catalogues.ts';

/** Every operation, by operationId. */
export const operations = {
  "getSession": {
    "id": "getSession",
    "method": "get",
    "path": "/dashboard/api/session",
    "tag": "Session",
    "summary": "Get the session",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Session"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "endSession": {
    "id": "endSession",
    "method": "delete",
    "path": "/dashboard/api/session",
    "tag": "Session",
    "summary": "Sign out",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [],
    "requestBody": null,
    "responses": {
      "204": {
        "content": {}
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "replacePassword": {
    "id": "replacePassword",
    "method": "put",
    "path": "/dashboard/api/account/password",
    "tag": "Account",
    "summary": "Change the password",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "PasswordChange"
      }
    },
    "responses": {
      "204": {
        "content": {}
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "listAccountSessions": {
    "id": "listAccountSessions",
    "method": "get",
    "path": "/dashboard/api/account/sessions",
    "tag": "Account",
    "summary": "List the sessions of the user",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "AccountSessionList"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "endOtherSessions": {
    "id": "endOtherSessions",
    "method": "delete",
    "path": "/dashboard/api/account/sessions",
    "tag": "Account",
    "summary": "End all other sessions",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [],
    "requestBody": null,
    "responses": {
      "204": {
        "content": {}
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "endAccountSession": {
    "id": "endAccountSession",
    "method": "delete",
    "path": "/dashboard/api/account/sessions/{session_id}",
    "tag": "Account",
    "summary": "End a session",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "session_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "content": {}
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "listAccountGrants": {
    "id": "listAccountGrants",
    "method": "get",
    "path": "/dashboard/api/account/grants",
    "tag": "Account",
    "summary": "List the grants of the user",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "AccountGrantList"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "revokeAccountGrant": {
    "id": "revokeAccountGrant",
    "method": "delete",
    "path": "/dashboard/api/account/grants/{grant_id}",
    "tag": "Account",
    "summary": "Revoke a grant of the user",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "grant_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "content": {}
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "replaceOrganizationSettings": {
    "id": "replaceOrganizationSettings",
    "method": "put",
    "path": "/dashboard/api/organizations/{organization_id}/settings",
    "tag": "Members",
    "summary": "Change what the organization requires",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "OrganizationSettings"
      }
    },
    "responses": {
      "200": {
        "content": {
          "application/json": "OrganizationSettings"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "getIdentityProvider": {
    "id": "getIdentityProvider",
    "method": "get",
    "path": "/dashboard/api/organizations/{organization_id}/identity-provider",
    "tag": "Members",
    "summary": "Get single sign-on",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "IdentityProviderSettings"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "replaceIdentityProvider": {
    "id": "replaceIdentityProvider",
    "method": "put",
    "path": "/dashboard/api/organizations/{organization_id}/identity-provider",
    "tag": "Members",
    "summary": "Set single sign-on",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "IdentityProviderReplace"
      }
    },
    "responses": {
      "200": {
        "content": {
          "application/json": "IdentityProviderSettings"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "deleteIdentityProvider": {
    "id": "deleteIdentityProvider",
    "method": "delete",
    "path": "/dashboard/api/organizations/{organization_id}/identity-provider",
    "tag": "Members",
    "summary": "Remove single sign-on",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "content": {}
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "testIdentityProvider": {
    "id": "testIdentityProvider",
    "method": "post",
    "path": "/dashboard/api/organizations/{organization_id}/identity-provider/test",
    "tag": "Members",
    "summary": "Test single sign-on",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "IdentityProviderReplace"
      }
    },
    "responses": {
      "204": {
        "content": {}
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "createSessionToken": {
    "id": "createSessionToken",
    "method": "post",
    "path": "/dashboard/api/organizations/{organization_id}/token",
    "tag": "Session",
    "summary": "Get an access token",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "201": {
        "content": {
          "application/json": "SessionToken"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "createDocumentationToken": {
    "id": "createDocumentationToken",
    "method": "post",
    "path": "/dashboard/api/organizations/{organization_id}/documentation-token",
    "tag": "Session",
    "summary": "Get a token for the documentation",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": {
      "required": false,
      "content": {
        "application/json": "DocumentationTokenRequest"
      }
    },
    "responses": {
      "201": {
        "content": {
          "application/json": "DocumentationToken"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "listApplications": {
    "id": "listApplications",
    "method": "get",
    "path": "/dashboard/api/organizations/{organization_id}/applications",
    "tag": "Applications",
    "summary": "List applications",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "ApplicationList"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "createApplication": {
    "id": "createApplication",
    "method": "post",
    "path": "/dashboard/api/organizations/{organization_id}/applications",
    "tag": "Applications",
    "summary": "Create an application",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "ApplicationCreate"
      }
    },
    "responses": {
      "201": {
        "content": {
          "application/json": "ApplicationWithSecret"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "getApplication": {
    "id": "getApplication",
    "method": "get",
    "path": "/dashboard/api/organizations/{organization_id}/applications/{client_id}",
    "tag": "Applications",
    "summary": "Get an application",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "client_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Application"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "deleteApplication": {
    "id": "deleteApplication",
    "method": "delete",
    "path": "/dashboard/api/organizations/{organization_id}/applications/{client_id}",
    "tag": "Applications",
    "summary": "Delete an application",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "client_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "content": {}
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "updateApplication": {
    "id": "updateApplication",
    "method": "patch",
    "path": "/dashboard/api/organizations/{organization_id}/applications/{client_id}",
    "tag": "Applications",
    "summary": "Update an application",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "client_id",
        "in": "path"
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "ApplicationUpdate",
        "application/json": "ApplicationUpdate"
      }
    },
    "responses": {
      "200": {
        "content": {
          "application/json": "Application"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "rotateApplicationSecret": {
    "id": "rotateApplicationSecret",
    "method": "post",
    "path": "/dashboard/api/organizations/{organization_id}/applications/{client_id}/secret",
    "tag": "Applications",
    "summary": "Rotate a client secret",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "client_id",
        "in": "path"
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "SecretRotation"
      }
    },
    "responses": {
      "200": {
        "content": {
          "application/json": "ApplicationWithSecret"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "generateApplicationToken": {
    "id": "generateApplicationToken",
    "method": "post",
    "path": "/dashboard/api/organizations/{organization_id}/applications/{client_id}/tokens",
    "tag": "Applications",
    "summary": "Generate a token",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "client_id",
        "in": "path"
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "ApplicationTokenRequest"
      }
    },
    "responses": {
      "201": {
        "content": {
          "application/json": "ApplicationToken"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "revokeApplicationTokens": {
    "id": "revokeApplicationTokens",
    "method": "delete",
    "path": "/dashboard/api/organizations/{organization_id}/applications/{client_id}/tokens",
    "tag": "Applications",
    "summary": "Revoke all tokens",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "client_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "content": {}
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "listApplicationRequests": {
    "id": "listApplicationRequests",
    "method": "get",
    "path": "/dashboard/api/organizations/{organization_id}/applications/{client_id}/requests",
    "tag": "Requests",
    "summary": "List requests of an application",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "client_id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      },
      {
        "name": "request_id",
        "in": "query"
      },
      {
        "name": "via",
        "in": "query"
      },
      {
        "name": "status",
        "in": "query"
      },
      {
        "name": "method",
        "in": "query"
      },
      {
        "name": "path",
        "in": "query"
      },
      {
        "name": "problem_code",
        "in": "query"
      },
      {
        "name": "completed_at_from",
        "in": "query"
      },
      {
        "name": "completed_at_to",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "LoggedRequestPage"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "getRequests": {
    "id": "getRequests",
    "method": "get",
    "path": "/dashboard/api/organizations/{organization_id}/requests/{request_id}",
    "tag": "Requests",
    "summary": "Find requests by their ID",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "request_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "LoggedRequestList"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "listAccess": {
    "id": "listAccess",
    "method": "get",
    "path": "/dashboard/api/organizations/{organization_id}/access",
    "tag": "Access",
    "summary": "List access",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "AccessList"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "revokeAccess": {
    "id": "revokeAccess",
    "method": "delete",
    "path": "/dashboard/api/organizations/{organization_id}/access/{access_id}",
    "tag": "Access",
    "summary": "Revoke access",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "access_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "content": {}
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "listOrganizationMembers": {
    "id": "listOrganizationMembers",
    "method": "get",
    "path": "/dashboard/api/organizations/{organization_id}/members",
    "tag": "Members",
    "summary": "List members",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "OrganizationMemberList"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "deleteOrganizationMember": {
    "id": "deleteOrganizationMember",
    "method": "delete",
    "path": "/dashboard/api/organizations/{organization_id}/members/{member_id}",
    "tag": "Members",
    "summary": "Remove a member",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "member_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "content": {}
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "updateOrganizationMember": {
    "id": "updateOrganizationMember",
    "method": "patch",
    "path": "/dashboard/api/organizations/{organization_id}/members/{member_id}",
    "tag": "Members",
    "summary": "Change the role of a member",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "member_id",
        "in": "path"
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "MemberRoleChange",
        "application/json": "MemberRoleChange"
      }
    },
    "responses": {
      "200": {
        "content": {
          "application/json": "OrganizationMember"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "createPasswordResetLink": {
    "id": "createPasswordResetLink",
    "method": "post",
    "path": "/dashboard/api/organizations/{organization_id}/members/{member_id}/password-link",
    "tag": "Members",
    "summary": "Create a password reset link",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "member_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "201": {
        "content": {
          "application/json": "PasswordResetLink"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "endMembership": {
    "id": "endMembership",
    "method": "delete",
    "path": "/dashboard/api/organizations/{organization_id}/membership",
    "tag": "Members",
    "summary": "Leave the organization",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "content": {}
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "listInvitations": {
    "id": "listInvitations",
    "method": "get",
    "path": "/dashboard/api/organizations/{organization_id}/invitations",
    "tag": "Members",
    "summary": "List invitations",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "InvitationList"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "createInvitation": {
    "id": "createInvitation",
    "method": "post",
    "path": "/dashboard/api/organizations/{organization_id}/invitations",
    "tag": "Members",
    "summary": "Invite a person",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "InvitationCreate"
      }
    },
    "responses": {
      "201": {
        "content": {
          "application/json": "InvitationWithLink"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "revokeInvitation": {
    "id": "revokeInvitation",
    "method": "delete",
    "path": "/dashboard/api/organizations/{organization_id}/invitations/{invitation_id}",
    "tag": "Members",
    "summary": "Revoke an invitation",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "invitation_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "content": {}
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "listAuditLog": {
    "id": "listAuditLog",
    "method": "get",
    "path": "/dashboard/api/organizations/{organization_id}/audit-log",
    "tag": "Audit log",
    "summary": "List the audit log",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      },
      {
        "name": "actions",
        "in": "query",
        "list": true
      },
      {
        "name": "actor",
        "in": "query"
      },
      {
        "name": "target",
        "in": "query"
      },
      {
        "name": "created_at_from",
        "in": "query"
      },
      {
        "name": "created_at_to",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "AuditEntryList"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "exportAuditLog": {
    "id": "exportAuditLog",
    "method": "get",
    "path": "/dashboard/api/organizations/{organization_id}/audit-log/export",
    "tag": "Audit log",
    "summary": "Export the audit log",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "actions",
        "in": "query",
        "list": true
      },
      {
        "name": "actor",
        "in": "query"
      },
      {
        "name": "target",
        "in": "query"
      },
      {
        "name": "created_at_from",
        "in": "query"
      },
      {
        "name": "created_at_to",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/x-ndjson": null
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "purgeRecord": {
    "id": "purgeRecord",
    "method": "delete",
    "path": "/dashboard/api/organizations/{organization_id}/records/{kind}/{record_id}",
    "tag": "Records",
    "summary": "Purge a deleted record",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "kind",
        "in": "path"
      },
      {
        "name": "record_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "content": {}
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "listBulkChanges": {
    "id": "listBulkChanges",
    "method": "get",
    "path": "/dashboard/api/organizations/{organization_id}/bulk-changes",
    "tag": "Bulk changes",
    "summary": "List bulk changes",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "BulkChangeList"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "createBulkChange": {
    "id": "createBulkChange",
    "method": "post",
    "path": "/dashboard/api/organizations/{organization_id}/bulk-changes",
    "tag": "Bulk changes",
    "summary": "Start a bulk change",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner",
      "member"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "BulkChangeCreate"
      }
    },
    "responses": {
      "202": {
        "content": {
          "application/json": "BulkChange"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "stopBulkChange": {
    "id": "stopBulkChange",
    "method": "delete",
    "path": "/dashboard/api/organizations/{organization_id}/bulk-changes/{bulk_change_id}",
    "tag": "Bulk changes",
    "summary": "Stop a bulk change",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner",
      "member"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "bulk_change_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "content": {}
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "undoBulkChange": {
    "id": "undoBulkChange",
    "method": "post",
    "path": "/dashboard/api/organizations/{organization_id}/bulk-changes/{bulk_change_id}/undo",
    "tag": "Bulk changes",
    "summary": "Undo a bulk change",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner",
      "member"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "bulk_change_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "202": {
        "content": {
          "application/json": "BulkChange"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "getWebhookHealth": {
    "id": "getWebhookHealth",
    "method": "get",
    "path": "/dashboard/api/organizations/{organization_id}/webhook-health",
    "tag": "Overview",
    "summary": "Get webhook health",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "WebhookHealthList"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "getWebhookHealthHistory": {
    "id": "getWebhookHealthHistory",
    "method": "get",
    "path": "/dashboard/api/organizations/{organization_id}/webhooks/{webhook_id}/health",
    "tag": "Webhooks",
    "summary": "Get the health history of a webhook",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "webhook_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "WebhookHealthHistory"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "listWebhookDeliveries": {
    "id": "listWebhookDeliveries",
    "method": "get",
    "path": "/dashboard/api/organizations/{organization_id}/webhooks/{webhook_id}/deliveries",
    "tag": "Webhooks",
    "summary": "List deliveries",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "webhook_id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      },
      {
        "name": "state",
        "in": "query"
      },
      {
        "name": "event_type",
        "in": "query"
      },
      {
        "name": "created_at_from",
        "in": "query"
      },
      {
        "name": "created_at_to",
        "in": "query"
      },
      {
        "name": "event_id",
        "in": "query"
      },
      {
        "name": "record_kind",
        "in": "query"
      },
      {
        "name": "record_id",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "WebhookDeliveryList"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "redeliverWebhookEvent": {
    "id": "redeliverWebhookEvent",
    "method": "post",
    "path": "/dashboard/api/organizations/{organization_id}/webhooks/{webhook_id}/deliveries",
    "tag": "Webhooks",
    "summary": "Redeliver an event",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "webhook_id",
        "in": "path"
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "WebhookRedelivery"
      }
    },
    "responses": {
      "202": {
        "content": {
          "application/json": "WebhookDelivery"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "getWebhookAttempt": {
    "id": "getWebhookAttempt",
    "method": "get",
    "path": "/dashboard/api/organizations/{organization_id}/webhooks/{webhook_id}/attempts/{log_id}",
    "tag": "Webhooks",
    "summary": "Get a delivery attempt",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      },
      {
        "name": "webhook_id",
        "in": "path"
      },
      {
        "name": "log_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "WebhookLog"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  },
  "getChecklist": {
    "id": "getChecklist",
    "method": "get",
    "path": "/dashboard/api/organizations/{organization_id}/checklist",
    "tag": "Overview",
    "summary": "Get the checklist",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Checklist"
        }
      },
      "400": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  }
} as const satisfies Record<string, Operation>;
