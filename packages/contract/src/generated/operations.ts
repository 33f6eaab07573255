// Generated from specs/openapi/paths by `npm run generate`. Do not edit.

import type { Operation } from '../catalogues.ts';

/** Every operation, by operationId. */
export const operations = {
  "authorize": {
    "id": "authorize",
    "method": "get",
    "path": "/oauth/authorize",
    "tag": "OAuth",
    "summary": "Start the authorization code flow",
    "authentication": "none",
    "scopes": [],
    "parameters": [
      {
        "name": "client_id",
        "in": "query",
        "required": true
      },
      {
        "name": "redirect_uri",
        "in": "query",
        "required": true
      },
      {
        "name": "response_type",
        "in": "query",
        "required": true
      },
      {
        "name": "scope",
        "in": "query",
        "required": true
      },
      {
        "name": "state",
        "in": "query",
        "required": true
      },
      {
        "name": "code_challenge",
        "in": "query",
        "required": false
      },
      {
        "name": "code_challenge_method",
        "in": "query",
        "required": false
      },
      {
        "name": "resource",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "303": {
        "description": "Redirects to the sign-in and consent pages, or back to the application with `error`, `error_description`, `state` and `iss`: `invalid_request` if a parameter is missing or malformed, `unsupported_response_type` if `response_type` is not `code`, `invalid_target` if `resource` is unknown, or `invalid_scope`, which names the scopes that are unknown, not allowed or not those of the resource.",
        "content": {}
      },
      "400": {
        "description": "The application or the redirect URL is missing, unknown or not allowed, or the request of an application with a metadata document is invalid, so the browser is not redirected. Browsers get an error page, other clients get the error as JSON.",
        "content": {
          "application/json": "OAuthError",
          "text/html": null
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
  "createToken": {
    "id": "createToken",
    "method": "post",
    "path": "/oauth/token",
    "tag": "OAuth",
    "summary": "Get an access token",
    "authentication": "client",
    "scopes": [],
    "parameters": [],
    "requestBody": {
      "required": true,
      "content": {
        "application/x-www-form-urlencoded": "TokenRequest"
      }
    },
    "responses": {
      "200": {
        "description": "The issued tokens.",
        "content": {
          "application/json": "TokenResponse"
        }
      },
      "400": {
        "description": "The request or the grant is invalid. `error_description` states the cause; that of `invalid_grant` only to an authenticated application.",
        "content": {
          "application/json": "OAuthError"
        }
      },
      "401": {
        "description": "The application could not be authenticated.",
        "content": {
          "application/json": "OAuthError"
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
  "revokeToken": {
    "id": "revokeToken",
    "method": "post",
    "path": "/oauth/revoke",
    "tag": "OAuth",
    "summary": "Revoke a token",
    "authentication": "client",
    "scopes": [],
    "parameters": [],
    "requestBody": {
      "required": true,
      "content": {
        "application/x-www-form-urlencoded": "RevocationRequest"
      }
    },
    "responses": {
      "200": {
        "description": "The token is revoked.",
        "content": {
          "application/json": "RevocationResponse"
        }
      },
      "400": {
        "description": "A parameter is missing or malformed.",
        "content": {
          "application/json": "OAuthError"
        }
      },
      "401": {
        "description": "The application could not be authenticated.",
        "content": {
          "application/json": "OAuthError"
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
  "getJsonWebKeySet": {
    "id": "getJsonWebKeySet",
    "method": "get",
    "path": "/oauth/jwks",
    "tag": "OAuth",
    "summary": "Get the signing keys",
    "authentication": "none",
    "scopes": [],
    "parameters": [],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The signing keys.",
        "content": {
          "application/json": "JsonWebKeySet"
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
  "getAuthorizationServerMetadata": {
    "id": "getAuthorizationServerMetadata",
    "method": "get",
    "path": "/.well-known/oauth-authorization-server",
    "tag": "OAuth",
    "summary": "Get the authorization server metadata",
    "authentication": "none",
    "scopes": [],
    "parameters": [],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The metadata of the authorization server.",
        "content": {
          "application/json": "AuthorizationServerMetadata"
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
  "listTasks": {
    "id": "listTasks",
    "method": "get",
    "path": "/api/v1/{organization_id}/tasks",
    "tag": "Tasks",
    "collection": "tasks",
    "summary": "List tasks",
    "authentication": "bearer",
    "scopes": [
      "tasks.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "external_id",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "status_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "priority",
        "in": "query",
        "required": false
      },
      {
        "name": "priority_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "priority_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "project_id",
        "in": "query",
        "required": false
      },
      {
        "name": "project_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "project_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "project_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "parent_task_id",
        "in": "query",
        "required": false
      },
      {
        "name": "parent_task_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "parent_task_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "parent_task_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "assignee_id",
        "in": "query",
        "required": false
      },
      {
        "name": "assignee_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "assignee_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "assignee_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "due_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "due_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "due_at_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "tags",
        "in": "query",
        "required": false
      },
      {
        "name": "completed_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "completed_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "completed_at_empty",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of tasks.",
        "content": {
          "application/json": "TaskList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createTask": {
    "id": "createTask",
    "method": "post",
    "path": "/api/v1/{organization_id}/tasks",
    "tag": "Tasks",
    "collection": "tasks",
    "summary": "Create a task",
    "authentication": "bearer",
    "scopes": [
      "tasks.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "TaskCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The new task.",
        "content": {
          "application/json": "Task"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since.",
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
        "description": "The body is not a valid task, or the idempotency key was already used with a different body.",
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
  "batchTasks": {
    "id": "batchTasks",
    "method": "post",
    "path": "/api/v1/{organization_id}/tasks/batch",
    "tag": "Tasks",
    "collection": "tasks",
    "summary": "Change many tasks",
    "authentication": "bearer",
    "scopes": [
      "tasks.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "TaskBatch"
      }
    },
    "responses": {
      "200": {
        "description": "The results of the changes, also if some of them failed.",
        "content": {
          "application/json": "TaskBatchResults"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request.",
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
  "getTask": {
    "id": "getTask",
    "method": "get",
    "path": "/api/v1/{organization_id}/tasks/{id}",
    "tag": "Tasks",
    "collection": "tasks",
    "summary": "Get a task",
    "authentication": "bearer",
    "scopes": [
      "tasks.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The task.",
        "content": {
          "application/json": "Task"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "deleteTask": {
    "id": "deleteTask",
    "method": "delete",
    "path": "/api/v1/{organization_id}/tasks/{id}",
    "tag": "Tasks",
    "collection": "tasks",
    "summary": "Delete a task",
    "authentication": "bearer",
    "scopes": [
      "tasks.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The task was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "Other records refer to the task, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "updateTask": {
    "id": "updateTask",
    "method": "patch",
    "path": "/api/v1/{organization_id}/tasks/{id}",
    "tag": "Tasks",
    "collection": "tasks",
    "summary": "Update a task",
    "authentication": "bearer",
    "scopes": [
      "tasks.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "TaskUpdate",
        "application/json": "TaskUpdate"
      }
    },
    "responses": {
      "200": {
        "description": "The updated task.",
        "content": {
          "application/json": "Task"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
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
        "description": "The updated task would be invalid, or the idempotency key was already used for a different request.",
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
  "listTaskHistory": {
    "id": "listTaskHistory",
    "method": "get",
    "path": "/api/v1/{organization_id}/tasks/{id}/history",
    "tag": "Tasks",
    "collection": "tasks",
    "summary": "List the history of a task",
    "authentication": "bearer",
    "scopes": [
      "tasks.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of the history.",
        "content": {
          "application/json": "TaskHistory"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "restoreTask": {
    "id": "restoreTask",
    "method": "post",
    "path": "/api/v1/{organization_id}/tasks/{id}/restore",
    "tag": "Tasks",
    "collection": "tasks",
    "summary": "Restore a deleted task",
    "authentication": "bearer",
    "scopes": [
      "tasks.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The restored task.",
        "content": {
          "application/json": "Task"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The restored task would be invalid, or the idempotency key was already used for a different request.",
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
  "listProjects": {
    "id": "listProjects",
    "method": "get",
    "path": "/api/v1/{organization_id}/projects",
    "tag": "Projects",
    "collection": "projects",
    "summary": "List projects",
    "authentication": "bearer",
    "scopes": [
      "projects.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "external_id",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "status_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "company_id",
        "in": "query",
        "required": false
      },
      {
        "name": "company_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "company_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "company_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "owner_id",
        "in": "query",
        "required": false
      },
      {
        "name": "owner_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "owner_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "owner_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "start_date_from",
        "in": "query",
        "required": false
      },
      {
        "name": "start_date_to",
        "in": "query",
        "required": false
      },
      {
        "name": "start_date_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "due_date_from",
        "in": "query",
        "required": false
      },
      {
        "name": "due_date_to",
        "in": "query",
        "required": false
      },
      {
        "name": "due_date_empty",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of projects.",
        "content": {
          "application/json": "ProjectList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createProject": {
    "id": "createProject",
    "method": "post",
    "path": "/api/v1/{organization_id}/projects",
    "tag": "Projects",
    "collection": "projects",
    "summary": "Create a project",
    "authentication": "bearer",
    "scopes": [
      "projects.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "ProjectCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The new project.",
        "content": {
          "application/json": "Project"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since.",
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
        "description": "The body is not a valid project, or the idempotency key was already used with a different body.",
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
  "batchProjects": {
    "id": "batchProjects",
    "method": "post",
    "path": "/api/v1/{organization_id}/projects/batch",
    "tag": "Projects",
    "collection": "projects",
    "summary": "Change many projects",
    "authentication": "bearer",
    "scopes": [
      "projects.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "ProjectBatch"
      }
    },
    "responses": {
      "200": {
        "description": "The results of the changes, also if some of them failed.",
        "content": {
          "application/json": "ProjectBatchResults"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request.",
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
  "getProject": {
    "id": "getProject",
    "method": "get",
    "path": "/api/v1/{organization_id}/projects/{id}",
    "tag": "Projects",
    "collection": "projects",
    "summary": "Get a project",
    "authentication": "bearer",
    "scopes": [
      "projects.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The project.",
        "content": {
          "application/json": "Project"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "deleteProject": {
    "id": "deleteProject",
    "method": "delete",
    "path": "/api/v1/{organization_id}/projects/{id}",
    "tag": "Projects",
    "collection": "projects",
    "summary": "Delete a project",
    "authentication": "bearer",
    "scopes": [
      "projects.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The project was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "Other records refer to the project, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "updateProject": {
    "id": "updateProject",
    "method": "patch",
    "path": "/api/v1/{organization_id}/projects/{id}",
    "tag": "Projects",
    "collection": "projects",
    "summary": "Update a project",
    "authentication": "bearer",
    "scopes": [
      "projects.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "ProjectUpdate",
        "application/json": "ProjectUpdate"
      }
    },
    "responses": {
      "200": {
        "description": "The updated project.",
        "content": {
          "application/json": "Project"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
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
        "description": "The updated project would be invalid, or the idempotency key was already used for a different request.",
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
  "listProjectHistory": {
    "id": "listProjectHistory",
    "method": "get",
    "path": "/api/v1/{organization_id}/projects/{id}/history",
    "tag": "Projects",
    "collection": "projects",
    "summary": "List the history of a project",
    "authentication": "bearer",
    "scopes": [
      "projects.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of the history.",
        "content": {
          "application/json": "ProjectHistory"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "restoreProject": {
    "id": "restoreProject",
    "method": "post",
    "path": "/api/v1/{organization_id}/projects/{id}/restore",
    "tag": "Projects",
    "collection": "projects",
    "summary": "Restore a deleted project",
    "authentication": "bearer",
    "scopes": [
      "projects.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The restored project.",
        "content": {
          "application/json": "Project"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The restored project would be invalid, or the idempotency key was already used for a different request.",
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
  "listContacts": {
    "id": "listContacts",
    "method": "get",
    "path": "/api/v1/{organization_id}/contacts",
    "tag": "Contacts",
    "collection": "contacts",
    "summary": "List contacts",
    "authentication": "bearer",
    "scopes": [
      "contacts.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "external_id",
        "in": "query",
        "required": false
      },
      {
        "name": "email",
        "in": "query",
        "required": false
      },
      {
        "name": "email_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "company_id",
        "in": "query",
        "required": false
      },
      {
        "name": "company_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "company_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "company_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "owner_id",
        "in": "query",
        "required": false
      },
      {
        "name": "owner_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "owner_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "owner_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "tags",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of contacts.",
        "content": {
          "application/json": "ContactList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createContact": {
    "id": "createContact",
    "method": "post",
    "path": "/api/v1/{organization_id}/contacts",
    "tag": "Contacts",
    "collection": "contacts",
    "summary": "Create a contact",
    "authentication": "bearer",
    "scopes": [
      "contacts.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "ContactCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The new contact.",
        "content": {
          "application/json": "Contact"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since.",
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
        "description": "The body is not a valid contact, or the idempotency key was already used with a different body.",
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
  "batchContacts": {
    "id": "batchContacts",
    "method": "post",
    "path": "/api/v1/{organization_id}/contacts/batch",
    "tag": "Contacts",
    "collection": "contacts",
    "summary": "Change many contacts",
    "authentication": "bearer",
    "scopes": [
      "contacts.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "ContactBatch"
      }
    },
    "responses": {
      "200": {
        "description": "The results of the changes, also if some of them failed.",
        "content": {
          "application/json": "ContactBatchResults"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request.",
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
  "getContact": {
    "id": "getContact",
    "method": "get",
    "path": "/api/v1/{organization_id}/contacts/{id}",
    "tag": "Contacts",
    "collection": "contacts",
    "summary": "Get a contact",
    "authentication": "bearer",
    "scopes": [
      "contacts.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The contact.",
        "content": {
          "application/json": "Contact"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "deleteContact": {
    "id": "deleteContact",
    "method": "delete",
    "path": "/api/v1/{organization_id}/contacts/{id}",
    "tag": "Contacts",
    "collection": "contacts",
    "summary": "Delete a contact",
    "authentication": "bearer",
    "scopes": [
      "contacts.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The contact was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "Other records refer to the contact, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "updateContact": {
    "id": "updateContact",
    "method": "patch",
    "path": "/api/v1/{organization_id}/contacts/{id}",
    "tag": "Contacts",
    "collection": "contacts",
    "summary": "Update a contact",
    "authentication": "bearer",
    "scopes": [
      "contacts.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "ContactUpdate",
        "application/json": "ContactUpdate"
      }
    },
    "responses": {
      "200": {
        "description": "The updated contact.",
        "content": {
          "application/json": "Contact"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
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
        "description": "The updated contact would be invalid, or the idempotency key was already used for a different request.",
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
  "listContactHistory": {
    "id": "listContactHistory",
    "method": "get",
    "path": "/api/v1/{organization_id}/contacts/{id}/history",
    "tag": "Contacts",
    "collection": "contacts",
    "summary": "List the history of a contact",
    "authentication": "bearer",
    "scopes": [
      "contacts.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of the history.",
        "content": {
          "application/json": "ContactHistory"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "restoreContact": {
    "id": "restoreContact",
    "method": "post",
    "path": "/api/v1/{organization_id}/contacts/{id}/restore",
    "tag": "Contacts",
    "collection": "contacts",
    "summary": "Restore a deleted contact",
    "authentication": "bearer",
    "scopes": [
      "contacts.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The restored contact.",
        "content": {
          "application/json": "Contact"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The restored contact would be invalid, or the idempotency key was already used for a different request.",
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
  "listCompanies": {
    "id": "listCompanies",
    "method": "get",
    "path": "/api/v1/{organization_id}/companies",
    "tag": "Companies",
    "collection": "companies",
    "summary": "List companies",
    "authentication": "bearer",
    "scopes": [
      "companies.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "external_id",
        "in": "query",
        "required": false
      },
      {
        "name": "email",
        "in": "query",
        "required": false
      },
      {
        "name": "email_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "vat_number",
        "in": "query",
        "required": false
      },
      {
        "name": "vat_number_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "industry",
        "in": "query",
        "required": false
      },
      {
        "name": "industry_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "owner_id",
        "in": "query",
        "required": false
      },
      {
        "name": "owner_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "owner_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "owner_id_empty",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of companies.",
        "content": {
          "application/json": "CompanyList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createCompany": {
    "id": "createCompany",
    "method": "post",
    "path": "/api/v1/{organization_id}/companies",
    "tag": "Companies",
    "collection": "companies",
    "summary": "Create a company",
    "authentication": "bearer",
    "scopes": [
      "companies.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "CompanyCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The new company.",
        "content": {
          "application/json": "Company"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since.",
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
        "description": "The body is not a valid company, or the idempotency key was already used with a different body.",
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
  "batchCompanies": {
    "id": "batchCompanies",
    "method": "post",
    "path": "/api/v1/{organization_id}/companies/batch",
    "tag": "Companies",
    "collection": "companies",
    "summary": "Change many companies",
    "authentication": "bearer",
    "scopes": [
      "companies.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "CompanyBatch"
      }
    },
    "responses": {
      "200": {
        "description": "The results of the changes, also if some of them failed.",
        "content": {
          "application/json": "CompanyBatchResults"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request.",
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
  "getCompany": {
    "id": "getCompany",
    "method": "get",
    "path": "/api/v1/{organization_id}/companies/{id}",
    "tag": "Companies",
    "collection": "companies",
    "summary": "Get a company",
    "authentication": "bearer",
    "scopes": [
      "companies.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The company.",
        "content": {
          "application/json": "Company"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "deleteCompany": {
    "id": "deleteCompany",
    "method": "delete",
    "path": "/api/v1/{organization_id}/companies/{id}",
    "tag": "Companies",
    "collection": "companies",
    "summary": "Delete a company",
    "authentication": "bearer",
    "scopes": [
      "companies.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The company was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "Other records refer to the company, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "updateCompany": {
    "id": "updateCompany",
    "method": "patch",
    "path": "/api/v1/{organization_id}/companies/{id}",
    "tag": "Companies",
    "collection": "companies",
    "summary": "Update a company",
    "authentication": "bearer",
    "scopes": [
      "companies.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "CompanyUpdate",
        "application/json": "CompanyUpdate"
      }
    },
    "responses": {
      "200": {
        "description": "The updated company.",
        "content": {
          "application/json": "Company"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
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
        "description": "The updated company would be invalid, or the idempotency key was already used for a different request.",
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
  "listCompanyHistory": {
    "id": "listCompanyHistory",
    "method": "get",
    "path": "/api/v1/{organization_id}/companies/{id}/history",
    "tag": "Companies",
    "collection": "companies",
    "summary": "List the history of a company",
    "authentication": "bearer",
    "scopes": [
      "companies.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of the history.",
        "content": {
          "application/json": "CompanyHistory"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "restoreCompany": {
    "id": "restoreCompany",
    "method": "post",
    "path": "/api/v1/{organization_id}/companies/{id}/restore",
    "tag": "Companies",
    "collection": "companies",
    "summary": "Restore a deleted company",
    "authentication": "bearer",
    "scopes": [
      "companies.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The restored company.",
        "content": {
          "application/json": "Company"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The restored company would be invalid, or the idempotency key was already used for a different request.",
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
  "listTickets": {
    "id": "listTickets",
    "method": "get",
    "path": "/api/v1/{organization_id}/tickets",
    "tag": "Tickets",
    "collection": "tickets",
    "summary": "List tickets",
    "authentication": "bearer",
    "scopes": [
      "tickets.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "external_id",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "status_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "priority",
        "in": "query",
        "required": false
      },
      {
        "name": "priority_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "priority_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "channel",
        "in": "query",
        "required": false
      },
      {
        "name": "channel_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "channel_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "contact_id",
        "in": "query",
        "required": false
      },
      {
        "name": "contact_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "contact_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "contact_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "company_id",
        "in": "query",
        "required": false
      },
      {
        "name": "company_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "company_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "company_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "assignee_id",
        "in": "query",
        "required": false
      },
      {
        "name": "assignee_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "assignee_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "assignee_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "resolved_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "resolved_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "resolved_at_empty",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of tickets.",
        "content": {
          "application/json": "TicketList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createTicket": {
    "id": "createTicket",
    "method": "post",
    "path": "/api/v1/{organization_id}/tickets",
    "tag": "Tickets",
    "collection": "tickets",
    "summary": "Create a ticket",
    "authentication": "bearer",
    "scopes": [
      "tickets.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "TicketCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The new ticket.",
        "content": {
          "application/json": "Ticket"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since.",
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
        "description": "The body is not a valid ticket, or the idempotency key was already used with a different body.",
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
  "batchTickets": {
    "id": "batchTickets",
    "method": "post",
    "path": "/api/v1/{organization_id}/tickets/batch",
    "tag": "Tickets",
    "collection": "tickets",
    "summary": "Change many tickets",
    "authentication": "bearer",
    "scopes": [
      "tickets.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "TicketBatch"
      }
    },
    "responses": {
      "200": {
        "description": "The results of the changes, also if some of them failed.",
        "content": {
          "application/json": "TicketBatchResults"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request.",
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
  "getTicket": {
    "id": "getTicket",
    "method": "get",
    "path": "/api/v1/{organization_id}/tickets/{id}",
    "tag": "Tickets",
    "collection": "tickets",
    "summary": "Get a ticket",
    "authentication": "bearer",
    "scopes": [
      "tickets.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The ticket.",
        "content": {
          "application/json": "Ticket"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "deleteTicket": {
    "id": "deleteTicket",
    "method": "delete",
    "path": "/api/v1/{organization_id}/tickets/{id}",
    "tag": "Tickets",
    "collection": "tickets",
    "summary": "Delete a ticket",
    "authentication": "bearer",
    "scopes": [
      "tickets.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The ticket was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "Other records refer to the ticket, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "updateTicket": {
    "id": "updateTicket",
    "method": "patch",
    "path": "/api/v1/{organization_id}/tickets/{id}",
    "tag": "Tickets",
    "collection": "tickets",
    "summary": "Update a ticket",
    "authentication": "bearer",
    "scopes": [
      "tickets.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "TicketUpdate",
        "application/json": "TicketUpdate"
      }
    },
    "responses": {
      "200": {
        "description": "The updated ticket.",
        "content": {
          "application/json": "Ticket"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
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
        "description": "The updated ticket would be invalid, or the idempotency key was already used for a different request.",
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
  "listTicketHistory": {
    "id": "listTicketHistory",
    "method": "get",
    "path": "/api/v1/{organization_id}/tickets/{id}/history",
    "tag": "Tickets",
    "collection": "tickets",
    "summary": "List the history of a ticket",
    "authentication": "bearer",
    "scopes": [
      "tickets.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of the history.",
        "content": {
          "application/json": "TicketHistory"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "restoreTicket": {
    "id": "restoreTicket",
    "method": "post",
    "path": "/api/v1/{organization_id}/tickets/{id}/restore",
    "tag": "Tickets",
    "collection": "tickets",
    "summary": "Restore a deleted ticket",
    "authentication": "bearer",
    "scopes": [
      "tickets.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The restored ticket.",
        "content": {
          "application/json": "Ticket"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The restored ticket would be invalid, or the idempotency key was already used for a different request.",
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
  "listBookings": {
    "id": "listBookings",
    "method": "get",
    "path": "/api/v1/{organization_id}/bookings",
    "tag": "Bookings",
    "collection": "bookings",
    "summary": "List bookings",
    "authentication": "bearer",
    "scopes": [
      "bookings.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "external_id",
        "in": "query",
        "required": false
      },
      {
        "name": "service_id",
        "in": "query",
        "required": false
      },
      {
        "name": "service_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "service_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "contact_id",
        "in": "query",
        "required": false
      },
      {
        "name": "contact_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "contact_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "start_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "start_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "end_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "end_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "status_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "required": false,
        "list": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of bookings.",
        "content": {
          "application/json": "BookingList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createBooking": {
    "id": "createBooking",
    "method": "post",
    "path": "/api/v1/{organization_id}/bookings",
    "tag": "Bookings",
    "collection": "bookings",
    "summary": "Create a booking",
    "authentication": "bearer",
    "scopes": [
      "bookings.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "BookingCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The new booking.",
        "content": {
          "application/json": "Booking"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since.",
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
        "description": "The body is not a valid booking, or the idempotency key was already used with a different body.",
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
  "batchBookings": {
    "id": "batchBookings",
    "method": "post",
    "path": "/api/v1/{organization_id}/bookings/batch",
    "tag": "Bookings",
    "collection": "bookings",
    "summary": "Change many bookings",
    "authentication": "bearer",
    "scopes": [
      "bookings.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "BookingBatch"
      }
    },
    "responses": {
      "200": {
        "description": "The results of the changes, also if some of them failed.",
        "content": {
          "application/json": "BookingBatchResults"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request.",
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
  "getBooking": {
    "id": "getBooking",
    "method": "get",
    "path": "/api/v1/{organization_id}/bookings/{id}",
    "tag": "Bookings",
    "collection": "bookings",
    "summary": "Get a booking",
    "authentication": "bearer",
    "scopes": [
      "bookings.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The booking.",
        "content": {
          "application/json": "Booking"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "deleteBooking": {
    "id": "deleteBooking",
    "method": "delete",
    "path": "/api/v1/{organization_id}/bookings/{id}",
    "tag": "Bookings",
    "collection": "bookings",
    "summary": "Delete a booking",
    "authentication": "bearer",
    "scopes": [
      "bookings.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The booking was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "Other records refer to the booking, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "updateBooking": {
    "id": "updateBooking",
    "method": "patch",
    "path": "/api/v1/{organization_id}/bookings/{id}",
    "tag": "Bookings",
    "collection": "bookings",
    "summary": "Update a booking",
    "authentication": "bearer",
    "scopes": [
      "bookings.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "BookingUpdate",
        "application/json": "BookingUpdate"
      }
    },
    "responses": {
      "200": {
        "description": "The updated booking.",
        "content": {
          "application/json": "Booking"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
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
        "description": "The updated booking would be invalid, or the idempotency key was already used for a different request.",
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
  "listBookingHistory": {
    "id": "listBookingHistory",
    "method": "get",
    "path": "/api/v1/{organization_id}/bookings/{id}/history",
    "tag": "Bookings",
    "collection": "bookings",
    "summary": "List the history of a booking",
    "authentication": "bearer",
    "scopes": [
      "bookings.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of the history.",
        "content": {
          "application/json": "BookingHistory"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "restoreBooking": {
    "id": "restoreBooking",
    "method": "post",
    "path": "/api/v1/{organization_id}/bookings/{id}/restore",
    "tag": "Bookings",
    "collection": "bookings",
    "summary": "Restore a deleted booking",
    "authentication": "bearer",
    "scopes": [
      "bookings.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The restored booking.",
        "content": {
          "application/json": "Booking"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The restored booking would be invalid, or the idempotency key was already used for a different request.",
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
  "listProducts": {
    "id": "listProducts",
    "method": "get",
    "path": "/api/v1/{organization_id}/products",
    "tag": "Products",
    "collection": "products",
    "summary": "List products",
    "authentication": "bearer",
    "scopes": [
      "products.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "external_id",
        "in": "query",
        "required": false
      },
      {
        "name": "sku",
        "in": "query",
        "required": false
      },
      {
        "name": "sku_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "active",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of products.",
        "content": {
          "application/json": "ProductList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createProduct": {
    "id": "createProduct",
    "method": "post",
    "path": "/api/v1/{organization_id}/products",
    "tag": "Products",
    "collection": "products",
    "summary": "Create a product",
    "authentication": "bearer",
    "scopes": [
      "products.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "ProductCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The new product.",
        "content": {
          "application/json": "Product"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since.",
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
        "description": "The body is not a valid product, or the idempotency key was already used with a different body.",
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
  "batchProducts": {
    "id": "batchProducts",
    "method": "post",
    "path": "/api/v1/{organization_id}/products/batch",
    "tag": "Products",
    "collection": "products",
    "summary": "Change many products",
    "authentication": "bearer",
    "scopes": [
      "products.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "ProductBatch"
      }
    },
    "responses": {
      "200": {
        "description": "The results of the changes, also if some of them failed.",
        "content": {
          "application/json": "ProductBatchResults"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request.",
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
  "getProduct": {
    "id": "getProduct",
    "method": "get",
    "path": "/api/v1/{organization_id}/products/{id}",
    "tag": "Products",
    "collection": "products",
    "summary": "Get a product",
    "authentication": "bearer",
    "scopes": [
      "products.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The product.",
        "content": {
          "application/json": "Product"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "deleteProduct": {
    "id": "deleteProduct",
    "method": "delete",
    "path": "/api/v1/{organization_id}/products/{id}",
    "tag": "Products",
    "collection": "products",
    "summary": "Delete a product",
    "authentication": "bearer",
    "scopes": [
      "products.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The product was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "Other records refer to the product, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "updateProduct": {
    "id": "updateProduct",
    "method": "patch",
    "path": "/api/v1/{organization_id}/products/{id}",
    "tag": "Products",
    "collection": "products",
    "summary": "Update a product",
    "authentication": "bearer",
    "scopes": [
      "products.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "ProductUpdate",
        "application/json": "ProductUpdate"
      }
    },
    "responses": {
      "200": {
        "description": "The updated product.",
        "content": {
          "application/json": "Product"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
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
        "description": "The updated product would be invalid, or the idempotency key was already used for a different request.",
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
  "listProductHistory": {
    "id": "listProductHistory",
    "method": "get",
    "path": "/api/v1/{organization_id}/products/{id}/history",
    "tag": "Products",
    "collection": "products",
    "summary": "List the history of a product",
    "authentication": "bearer",
    "scopes": [
      "products.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of the history.",
        "content": {
          "application/json": "ProductHistory"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "restoreProduct": {
    "id": "restoreProduct",
    "method": "post",
    "path": "/api/v1/{organization_id}/products/{id}/restore",
    "tag": "Products",
    "collection": "products",
    "summary": "Restore a deleted product",
    "authentication": "bearer",
    "scopes": [
      "products.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The restored product.",
        "content": {
          "application/json": "Product"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The restored product would be invalid, or the idempotency key was already used for a different request.",
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
  "listServices": {
    "id": "listServices",
    "method": "get",
    "path": "/api/v1/{organization_id}/services",
    "tag": "Services",
    "collection": "services",
    "summary": "List services",
    "authentication": "bearer",
    "scopes": [
      "services.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "external_id",
        "in": "query",
        "required": false
      },
      {
        "name": "active",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of services.",
        "content": {
          "application/json": "ServiceList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createService": {
    "id": "createService",
    "method": "post",
    "path": "/api/v1/{organization_id}/services",
    "tag": "Services",
    "collection": "services",
    "summary": "Create a service",
    "authentication": "bearer",
    "scopes": [
      "services.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "ServiceCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The new service.",
        "content": {
          "application/json": "Service"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since.",
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
        "description": "The body is not a valid service, or the idempotency key was already used with a different body.",
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
  "batchServices": {
    "id": "batchServices",
    "method": "post",
    "path": "/api/v1/{organization_id}/services/batch",
    "tag": "Services",
    "collection": "services",
    "summary": "Change many services",
    "authentication": "bearer",
    "scopes": [
      "services.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "ServiceBatch"
      }
    },
    "responses": {
      "200": {
        "description": "The results of the changes, also if some of them failed.",
        "content": {
          "application/json": "ServiceBatchResults"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request.",
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
  "getService": {
    "id": "getService",
    "method": "get",
    "path": "/api/v1/{organization_id}/services/{id}",
    "tag": "Services",
    "collection": "services",
    "summary": "Get a service",
    "authentication": "bearer",
    "scopes": [
      "services.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The service.",
        "content": {
          "application/json": "Service"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "deleteService": {
    "id": "deleteService",
    "method": "delete",
    "path": "/api/v1/{organization_id}/services/{id}",
    "tag": "Services",
    "collection": "services",
    "summary": "Delete a service",
    "authentication": "bearer",
    "scopes": [
      "services.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The service was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "Other records refer to the service, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "updateService": {
    "id": "updateService",
    "method": "patch",
    "path": "/api/v1/{organization_id}/services/{id}",
    "tag": "Services",
    "collection": "services",
    "summary": "Update a service",
    "authentication": "bearer",
    "scopes": [
      "services.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "ServiceUpdate",
        "application/json": "ServiceUpdate"
      }
    },
    "responses": {
      "200": {
        "description": "The updated service.",
        "content": {
          "application/json": "Service"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
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
        "description": "The updated service would be invalid, or the idempotency key was already used for a different request.",
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
  "listServiceHistory": {
    "id": "listServiceHistory",
    "method": "get",
    "path": "/api/v1/{organization_id}/services/{id}/history",
    "tag": "Services",
    "collection": "services",
    "summary": "List the history of a service",
    "authentication": "bearer",
    "scopes": [
      "services.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of the history.",
        "content": {
          "application/json": "ServiceHistory"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "restoreService": {
    "id": "restoreService",
    "method": "post",
    "path": "/api/v1/{organization_id}/services/{id}/restore",
    "tag": "Services",
    "collection": "services",
    "summary": "Restore a deleted service",
    "authentication": "bearer",
    "scopes": [
      "services.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The restored service.",
        "content": {
          "application/json": "Service"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The restored service would be invalid, or the idempotency key was already used for a different request.",
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
  "listQuotes": {
    "id": "listQuotes",
    "method": "get",
    "path": "/api/v1/{organization_id}/quotes",
    "tag": "Quotes",
    "collection": "quotes",
    "summary": "List quotes",
    "authentication": "bearer",
    "scopes": [
      "quotes.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "external_id",
        "in": "query",
        "required": false
      },
      {
        "name": "number",
        "in": "query",
        "required": false
      },
      {
        "name": "contact_id",
        "in": "query",
        "required": false
      },
      {
        "name": "contact_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "contact_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "contact_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "company_id",
        "in": "query",
        "required": false
      },
      {
        "name": "company_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "company_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "company_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "deal_id",
        "in": "query",
        "required": false
      },
      {
        "name": "deal_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "deal_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "deal_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "status_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "currency",
        "in": "query",
        "required": false
      },
      {
        "name": "valid_until_from",
        "in": "query",
        "required": false
      },
      {
        "name": "valid_until_to",
        "in": "query",
        "required": false
      },
      {
        "name": "valid_until_empty",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of quotes.",
        "content": {
          "application/json": "QuoteList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createQuote": {
    "id": "createQuote",
    "method": "post",
    "path": "/api/v1/{organization_id}/quotes",
    "tag": "Quotes",
    "collection": "quotes",
    "summary": "Create a quote",
    "authentication": "bearer",
    "scopes": [
      "quotes.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "QuoteCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The new quote.",
        "content": {
          "application/json": "Quote"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since.",
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
        "description": "The body is not a valid quote, or the idempotency key was already used with a different body.",
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
  "batchQuotes": {
    "id": "batchQuotes",
    "method": "post",
    "path": "/api/v1/{organization_id}/quotes/batch",
    "tag": "Quotes",
    "collection": "quotes",
    "summary": "Change many quotes",
    "authentication": "bearer",
    "scopes": [
      "quotes.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "QuoteBatch"
      }
    },
    "responses": {
      "200": {
        "description": "The results of the changes, also if some of them failed.",
        "content": {
          "application/json": "QuoteBatchResults"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request.",
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
  "getQuote": {
    "id": "getQuote",
    "method": "get",
    "path": "/api/v1/{organization_id}/quotes/{id}",
    "tag": "Quotes",
    "collection": "quotes",
    "summary": "Get a quote",
    "authentication": "bearer",
    "scopes": [
      "quotes.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The quote.",
        "content": {
          "application/json": "Quote"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "deleteQuote": {
    "id": "deleteQuote",
    "method": "delete",
    "path": "/api/v1/{organization_id}/quotes/{id}",
    "tag": "Quotes",
    "collection": "quotes",
    "summary": "Delete a quote",
    "authentication": "bearer",
    "scopes": [
      "quotes.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The quote was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "Other records refer to the quote, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "updateQuote": {
    "id": "updateQuote",
    "method": "patch",
    "path": "/api/v1/{organization_id}/quotes/{id}",
    "tag": "Quotes",
    "collection": "quotes",
    "summary": "Update a quote",
    "authentication": "bearer",
    "scopes": [
      "quotes.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "QuoteUpdate",
        "application/json": "QuoteUpdate"
      }
    },
    "responses": {
      "200": {
        "description": "The updated quote.",
        "content": {
          "application/json": "Quote"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
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
        "description": "The updated quote would be invalid, or the idempotency key was already used for a different request.",
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
  "listQuoteHistory": {
    "id": "listQuoteHistory",
    "method": "get",
    "path": "/api/v1/{organization_id}/quotes/{id}/history",
    "tag": "Quotes",
    "collection": "quotes",
    "summary": "List the history of a quote",
    "authentication": "bearer",
    "scopes": [
      "quotes.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of the history.",
        "content": {
          "application/json": "QuoteHistory"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "restoreQuote": {
    "id": "restoreQuote",
    "method": "post",
    "path": "/api/v1/{organization_id}/quotes/{id}/restore",
    "tag": "Quotes",
    "collection": "quotes",
    "summary": "Restore a deleted quote",
    "authentication": "bearer",
    "scopes": [
      "quotes.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The restored quote.",
        "content": {
          "application/json": "Quote"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The restored quote would be invalid, or the idempotency key was already used for a different request.",
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
  "listOrders": {
    "id": "listOrders",
    "method": "get",
    "path": "/api/v1/{organization_id}/orders",
    "tag": "Orders",
    "collection": "orders",
    "summary": "List orders",
    "authentication": "bearer",
    "scopes": [
      "orders.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "external_id",
        "in": "query",
        "required": false
      },
      {
        "name": "number",
        "in": "query",
        "required": false
      },
      {
        "name": "contact_id",
        "in": "query",
        "required": false
      },
      {
        "name": "contact_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "contact_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "contact_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "company_id",
        "in": "query",
        "required": false
      },
      {
        "name": "company_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "company_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "company_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "quote_id",
        "in": "query",
        "required": false
      },
      {
        "name": "quote_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "quote_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "quote_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "status_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "currency",
        "in": "query",
        "required": false
      },
      {
        "name": "ordered_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "ordered_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "ordered_at_empty",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of orders.",
        "content": {
          "application/json": "OrderList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createOrder": {
    "id": "createOrder",
    "method": "post",
    "path": "/api/v1/{organization_id}/orders",
    "tag": "Orders",
    "collection": "orders",
    "summary": "Create an order",
    "authentication": "bearer",
    "scopes": [
      "orders.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "OrderCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The new order.",
        "content": {
          "application/json": "Order"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since.",
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
        "description": "The body is not a valid order, or the idempotency key was already used with a different body.",
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
  "batchOrders": {
    "id": "batchOrders",
    "method": "post",
    "path": "/api/v1/{organization_id}/orders/batch",
    "tag": "Orders",
    "collection": "orders",
    "summary": "Change many orders",
    "authentication": "bearer",
    "scopes": [
      "orders.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "OrderBatch"
      }
    },
    "responses": {
      "200": {
        "description": "The results of the changes, also if some of them failed.",
        "content": {
          "application/json": "OrderBatchResults"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request.",
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
  "getOrder": {
    "id": "getOrder",
    "method": "get",
    "path": "/api/v1/{organization_id}/orders/{id}",
    "tag": "Orders",
    "collection": "orders",
    "summary": "Get an order",
    "authentication": "bearer",
    "scopes": [
      "orders.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The order.",
        "content": {
          "application/json": "Order"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "deleteOrder": {
    "id": "deleteOrder",
    "method": "delete",
    "path": "/api/v1/{organization_id}/orders/{id}",
    "tag": "Orders",
    "collection": "orders",
    "summary": "Delete an order",
    "authentication": "bearer",
    "scopes": [
      "orders.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The order was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "Other records refer to the order, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "updateOrder": {
    "id": "updateOrder",
    "method": "patch",
    "path": "/api/v1/{organization_id}/orders/{id}",
    "tag": "Orders",
    "collection": "orders",
    "summary": "Update an order",
    "authentication": "bearer",
    "scopes": [
      "orders.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "OrderUpdate",
        "application/json": "OrderUpdate"
      }
    },
    "responses": {
      "200": {
        "description": "The updated order.",
        "content": {
          "application/json": "Order"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
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
        "description": "The updated order would be invalid, or the idempotency key was already used for a different request.",
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
  "listOrderHistory": {
    "id": "listOrderHistory",
    "method": "get",
    "path": "/api/v1/{organization_id}/orders/{id}/history",
    "tag": "Orders",
    "collection": "orders",
    "summary": "List the history of an order",
    "authentication": "bearer",
    "scopes": [
      "orders.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of the history.",
        "content": {
          "application/json": "OrderHistory"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "restoreOrder": {
    "id": "restoreOrder",
    "method": "post",
    "path": "/api/v1/{organization_id}/orders/{id}/restore",
    "tag": "Orders",
    "collection": "orders",
    "summary": "Restore a deleted order",
    "authentication": "bearer",
    "scopes": [
      "orders.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The restored order.",
        "content": {
          "application/json": "Order"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The restored order would be invalid, or the idempotency key was already used for a different request.",
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
  "listDeals": {
    "id": "listDeals",
    "method": "get",
    "path": "/api/v1/{organization_id}/deals",
    "tag": "Deals",
    "collection": "deals",
    "summary": "List deals",
    "authentication": "bearer",
    "scopes": [
      "deals.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "external_id",
        "in": "query",
        "required": false
      },
      {
        "name": "stage",
        "in": "query",
        "required": false
      },
      {
        "name": "stage_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "stage_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "contact_id",
        "in": "query",
        "required": false
      },
      {
        "name": "contact_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "contact_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "contact_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "company_id",
        "in": "query",
        "required": false
      },
      {
        "name": "company_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "company_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "company_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "owner_id",
        "in": "query",
        "required": false
      },
      {
        "name": "owner_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "owner_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "owner_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "expected_close_date_from",
        "in": "query",
        "required": false
      },
      {
        "name": "expected_close_date_to",
        "in": "query",
        "required": false
      },
      {
        "name": "expected_close_date_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "closed_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "closed_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "closed_at_empty",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of deals.",
        "content": {
          "application/json": "DealList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createDeal": {
    "id": "createDeal",
    "method": "post",
    "path": "/api/v1/{organization_id}/deals",
    "tag": "Deals",
    "collection": "deals",
    "summary": "Create a deal",
    "authentication": "bearer",
    "scopes": [
      "deals.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "DealCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The new deal.",
        "content": {
          "application/json": "Deal"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since.",
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
        "description": "The body is not a valid deal, or the idempotency key was already used with a different body.",
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
  "batchDeals": {
    "id": "batchDeals",
    "method": "post",
    "path": "/api/v1/{organization_id}/deals/batch",
    "tag": "Deals",
    "collection": "deals",
    "summary": "Change many deals",
    "authentication": "bearer",
    "scopes": [
      "deals.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "DealBatch"
      }
    },
    "responses": {
      "200": {
        "description": "The results of the changes, also if some of them failed.",
        "content": {
          "application/json": "DealBatchResults"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request.",
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
  "getDeal": {
    "id": "getDeal",
    "method": "get",
    "path": "/api/v1/{organization_id}/deals/{id}",
    "tag": "Deals",
    "collection": "deals",
    "summary": "Get a deal",
    "authentication": "bearer",
    "scopes": [
      "deals.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The deal.",
        "content": {
          "application/json": "Deal"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "deleteDeal": {
    "id": "deleteDeal",
    "method": "delete",
    "path": "/api/v1/{organization_id}/deals/{id}",
    "tag": "Deals",
    "collection": "deals",
    "summary": "Delete a deal",
    "authentication": "bearer",
    "scopes": [
      "deals.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The deal was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "Other records refer to the deal, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "updateDeal": {
    "id": "updateDeal",
    "method": "patch",
    "path": "/api/v1/{organization_id}/deals/{id}",
    "tag": "Deals",
    "collection": "deals",
    "summary": "Update a deal",
    "authentication": "bearer",
    "scopes": [
      "deals.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "DealUpdate",
        "application/json": "DealUpdate"
      }
    },
    "responses": {
      "200": {
        "description": "The updated deal.",
        "content": {
          "application/json": "Deal"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
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
        "description": "The updated deal would be invalid, or the idempotency key was already used for a different request.",
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
  "listDealHistory": {
    "id": "listDealHistory",
    "method": "get",
    "path": "/api/v1/{organization_id}/deals/{id}/history",
    "tag": "Deals",
    "collection": "deals",
    "summary": "List the history of a deal",
    "authentication": "bearer",
    "scopes": [
      "deals.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of the history.",
        "content": {
          "application/json": "DealHistory"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "restoreDeal": {
    "id": "restoreDeal",
    "method": "post",
    "path": "/api/v1/{organization_id}/deals/{id}/restore",
    "tag": "Deals",
    "collection": "deals",
    "summary": "Restore a deleted deal",
    "authentication": "bearer",
    "scopes": [
      "deals.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The restored deal.",
        "content": {
          "application/json": "Deal"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The restored deal would be invalid, or the idempotency key was already used for a different request.",
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
  "listAppointments": {
    "id": "listAppointments",
    "method": "get",
    "path": "/api/v1/{organization_id}/appointments",
    "tag": "Appointments",
    "collection": "appointments",
    "summary": "List appointments",
    "authentication": "bearer",
    "scopes": [
      "appointments.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "external_id",
        "in": "query",
        "required": false
      },
      {
        "name": "start_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "start_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "end_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "end_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "status_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "contact_id",
        "in": "query",
        "required": false
      },
      {
        "name": "contact_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "contact_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "contact_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "organizer_id",
        "in": "query",
        "required": false
      },
      {
        "name": "organizer_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "organizer_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "organizer_id_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "attendee_ids",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of appointments.",
        "content": {
          "application/json": "AppointmentList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createAppointment": {
    "id": "createAppointment",
    "method": "post",
    "path": "/api/v1/{organization_id}/appointments",
    "tag": "Appointments",
    "collection": "appointments",
    "summary": "Create an appointment",
    "authentication": "bearer",
    "scopes": [
      "appointments.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "AppointmentCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The new appointment.",
        "content": {
          "application/json": "Appointment"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since.",
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
        "description": "The body is not a valid appointment, or the idempotency key was already used with a different body.",
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
  "batchAppointments": {
    "id": "batchAppointments",
    "method": "post",
    "path": "/api/v1/{organization_id}/appointments/batch",
    "tag": "Appointments",
    "collection": "appointments",
    "summary": "Change many appointments",
    "authentication": "bearer",
    "scopes": [
      "appointments.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "AppointmentBatch"
      }
    },
    "responses": {
      "200": {
        "description": "The results of the changes, also if some of them failed.",
        "content": {
          "application/json": "AppointmentBatchResults"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request.",
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
  "getAppointment": {
    "id": "getAppointment",
    "method": "get",
    "path": "/api/v1/{organization_id}/appointments/{id}",
    "tag": "Appointments",
    "collection": "appointments",
    "summary": "Get an appointment",
    "authentication": "bearer",
    "scopes": [
      "appointments.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The appointment.",
        "content": {
          "application/json": "Appointment"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "deleteAppointment": {
    "id": "deleteAppointment",
    "method": "delete",
    "path": "/api/v1/{organization_id}/appointments/{id}",
    "tag": "Appointments",
    "collection": "appointments",
    "summary": "Delete an appointment",
    "authentication": "bearer",
    "scopes": [
      "appointments.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The appointment was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "Other records refer to the appointment, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "updateAppointment": {
    "id": "updateAppointment",
    "method": "patch",
    "path": "/api/v1/{organization_id}/appointments/{id}",
    "tag": "Appointments",
    "collection": "appointments",
    "summary": "Update an appointment",
    "authentication": "bearer",
    "scopes": [
      "appointments.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "AppointmentUpdate",
        "application/json": "AppointmentUpdate"
      }
    },
    "responses": {
      "200": {
        "description": "The updated appointment.",
        "content": {
          "application/json": "Appointment"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
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
        "description": "The updated appointment would be invalid, or the idempotency key was already used for a different request.",
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
  "listAppointmentHistory": {
    "id": "listAppointmentHistory",
    "method": "get",
    "path": "/api/v1/{organization_id}/appointments/{id}/history",
    "tag": "Appointments",
    "collection": "appointments",
    "summary": "List the history of an appointment",
    "authentication": "bearer",
    "scopes": [
      "appointments.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of the history.",
        "content": {
          "application/json": "AppointmentHistory"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "restoreAppointment": {
    "id": "restoreAppointment",
    "method": "post",
    "path": "/api/v1/{organization_id}/appointments/{id}/restore",
    "tag": "Appointments",
    "collection": "appointments",
    "summary": "Restore a deleted appointment",
    "authentication": "bearer",
    "scopes": [
      "appointments.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The restored appointment.",
        "content": {
          "application/json": "Appointment"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The restored appointment would be invalid, or the idempotency key was already used for a different request.",
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
  "listDocuments": {
    "id": "listDocuments",
    "method": "get",
    "path": "/api/v1/{organization_id}/documents",
    "tag": "Documents",
    "collection": "documents",
    "summary": "List documents",
    "authentication": "bearer",
    "scopes": [
      "documents.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "external_id",
        "in": "query",
        "required": false
      },
      {
        "name": "media_type",
        "in": "query",
        "required": false
      },
      {
        "name": "media_type_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "checksum_sha256",
        "in": "query",
        "required": false
      },
      {
        "name": "checksum_sha256_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "folder",
        "in": "query",
        "required": false
      },
      {
        "name": "folder_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "owner_id",
        "in": "query",
        "required": false
      },
      {
        "name": "owner_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "owner_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "owner_id_empty",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of documents.",
        "content": {
          "application/json": "DocumentList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createDocument": {
    "id": "createDocument",
    "method": "post",
    "path": "/api/v1/{organization_id}/documents",
    "tag": "Documents",
    "collection": "documents",
    "summary": "Create a document",
    "authentication": "bearer",
    "scopes": [
      "documents.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "DocumentCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The new document.",
        "content": {
          "application/json": "Document"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since.",
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
        "description": "The body is not a valid document, or the idempotency key was already used with a different body.",
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
  "batchDocuments": {
    "id": "batchDocuments",
    "method": "post",
    "path": "/api/v1/{organization_id}/documents/batch",
    "tag": "Documents",
    "collection": "documents",
    "summary": "Change many documents",
    "authentication": "bearer",
    "scopes": [
      "documents.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "DocumentBatch"
      }
    },
    "responses": {
      "200": {
        "description": "The results of the changes, also if some of them failed.",
        "content": {
          "application/json": "DocumentBatchResults"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request.",
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
  "getDocument": {
    "id": "getDocument",
    "method": "get",
    "path": "/api/v1/{organization_id}/documents/{id}",
    "tag": "Documents",
    "collection": "documents",
    "summary": "Get a document",
    "authentication": "bearer",
    "scopes": [
      "documents.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The document.",
        "content": {
          "application/json": "Document"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "deleteDocument": {
    "id": "deleteDocument",
    "method": "delete",
    "path": "/api/v1/{organization_id}/documents/{id}",
    "tag": "Documents",
    "collection": "documents",
    "summary": "Delete a document",
    "authentication": "bearer",
    "scopes": [
      "documents.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The document was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "Other records refer to the document, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "updateDocument": {
    "id": "updateDocument",
    "method": "patch",
    "path": "/api/v1/{organization_id}/documents/{id}",
    "tag": "Documents",
    "collection": "documents",
    "summary": "Update a document",
    "authentication": "bearer",
    "scopes": [
      "documents.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "DocumentUpdate",
        "application/json": "DocumentUpdate"
      }
    },
    "responses": {
      "200": {
        "description": "The updated document.",
        "content": {
          "application/json": "Document"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
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
        "description": "The updated document would be invalid, or the idempotency key was already used for a different request.",
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
  "listDocumentHistory": {
    "id": "listDocumentHistory",
    "method": "get",
    "path": "/api/v1/{organization_id}/documents/{id}/history",
    "tag": "Documents",
    "collection": "documents",
    "summary": "List the history of a document",
    "authentication": "bearer",
    "scopes": [
      "documents.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of the history.",
        "content": {
          "application/json": "DocumentHistory"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "restoreDocument": {
    "id": "restoreDocument",
    "method": "post",
    "path": "/api/v1/{organization_id}/documents/{id}/restore",
    "tag": "Documents",
    "collection": "documents",
    "summary": "Restore a deleted document",
    "authentication": "bearer",
    "scopes": [
      "documents.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The restored document.",
        "content": {
          "application/json": "Document"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The restored document would be invalid, or the idempotency key was already used for a different request.",
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
  "listCampaigns": {
    "id": "listCampaigns",
    "method": "get",
    "path": "/api/v1/{organization_id}/campaigns",
    "tag": "Campaigns",
    "collection": "campaigns",
    "summary": "List campaigns",
    "authentication": "bearer",
    "scopes": [
      "campaigns.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "external_id",
        "in": "query",
        "required": false
      },
      {
        "name": "channel",
        "in": "query",
        "required": false
      },
      {
        "name": "channel_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "channel_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "status_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "start_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "start_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "start_at_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "end_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "end_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "end_at_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "owner_id",
        "in": "query",
        "required": false
      },
      {
        "name": "owner_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "owner_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "owner_id_empty",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of campaigns.",
        "content": {
          "application/json": "CampaignList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createCampaign": {
    "id": "createCampaign",
    "method": "post",
    "path": "/api/v1/{organization_id}/campaigns",
    "tag": "Campaigns",
    "collection": "campaigns",
    "summary": "Create a campaign",
    "authentication": "bearer",
    "scopes": [
      "campaigns.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "CampaignCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The new campaign.",
        "content": {
          "application/json": "Campaign"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since.",
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
        "description": "The body is not a valid campaign, or the idempotency key was already used with a different body.",
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
  "batchCampaigns": {
    "id": "batchCampaigns",
    "method": "post",
    "path": "/api/v1/{organization_id}/campaigns/batch",
    "tag": "Campaigns",
    "collection": "campaigns",
    "summary": "Change many campaigns",
    "authentication": "bearer",
    "scopes": [
      "campaigns.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "CampaignBatch"
      }
    },
    "responses": {
      "200": {
        "description": "The results of the changes, also if some of them failed.",
        "content": {
          "application/json": "CampaignBatchResults"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request.",
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
  "getCampaign": {
    "id": "getCampaign",
    "method": "get",
    "path": "/api/v1/{organization_id}/campaigns/{id}",
    "tag": "Campaigns",
    "collection": "campaigns",
    "summary": "Get a campaign",
    "authentication": "bearer",
    "scopes": [
      "campaigns.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The campaign.",
        "content": {
          "application/json": "Campaign"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "deleteCampaign": {
    "id": "deleteCampaign",
    "method": "delete",
    "path": "/api/v1/{organization_id}/campaigns/{id}",
    "tag": "Campaigns",
    "collection": "campaigns",
    "summary": "Delete a campaign",
    "authentication": "bearer",
    "scopes": [
      "campaigns.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The campaign was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "Other records refer to the campaign, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "updateCampaign": {
    "id": "updateCampaign",
    "method": "patch",
    "path": "/api/v1/{organization_id}/campaigns/{id}",
    "tag": "Campaigns",
    "collection": "campaigns",
    "summary": "Update a campaign",
    "authentication": "bearer",
    "scopes": [
      "campaigns.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "CampaignUpdate",
        "application/json": "CampaignUpdate"
      }
    },
    "responses": {
      "200": {
        "description": "The updated campaign.",
        "content": {
          "application/json": "Campaign"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
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
        "description": "The updated campaign would be invalid, or the idempotency key was already used for a different request.",
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
  "listCampaignHistory": {
    "id": "listCampaignHistory",
    "method": "get",
    "path": "/api/v1/{organization_id}/campaigns/{id}/history",
    "tag": "Campaigns",
    "collection": "campaigns",
    "summary": "List the history of a campaign",
    "authentication": "bearer",
    "scopes": [
      "campaigns.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of the history.",
        "content": {
          "application/json": "CampaignHistory"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "restoreCampaign": {
    "id": "restoreCampaign",
    "method": "post",
    "path": "/api/v1/{organization_id}/campaigns/{id}/restore",
    "tag": "Campaigns",
    "collection": "campaigns",
    "summary": "Restore a deleted campaign",
    "authentication": "bearer",
    "scopes": [
      "campaigns.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The restored campaign.",
        "content": {
          "application/json": "Campaign"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The restored campaign would be invalid, or the idempotency key was already used for a different request.",
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
  "listPresences": {
    "id": "listPresences",
    "method": "get",
    "path": "/api/v1/{organization_id}/presences",
    "tag": "Presences",
    "collection": "presences",
    "summary": "List presences",
    "authentication": "bearer",
    "scopes": [
      "presences.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "external_id",
        "in": "query",
        "required": false
      },
      {
        "name": "member_id",
        "in": "query",
        "required": false
      },
      {
        "name": "member_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "member_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "status_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "start_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "start_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "end_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "end_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "end_at_empty",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of presences.",
        "content": {
          "application/json": "PresenceList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createPresence": {
    "id": "createPresence",
    "method": "post",
    "path": "/api/v1/{organization_id}/presences",
    "tag": "Presences",
    "collection": "presences",
    "summary": "Create a presence",
    "authentication": "bearer",
    "scopes": [
      "presences.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "PresenceCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The new presence.",
        "content": {
          "application/json": "Presence"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since.",
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
        "description": "The body is not a valid presence, or the idempotency key was already used with a different body.",
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
  "batchPresences": {
    "id": "batchPresences",
    "method": "post",
    "path": "/api/v1/{organization_id}/presences/batch",
    "tag": "Presences",
    "collection": "presences",
    "summary": "Change many presences",
    "authentication": "bearer",
    "scopes": [
      "presences.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "PresenceBatch"
      }
    },
    "responses": {
      "200": {
        "description": "The results of the changes, also if some of them failed.",
        "content": {
          "application/json": "PresenceBatchResults"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request.",
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
  "getPresence": {
    "id": "getPresence",
    "method": "get",
    "path": "/api/v1/{organization_id}/presences/{id}",
    "tag": "Presences",
    "collection": "presences",
    "summary": "Get a presence",
    "authentication": "bearer",
    "scopes": [
      "presences.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The presence.",
        "content": {
          "application/json": "Presence"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "deletePresence": {
    "id": "deletePresence",
    "method": "delete",
    "path": "/api/v1/{organization_id}/presences/{id}",
    "tag": "Presences",
    "collection": "presences",
    "summary": "Delete a presence",
    "authentication": "bearer",
    "scopes": [
      "presences.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The presence was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "Other records refer to the presence, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "updatePresence": {
    "id": "updatePresence",
    "method": "patch",
    "path": "/api/v1/{organization_id}/presences/{id}",
    "tag": "Presences",
    "collection": "presences",
    "summary": "Update a presence",
    "authentication": "bearer",
    "scopes": [
      "presences.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "PresenceUpdate",
        "application/json": "PresenceUpdate"
      }
    },
    "responses": {
      "200": {
        "description": "The updated presence.",
        "content": {
          "application/json": "Presence"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
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
        "description": "The updated presence would be invalid, or the idempotency key was already used for a different request.",
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
  "listPresenceHistory": {
    "id": "listPresenceHistory",
    "method": "get",
    "path": "/api/v1/{organization_id}/presences/{id}/history",
    "tag": "Presences",
    "collection": "presences",
    "summary": "List the history of a presence",
    "authentication": "bearer",
    "scopes": [
      "presences.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of the history.",
        "content": {
          "application/json": "PresenceHistory"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "restorePresence": {
    "id": "restorePresence",
    "method": "post",
    "path": "/api/v1/{organization_id}/presences/{id}/restore",
    "tag": "Presences",
    "collection": "presences",
    "summary": "Restore a deleted presence",
    "authentication": "bearer",
    "scopes": [
      "presences.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The restored presence.",
        "content": {
          "application/json": "Presence"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The restored presence would be invalid, or the idempotency key was already used for a different request.",
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
  "listShifts": {
    "id": "listShifts",
    "method": "get",
    "path": "/api/v1/{organization_id}/shifts",
    "tag": "Shifts",
    "collection": "shifts",
    "summary": "List shifts",
    "authentication": "bearer",
    "scopes": [
      "shifts.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "external_id",
        "in": "query",
        "required": false
      },
      {
        "name": "member_id",
        "in": "query",
        "required": false
      },
      {
        "name": "member_id_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "member_id_not",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "start_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "start_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "end_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "end_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "role",
        "in": "query",
        "required": false
      },
      {
        "name": "role_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "location",
        "in": "query",
        "required": false
      },
      {
        "name": "location_empty",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "status_in",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "required": false,
        "list": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of shifts.",
        "content": {
          "application/json": "ShiftList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createShift": {
    "id": "createShift",
    "method": "post",
    "path": "/api/v1/{organization_id}/shifts",
    "tag": "Shifts",
    "collection": "shifts",
    "summary": "Create a shift",
    "authentication": "bearer",
    "scopes": [
      "shifts.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "ShiftCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The new shift.",
        "content": {
          "application/json": "Shift"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since.",
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
        "description": "The body is not a valid shift, or the idempotency key was already used with a different body.",
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
  "batchShifts": {
    "id": "batchShifts",
    "method": "post",
    "path": "/api/v1/{organization_id}/shifts/batch",
    "tag": "Shifts",
    "collection": "shifts",
    "summary": "Change many shifts",
    "authentication": "bearer",
    "scopes": [
      "shifts.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "ShiftBatch"
      }
    },
    "responses": {
      "200": {
        "description": "The results of the changes, also if some of them failed.",
        "content": {
          "application/json": "ShiftBatchResults"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request.",
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
  "getShift": {
    "id": "getShift",
    "method": "get",
    "path": "/api/v1/{organization_id}/shifts/{id}",
    "tag": "Shifts",
    "collection": "shifts",
    "summary": "Get a shift",
    "authentication": "bearer",
    "scopes": [
      "shifts.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The shift.",
        "content": {
          "application/json": "Shift"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "deleteShift": {
    "id": "deleteShift",
    "method": "delete",
    "path": "/api/v1/{organization_id}/shifts/{id}",
    "tag": "Shifts",
    "collection": "shifts",
    "summary": "Delete a shift",
    "authentication": "bearer",
    "scopes": [
      "shifts.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The shift was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "Other records refer to the shift, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "updateShift": {
    "id": "updateShift",
    "method": "patch",
    "path": "/api/v1/{organization_id}/shifts/{id}",
    "tag": "Shifts",
    "collection": "shifts",
    "summary": "Update a shift",
    "authentication": "bearer",
    "scopes": [
      "shifts.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "If-Match",
        "in": "header",
        "required": false
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/merge-patch+json": "ShiftUpdate",
        "application/json": "ShiftUpdate"
      }
    },
    "responses": {
      "200": {
        "description": "The updated shift.",
        "content": {
          "application/json": "Shift"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The external ID is already in use, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "412": {
        "description": "The record is not at the version in `If-Match`.",
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
        "description": "The updated shift would be invalid, or the idempotency key was already used for a different request.",
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
  "listShiftHistory": {
    "id": "listShiftHistory",
    "method": "get",
    "path": "/api/v1/{organization_id}/shifts/{id}/history",
    "tag": "Shifts",
    "collection": "shifts",
    "summary": "List the history of a shift",
    "authentication": "bearer",
    "scopes": [
      "shifts.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of the history.",
        "content": {
          "application/json": "ShiftHistory"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "restoreShift": {
    "id": "restoreShift",
    "method": "post",
    "path": "/api/v1/{organization_id}/shifts/{id}/restore",
    "tag": "Shifts",
    "collection": "shifts",
    "summary": "Restore a deleted shift",
    "authentication": "bearer",
    "scopes": [
      "shifts.write"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The restored shift.",
        "content": {
          "application/json": "Shift"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The restored shift would be invalid, or the idempotency key was already used for a different request.",
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
  "listMembers": {
    "id": "listMembers",
    "method": "get",
    "path": "/api/v1/{organization_id}/members",
    "tag": "Members",
    "collection": "members",
    "summary": "List members",
    "authentication": "bearer",
    "scopes": [
      "members.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "sort",
        "in": "query",
        "required": false
      },
      {
        "name": "ids",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "q",
        "in": "query",
        "required": false
      },
      {
        "name": "updated_since",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      },
      {
        "name": "email",
        "in": "query",
        "required": false
      },
      {
        "name": "role",
        "in": "query",
        "required": false
      },
      {
        "name": "active",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of members.",
        "content": {
          "application/json": "MemberList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "getMember": {
    "id": "getMember",
    "method": "get",
    "path": "/api/v1/{organization_id}/members/{id}",
    "tag": "Members",
    "collection": "members",
    "summary": "Get a member",
    "authentication": "bearer",
    "scopes": [
      "members.read"
    ],
    "parameters": [
      {
        "name": "organization_id",
        "in": "path",
        "required": true
      },
      {
        "name": "id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The ID of the member.",
        "content": {
          "application/json": "Member"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "listWebhooks": {
    "id": "listWebhooks",
    "method": "get",
    "path": "/api/webhooks",
    "tag": "Webhooks",
    "summary": "List webhooks",
    "authentication": "bearer",
    "scopes": [
      "webhooks.read"
    ],
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of webhooks.",
        "content": {
          "application/json": "WebhookList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "createWebhook": {
    "id": "createWebhook",
    "method": "post",
    "path": "/api/webhooks",
    "tag": "Webhooks",
    "summary": "Register a webhook",
    "authentication": "bearer",
    "scopes": [
      "webhooks.write"
    ],
    "parameters": [
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "WebhookCreate"
      }
    },
    "responses": {
      "201": {
        "description": "The webhook with its secret.",
        "content": {
          "application/json": "WebhookWithSecret"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope, including the read scope of an event, or is bound to another organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The organization has reached its webhook limit, the first request with this idempotency key is still in progress, or the webhook that it created has been deleted since.",
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
        "description": "The body is not a valid webhook, or the idempotency key was already used with a different body.",
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
  "getWebhook": {
    "id": "getWebhook",
    "method": "get",
    "path": "/api/webhooks/{webhook_id}",
    "tag": "Webhooks",
    "summary": "Get a webhook",
    "authentication": "bearer",
    "scopes": [
      "webhooks.read"
    ],
    "parameters": [
      {
        "name": "webhook_id",
        "in": "path",
        "required": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The ID of the webhook.",
        "content": {
          "application/json": "Webhook"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "replaceWebhook": {
    "id": "replaceWebhook",
    "method": "put",
    "path": "/api/webhooks/{webhook_id}",
    "tag": "Webhooks",
    "summary": "Update a webhook",
    "authentication": "bearer",
    "scopes": [
      "webhooks.write"
    ],
    "parameters": [
      {
        "name": "webhook_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": true,
      "content": {
        "application/json": "WebhookReplace"
      }
    },
    "responses": {
      "200": {
        "description": "The updated webhook.",
        "content": {
          "application/json": "Webhook"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope, including the read scope of an event, or is bound to another organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
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
        "description": "The body is not a valid webhook or that of another webhook, or the idempotency key was already used for a different request.",
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
  "deleteWebhook": {
    "id": "deleteWebhook",
    "method": "delete",
    "path": "/api/webhooks/{webhook_id}",
    "tag": "Webhooks",
    "summary": "Delete a webhook",
    "authentication": "bearer",
    "scopes": [
      "webhooks.write"
    ],
    "parameters": [
      {
        "name": "webhook_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "204": {
        "description": "The webhook was deleted.",
        "content": {}
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "rotateWebhookSecret": {
    "id": "rotateWebhookSecret",
    "method": "post",
    "path": "/api/webhooks/{webhook_id}/rotate-secret",
    "tag": "Webhooks",
    "summary": "Rotate a webhook secret",
    "authentication": "bearer",
    "scopes": [
      "webhooks.write"
    ],
    "parameters": [
      {
        "name": "webhook_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The webhook with its new secret.",
        "content": {
          "application/json": "WebhookWithSecret"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "testWebhook": {
    "id": "testWebhook",
    "method": "post",
    "path": "/api/webhooks/{webhook_id}/test",
    "tag": "Webhooks",
    "summary": "Send a test message",
    "authentication": "bearer",
    "scopes": [
      "webhooks.write"
    ],
    "parameters": [
      {
        "name": "webhook_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": false,
      "content": {
        "application/json": "WebhookTestRequest"
      }
    },
    "responses": {
      "202": {
        "description": "The attempt.",
        "content": {
          "application/json": "WebhookLog"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The webhook is disabled, or the first request with this idempotency key is still in progress.",
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
        "description": "The body is invalid, or the idempotency key was already used for a different request.",
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
  "listWebhookLogs": {
    "id": "listWebhookLogs",
    "method": "get",
    "path": "/api/webhooks/{webhook_id}/logs",
    "tag": "Webhooks",
    "summary": "List delivery logs",
    "authentication": "bearer",
    "scopes": [
      "webhooks.read"
    ],
    "parameters": [
      {
        "name": "webhook_id",
        "in": "path",
        "required": true
      },
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "status",
        "in": "query",
        "required": false
      },
      {
        "name": "event_type",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_from",
        "in": "query",
        "required": false
      },
      {
        "name": "created_at_to",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of attempts.",
        "content": {
          "application/json": "WebhookLogList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "redeliverWebhookLog": {
    "id": "redeliverWebhookLog",
    "method": "post",
    "path": "/api/webhooks/{webhook_id}/logs/{log_id}/redeliver",
    "tag": "Webhooks",
    "summary": "Redeliver an attempt",
    "authentication": "bearer",
    "scopes": [
      "webhooks.write"
    ],
    "parameters": [
      {
        "name": "webhook_id",
        "in": "path",
        "required": true
      },
      {
        "name": "log_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "202": {
        "description": "The new attempt.",
        "content": {
          "application/json": "WebhookLog"
        }
      },
      "400": {
        "description": "A path parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The webhook is disabled, or the first request with this idempotency key is still in progress.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "422": {
        "description": "The idempotency key was already used for a different request.",
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
  "recoverWebhook": {
    "id": "recoverWebhook",
    "method": "post",
    "path": "/api/webhooks/{webhook_id}/recover",
    "tag": "Webhooks",
    "summary": "Recover failed deliveries",
    "authentication": "bearer",
    "scopes": [
      "webhooks.write"
    ],
    "parameters": [
      {
        "name": "webhook_id",
        "in": "path",
        "required": true
      },
      {
        "name": "Idempotency-Key",
        "in": "header",
        "required": false
      }
    ],
    "requestBody": {
      "required": false,
      "content": {
        "application/json": "WebhookRecovery"
      }
    },
    "responses": {
      "202": {
        "description": "The number of scheduled deliveries.",
        "content": {
          "application/json": "WebhookRecoveryResult"
        }
      },
      "400": {
        "description": "The body is not valid JSON, or a parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "404": {
        "description": "The record does not exist in the organization.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "409": {
        "description": "The webhook is disabled, or the first request with this idempotency key is still in progress.",
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
        "description": "The body is invalid, or the idempotency key was already used for a different request.",
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
  "listWebhookEvents": {
    "id": "listWebhookEvents",
    "method": "get",
    "path": "/api/webhook-events",
    "tag": "Webhooks",
    "summary": "List event types",
    "authentication": "bearer",
    "scopes": [
      "webhooks.read"
    ],
    "parameters": [],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "All event types.",
        "content": {
          "application/json": "WebhookEventList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "403": {
        "description": "The access token lacks a required scope or is bound to another organization, or the organization is suspended.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
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
  "listEvents": {
    "id": "listEvents",
    "method": "get",
    "path": "/api/events",
    "tag": "Events",
    "summary": "Read the event feed",
    "authentication": "bearer",
    "scopes": [],
    "parameters": [
      {
        "name": "limit",
        "in": "query",
        "required": false
      },
      {
        "name": "cursor",
        "in": "query",
        "required": false
      },
      {
        "name": "types",
        "in": "query",
        "required": false,
        "list": true
      },
      {
        "name": "since",
        "in": "query",
        "required": false
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "A page of events.",
        "content": {
          "application/json": "EventList"
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "406": {
        "description": "The operation cannot respond in any of the accepted media types.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "410": {
        "description": "The cursor is older than 30 days, or follows events that a recovery has undone.",
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
  "streamEvents": {
    "id": "streamEvents",
    "method": "get",
    "path": "/api/events/stream",
    "tag": "Events",
    "summary": "Stream events",
    "authentication": "bearer",
    "scopes": [],
    "parameters": [
      {
        "name": "Last-Event-ID",
        "in": "header",
        "required": false
      },
      {
        "name": "types",
        "in": "query",
        "required": false,
        "list": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "description": "The stream.",
        "content": {
          "text/event-stream": null
        }
      },
      "400": {
        "description": "A parameter is invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "401": {
        "description": "The access token is missing or invalid.",
        "content": {
          "application/problem+json": "Problem"
        }
      },
      "410": {
        "description": "The cursor is older than 30 days, or follows events that a recovery has undone.",
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
