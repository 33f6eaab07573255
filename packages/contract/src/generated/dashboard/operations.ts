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
    "origin": "design",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The session.",
        "content": {
          "application/json": "Session"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The user is not signed in.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any accepted media type.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "description": "Too many requests.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "description": "An unexpected error occurred.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "description": "The service is temporarily unavailable.",
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
    "origin": "design",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The session has ended.",
        "content": {}
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The user is not signed in.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The CSRF token is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "description": "Too many requests.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "description": "An unexpected error occurred.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "description": "The service is temporarily unavailable.",
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
    "origin": "design",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "201": {
        "description": "The token.",
        "content": {
          "application/json": "SessionToken"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The user is not signed in.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The CSRF token is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The user is not a member of the organization, or the resource does not exist in it.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any accepted media type.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "description": "Too many requests.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "description": "An unexpected error occurred.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "description": "The service is temporarily unavailable.",
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
    "origin": "design",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The applications.",
        "content": {
          "application/json": "ApplicationList"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The user is not signed in.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The user is not a member of the organization, or the resource does not exist in it.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any accepted media type.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "description": "Too many requests.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "description": "An unexpected error occurred.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "description": "The service is temporarily unavailable.",
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
    "origin": "design",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
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
        "description": "The application with its secret.",
        "content": {
          "application/json": "ApplicationWithSecret"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The user is not signed in.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The user is not an owner of the organization, or the CSRF token is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The user is not a member of the organization, or the resource does not exist in it.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any accepted media type.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "description": "The body exceeds 1 MiB.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "description": "The operation does not accept the media type of the body.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The body is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "description": "Too many requests.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "description": "An unexpected error occurred.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "description": "The service is temporarily unavailable.",
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
    "origin": "design",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "client_id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The application.",
        "content": {
          "application/json": "Application"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The user is not signed in.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The user is not a member of the organization, or the resource does not exist in it.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any accepted media type.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "description": "Too many requests.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "description": "An unexpected error occurred.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "description": "The service is temporarily unavailable.",
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
    "origin": "design",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "client_id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The application was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The user is not signed in.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The user is not an owner of the organization, or the CSRF token is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The user is not a member of the organization, or the resource does not exist in it.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "description": "Too many requests.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "description": "An unexpected error occurred.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "description": "The service is temporarily unavailable.",
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
    "origin": "design",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "client_id",
        "in": "path",
        "required": true
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
        "description": "The updated application.",
        "content": {
          "application/json": "Application"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The user is not signed in.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The user is not an owner of the organization, or the CSRF token is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The user is not a member of the organization, or the resource does not exist in it.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any accepted media type.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "description": "The body exceeds 1 MiB.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "description": "The operation does not accept the media type of the body.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The body is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "description": "Too many requests.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "description": "An unexpected error occurred.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "description": "The service is temporarily unavailable.",
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
    "summary": "Rotate the secret",
    "origin": "design",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "client_id",
        "in": "path",
        "required": true
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
        "description": "The application with its new secret.",
        "content": {
          "application/json": "ApplicationWithSecret"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The user is not signed in.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The user is not an owner of the organization, or the CSRF token is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The user is not a member of the organization, or the resource does not exist in it.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any accepted media type.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "description": "The body exceeds 1 MiB.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "description": "The operation does not accept the media type of the body.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The body is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "description": "Too many requests.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "description": "An unexpected error occurred.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "description": "The service is temporarily unavailable.",
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
    "origin": "design",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "client_id",
        "in": "path",
        "required": true
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
        "description": "The token.",
        "content": {
          "application/json": "ApplicationToken"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The user is not signed in.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The user is not an owner of the organization, or the CSRF token is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The user is not a member of the organization, or the resource does not exist in it.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any accepted media type.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "413": {
        "description": "The body exceeds 1 MiB.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "415": {
        "description": "The operation does not accept the media type of the body.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The body is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "description": "Too many requests.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "description": "An unexpected error occurred.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "description": "The service is temporarily unavailable.",
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
    "origin": "design",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The active grants and tokens.",
        "content": {
          "application/json": "AccessList"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The user is not signed in.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The user is not a member of the organization, or the resource does not exist in it.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any accepted media type.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "description": "Too many requests.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "description": "An unexpected error occurred.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "description": "The service is temporarily unavailable.",
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
    "origin": "design",
    "authentication": "session",
    "scopes": [],
    "roles": [
      "owner"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "access_id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The access was revoked.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The user is not signed in.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The user is not an owner of the organization, or the CSRF token is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The user is not a member of the organization, or the resource does not exist in it.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "description": "Too many requests.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "description": "An unexpected error occurred.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "description": "The service is temporarily unavailable.",
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
    "origin": "design",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The health of the webhooks.",
        "content": {
          "application/json": "WebhookHealthList"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The user is not signed in.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The user is not a member of the organization, or the resource does not exist in it.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any accepted media type.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "description": "Too many requests.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "description": "An unexpected error occurred.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "description": "The service is temporarily unavailable.",
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
    "origin": "design",
    "authentication": "session",
    "scopes": [],
    "roles": [],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The checklist.",
        "content": {
          "application/json": "Checklist"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The user is not signed in.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The user is not a member of the organization, or the resource does not exist in it.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any accepted media type.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "429": {
        "description": "Too many requests.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "500": {
        "description": "An unexpected error occurred.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "503": {
        "description": "The service is temporarily unavailable.",
        "content": {
          "application/problem+json": "Problem"
        }
      }
    }
  }
} as const satisfies Record<string, Operation>;
