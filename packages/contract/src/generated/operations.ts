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
        "in": "query"
      },
      {
        "name": "redirect_uri",
        "in": "query"
      },
      {
        "name": "response_type",
        "in": "query"
      },
      {
        "name": "scope",
        "in": "query"
      },
      {
        "name": "state",
        "in": "query"
      },
      {
        "name": "code_challenge",
        "in": "query"
      },
      {
        "name": "code_challenge_method",
        "in": "query"
      },
      {
        "name": "dpop_jkt",
        "in": "query"
      },
      {
        "name": "resource",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "303": {
        "content": {}
      },
      "400": {
        "content": {
          "application/json": "OAuthError",
          "text/html": null
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
        "content": {
          "application/json": "TokenResponse"
        }
      },
      "400": {
        "content": {
          "application/json": "OAuthError"
        }
      },
      "401": {
        "content": {
          "application/json": "OAuthError"
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
        "content": {
          "application/json": "RevocationResponse"
        }
      },
      "400": {
        "content": {
          "application/json": "OAuthError"
        }
      },
      "401": {
        "content": {
          "application/json": "OAuthError"
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
        "content": {
          "application/json": "JsonWebKeySet"
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
        "content": {
          "application/json": "AuthorizationServerMetadata"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "created_by",
        "in": "query"
      },
      {
        "name": "updated_by",
        "in": "query"
      },
      {
        "name": "external_id",
        "in": "query"
      },
      {
        "name": "status",
        "in": "query"
      },
      {
        "name": "status_in",
        "in": "query",
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "list": true
      },
      {
        "name": "priority",
        "in": "query"
      },
      {
        "name": "priority_in",
        "in": "query",
        "list": true
      },
      {
        "name": "priority_not",
        "in": "query",
        "list": true
      },
      {
        "name": "project_id",
        "in": "query"
      },
      {
        "name": "project_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "project_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "project_id_empty",
        "in": "query"
      },
      {
        "name": "parent_task_id",
        "in": "query"
      },
      {
        "name": "parent_task_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "parent_task_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "parent_task_id_empty",
        "in": "query"
      },
      {
        "name": "assignee_id",
        "in": "query"
      },
      {
        "name": "assignee_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "assignee_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "assignee_id_empty",
        "in": "query"
      },
      {
        "name": "due_at_from",
        "in": "query"
      },
      {
        "name": "due_at_to",
        "in": "query"
      },
      {
        "name": "due_at_empty",
        "in": "query"
      },
      {
        "name": "tags",
        "in": "query"
      },
      {
        "name": "completed_at_from",
        "in": "query"
      },
      {
        "name": "completed_at_to",
        "in": "query"
      },
      {
        "name": "completed_at_empty",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "TaskList"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Task"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "TaskBatchResults"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Task"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Task"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "TaskHistory"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Task"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "created_by",
        "in": "query"
      },
      {
        "name": "updated_by",
        "in": "query"
      },
      {
        "name": "external_id",
        "in": "query"
      },
      {
        "name": "status",
        "in": "query"
      },
      {
        "name": "status_in",
        "in": "query",
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "list": true
      },
      {
        "name": "company_id",
        "in": "query"
      },
      {
        "name": "company_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "company_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "company_id_empty",
        "in": "query"
      },
      {
        "name": "owner_id",
        "in": "query"
      },
      {
        "name": "owner_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "owner_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "owner_id_empty",
        "in": "query"
      },
      {
        "name": "start_date_from",
        "in": "query"
      },
      {
        "name": "start_date_to",
        "in": "query"
      },
      {
        "name": "start_date_empty",
        "in": "query"
      },
      {
        "name": "due_date_from",
        "in": "query"
      },
      {
        "name": "due_date_to",
        "in": "query"
      },
      {
        "name": "due_date_empty",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "ProjectList"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Project"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "ProjectBatchResults"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Project"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Project"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "ProjectHistory"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Project"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "created_by",
        "in": "query"
      },
      {
        "name": "updated_by",
        "in": "query"
      },
      {
        "name": "external_id",
        "in": "query"
      },
      {
        "name": "email",
        "in": "query"
      },
      {
        "name": "email_empty",
        "in": "query"
      },
      {
        "name": "company_id",
        "in": "query"
      },
      {
        "name": "company_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "company_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "company_id_empty",
        "in": "query"
      },
      {
        "name": "owner_id",
        "in": "query"
      },
      {
        "name": "owner_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "owner_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "owner_id_empty",
        "in": "query"
      },
      {
        "name": "tags",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "ContactList"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Contact"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "ContactBatchResults"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Contact"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Contact"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "ContactHistory"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Contact"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "created_by",
        "in": "query"
      },
      {
        "name": "updated_by",
        "in": "query"
      },
      {
        "name": "external_id",
        "in": "query"
      },
      {
        "name": "email",
        "in": "query"
      },
      {
        "name": "email_empty",
        "in": "query"
      },
      {
        "name": "vat_number",
        "in": "query"
      },
      {
        "name": "vat_number_empty",
        "in": "query"
      },
      {
        "name": "industry",
        "in": "query"
      },
      {
        "name": "industry_empty",
        "in": "query"
      },
      {
        "name": "owner_id",
        "in": "query"
      },
      {
        "name": "owner_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "owner_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "owner_id_empty",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "CompanyList"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Company"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "CompanyBatchResults"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Company"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Company"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "CompanyHistory"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Company"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "created_by",
        "in": "query"
      },
      {
        "name": "updated_by",
        "in": "query"
      },
      {
        "name": "external_id",
        "in": "query"
      },
      {
        "name": "status",
        "in": "query"
      },
      {
        "name": "status_in",
        "in": "query",
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "list": true
      },
      {
        "name": "priority",
        "in": "query"
      },
      {
        "name": "priority_in",
        "in": "query",
        "list": true
      },
      {
        "name": "priority_not",
        "in": "query",
        "list": true
      },
      {
        "name": "channel",
        "in": "query"
      },
      {
        "name": "channel_in",
        "in": "query",
        "list": true
      },
      {
        "name": "channel_not",
        "in": "query",
        "list": true
      },
      {
        "name": "contact_id",
        "in": "query"
      },
      {
        "name": "contact_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "contact_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "contact_id_empty",
        "in": "query"
      },
      {
        "name": "company_id",
        "in": "query"
      },
      {
        "name": "company_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "company_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "company_id_empty",
        "in": "query"
      },
      {
        "name": "assignee_id",
        "in": "query"
      },
      {
        "name": "assignee_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "assignee_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "assignee_id_empty",
        "in": "query"
      },
      {
        "name": "resolved_at_from",
        "in": "query"
      },
      {
        "name": "resolved_at_to",
        "in": "query"
      },
      {
        "name": "resolved_at_empty",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "TicketList"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Ticket"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "TicketBatchResults"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Ticket"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Ticket"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "TicketHistory"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Ticket"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "created_by",
        "in": "query"
      },
      {
        "name": "updated_by",
        "in": "query"
      },
      {
        "name": "external_id",
        "in": "query"
      },
      {
        "name": "service_id",
        "in": "query"
      },
      {
        "name": "service_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "service_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "contact_id",
        "in": "query"
      },
      {
        "name": "contact_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "contact_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "start_at_from",
        "in": "query"
      },
      {
        "name": "start_at_to",
        "in": "query"
      },
      {
        "name": "end_at_from",
        "in": "query"
      },
      {
        "name": "end_at_to",
        "in": "query"
      },
      {
        "name": "status",
        "in": "query"
      },
      {
        "name": "status_in",
        "in": "query",
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "list": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "BookingList"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Booking"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "BookingBatchResults"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Booking"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Booking"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "BookingHistory"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Booking"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "created_by",
        "in": "query"
      },
      {
        "name": "updated_by",
        "in": "query"
      },
      {
        "name": "external_id",
        "in": "query"
      },
      {
        "name": "sku",
        "in": "query"
      },
      {
        "name": "sku_empty",
        "in": "query"
      },
      {
        "name": "active",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "ProductList"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Product"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "ProductBatchResults"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Product"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Product"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "ProductHistory"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Product"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "created_by",
        "in": "query"
      },
      {
        "name": "updated_by",
        "in": "query"
      },
      {
        "name": "external_id",
        "in": "query"
      },
      {
        "name": "active",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "ServiceList"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Service"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "ServiceBatchResults"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Service"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Service"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "ServiceHistory"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Service"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "created_by",
        "in": "query"
      },
      {
        "name": "updated_by",
        "in": "query"
      },
      {
        "name": "external_id",
        "in": "query"
      },
      {
        "name": "number",
        "in": "query"
      },
      {
        "name": "contact_id",
        "in": "query"
      },
      {
        "name": "contact_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "contact_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "contact_id_empty",
        "in": "query"
      },
      {
        "name": "company_id",
        "in": "query"
      },
      {
        "name": "company_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "company_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "company_id_empty",
        "in": "query"
      },
      {
        "name": "deal_id",
        "in": "query"
      },
      {
        "name": "deal_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "deal_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "deal_id_empty",
        "in": "query"
      },
      {
        "name": "status",
        "in": "query"
      },
      {
        "name": "status_in",
        "in": "query",
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "list": true
      },
      {
        "name": "currency",
        "in": "query"
      },
      {
        "name": "valid_until_from",
        "in": "query"
      },
      {
        "name": "valid_until_to",
        "in": "query"
      },
      {
        "name": "valid_until_empty",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "QuoteList"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Quote"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "QuoteBatchResults"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Quote"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Quote"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "QuoteHistory"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Quote"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "created_by",
        "in": "query"
      },
      {
        "name": "updated_by",
        "in": "query"
      },
      {
        "name": "external_id",
        "in": "query"
      },
      {
        "name": "number",
        "in": "query"
      },
      {
        "name": "contact_id",
        "in": "query"
      },
      {
        "name": "contact_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "contact_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "contact_id_empty",
        "in": "query"
      },
      {
        "name": "company_id",
        "in": "query"
      },
      {
        "name": "company_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "company_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "company_id_empty",
        "in": "query"
      },
      {
        "name": "quote_id",
        "in": "query"
      },
      {
        "name": "quote_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "quote_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "quote_id_empty",
        "in": "query"
      },
      {
        "name": "status",
        "in": "query"
      },
      {
        "name": "status_in",
        "in": "query",
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "list": true
      },
      {
        "name": "currency",
        "in": "query"
      },
      {
        "name": "ordered_at_from",
        "in": "query"
      },
      {
        "name": "ordered_at_to",
        "in": "query"
      },
      {
        "name": "ordered_at_empty",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "OrderList"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Order"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "OrderBatchResults"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Order"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Order"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "OrderHistory"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Order"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "created_by",
        "in": "query"
      },
      {
        "name": "updated_by",
        "in": "query"
      },
      {
        "name": "external_id",
        "in": "query"
      },
      {
        "name": "stage",
        "in": "query"
      },
      {
        "name": "stage_in",
        "in": "query",
        "list": true
      },
      {
        "name": "stage_not",
        "in": "query",
        "list": true
      },
      {
        "name": "contact_id",
        "in": "query"
      },
      {
        "name": "contact_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "contact_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "contact_id_empty",
        "in": "query"
      },
      {
        "name": "company_id",
        "in": "query"
      },
      {
        "name": "company_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "company_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "company_id_empty",
        "in": "query"
      },
      {
        "name": "owner_id",
        "in": "query"
      },
      {
        "name": "owner_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "owner_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "owner_id_empty",
        "in": "query"
      },
      {
        "name": "expected_close_date_from",
        "in": "query"
      },
      {
        "name": "expected_close_date_to",
        "in": "query"
      },
      {
        "name": "expected_close_date_empty",
        "in": "query"
      },
      {
        "name": "closed_at_from",
        "in": "query"
      },
      {
        "name": "closed_at_to",
        "in": "query"
      },
      {
        "name": "closed_at_empty",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "DealList"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Deal"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "DealBatchResults"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Deal"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Deal"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "DealHistory"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Deal"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "created_by",
        "in": "query"
      },
      {
        "name": "updated_by",
        "in": "query"
      },
      {
        "name": "external_id",
        "in": "query"
      },
      {
        "name": "start_at_from",
        "in": "query"
      },
      {
        "name": "start_at_to",
        "in": "query"
      },
      {
        "name": "end_at_from",
        "in": "query"
      },
      {
        "name": "end_at_to",
        "in": "query"
      },
      {
        "name": "status",
        "in": "query"
      },
      {
        "name": "status_in",
        "in": "query",
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "list": true
      },
      {
        "name": "contact_id",
        "in": "query"
      },
      {
        "name": "contact_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "contact_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "contact_id_empty",
        "in": "query"
      },
      {
        "name": "organizer_id",
        "in": "query"
      },
      {
        "name": "organizer_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "organizer_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "organizer_id_empty",
        "in": "query"
      },
      {
        "name": "attendee_ids",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "AppointmentList"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Appointment"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "AppointmentBatchResults"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Appointment"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Appointment"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "AppointmentHistory"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Appointment"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "created_by",
        "in": "query"
      },
      {
        "name": "updated_by",
        "in": "query"
      },
      {
        "name": "external_id",
        "in": "query"
      },
      {
        "name": "media_type",
        "in": "query"
      },
      {
        "name": "media_type_empty",
        "in": "query"
      },
      {
        "name": "checksum_sha256",
        "in": "query"
      },
      {
        "name": "checksum_sha256_empty",
        "in": "query"
      },
      {
        "name": "folder",
        "in": "query"
      },
      {
        "name": "folder_empty",
        "in": "query"
      },
      {
        "name": "owner_id",
        "in": "query"
      },
      {
        "name": "owner_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "owner_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "owner_id_empty",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "DocumentList"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Document"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "DocumentBatchResults"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Document"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Document"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "DocumentHistory"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Document"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "created_by",
        "in": "query"
      },
      {
        "name": "updated_by",
        "in": "query"
      },
      {
        "name": "external_id",
        "in": "query"
      },
      {
        "name": "channel",
        "in": "query"
      },
      {
        "name": "channel_in",
        "in": "query",
        "list": true
      },
      {
        "name": "channel_not",
        "in": "query",
        "list": true
      },
      {
        "name": "status",
        "in": "query"
      },
      {
        "name": "status_in",
        "in": "query",
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "list": true
      },
      {
        "name": "start_at_from",
        "in": "query"
      },
      {
        "name": "start_at_to",
        "in": "query"
      },
      {
        "name": "start_at_empty",
        "in": "query"
      },
      {
        "name": "end_at_from",
        "in": "query"
      },
      {
        "name": "end_at_to",
        "in": "query"
      },
      {
        "name": "end_at_empty",
        "in": "query"
      },
      {
        "name": "owner_id",
        "in": "query"
      },
      {
        "name": "owner_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "owner_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "owner_id_empty",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "CampaignList"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Campaign"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "CampaignBatchResults"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Campaign"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Campaign"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "CampaignHistory"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Campaign"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "created_by",
        "in": "query"
      },
      {
        "name": "updated_by",
        "in": "query"
      },
      {
        "name": "external_id",
        "in": "query"
      },
      {
        "name": "member_id",
        "in": "query"
      },
      {
        "name": "member_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "member_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "status",
        "in": "query"
      },
      {
        "name": "status_in",
        "in": "query",
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "list": true
      },
      {
        "name": "start_at_from",
        "in": "query"
      },
      {
        "name": "start_at_to",
        "in": "query"
      },
      {
        "name": "end_at_from",
        "in": "query"
      },
      {
        "name": "end_at_to",
        "in": "query"
      },
      {
        "name": "end_at_empty",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "PresenceList"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Presence"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "PresenceBatchResults"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Presence"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Presence"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "PresenceHistory"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Presence"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "created_by",
        "in": "query"
      },
      {
        "name": "updated_by",
        "in": "query"
      },
      {
        "name": "external_id",
        "in": "query"
      },
      {
        "name": "member_id",
        "in": "query"
      },
      {
        "name": "member_id_in",
        "in": "query",
        "list": true
      },
      {
        "name": "member_id_not",
        "in": "query",
        "list": true
      },
      {
        "name": "start_at_from",
        "in": "query"
      },
      {
        "name": "start_at_to",
        "in": "query"
      },
      {
        "name": "end_at_from",
        "in": "query"
      },
      {
        "name": "end_at_to",
        "in": "query"
      },
      {
        "name": "role",
        "in": "query"
      },
      {
        "name": "role_empty",
        "in": "query"
      },
      {
        "name": "location",
        "in": "query"
      },
      {
        "name": "location_empty",
        "in": "query"
      },
      {
        "name": "status",
        "in": "query"
      },
      {
        "name": "status_in",
        "in": "query",
        "list": true
      },
      {
        "name": "status_not",
        "in": "query",
        "list": true
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "ShiftList"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Shift"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "ShiftBatchResults"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Shift"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "If-Match",
        "in": "header"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Shift"
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
      "412": {
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "limit",
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "ShiftHistory"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Shift"
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
        "name": "sort",
        "in": "query"
      },
      {
        "name": "ids",
        "in": "query",
        "list": true
      },
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "updated_since",
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
        "name": "email",
        "in": "query"
      },
      {
        "name": "role",
        "in": "query"
      },
      {
        "name": "active",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "MemberList"
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
        "in": "path"
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Member"
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
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "WebhookList"
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
        "in": "header"
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
        "content": {
          "application/json": "WebhookWithSecret"
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
        "in": "path"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "Webhook"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "Webhook"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "WebhookWithSecret"
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "name": "status",
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
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "WebhookLogList"
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
        "in": "path"
      },
      {
        "name": "log_id",
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
      }
    ],
    "requestBody": null,
    "responses": {
      "202": {
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
        "in": "path"
      },
      {
        "name": "Idempotency-Key",
        "in": "header"
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
        "content": {
          "application/json": "WebhookRecoveryResult"
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
        "content": {
          "application/json": "WebhookEventList"
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
        "in": "query"
      },
      {
        "name": "cursor",
        "in": "query"
      },
      {
        "name": "types",
        "in": "query",
        "list": true
      },
      {
        "name": "actor",
        "in": "query"
      },
      {
        "name": "record_id",
        "in": "query"
      },
      {
        "name": "since",
        "in": "query"
      },
      {
        "name": "until",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "EventList"
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
      "410": {
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
        "in": "header"
      },
      {
        "name": "types",
        "in": "query",
        "list": true
      },
      {
        "name": "actor",
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
          "text/event-stream": null
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
      "410": {
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
  "searchRecords": {
    "id": "searchRecords",
    "method": "get",
    "path": "/api/search",
    "tag": "Search",
    "summary": "Search records of all kinds",
    "authentication": "bearer",
    "scopes": [],
    "anyScope": [
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
      "members.read"
    ],
    "parameters": [
      {
        "name": "q",
        "in": "query"
      },
      {
        "name": "kinds",
        "in": "query",
        "list": true
      },
      {
        "name": "limit",
        "in": "query"
      }
    ],
    "requestBody": null,
    "responses": {
      "200": {
        "content": {
          "application/json": "SearchResults"
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
