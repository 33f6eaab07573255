// Generated from specs/openapi by `npm run generate`. Do not edit.

export interface paths {
    "/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start the authorization code flow
         * @description Redirect the user's browser to this endpoint. The user signs in, reviews the application and the requested scopes, selects an organization and approves. The browser is then redirected to `redirect_uri` with `code`, the same `state`, and `iss`. If the user denies access, it is redirected with `error=access_denied`.
         *
         *     An application that is described by a metadata document instead of a registration must use PKCE. It may omit `state`, and it may omit `scope` if `resource` is an endpoint of the MCP server: it then requests the scopes of this endpoint. Of the scopes that a registered application requests for such an endpoint, those that it may not request are left out, unless none is left.
         */
        get: operations["authorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token
         * @description Issues tokens for the grants `authorization_code`, `refresh_token` and `client_credentials`. The application authenticates with `client_id` and `client_secret` in the form or with HTTP Basic; an application without a secret sends `client_id` and uses PKCE. A token is bound to one organization. A refresh can be repeated, for example after a lost response: it returns the same tokens for 60 seconds, or for an hour to an application with a secret, until the new refresh token is used. Any later use of the old one revokes all tokens of the grant.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a token
         * @description Revokes an access token, or a refresh token together with all tokens of its grant (RFC 7009). Takes effect immediately. Returns 200 for a token that is unknown or already revoked.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/jwks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signing keys
         * @description Returns the public keys that verify access tokens (RFC 7517). While keys are being rotated, there are two.
         */
        get: operations["getJsonWebKeySet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the authorization server metadata
         * @description Returns the endpoints and the capabilities of the authorization server (RFC 8414), with which client libraries configure themselves.
         */
        get: operations["getAuthorizationServerMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List tasks
         * @description Returns a page of the organization's tasks, newest first by default. Filters are combined with AND. `q` searches `title` and `description`. Follow `next_cursor` until it is null; records created or deleted in the meantime do not shift the pages.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Create a task
         * @description Only `title` is required. A task starts as `open` with priority `normal` and without an assignee. Setting `status` to `done` sets `completed_at`. Emits `task.created`. Send an `Idempotency-Key` to make retries safe.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/tasks/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many tasks
         * @description Makes up to 200 changes of tasks, each as its own operation would: with the same rules and events. `upsert` updates the record with an external ID (200), or creates it (201). By default, each succeeds or fails on its own. `results` has their outcomes in order: the status, and the record or the problem. With `atomic`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an `Idempotency-Key`, a repeated batch makes the changes that failed, and none twice.
         */
        post: operations["batchTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a task
         * @description Returns a task. Its `ETag` is the version of the record: send it as `If-Match` with an update so that you do not overwrite a concurrent change.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description Deletes the task and emits `task.deleted`. Returns 409 with `referenced_by` while other records refer to it. For 30 days, `restoreTask` undoes it.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Update a task
         * @description Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. Changing `status` to `done` sets `completed_at`; any other status clears it. Emits `task.updated` if a value changed.
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/api/v1/{organization_id}/tasks/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of a task
         * @description Returns the changes of a task, newest first, as events: who made each change and when, the task after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted task.
         */
        get: operations["listTaskHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/tasks/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted task
         * @description Undoes a deletion of the last 30 days: a task gets back its ID and its last values, with a new version. Emits `task.created`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted tasks, with who deleted them: `types=task.deleted`.
         */
        post: operations["restoreTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List projects
         * @description Returns a page of the organization's projects, newest first by default. Filters are combined with AND. `q` searches `name` and `description`. Follow `next_cursor` until it is null; records created or deleted in the meantime do not shift the pages.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description A project starts as `planned`. `due_date` must not be before `start_date`. Emits `project.created`. Send an `Idempotency-Key` to make retries safe.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/projects/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many projects
         * @description Makes up to 200 changes of projects, each as its own operation would: with the same rules and events. `upsert` updates the record with an external ID (200), or creates it (201). By default, each succeeds or fails on its own. `results` has their outcomes in order: the status, and the record or the problem. With `atomic`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an `Idempotency-Key`, a repeated batch makes the changes that failed, and none twice.
         */
        post: operations["batchProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a project
         * @description Returns a project. Its `ETag` is the version of the record: send it as `If-Match` with an update so that you do not overwrite a concurrent change.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project
         * @description Deletes the project and emits `project.deleted`. Returns 409 with `referenced_by` while other records refer to it. For 30 days, `restoreProject` undoes it.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Update a project
         * @description Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. Closing a project (`completed` or `cancelled`) does not change its tasks. Emits `project.updated` if a value changed.
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/api/v1/{organization_id}/projects/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of a project
         * @description Returns the changes of a project, newest first, as events: who made each change and when, the project after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted project.
         */
        get: operations["listProjectHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/projects/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted project
         * @description Undoes a deletion of the last 30 days: a project gets back its ID and its last values, with a new version. Emits `project.created`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted projects, with who deleted them: `types=project.deleted`.
         */
        post: operations["restoreProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List contacts
         * @description Returns a page of the organization's contacts, newest first by default. Filters are combined with AND. `q` searches `first_name`, `last_name`, `email`, `phone` and `job_title`. Follow `next_cursor` until it is null; records created or deleted in the meantime do not shift the pages.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Only `last_name` is required. Email addresses need not be unique. Emits `contact.created`. Send an `Idempotency-Key` to make retries safe.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/contacts/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many contacts
         * @description Makes up to 200 changes of contacts, each as its own operation would: with the same rules and events. `upsert` updates the record with an external ID (200), or creates it (201). By default, each succeeds or fails on its own. `results` has their outcomes in order: the status, and the record or the problem. With `atomic`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an `Idempotency-Key`, a repeated batch makes the changes that failed, and none twice.
         */
        post: operations["batchContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a contact
         * @description Returns a contact. Its `ETag` is the version of the record: send it as `If-Match` with an update so that you do not overwrite a concurrent change.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        /**
         * Delete a contact
         * @description Deletes the contact and emits `contact.deleted`. Returns 409 with `referenced_by` while other records refer to it. For 30 days, `restoreContact` undoes it.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Update a contact
         * @description Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. Emits `contact.updated` if a value changed.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/api/v1/{organization_id}/contacts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of a contact
         * @description Returns the changes of a contact, newest first, as events: who made each change and when, the contact after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted contact.
         */
        get: operations["listContactHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/contacts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted contact
         * @description Undoes a deletion of the last 30 days: a contact gets back its ID and its last values, with a new version. Emits `contact.created`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted contacts, with who deleted them: `types=contact.deleted`.
         */
        post: operations["restoreContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/companies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List companies
         * @description Returns a page of the organization's companies, newest first by default. Filters are combined with AND. `q` searches `name`, `website`, `email`, `phone`, `vat_number` and `industry`. Follow `next_cursor` until it is null; records created or deleted in the meantime do not shift the pages.
         */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Create a company
         * @description Only `name` is required. Names need not be unique: use `external_id` or `vat_number` to distinguish companies. Emits `company.created`. Send an `Idempotency-Key` to make retries safe.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/companies/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many companies
         * @description Makes up to 200 changes of companies, each as its own operation would: with the same rules and events. `upsert` updates the record with an external ID (200), or creates it (201). By default, each succeeds or fails on its own. `results` has their outcomes in order: the status, and the record or the problem. With `atomic`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an `Idempotency-Key`, a repeated batch makes the changes that failed, and none twice.
         */
        post: operations["batchCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a company
         * @description Returns a company. Its `ETag` is the version of the record: send it as `If-Match` with an update so that you do not overwrite a concurrent change.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        /**
         * Delete a company
         * @description Deletes the company and emits `company.deleted`. Returns 409 with `referenced_by` while other records refer to it. For 30 days, `restoreCompany` undoes it.
         */
        delete: operations["deleteCompany"];
        options?: never;
        head?: never;
        /**
         * Update a company
         * @description Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. Emits `company.updated` if a value changed.
         */
        patch: operations["updateCompany"];
        trace?: never;
    };
    "/api/v1/{organization_id}/companies/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of a company
         * @description Returns the changes of a company, newest first, as events: who made each change and when, the company after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted company.
         */
        get: operations["listCompanyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/companies/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted company
         * @description Undoes a deletion of the last 30 days: a company gets back its ID and its last values, with a new version. Emits `company.created`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted companies, with who deleted them: `types=company.deleted`.
         */
        post: operations["restoreCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List tickets
         * @description Returns a page of the organization's tickets, newest first by default. Filters are combined with AND. `q` searches `subject` and `description`. Follow `next_cursor` until it is null; records created or deleted in the meantime do not shift the pages.
         */
        get: operations["listTickets"];
        put?: never;
        /**
         * Create a ticket
         * @description A ticket starts as `new` with priority `normal`. Emits `ticket.created`. Send an `Idempotency-Key` to make retries safe.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/tickets/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many tickets
         * @description Makes up to 200 changes of tickets, each as its own operation would: with the same rules and events. `upsert` updates the record with an external ID (200), or creates it (201). By default, each succeeds or fails on its own. `results` has their outcomes in order: the status, and the record or the problem. With `atomic`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an `Idempotency-Key`, a repeated batch makes the changes that failed, and none twice.
         */
        post: operations["batchTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a ticket
         * @description Returns a ticket. Its `ETag` is the version of the record: send it as `If-Match` with an update so that you do not overwrite a concurrent change.
         */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        /**
         * Delete a ticket
         * @description Deletes the ticket and emits `ticket.deleted`. Returns 409 with `referenced_by` while other records refer to it. For 30 days, `restoreTicket` undoes it.
         */
        delete: operations["deleteTicket"];
        options?: never;
        head?: never;
        /**
         * Update a ticket
         * @description Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. Changing `status` to `resolved` or `closed` sets `resolved_at`; reopening clears it. Emits `ticket.updated` if a value changed.
         */
        patch: operations["updateTicket"];
        trace?: never;
    };
    "/api/v1/{organization_id}/tickets/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of a ticket
         * @description Returns the changes of a ticket, newest first, as events: who made each change and when, the ticket after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted ticket.
         */
        get: operations["listTicketHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/tickets/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted ticket
         * @description Undoes a deletion of the last 30 days: a ticket gets back its ID and its last values, with a new version. Emits `ticket.created`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted tickets, with who deleted them: `types=ticket.deleted`.
         */
        post: operations["restoreTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List bookings
         * @description Returns a page of the organization's bookings, newest first by default. Filters are combined with AND. `q` searches `notes`. Follow `next_cursor` until it is null; records created or deleted in the meantime do not shift the pages.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Create a booking
         * @description A booking starts as `requested`. `end_at` must be after `start_at`. Bookings can overlap: the service does not track capacity. Emits `booking.created`. Send an `Idempotency-Key` to make retries safe.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/bookings/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many bookings
         * @description Makes up to 200 changes of bookings, each as its own operation would: with the same rules and events. `upsert` updates the record with an external ID (200), or creates it (201). By default, each succeeds or fails on its own. `results` has their outcomes in order: the status, and the record or the problem. With `atomic`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an `Idempotency-Key`, a repeated batch makes the changes that failed, and none twice.
         */
        post: operations["batchBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a booking
         * @description Returns a booking. Its `ETag` is the version of the record: send it as `If-Match` with an update so that you do not overwrite a concurrent change.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        /**
         * Delete a booking
         * @description Deletes the booking and emits `booking.deleted`. Returns 409 with `referenced_by` while other records refer to it. For 30 days, `restoreBooking` undoes it.
         */
        delete: operations["deleteBooking"];
        options?: never;
        head?: never;
        /**
         * Update a booking
         * @description Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. After the update, `end_at` must still be after `start_at`. Emits `booking.updated` if a value changed.
         */
        patch: operations["updateBooking"];
        trace?: never;
    };
    "/api/v1/{organization_id}/bookings/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of a booking
         * @description Returns the changes of a booking, newest first, as events: who made each change and when, the booking after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted booking.
         */
        get: operations["listBookingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/bookings/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted booking
         * @description Undoes a deletion of the last 30 days: a booking gets back its ID and its last values, with a new version. Emits `booking.created`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted bookings, with who deleted them: `types=booking.deleted`.
         */
        post: operations["restoreBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/products": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List products
         * @description Returns a page of the organization's products, newest first by default. Filters are combined with AND. `q` searches `name`, `sku` and `description`. Follow `next_cursor` until it is null; records created or deleted in the meantime do not shift the pages.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Create a product
         * @description A product is `active` by default. Prices are net of tax. Emits `product.created`. Send an `Idempotency-Key` to make retries safe.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/products/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many products
         * @description Makes up to 200 changes of products, each as its own operation would: with the same rules and events. `upsert` updates the record with an external ID (200), or creates it (201). By default, each succeeds or fails on its own. `results` has their outcomes in order: the status, and the record or the problem. With `atomic`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an `Idempotency-Key`, a repeated batch makes the changes that failed, and none twice.
         */
        post: operations["batchProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a product
         * @description Returns a product. Its `ETag` is the version of the record: send it as `If-Match` with an update so that you do not overwrite a concurrent change.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Deletes the product and emits `product.deleted`. Returns 409 with `referenced_by` while other records refer to it. For 30 days, `restoreProduct` undoes it.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /**
         * Update a product
         * @description Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. Existing quotes and orders keep their prices. Emits `product.updated` if a value changed.
         */
        patch: operations["updateProduct"];
        trace?: never;
    };
    "/api/v1/{organization_id}/products/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of a product
         * @description Returns the changes of a product, newest first, as events: who made each change and when, the product after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted product.
         */
        get: operations["listProductHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/products/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted product
         * @description Undoes a deletion of the last 30 days: a product gets back its ID and its last values, with a new version. Emits `product.created`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted products, with who deleted them: `types=product.deleted`.
         */
        post: operations["restoreProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/services": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List services
         * @description Returns a page of the organization's services, newest first by default. Filters are combined with AND. `q` searches `name` and `description`. Follow `next_cursor` until it is null; records created or deleted in the meantime do not shift the pages.
         */
        get: operations["listServices"];
        put?: never;
        /**
         * Create a service
         * @description A service is `active` by default. Prices are net of tax. Emits `service.created`. Send an `Idempotency-Key` to make retries safe.
         */
        post: operations["createService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/services/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many services
         * @description Makes up to 200 changes of services, each as its own operation would: with the same rules and events. `upsert` updates the record with an external ID (200), or creates it (201). By default, each succeeds or fails on its own. `results` has their outcomes in order: the status, and the record or the problem. With `atomic`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an `Idempotency-Key`, a repeated batch makes the changes that failed, and none twice.
         */
        post: operations["batchServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a service
         * @description Returns a service. Its `ETag` is the version of the record: send it as `If-Match` with an update so that you do not overwrite a concurrent change.
         */
        get: operations["getService"];
        put?: never;
        post?: never;
        /**
         * Delete a service
         * @description Deletes the service and emits `service.deleted`. Returns 409 with `referenced_by` while other records refer to it. For 30 days, `restoreService` undoes it.
         */
        delete: operations["deleteService"];
        options?: never;
        head?: never;
        /**
         * Update a service
         * @description Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. Existing bookings, quotes and orders do not change. Emits `service.updated` if a value changed.
         */
        patch: operations["updateService"];
        trace?: never;
    };
    "/api/v1/{organization_id}/services/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of a service
         * @description Returns the changes of a service, newest first, as events: who made each change and when, the service after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted service.
         */
        get: operations["listServiceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/services/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted service
         * @description Undoes a deletion of the last 30 days: a service gets back its ID and its last values, with a new version. Emits `service.created`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted services, with who deleted them: `types=service.deleted`.
         */
        post: operations["restoreService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List quotes
         * @description Returns a page of the organization's quotes, newest first by default. Filters are combined with AND. `q` searches `title` and `number`. Follow `next_cursor` until it is null; records created or deleted in the meantime do not shift the pages.
         */
        get: operations["listQuotes"];
        put?: never;
        /**
         * Create a quote
         * @description The service assigns `number` and calculates `totals`. All line items are priced in `currency`. Emits `quote.created`. Send an `Idempotency-Key` to make retries safe.
         */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/quotes/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many quotes
         * @description Makes up to 200 changes of quotes, each as its own operation would: with the same rules and events. `upsert` updates the record with an external ID (200), or creates it (201). By default, each succeeds or fails on its own. `results` has their outcomes in order: the status, and the record or the problem. With `atomic`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an `Idempotency-Key`, a repeated batch makes the changes that failed, and none twice.
         */
        post: operations["batchQuotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/quotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a quote
         * @description Returns a quote. Its `ETag` is the version of the record: send it as `If-Match` with an update so that you do not overwrite a concurrent change.
         */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        /**
         * Delete a quote
         * @description Deletes the quote and emits `quote.deleted`. Returns 409 with `referenced_by` while other records refer to it. For 30 days, `restoreQuote` undoes it.
         */
        delete: operations["deleteQuote"];
        options?: never;
        head?: never;
        /**
         * Update a quote
         * @description Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. `totals` are recalculated when line items change. Emits `quote.updated` if a value changed.
         */
        patch: operations["updateQuote"];
        trace?: never;
    };
    "/api/v1/{organization_id}/quotes/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of a quote
         * @description Returns the changes of a quote, newest first, as events: who made each change and when, the quote after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted quote.
         */
        get: operations["listQuoteHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/quotes/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted quote
         * @description Undoes a deletion of the last 30 days: a quote gets back its ID and its last values, with a new version. Emits `quote.created`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted quotes, with who deleted them: `types=quote.deleted`.
         */
        post: operations["restoreQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List orders
         * @description Returns a page of the organization's orders, newest first by default. Filters are combined with AND. `q` searches `number`. Follow `next_cursor` until it is null; records created or deleted in the meantime do not shift the pages.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Create an order
         * @description At least one line item is required. The service assigns `number` and calculates `totals`; `ordered_at` defaults to the current time. Emits `order.created`. Send an `Idempotency-Key` to make retries safe.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/orders/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many orders
         * @description Makes up to 200 changes of orders, each as its own operation would: with the same rules and events. `upsert` updates the record with an external ID (200), or creates it (201). By default, each succeeds or fails on its own. `results` has their outcomes in order: the status, and the record or the problem. With `atomic`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an `Idempotency-Key`, a repeated batch makes the changes that failed, and none twice.
         */
        post: operations["batchOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get an order
         * @description Returns an order. Its `ETag` is the version of the record: send it as `If-Match` with an update so that you do not overwrite a concurrent change.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        /**
         * Delete an order
         * @description Deletes the order and emits `order.deleted`. Returns 409 with `referenced_by` while other records refer to it. For 30 days, `restoreOrder` undoes it.
         */
        delete: operations["deleteOrder"];
        options?: never;
        head?: never;
        /**
         * Update an order
         * @description Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. `totals` are recalculated when line items change. Emits `order.updated` if a value changed.
         */
        patch: operations["updateOrder"];
        trace?: never;
    };
    "/api/v1/{organization_id}/orders/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of an order
         * @description Returns the changes of an order, newest first, as events: who made each change and when, the order after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted order.
         */
        get: operations["listOrderHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/orders/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted order
         * @description Undoes a deletion of the last 30 days: an order gets back its ID and its last values, with a new version. Emits `order.created`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted orders, with who deleted them: `types=order.deleted`.
         */
        post: operations["restoreOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/deals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List deals
         * @description Returns a page of the organization's deals, newest first by default. Filters are combined with AND. `q` searches `title` and `lost_reason`. Follow `next_cursor` until it is null; records created or deleted in the meantime do not shift the pages.
         */
        get: operations["listDeals"];
        put?: never;
        /**
         * Create a deal
         * @description A deal starts in stage `lead`. Emits `deal.created`. Send an `Idempotency-Key` to make retries safe.
         */
        post: operations["createDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/deals/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many deals
         * @description Makes up to 200 changes of deals, each as its own operation would: with the same rules and events. `upsert` updates the record with an external ID (200), or creates it (201). By default, each succeeds or fails on its own. `results` has their outcomes in order: the status, and the record or the problem. With `atomic`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an `Idempotency-Key`, a repeated batch makes the changes that failed, and none twice.
         */
        post: operations["batchDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/deals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a deal
         * @description Returns a deal. Its `ETag` is the version of the record: send it as `If-Match` with an update so that you do not overwrite a concurrent change.
         */
        get: operations["getDeal"];
        put?: never;
        post?: never;
        /**
         * Delete a deal
         * @description Deletes the deal and emits `deal.deleted`. Returns 409 with `referenced_by` while other records refer to it. For 30 days, `restoreDeal` undoes it.
         */
        delete: operations["deleteDeal"];
        options?: never;
        head?: never;
        /**
         * Update a deal
         * @description Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. Changing `stage` to `won` or `lost` sets `closed_at`; reopening clears it. Emits `deal.updated` if a value changed.
         */
        patch: operations["updateDeal"];
        trace?: never;
    };
    "/api/v1/{organization_id}/deals/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of a deal
         * @description Returns the changes of a deal, newest first, as events: who made each change and when, the deal after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted deal.
         */
        get: operations["listDealHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/deals/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted deal
         * @description Undoes a deletion of the last 30 days: a deal gets back its ID and its last values, with a new version. Emits `deal.created`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted deals, with who deleted them: `types=deal.deleted`.
         */
        post: operations["restoreDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List appointments
         * @description Returns a page of the organization's appointments, newest first by default. Filters are combined with AND. `q` searches `title`, `location` and `description`. Follow `next_cursor` until it is null; records created or deleted in the meantime do not shift the pages.
         */
        get: operations["listAppointments"];
        put?: never;
        /**
         * Create an appointment
         * @description An appointment starts as `scheduled`. `end_at` must be after `start_at`. Emits `appointment.created`. Send an `Idempotency-Key` to make retries safe.
         */
        post: operations["createAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/appointments/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many appointments
         * @description Makes up to 200 changes of appointments, each as its own operation would: with the same rules and events. `upsert` updates the record with an external ID (200), or creates it (201). By default, each succeeds or fails on its own. `results` has their outcomes in order: the status, and the record or the problem. With `atomic`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an `Idempotency-Key`, a repeated batch makes the changes that failed, and none twice.
         */
        post: operations["batchAppointments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/appointments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get an appointment
         * @description Returns an appointment. Its `ETag` is the version of the record: send it as `If-Match` with an update so that you do not overwrite a concurrent change.
         */
        get: operations["getAppointment"];
        put?: never;
        post?: never;
        /**
         * Delete an appointment
         * @description Deletes the appointment and emits `appointment.deleted`. Returns 409 with `referenced_by` while other records refer to it. For 30 days, `restoreAppointment` undoes it.
         */
        delete: operations["deleteAppointment"];
        options?: never;
        head?: never;
        /**
         * Update an appointment
         * @description Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. After the update, `end_at` must still be after `start_at`. Emits `appointment.updated` if a value changed.
         */
        patch: operations["updateAppointment"];
        trace?: never;
    };
    "/api/v1/{organization_id}/appointments/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of an appointment
         * @description Returns the changes of an appointment, newest first, as events: who made each change and when, the appointment after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted appointment.
         */
        get: operations["listAppointmentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/appointments/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted appointment
         * @description Undoes a deletion of the last 30 days: an appointment gets back its ID and its last values, with a new version. Emits `appointment.created`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted appointments, with who deleted them: `types=appointment.deleted`.
         */
        post: operations["restoreAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List documents
         * @description Returns a page of the organization's documents, newest first by default. Filters are combined with AND. `q` searches `name` and `folder`. Follow `next_cursor` until it is null; records created or deleted in the meantime do not shift the pages.
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Create a document
         * @description Only `name` is required. The service does not fetch `content_url`; it stores the given metadata. Emits `document.created`. Send an `Idempotency-Key` to make retries safe.
         */
        post: operations["createDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/documents/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many documents
         * @description Makes up to 200 changes of documents, each as its own operation would: with the same rules and events. `upsert` updates the record with an external ID (200), or creates it (201). By default, each succeeds or fails on its own. `results` has their outcomes in order: the status, and the record or the problem. With `atomic`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an `Idempotency-Key`, a repeated batch makes the changes that failed, and none twice.
         */
        post: operations["batchDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a document
         * @description Returns a document. Its `ETag` is the version of the record: send it as `If-Match` with an update so that you do not overwrite a concurrent change.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description Deletes the document and emits `document.deleted`. Returns 409 with `referenced_by` while other records refer to it. For 30 days, `restoreDocument` undoes it.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /**
         * Update a document
         * @description Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. Emits `document.updated` if a value changed.
         */
        patch: operations["updateDocument"];
        trace?: never;
    };
    "/api/v1/{organization_id}/documents/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of a document
         * @description Returns the changes of a document, newest first, as events: who made each change and when, the document after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted document.
         */
        get: operations["listDocumentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/documents/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted document
         * @description Undoes a deletion of the last 30 days: a document gets back its ID and its last values, with a new version. Emits `document.created`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted documents, with who deleted them: `types=document.deleted`.
         */
        post: operations["restoreDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List campaigns
         * @description Returns a page of the organization's campaigns, newest first by default. Filters are combined with AND. `q` searches `name`. Follow `next_cursor` until it is null; records created or deleted in the meantime do not shift the pages.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Create a campaign
         * @description A campaign starts as `draft`. If given, `end_at` must be after `start_at`. Emits `campaign.created`. Send an `Idempotency-Key` to make retries safe.
         */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/campaigns/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many campaigns
         * @description Makes up to 200 changes of campaigns, each as its own operation would: with the same rules and events. `upsert` updates the record with an external ID (200), or creates it (201). By default, each succeeds or fails on its own. `results` has their outcomes in order: the status, and the record or the problem. With `atomic`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an `Idempotency-Key`, a repeated batch makes the changes that failed, and none twice.
         */
        post: operations["batchCampaigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a campaign
         * @description Returns a campaign. Its `ETag` is the version of the record: send it as `If-Match` with an update so that you do not overwrite a concurrent change.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        /**
         * Delete a campaign
         * @description Deletes the campaign and emits `campaign.deleted`. Returns 409 with `referenced_by` while other records refer to it. For 30 days, `restoreCampaign` undoes it.
         */
        delete: operations["deleteCampaign"];
        options?: never;
        head?: never;
        /**
         * Update a campaign
         * @description Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. Emits `campaign.updated` if a value changed.
         */
        patch: operations["updateCampaign"];
        trace?: never;
    };
    "/api/v1/{organization_id}/campaigns/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of a campaign
         * @description Returns the changes of a campaign, newest first, as events: who made each change and when, the campaign after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted campaign.
         */
        get: operations["listCampaignHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/campaigns/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted campaign
         * @description Undoes a deletion of the last 30 days: a campaign gets back its ID and its last values, with a new version. Emits `campaign.created`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted campaigns, with who deleted them: `types=campaign.deleted`.
         */
        post: operations["restoreCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/presences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List presences
         * @description Returns a page of the organization's presences, newest first by default. Filters are combined with AND. `q` searches `note`. Follow `next_cursor` until it is null; records created or deleted in the meantime do not shift the pages.
         */
        get: operations["listPresences"];
        put?: never;
        /**
         * Create a presence
         * @description `status` defaults to `present`. Omit `end_at` while the presence is ongoing. Emits `presence.created`. Send an `Idempotency-Key` to make retries safe.
         */
        post: operations["createPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/presences/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many presences
         * @description Makes up to 200 changes of presences, each as its own operation would: with the same rules and events. `upsert` updates the record with an external ID (200), or creates it (201). By default, each succeeds or fails on its own. `results` has their outcomes in order: the status, and the record or the problem. With `atomic`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an `Idempotency-Key`, a repeated batch makes the changes that failed, and none twice.
         */
        post: operations["batchPresences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/presences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a presence
         * @description Returns a presence. Its `ETag` is the version of the record: send it as `If-Match` with an update so that you do not overwrite a concurrent change.
         */
        get: operations["getPresence"];
        put?: never;
        post?: never;
        /**
         * Delete a presence
         * @description Deletes the presence and emits `presence.deleted`. Returns 409 with `referenced_by` while other records refer to it. For 30 days, `restorePresence` undoes it.
         */
        delete: operations["deletePresence"];
        options?: never;
        head?: never;
        /**
         * Update a presence
         * @description Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. Set `end_at` to end the presence. Emits `presence.updated` if a value changed.
         */
        patch: operations["updatePresence"];
        trace?: never;
    };
    "/api/v1/{organization_id}/presences/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of a presence
         * @description Returns the changes of a presence, newest first, as events: who made each change and when, the presence after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted presence.
         */
        get: operations["listPresenceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/presences/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted presence
         * @description Undoes a deletion of the last 30 days: a presence gets back its ID and its last values, with a new version. Emits `presence.created`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted presences, with who deleted them: `types=presence.deleted`.
         */
        post: operations["restorePresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/shifts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List shifts
         * @description Returns a page of the organization's shifts, newest first by default. Filters are combined with AND. `q` searches `role`, `location` and `note`. Follow `next_cursor` until it is null; records created or deleted in the meantime do not shift the pages.
         */
        get: operations["listShifts"];
        put?: never;
        /**
         * Create a shift
         * @description A shift starts as `planned`. `end_at` must be after `start_at`. Emits `shift.created`. Send an `Idempotency-Key` to make retries safe.
         */
        post: operations["createShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/shifts/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many shifts
         * @description Makes up to 200 changes of shifts, each as its own operation would: with the same rules and events. `upsert` updates the record with an external ID (200), or creates it (201). By default, each succeeds or fails on its own. `results` has their outcomes in order: the status, and the record or the problem. With `atomic`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an `Idempotency-Key`, a repeated batch makes the changes that failed, and none twice.
         */
        post: operations["batchShifts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/shifts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get a shift
         * @description Returns a shift. Its `ETag` is the version of the record: send it as `If-Match` with an update so that you do not overwrite a concurrent change.
         */
        get: operations["getShift"];
        put?: never;
        post?: never;
        /**
         * Delete a shift
         * @description Deletes the shift and emits `shift.deleted`. Returns 409 with `referenced_by` while other records refer to it. For 30 days, `restoreShift` undoes it.
         */
        delete: operations["deleteShift"];
        options?: never;
        head?: never;
        /**
         * Update a shift
         * @description Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. After the update, `end_at` must still be after `start_at`. Emits `shift.updated` if a value changed.
         */
        patch: operations["updateShift"];
        trace?: never;
    };
    "/api/v1/{organization_id}/shifts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List the history of a shift
         * @description Returns the changes of a shift, newest first, as events: who made each change and when, the shift after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted shift.
         */
        get: operations["listShiftHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/shifts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted shift
         * @description Undoes a deletion of the last 30 days: a shift gets back its ID and its last values, with a new version. Emits `shift.created`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted shifts, with who deleted them: `types=shift.deleted`.
         */
        post: operations["restoreShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /**
         * List members
         * @description Returns a page of the organization's members, newest first by default, including removed ones, which are not `active`. `q` searches `name` and `email`. Tasks, shifts and other records refer to members by `id`.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/{organization_id}/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the member.
                 * @example 15
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a member
         * @description Returns a member of the organization.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Returns a page of the organization's webhooks, newest first, without their secrets.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook
         * @description Registers a URL that receives events of the organization. `org_id` must be the organization of the access token, and the token needs the read scope of each event's entity, such as `tasks.read` for `task.created`. The `secret` is returned only here and on rotation: store it to verify deliveries.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Returns a webhook without its secret.
         */
        get: operations["getWebhook"];
        /**
         * Update a webhook
         * @description Replaces `url` and `events`. `description` and `status` keep their values if you omit them. You can send the body of the registration, or the complete webhook as the API returned it on creation or later: another `id`, `org_id` or `created_at` is rejected with 422, and the other read-only fields, such as `updated_at` and `secret`, are ignored. A repeated request changes nothing and returns the same webhook. To enable a disabled webhook, set `status` to `enabled`, then recover failed deliveries. The secret does not change.
         */
        put: operations["replaceWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes the webhook and its pending deliveries. Its delivery logs can no longer be read, and are erased within 31 days.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhook_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a webhook secret
         * @description Creates a new secret and returns it. Each earlier secret signs deliveries too until 24 hours after the rotation that replaced it, so that you can update receivers without losing a delivery, also when you rotate several times. At most 10 earlier secrets can sign at the same time; another rotation is then rejected with 429 and a `Retry-After`. Send an `Idempotency-Key` so that a retry returns the same secret.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message
         * @description Sends a signed test message to the webhook: `webhook.test` without a body, otherwise a message of an event type with the given data. The message has `test: true` in its signed body, the header `worklane-test: true`, and an ID that is not in the event feed. It needs no subscription and is not retried. Returns the pending attempt; its outcome appears in the delivery logs.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhook_id}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        /**
         * List delivery logs
         * @description Returns a page of the delivery attempts of a webhook in the last 30 days, newest first, each with its request, response and error. With filters, a page before the last one can contain fewer than `limit` attempts, or none: continue until `next_cursor` is null.
         */
        get: operations["listWebhookLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhook_id}/logs/{log_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookIdPath"];
                /**
                 * @description The ID of the attempt.
                 * @example 70211
                 */
                log_id: components["parameters"]["LogId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver an attempt
         * @description Sends the event of an attempt again, with the same `webhook-id` and body, and with a new timestamp and signature. Returns the new attempt, which is pending. Events older than 30 days cannot be redelivered.
         */
        post: operations["redeliverWebhookLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{webhook_id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover failed deliveries
         * @description Delivers failed events to the webhook now. Call it when your receiver works again after an outage. It redelivers every event with a failed attempt since the given time that has neither succeeded since nor has a pending attempt. It also makes all scheduled retries now, whenever they failed; a retry that fails again continues the retry schedule. Test messages and events older than 30 days are not redelivered.
         */
        post: operations["recoverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List event types
         * @description Returns the event types that a webhook can subscribe to, each with the scope that the access token needs.
         */
        get: operations["listWebhookEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the event feed
         * @description Returns a page of the organization's events of the last 30 days, oldest first. The events and their IDs are the same as in webhook deliveries. The feed has no gaps, so that a receiver can catch up after an outage; if a recovery of the service has undone events, the cursors after them are rejected with `resync_required`. It contains only events of entities for which the access token has the read scope.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream events
         * @description Streams the event feed as server-sent events. Each message has the event type as `event`, the event as `data` and its position in the feed as `id`. After a disconnect, send the last `id` as `Last-Event-ID` to resume without missing an event. Without `Last-Event-ID`, the stream starts with new events. A comment every 15 seconds keeps the connection alive. `EventSource` of browsers cannot send the access token: use a client that sets headers, such as `@worklane/client`, which also resumes. The response is a stream whatever the request accepts, so `Accept: application/json` can be sent as with all other requests.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "task.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * task.created
         * @description A task was created. Sent to every webhook of the organization that subscribes to `task.created`, signed according to Standard Webhooks.
         */
        post: operations["receiveTaskCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * task.updated
         * @description A task was updated. Sent to every webhook of the organization that subscribes to `task.updated`, signed according to Standard Webhooks.
         */
        post: operations["receiveTaskUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * task.deleted
         * @description A task was deleted. Sent to every webhook of the organization that subscribes to `task.deleted`, signed according to Standard Webhooks.
         */
        post: operations["receiveTaskDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * project.created
         * @description A project was created. Sent to every webhook of the organization that subscribes to `project.created`, signed according to Standard Webhooks.
         */
        post: operations["receiveProjectCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * project.updated
         * @description A project was updated. Sent to every webhook of the organization that subscribes to `project.updated`, signed according to Standard Webhooks.
         */
        post: operations["receiveProjectUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * project.deleted
         * @description A project was deleted. Sent to every webhook of the organization that subscribes to `project.deleted`, signed according to Standard Webhooks.
         */
        post: operations["receiveProjectDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.created
         * @description A contact was created. Sent to every webhook of the organization that subscribes to `contact.created`, signed according to Standard Webhooks.
         */
        post: operations["receiveContactCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.updated
         * @description A contact was updated. Sent to every webhook of the organization that subscribes to `contact.updated`, signed according to Standard Webhooks.
         */
        post: operations["receiveContactUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.deleted
         * @description A contact was deleted. Sent to every webhook of the organization that subscribes to `contact.deleted`, signed according to Standard Webhooks.
         */
        post: operations["receiveContactDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "company.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * company.created
         * @description A company was created. Sent to every webhook of the organization that subscribes to `company.created`, signed according to Standard Webhooks.
         */
        post: operations["receiveCompanyCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "company.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * company.updated
         * @description A company was updated. Sent to every webhook of the organization that subscribes to `company.updated`, signed according to Standard Webhooks.
         */
        post: operations["receiveCompanyUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "company.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * company.deleted
         * @description A company was deleted. Sent to every webhook of the organization that subscribes to `company.deleted`, signed according to Standard Webhooks.
         */
        post: operations["receiveCompanyDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ticket.created
         * @description A ticket was created. Sent to every webhook of the organization that subscribes to `ticket.created`, signed according to Standard Webhooks.
         */
        post: operations["receiveTicketCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ticket.updated
         * @description A ticket was updated. Sent to every webhook of the organization that subscribes to `ticket.updated`, signed according to Standard Webhooks.
         */
        post: operations["receiveTicketUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ticket.deleted
         * @description A ticket was deleted. Sent to every webhook of the organization that subscribes to `ticket.deleted`, signed according to Standard Webhooks.
         */
        post: operations["receiveTicketDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * booking.created
         * @description A booking was created. Sent to every webhook of the organization that subscribes to `booking.created`, signed according to Standard Webhooks.
         */
        post: operations["receiveBookingCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * booking.updated
         * @description A booking was updated. Sent to every webhook of the organization that subscribes to `booking.updated`, signed according to Standard Webhooks.
         */
        post: operations["receiveBookingUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * booking.deleted
         * @description A booking was deleted. Sent to every webhook of the organization that subscribes to `booking.deleted`, signed according to Standard Webhooks.
         */
        post: operations["receiveBookingDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "product.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * product.created
         * @description A product was created. Sent to every webhook of the organization that subscribes to `product.created`, signed according to Standard Webhooks.
         */
        post: operations["receiveProductCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "product.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * product.updated
         * @description A product was updated. Sent to every webhook of the organization that subscribes to `product.updated`, signed according to Standard Webhooks.
         */
        post: operations["receiveProductUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "product.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * product.deleted
         * @description A product was deleted. Sent to every webhook of the organization that subscribes to `product.deleted`, signed according to Standard Webhooks.
         */
        post: operations["receiveProductDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "service.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * service.created
         * @description A service was created. Sent to every webhook of the organization that subscribes to `service.created`, signed according to Standard Webhooks.
         */
        post: operations["receiveServiceCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "service.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * service.updated
         * @description A service was updated. Sent to every webhook of the organization that subscribes to `service.updated`, signed according to Standard Webhooks.
         */
        post: operations["receiveServiceUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "service.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * service.deleted
         * @description A service was deleted. Sent to every webhook of the organization that subscribes to `service.deleted`, signed according to Standard Webhooks.
         */
        post: operations["receiveServiceDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * quote.created
         * @description A quote was created. Sent to every webhook of the organization that subscribes to `quote.created`, signed according to Standard Webhooks.
         */
        post: operations["receiveQuoteCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * quote.updated
         * @description A quote was updated. Sent to every webhook of the organization that subscribes to `quote.updated`, signed according to Standard Webhooks.
         */
        post: operations["receiveQuoteUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * quote.deleted
         * @description A quote was deleted. Sent to every webhook of the organization that subscribes to `quote.deleted`, signed according to Standard Webhooks.
         */
        post: operations["receiveQuoteDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.created
         * @description An order was created. Sent to every webhook of the organization that subscribes to `order.created`, signed according to Standard Webhooks.
         */
        post: operations["receiveOrderCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.updated
         * @description An order was updated. Sent to every webhook of the organization that subscribes to `order.updated`, signed according to Standard Webhooks.
         */
        post: operations["receiveOrderUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.deleted
         * @description An order was deleted. Sent to every webhook of the organization that subscribes to `order.deleted`, signed according to Standard Webhooks.
         */
        post: operations["receiveOrderDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deal.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * deal.created
         * @description A deal was created. Sent to every webhook of the organization that subscribes to `deal.created`, signed according to Standard Webhooks.
         */
        post: operations["receiveDealCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deal.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * deal.updated
         * @description A deal was updated. Sent to every webhook of the organization that subscribes to `deal.updated`, signed according to Standard Webhooks.
         */
        post: operations["receiveDealUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deal.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * deal.deleted
         * @description A deal was deleted. Sent to every webhook of the organization that subscribes to `deal.deleted`, signed according to Standard Webhooks.
         */
        post: operations["receiveDealDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "appointment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * appointment.created
         * @description An appointment was created. Sent to every webhook of the organization that subscribes to `appointment.created`, signed according to Standard Webhooks.
         */
        post: operations["receiveAppointmentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "appointment.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * appointment.updated
         * @description An appointment was updated. Sent to every webhook of the organization that subscribes to `appointment.updated`, signed according to Standard Webhooks.
         */
        post: operations["receiveAppointmentUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "appointment.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * appointment.deleted
         * @description An appointment was deleted. Sent to every webhook of the organization that subscribes to `appointment.deleted`, signed according to Standard Webhooks.
         */
        post: operations["receiveAppointmentDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * document.created
         * @description A document was created. Sent to every webhook of the organization that subscribes to `document.created`, signed according to Standard Webhooks.
         */
        post: operations["receiveDocumentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * document.updated
         * @description A document was updated. Sent to every webhook of the organization that subscribes to `document.updated`, signed according to Standard Webhooks.
         */
        post: operations["receiveDocumentUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * document.deleted
         * @description A document was deleted. Sent to every webhook of the organization that subscribes to `document.deleted`, signed according to Standard Webhooks.
         */
        post: operations["receiveDocumentDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "campaign.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * campaign.created
         * @description A campaign was created. Sent to every webhook of the organization that subscribes to `campaign.created`, signed according to Standard Webhooks.
         */
        post: operations["receiveCampaignCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "campaign.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * campaign.updated
         * @description A campaign was updated. Sent to every webhook of the organization that subscribes to `campaign.updated`, signed according to Standard Webhooks.
         */
        post: operations["receiveCampaignUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "campaign.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * campaign.deleted
         * @description A campaign was deleted. Sent to every webhook of the organization that subscribes to `campaign.deleted`, signed according to Standard Webhooks.
         */
        post: operations["receiveCampaignDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "presence.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * presence.created
         * @description A presence was created. Sent to every webhook of the organization that subscribes to `presence.created`, signed according to Standard Webhooks.
         */
        post: operations["receivePresenceCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "presence.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * presence.updated
         * @description A presence was updated. Sent to every webhook of the organization that subscribes to `presence.updated`, signed according to Standard Webhooks.
         */
        post: operations["receivePresenceUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "presence.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * presence.deleted
         * @description A presence was deleted. Sent to every webhook of the organization that subscribes to `presence.deleted`, signed according to Standard Webhooks.
         */
        post: operations["receivePresenceDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shift.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * shift.created
         * @description A shift was created. Sent to every webhook of the organization that subscribes to `shift.created`, signed according to Standard Webhooks.
         */
        post: operations["receiveShiftCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shift.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * shift.updated
         * @description A shift was updated. Sent to every webhook of the organization that subscribes to `shift.updated`, signed according to Standard Webhooks.
         */
        post: operations["receiveShiftUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shift.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * shift.deleted
         * @description A shift was deleted. Sent to every webhook of the organization that subscribes to `shift.deleted`, signed according to Standard Webhooks.
         */
        post: operations["receiveShiftDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * webhook.test
         * @description Sent to a single webhook on request, signed like every delivery. It needs no subscription.
         */
        post: operations["receiveWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * ClientId
         * @description The client ID of the application, or the URL of its metadata document; not required with HTTP Basic authentication.
         */
        ClientId: string;
        /**
         * Scopes
         * @description Scopes, separated by single spaces (RFC 6749, section 3.3).
         */
        Scopes: string;
        /**
         * Resource
         * @description The URL of a protected resource (RFC 8707, section 2).
         */
        Resource: string;
        /**
         * OAuthErrorCode
         * @description The error code, as RFC 6749, RFC 7009 and RFC 8707 define it.
         * @enum {string}
         */
        OAuthErrorCode: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope" | "invalid_target" | "access_denied" | "unsupported_response_type" | "unsupported_token_type" | "temporarily_unavailable" | "server_error";
        /**
         * OAuthError
         * @description An error of the authorization server (RFC 6749, section 5.2).
         */
        OAuthError: {
            error: components["schemas"]["OAuthErrorCode"];
            /** @description The cause of the error for developers, in ASCII without quotation marks and backslashes. */
            error_description?: string;
        };
        /**
         * ProblemCode
         * @description The type of problem. Codes are stable and never reused.
         * @enum {string}
         */
        ProblemCode: "malformed_json" | "invalid_parameter" | "invalid_cursor" | "token_missing" | "token_invalid" | "token_expired" | "token_revoked" | "session_missing" | "recent_sign_in_required" | "second_factor_required" | "insufficient_scope" | "wrong_organization" | "organization_suspended" | "owner_required" | "csrf_token_invalid" | "not_found" | "method_not_allowed" | "not_acceptable" | "record_referenced" | "record_exists" | "last_owner" | "external_id_taken" | "idempotency_key_in_progress" | "created_record_deleted" | "webhook_disabled" | "webhook_limit_reached" | "quota_reached" | "invitation_limit_reached" | "password_link_not_allowed" | "cursor_expired" | "resync_required" | "version_mismatch" | "body_too_large" | "unsupported_media_type" | "validation_failed" | "idempotency_key_reused" | "rate_limited" | "internal_error" | "not_implemented" | "service_unavailable";
        /**
         * ProblemErrorSource
         * @description The part of the request that contains the violation.
         * @enum {string}
         */
        ProblemErrorSource: "body" | "query" | "path" | "header";
        /**
         * ProblemErrorCode
         * @description The type of violation. Codes are stable and never reused.
         * @enum {string}
         */
        ProblemErrorCode: "required" | "unknown_property" | "invalid_type" | "invalid_format" | "not_in_enum" | "no_match" | "too_short" | "too_long" | "too_small" | "too_large" | "too_few_items" | "too_many_items" | "duplicate_items" | "too_many_properties" | "too_deep" | "forbidden_character" | "not_allowed" | "reference_not_found" | "end_before_start" | "currency_mismatch" | "scope_missing" | "url_not_https" | "url_has_credentials" | "url_has_fragment" | "url_not_public";
        /**
         * ProblemError
         * @description One violation in a request.
         */
        ProblemError: {
            in: components["schemas"]["ProblemErrorSource"];
            /** @description The location within that part, as a JSON pointer (RFC 6901): `/line_items/0/quantity` in a body, `/limit` in a query. Empty for the whole part. */
            pointer: string;
            code: components["schemas"]["ProblemErrorCode"];
            /** @description What is wrong with the value, as the continuation of a sentence that begins with the name of the field: `must be at most 200`. */
            detail: string;
        };
        /**
         * EntityKind
         * @description The resource kind of a record.
         * @enum {string}
         */
        EntityKind: "task" | "project" | "contact" | "company" | "ticket" | "booking" | "product" | "service" | "quote" | "order" | "deal" | "appointment" | "document" | "campaign" | "presence" | "shift";
        /**
         * RecordId
         * Format: double-int
         * @description The ID of the record, unique within its resource kind. Assigned by the service and never reused.
         */
        RecordId: number;
        /**
         * RecordReference
         * @description Refers to a record of any kind in the same organization.
         */
        RecordReference: {
            kind: components["schemas"]["EntityKind"];
            id: components["schemas"]["RecordId"];
        };
        /**
         * Resync
         * @description Where to continue with the event feed after a recovery of the service has undone events.
         */
        Resync: {
            /** @description The cursor before the events that were undone. All events after it can be read. */
            from: string;
            /**
             * Format: date-time
             * @description No event with an earlier `timestamp` was undone.
             */
            undone_since: string;
        };
        /**
         * Problem
         * @description An error response (RFC 9457).
         */
        Problem: {
            /**
             * Format: uri-reference
             * @description The URL of the documentation of this problem, relative to the base URL.
             */
            type: string;
            /** @description A short title of the problem type, the same for every occurrence. */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status of the response.
             */
            status: number;
            /** @description A human-readable explanation of this occurrence. */
            detail: string;
            /**
             * Format: uri-reference
             * @description The path of the request, without its query.
             */
            instance: string;
            code: components["schemas"]["ProblemCode"];
            /** @description The first 100 violations in the request, each with its location. `detail` states if there are more. */
            errors?: ProblemError[];
            /** @description The first 20 records that refer to the record to delete. */
            referenced_by?: RecordReference[];
            resync?: Resync;
            /** @description The ID of the request in the logs of the service, also in `X-Request-Id`. */
            request_id: string;
        };
        /**
         * ClientSecret
         * @description The client secret of the application. Omit it for applications without a secret, which use PKCE, and with HTTP Basic authentication.
         */
        ClientSecret: string;
        /**
         * AuthorizationCodeGrant
         * @description Exchanges an authorization code for tokens (RFC 6749, section 4.1.3).
         */
        AuthorizationCodeGrant: {
            /**
             * @description The grant type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "authorization_code";
            client_id?: components["schemas"]["ClientId"];
            client_secret?: components["schemas"]["ClientSecret"];
            /**
             * Format: uri
             * @description The redirect URL of the authorization request.
             */
            redirect_uri: string;
            /** @description The code of the authorization response. It can be used once, within one minute. */
            code: string;
            /** @description The verifier from which the `code_challenge` was derived (RFC 7636). Required if the authorization request had a `code_challenge`. */
            code_verifier?: string;
            /** @description The resource of the authorization request, which is the default. */
            resource?: components["schemas"]["Resource"];
        };
        /**
         * RefreshTokenGrant
         * @description Exchanges a refresh token for new tokens (RFC 6749, section 6). The new refresh token replaces the old one, whose exchange can be repeated for a short time.
         */
        RefreshTokenGrant: {
            /**
             * @description The grant type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "refresh_token";
            client_id?: components["schemas"]["ClientId"];
            client_secret?: components["schemas"]["ClientSecret"];
            /** @description The most recent refresh token. */
            refresh_token: string;
            /** @description The resource of the grant, which is the default. */
            resource?: components["schemas"]["Resource"];
        };
        /**
         * OrganizationId
         * Format: double-int
         * @description The organization that the record or event belongs to.
         */
        OrganizationId: number;
        /**
         * ClientCredentialsGrant
         * @description Gets an access token for a private application itself (RFC 6749, section 4.4).
         */
        ClientCredentialsGrant: {
            /**
             * @description The grant type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "client_credentials";
            client_id?: components["schemas"]["ClientId"];
            client_secret?: components["schemas"]["ClientSecret"];
            scope: components["schemas"]["Scopes"];
            /** @description The organization of the application. It is stored in the token and enforced on every request. */
            organization_id: components["schemas"]["OrganizationId"];
            /** @description What the token is for: the base URL of the API, which is the default, or the URL of another resource of the same server. */
            resource?: components["schemas"]["Resource"];
        };
        /**
         * TokenRequest
         * @description The parameters of one of the three grants. `grant_type` determines which.
         */
        TokenRequest: AuthorizationCodeGrant | RefreshTokenGrant | ClientCredentialsGrant;
        /**
         * TokenResponse
         * @description The issued tokens and the organization they are bound to.
         */
        TokenResponse: {
            /**
             * @description The type of the access token.
             * @constant
             */
            token_type: "Bearer";
            /**
             * Format: int32
             * @description The lifetime of the access token in seconds.
             */
            expires_in: number;
            /** @description The bearer token, a JWT (RFC 9068). */
            access_token: string;
            /** @description Gets new tokens when the access token has expired. Absent for the grant `client_credentials`. */
            refresh_token?: string;
            /** @description The scopes of the access token, separated by spaces. A token on behalf of a member contains only scopes that the role of the member includes. */
            scope?: string;
            /** @description The organization that the token is bound to. */
            organization_id: components["schemas"]["OrganizationId"];
            /** @description The name of that organization. */
            organization_name: string;
        };
        /**
         * TokenTypeHint
         * @description The type of the token, if known.
         * @enum {string}
         */
        TokenTypeHint: "access_token" | "refresh_token";
        /**
         * RevocationRequest
         * @description The token to revoke (RFC 7009, section 2.1).
         */
        RevocationRequest: {
            /** @description An access token or a refresh token. */
            token: string;
            token_type_hint?: components["schemas"]["TokenTypeHint"];
            client_id?: components["schemas"]["ClientId"];
            client_secret?: components["schemas"]["ClientSecret"];
        };
        /**
         * RevocationResponse
         * @description An empty object, for clients that require a JSON body.
         */
        RevocationResponse: Record<string, never>;
        /**
         * JsonWebKey
         * @description A public Ed25519 key (RFC 8037).
         */
        JsonWebKey: {
            /**
             * @description The key type.
             * @constant
             */
            kty: "OKP";
            /**
             * @description The curve.
             * @constant
             */
            crv: "Ed25519";
            /** @description The public key, in base64url. */
            x: string;
            /** @description The key ID, as in the header of the access tokens that the key verifies. */
            kid: string;
            /**
             * @description The intended use of the key.
             * @constant
             */
            use: "sig";
            /**
             * @description The signature algorithm.
             * @constant
             */
            alg: "EdDSA";
        };
        /**
         * JsonWebKeySet
         * @description The public keys that verify access tokens (RFC 7517, section 5).
         */
        JsonWebKeySet: {
            /** @description The active keys. There are two while keys are being rotated. */
            keys: JsonWebKey[];
        };
        /**
         * AuthorizationServerMetadata
         * @description The endpoints and capabilities of the authorization server (RFC 8414, section 2).
         */
        AuthorizationServerMetadata: {
            /**
             * Format: uri
             * @description The base URL of the service and the `iss` claim of every token.
             */
            issuer: string;
            /**
             * Format: uri
             * @description The URL of the authorization endpoint.
             */
            authorization_endpoint: string;
            /**
             * Format: uri
             * @description The URL of the token endpoint.
             */
            token_endpoint: string;
            /**
             * Format: uri
             * @description The URL of the revocation endpoint.
             */
            revocation_endpoint: string;
            /**
             * Format: uri
             * @description The URL of the keys that verify access tokens.
             */
            jwks_uri: string;
            /** @description All scopes that applications can request. */
            scopes_supported: string[];
            /** @description The response types of the authorization endpoint. */
            response_types_supported: string[];
            /** @description The grant types of the token endpoint. */
            grant_types_supported: string[];
            /** @description The client authentication methods of the token endpoint. */
            token_endpoint_auth_methods_supported: string[];
            /** @description The client authentication methods of the revocation endpoint. */
            revocation_endpoint_auth_methods_supported: string[];
            /** @description The supported PKCE methods. */
            code_challenge_methods_supported: string[];
            /** @description Whether the authorization response contains `iss` (RFC 9207). */
            authorization_response_iss_parameter_supported: boolean;
            /** @description Whether the URL of a Client ID Metadata Document is accepted as `client_id`, without a registration. Absent if not. */
            client_id_metadata_document_supported?: boolean;
        };
        /**
         * TaskSort
         * @description The sort orders of a list of tasks. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        TaskSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "title" | "-title" | "priority" | "-priority" | "due_at" | "-due_at" | "completed_at" | "-completed_at";
        /**
         * TaskStatus
         * @description The status of the task, `open` by default. `done` sets `completed_at`. The API allows every change of the status.
         * @enum {string}
         */
        TaskStatus: "open" | "in_progress" | "blocked" | "done" | "cancelled";
        /**
         * Priority
         * @description The priority of a task or a ticket, from `low` to `urgent`; `normal` by default.
         * @enum {string}
         */
        Priority: "low" | "normal" | "high" | "urgent";
        /**
         * RecordVersion
         * Format: double-int
         * @description The version of the record, which is also its `ETag`. Starts at 1 and increases by 1 with every update, and with the deletion in its event.
         */
        RecordVersion: number;
        /**
         * NullableRecordId
         * Format: double-int
         * @description The ID of another record; null if there is none.
         */
        NullableRecordId: number | null;
        /**
         * ExternalId
         * @description Your own identifier of the record, such as its key in another system. Unique among the organization's records of the same resource kind; null if not set.
         */
        ExternalId: string | null;
        /**
         * CustomFieldValue
         * @description The value of a custom field.
         */
        CustomFieldValue: string | number | boolean;
        /**
         * CustomFields
         * @description Custom fields by name, at most 50. Values are strings, numbers or booleans.
         */
        CustomFields: {
            [key: string]: components["schemas"]["CustomFieldValue"];
        };
        /**
         * CreatedAt
         * Format: date-time
         * @description When the record was created (RFC 3339, UTC).
         */
        CreatedAt: string;
        /**
         * UpdatedAt
         * Format: date-time
         * @description When the record was last updated (RFC 3339, UTC).
         */
        UpdatedAt: string;
        /**
         * InvalidFields
         * @description The fields whose stored values violate this schema, for example because the schema changed; absent if there are none. A stored value of the right type is returned as it is. Any other is null, or absent if the field is not nullable. An update that sets these fields repairs the record.
         */
        InvalidFields: string[];
        /**
         * Task
         * @description A piece of work for one member.
         */
        Task: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description A short title. */
            title: string;
            /** @description The details of the task, as plain text or Markdown. */
            description: string | null;
            status: components["schemas"]["TaskStatus"];
            priority: components["schemas"]["Priority"];
            /** @description The project that the task belongs to. */
            project_id: components["schemas"]["NullableRecordId"];
            /** @description The task of which this task is a subtask. No chain of parents leads back to the task. */
            parent_task_id: components["schemas"]["NullableRecordId"];
            /** @description The member to whom the task is assigned. */
            assignee_id: components["schemas"]["NullableRecordId"];
            /**
             * Format: date-time
             * @description When the task is due (RFC 3339, UTC).
             */
            due_at: string | null;
            /**
             * Format: int32
             * @description The estimated effort in minutes.
             */
            estimated_minutes: number | null;
            /** @description Free-form labels, each at most once. */
            tags: string[];
            /**
             * Format: date-time
             * @description When the task was completed. Is set when `status` becomes `done`, kept while it stays so, and null otherwise.
             */
            completed_at: string | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * NextCursor
         * @description The cursor of the next page, to send as `cursor`; null on the last page.
         */
        NextCursor: string | null;
        /**
         * TaskList
         * @description One page of tasks.
         */
        TaskList: {
            /** @description The tasks of this page. */
            data: Task[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * ExternalIdInput
         * @description Your own identifier of the record, such as its key in another system, in one line. Unique among the organization's records of the same resource kind; null removes it.
         */
        ExternalIdInput: string | null;
        /**
         * TaskCreate
         * @description The fields of a new task.
         */
        TaskCreate: {
            /** @description A short title. */
            title: string;
            /** @description The details of the task, as plain text or Markdown. */
            description?: string | null;
            /** @default open */
            status?: components["schemas"]["TaskStatus"];
            /** @default normal */
            priority?: components["schemas"]["Priority"];
            /** @description The project that the task belongs to. */
            project_id?: components["schemas"]["NullableRecordId"];
            /** @description The task of which this task is a subtask. No chain of parents leads back to the task. */
            parent_task_id?: components["schemas"]["NullableRecordId"];
            /** @description The member to whom the task is assigned. */
            assignee_id?: components["schemas"]["NullableRecordId"];
            /**
             * Format: date-time
             * @description When the task is due (RFC 3339, UTC).
             */
            due_at?: string | null;
            /**
             * Format: int32
             * @description The estimated effort in minutes.
             */
            estimated_minutes?: number | null;
            /**
             * @description Free-form labels, each at most once.
             * @default []
             */
            tags?: string[];
            external_id?: components["schemas"]["ExternalIdInput"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * Atomic
         * @description Whether all changes of the batch are made or none. If one fails, the status of the others is 424.
         * @default false
         */
        Atomic: boolean;
        /**
         * CustomFieldsPatch
         * @description Custom fields to set; null removes a field. A record has at most 50 custom fields.
         */
        CustomFieldsPatch: {
            [key: string]: components["schemas"]["CustomFieldValue"] | null;
        };
        /**
         * TaskUpdate
         * @description The fields of a task to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.
         */
        TaskUpdate: {
            /** @description A short title. */
            title?: string;
            /** @description The details of the task, as plain text or Markdown. */
            description?: string | null;
            status?: components["schemas"]["TaskStatus"];
            priority?: components["schemas"]["Priority"];
            /** @description The project that the task belongs to. */
            project_id?: components["schemas"]["NullableRecordId"];
            /** @description The task of which this task is a subtask. No chain of parents leads back to the task. */
            parent_task_id?: components["schemas"]["NullableRecordId"];
            /** @description The member to whom the task is assigned. */
            assignee_id?: components["schemas"]["NullableRecordId"];
            /**
             * Format: date-time
             * @description When the task is due (RFC 3339, UTC).
             */
            due_at?: string | null;
            /**
             * Format: int32
             * @description The estimated effort in minutes.
             */
            estimated_minutes?: number | null;
            /** @description Free-form labels, each at most once. */
            tags?: string[];
            external_id?: components["schemas"]["ExternalIdInput"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * TaskBatchUpdate
         * @description The task to update, and its changes.
         */
        TaskBatchUpdate: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
            changes: TaskUpdate;
        };
        /**
         * TaskBatchUpsert
         * @description Updates the task with this external ID, or creates it if there is none. To create it, `changes` must have all required fields.
         */
        TaskBatchUpsert: {
            /** @description The external ID of the task. `changes` can set another one. */
            external_id: string;
            changes: TaskUpdate;
        };
        /**
         * RecordTarget
         * @description The record to change.
         */
        RecordTarget: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
        };
        /**
         * TaskBatchItem
         * @description One change: exactly one of the properties.
         */
        TaskBatchItem: {
            create?: TaskCreate;
            update?: TaskBatchUpdate;
            upsert?: TaskBatchUpsert;
            delete?: RecordTarget;
        };
        /**
         * TaskBatch
         * @description Changes of tasks.
         */
        TaskBatch: {
            atomic?: components["schemas"]["Atomic"];
            /** @description The changes. Those of one task are made in their order. */
            items: TaskBatchItem[];
        };
        /**
         * BatchStatus
         * Format: int32
         * @description The HTTP status of the change: 201, 200 or 204 if it was made, that of its problem if it failed, and 424 if it was not made because another change of an atomic batch failed.
         */
        BatchStatus: number;
        /**
         * TaskBatchResult
         * @description What the request of a change alone would return.
         */
        TaskBatchResult: {
            status: components["schemas"]["BatchStatus"];
            record?: Task;
            problem?: Problem;
        };
        /**
         * TaskBatchResults
         * @description The results of a batch.
         */
        TaskBatchResults: {
            /** @description One result for each change, in their order. */
            results: TaskBatchResult[];
        };
        /**
         * EventId
         * @description The ID of the event. It is the same in the event feed and in the `webhook-id` header of every delivery attempt.
         */
        EventId: string;
        /**
         * EventTimestamp
         * Format: date-time
         * @description When the change was made (RFC 3339, UTC).
         */
        EventTimestamp: string;
        /**
         * EventActorType
         * @description What made a change: `member`, in the dashboard; `application`, on its own behalf or for a member; `agent`, an AI agent through an application; `system`, the service itself.
         * @enum {string}
         */
        EventActorType: "member" | "application" | "agent" | "system";
        /**
         * EventActor
         * @description Who made the change. Events from before actors were recorded, and test messages, have none.
         */
        EventActor: {
            type: components["schemas"]["EventActorType"];
            /** @description The client ID of the application, or of the one that the agent used. */
            client_id?: string;
            /** @description The member who made the change, or for whom the application made it. */
            member_id?: components["schemas"]["RecordId"];
        };
        /**
         * TestMark
         * @description Present only in test messages, whatever their type. Their data is an example: do not process it as a change. Unlike the header `worklane-test`, it is signed. Events never have it.
         * @constant
         */
        TestMark: true;
        /**
         * TaskCreated
         * @description A task was created. `data` is the new task.
         */
        TaskCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "task.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Task;
        };
        /**
         * TaskPrevious
         * @description The previous values of the changed fields.
         */
        TaskPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description A short title. */
            title?: string;
            /** @description The details of the task, as plain text or Markdown. */
            description?: string | null;
            status?: components["schemas"]["TaskStatus"];
            priority?: components["schemas"]["Priority"];
            /** @description The project that the task belongs to. */
            project_id?: components["schemas"]["NullableRecordId"];
            /** @description The task of which this task is a subtask. No chain of parents leads back to the task. */
            parent_task_id?: components["schemas"]["NullableRecordId"];
            /** @description The member to whom the task is assigned. */
            assignee_id?: components["schemas"]["NullableRecordId"];
            /**
             * Format: date-time
             * @description When the task is due (RFC 3339, UTC).
             */
            due_at?: string | null;
            /**
             * Format: int32
             * @description The estimated effort in minutes.
             */
            estimated_minutes?: number | null;
            /** @description Free-form labels, each at most once. */
            tags?: string[];
            /**
             * Format: date-time
             * @description When the task was completed. Is set when `status` becomes `done`, kept while it stays so, and null otherwise.
             */
            completed_at?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * TaskUpdated
         * @description A task was updated. `data` is the task after the update, `previous` holds the previous values of the changed fields.
         */
        TaskUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "task.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Task;
            previous: TaskPrevious;
        };
        /**
         * TaskDeleted
         * @description A task was deleted. `data` is the task before its deletion, with the version of the deletion: the last version plus 1.
         */
        TaskDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "task.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Task;
        };
        /**
         * TaskHistory
         * @description One page of the history of a task, newest first.
         */
        TaskHistory: {
            /** @description The changes of this page. `data.version` of each is the version that it made. */
            data: (TaskCreated | TaskUpdated | TaskDeleted)[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * ProjectSort
         * @description The sort orders of a list of projects. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        ProjectSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "start_date" | "-start_date" | "due_date" | "-due_date";
        /**
         * ProjectStatus
         * @description The status of the project, `planned` by default. The API allows every change of the status.
         * @enum {string}
         */
        ProjectStatus: "planned" | "active" | "on_hold" | "completed" | "cancelled";
        /**
         * Currency
         * @description The three-letter code of a currency (ISO 4217). Requests cannot set a code that ISO 4217 does not have; records keep the one that they were stored with.
         * @example EUR
         * @example USD
         * @example JPY
         */
        Currency: string;
        /**
         * Money
         * @description An amount in the smallest unit of its currency.
         */
        Money: {
            /**
             * Format: double-int
             * @description The amount in minor units, such as cents. It can be negative.
             */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /**
         * Project
         * @description A goal with an owner, dates and a budget that groups tasks.
         */
        Project: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description The name of the project. */
            name: string;
            /** @description The goals and the scope of the project. */
            description: string | null;
            status: components["schemas"]["ProjectStatus"];
            /** @description The company for which the organization does the project. */
            company_id: components["schemas"]["NullableRecordId"];
            /** @description The member responsible for the project. */
            owner_id: components["schemas"]["NullableRecordId"];
            /**
             * Format: date
             * @description The first day of the project.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description The last day of the project. Must not be before `start_date`.
             */
            due_date: string | null;
            /** @description The planned cost. */
            budget: Money | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * ProjectList
         * @description One page of projects.
         */
        ProjectList: {
            /** @description The projects of this page. */
            data: Project[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * ProjectCreate
         * @description The fields of a new project.
         */
        ProjectCreate: {
            /** @description The name of the project. */
            name: string;
            /** @description The goals and the scope of the project. */
            description?: string | null;
            /** @default planned */
            status?: components["schemas"]["ProjectStatus"];
            /** @description The company for which the organization does the project. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The member responsible for the project. */
            owner_id?: components["schemas"]["NullableRecordId"];
            /**
             * Format: date
             * @description The first day of the project.
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description The last day of the project. Must not be before `start_date`.
             */
            due_date?: string | null;
            /** @description The planned cost. */
            budget?: Money | null;
            external_id?: components["schemas"]["ExternalIdInput"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * MoneyPatch
         * @description The fields of Money to update, as a JSON merge patch (RFC 7396): omitted fields keep their values. The result must match the schema Money.
         */
        MoneyPatch: {
            /**
             * Format: double-int
             * @description The amount in minor units, such as cents. It can be negative.
             */
            amount?: number;
            currency?: components["schemas"]["Currency"];
        };
        /**
         * ProjectUpdate
         * @description The fields of a project to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.
         */
        ProjectUpdate: {
            /** @description The name of the project. */
            name?: string;
            /** @description The goals and the scope of the project. */
            description?: string | null;
            status?: components["schemas"]["ProjectStatus"];
            /** @description The company for which the organization does the project. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The member responsible for the project. */
            owner_id?: components["schemas"]["NullableRecordId"];
            /**
             * Format: date
             * @description The first day of the project.
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description The last day of the project. Must not be before `start_date`.
             */
            due_date?: string | null;
            /** @description The planned cost. */
            budget?: MoneyPatch | null;
            external_id?: components["schemas"]["ExternalIdInput"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * ProjectBatchUpdate
         * @description The project to update, and its changes.
         */
        ProjectBatchUpdate: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
            changes: ProjectUpdate;
        };
        /**
         * ProjectBatchUpsert
         * @description Updates the project with this external ID, or creates it if there is none. To create it, `changes` must have all required fields.
         */
        ProjectBatchUpsert: {
            /** @description The external ID of the project. `changes` can set another one. */
            external_id: string;
            changes: ProjectUpdate;
        };
        /**
         * ProjectBatchItem
         * @description One change: exactly one of the properties.
         */
        ProjectBatchItem: {
            create?: ProjectCreate;
            update?: ProjectBatchUpdate;
            upsert?: ProjectBatchUpsert;
            delete?: RecordTarget;
        };
        /**
         * ProjectBatch
         * @description Changes of projects.
         */
        ProjectBatch: {
            atomic?: components["schemas"]["Atomic"];
            /** @description The changes. Those of one project are made in their order. */
            items: ProjectBatchItem[];
        };
        /**
         * ProjectBatchResult
         * @description What the request of a change alone would return.
         */
        ProjectBatchResult: {
            status: components["schemas"]["BatchStatus"];
            record?: Project;
            problem?: Problem;
        };
        /**
         * ProjectBatchResults
         * @description The results of a batch.
         */
        ProjectBatchResults: {
            /** @description One result for each change, in their order. */
            results: ProjectBatchResult[];
        };
        /**
         * ProjectCreated
         * @description A project was created. `data` is the new project.
         */
        ProjectCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "project.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Project;
        };
        /**
         * ProjectPrevious
         * @description The previous values of the changed fields.
         */
        ProjectPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description The name of the project. */
            name?: string;
            /** @description The goals and the scope of the project. */
            description?: string | null;
            status?: components["schemas"]["ProjectStatus"];
            /** @description The company for which the organization does the project. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The member responsible for the project. */
            owner_id?: components["schemas"]["NullableRecordId"];
            /**
             * Format: date
             * @description The first day of the project.
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description The last day of the project. Must not be before `start_date`.
             */
            due_date?: string | null;
            /** @description The planned cost. */
            budget?: Money | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * ProjectUpdated
         * @description A project was updated. `data` is the project after the update, `previous` holds the previous values of the changed fields.
         */
        ProjectUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "project.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Project;
            previous: ProjectPrevious;
        };
        /**
         * ProjectDeleted
         * @description A project was deleted. `data` is the project before its deletion, with the version of the deletion: the last version plus 1.
         */
        ProjectDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "project.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Project;
        };
        /**
         * ProjectHistory
         * @description One page of the history of a project, newest first.
         */
        ProjectHistory: {
            /** @description The changes of this page. `data.version` of each is the version that it made. */
            data: (ProjectCreated | ProjectUpdated | ProjectDeleted)[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * ContactSort
         * @description The sort orders of a list of contacts. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        ContactSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "first_name" | "-first_name" | "last_name" | "-last_name" | "email" | "-email";
        /**
         * Address
         * @description A postal address. All fields are optional.
         */
        Address: {
            /** @description The street and the house number. */
            line1?: string | null;
            /** @description An additional line of the address, such as the floor or the entrance. */
            line2?: string | null;
            /** @description The postal code in the format of the country. */
            postal_code?: string | null;
            /** @description The city or town. */
            city?: string | null;
            /** @description The state, province or county. */
            region?: string | null;
            /** @description The two-letter country code (ISO 3166-1 alpha-2). */
            country?: string | null;
        };
        /**
         * Contact
         * @description A person that the organization deals with.
         */
        Contact: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description The given name. */
            first_name: string | null;
            /** @description The family name. */
            last_name: string;
            /**
             * Format: email
             * @description The email address.
             */
            email: string | null;
            /** @description The phone number, preferably in E.164 format such as `+493012345678`. */
            phone: string | null;
            /** @description The position at the company. */
            job_title: string | null;
            /** @description The company that the contact works for. */
            company_id: components["schemas"]["NullableRecordId"];
            /** @description The postal address. */
            address: Address | null;
            /** @description The member responsible for the contact. */
            owner_id: components["schemas"]["NullableRecordId"];
            /** @description Free-form labels, each at most once. */
            tags: string[];
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * ContactList
         * @description One page of contacts.
         */
        ContactList: {
            /** @description The contacts of this page. */
            data: Contact[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * AddressInput
         * @description A postal address in a request. All fields are optional, and each is one line.
         */
        AddressInput: {
            /** @description The street and the house number. */
            line1?: string | null;
            /** @description An additional line of the address, such as the floor or the entrance. */
            line2?: string | null;
            /** @description The postal code in the format of the country. */
            postal_code?: string | null;
            /** @description The city or town. */
            city?: string | null;
            /** @description The state, province or county. */
            region?: string | null;
            /** @description The two-letter country code (ISO 3166-1 alpha-2). */
            country?: string | null;
        };
        /**
         * ContactCreate
         * @description The fields of a new contact.
         */
        ContactCreate: {
            /** @description The given name. */
            first_name?: string | null;
            /** @description The family name. */
            last_name: string;
            /**
             * Format: email
             * @description The email address.
             */
            email?: string | null;
            /** @description The phone number, preferably in E.164 format such as `+493012345678`. */
            phone?: string | null;
            /** @description The position at the company. */
            job_title?: string | null;
            /** @description The company that the contact works for. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The postal address. */
            address?: AddressInput | null;
            /** @description The member responsible for the contact. */
            owner_id?: components["schemas"]["NullableRecordId"];
            /**
             * @description Free-form labels, each at most once.
             * @default []
             */
            tags?: string[];
            external_id?: components["schemas"]["ExternalIdInput"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * ContactUpdate
         * @description The fields of a contact to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.
         */
        ContactUpdate: {
            /** @description The given name. */
            first_name?: string | null;
            /** @description The family name. */
            last_name?: string;
            /**
             * Format: email
             * @description The email address.
             */
            email?: string | null;
            /** @description The phone number, preferably in E.164 format such as `+493012345678`. */
            phone?: string | null;
            /** @description The position at the company. */
            job_title?: string | null;
            /** @description The company that the contact works for. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The postal address. */
            address?: AddressInput | null;
            /** @description The member responsible for the contact. */
            owner_id?: components["schemas"]["NullableRecordId"];
            /** @description Free-form labels, each at most once. */
            tags?: string[];
            external_id?: components["schemas"]["ExternalIdInput"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * ContactBatchUpdate
         * @description The contact to update, and its changes.
         */
        ContactBatchUpdate: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
            changes: ContactUpdate;
        };
        /**
         * ContactBatchUpsert
         * @description Updates the contact with this external ID, or creates it if there is none. To create it, `changes` must have all required fields.
         */
        ContactBatchUpsert: {
            /** @description The external ID of the contact. `changes` can set another one. */
            external_id: string;
            changes: ContactUpdate;
        };
        /**
         * ContactBatchItem
         * @description One change: exactly one of the properties.
         */
        ContactBatchItem: {
            create?: ContactCreate;
            update?: ContactBatchUpdate;
            upsert?: ContactBatchUpsert;
            delete?: RecordTarget;
        };
        /**
         * ContactBatch
         * @description Changes of contacts.
         */
        ContactBatch: {
            atomic?: components["schemas"]["Atomic"];
            /** @description The changes. Those of one contact are made in their order. */
            items: ContactBatchItem[];
        };
        /**
         * ContactBatchResult
         * @description What the request of a change alone would return.
         */
        ContactBatchResult: {
            status: components["schemas"]["BatchStatus"];
            record?: Contact;
            problem?: Problem;
        };
        /**
         * ContactBatchResults
         * @description The results of a batch.
         */
        ContactBatchResults: {
            /** @description One result for each change, in their order. */
            results: ContactBatchResult[];
        };
        /**
         * ContactCreated
         * @description A contact was created. `data` is the new contact.
         */
        ContactCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "contact.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Contact;
        };
        /**
         * ContactPrevious
         * @description The previous values of the changed fields.
         */
        ContactPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description The given name. */
            first_name?: string | null;
            /** @description The family name. */
            last_name?: string;
            /**
             * Format: email
             * @description The email address.
             */
            email?: string | null;
            /** @description The phone number, preferably in E.164 format such as `+493012345678`. */
            phone?: string | null;
            /** @description The position at the company. */
            job_title?: string | null;
            /** @description The company that the contact works for. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The postal address. */
            address?: Address | null;
            /** @description The member responsible for the contact. */
            owner_id?: components["schemas"]["NullableRecordId"];
            /** @description Free-form labels, each at most once. */
            tags?: string[];
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * ContactUpdated
         * @description A contact was updated. `data` is the contact after the update, `previous` holds the previous values of the changed fields.
         */
        ContactUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "contact.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Contact;
            previous: ContactPrevious;
        };
        /**
         * ContactDeleted
         * @description A contact was deleted. `data` is the contact before its deletion, with the version of the deletion: the last version plus 1.
         */
        ContactDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "contact.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Contact;
        };
        /**
         * ContactHistory
         * @description One page of the history of a contact, newest first.
         */
        ContactHistory: {
            /** @description The changes of this page. `data.version` of each is the version that it made. */
            data: (ContactCreated | ContactUpdated | ContactDeleted)[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * CompanySort
         * @description The sort orders of a list of companies. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        CompanySort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "industry" | "-industry";
        /**
         * Company
         * @description A business that the organization deals with.
         */
        Company: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description The registered name or the trading name. */
            name: string;
            /**
             * Format: uri
             * @description The URL of the website. Requests accept only http and https URLs, but older records can have URLs with another scheme: check the scheme before you use the URL as a link.
             */
            website: string | null;
            /**
             * Format: email
             * @description The general email address.
             */
            email: string | null;
            /** @description The general phone number, preferably in E.164 format such as `+493012345678`. */
            phone: string | null;
            /** @description The VAT identification number with its country prefix, such as `DE123456789`. */
            vat_number: string | null;
            /** @description The industry, in one or two words. */
            industry: string | null;
            /** @description The postal address. */
            address: Address | null;
            /** @description The member responsible for the company. */
            owner_id: components["schemas"]["NullableRecordId"];
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * CompanyList
         * @description One page of companies.
         */
        CompanyList: {
            /** @description The companies of this page. */
            data: Company[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * WebUrl
         * Format: uri
         * @description An absolute http or https URL without a username or a password, or null.
         */
        WebUrl: string | null;
        /**
         * CompanyCreate
         * @description The fields of a new company.
         */
        CompanyCreate: {
            /** @description The registered name or the trading name. */
            name: string;
            /** @description The http or https URL of the website. */
            website?: components["schemas"]["WebUrl"];
            /**
             * Format: email
             * @description The general email address.
             */
            email?: string | null;
            /** @description The general phone number, preferably in E.164 format such as `+493012345678`. */
            phone?: string | null;
            /** @description The VAT identification number with its country prefix, such as `DE123456789`. */
            vat_number?: string | null;
            /** @description The industry, in one or two words. */
            industry?: string | null;
            /** @description The postal address. */
            address?: AddressInput | null;
            /** @description The member responsible for the company. */
            owner_id?: components["schemas"]["NullableRecordId"];
            external_id?: components["schemas"]["ExternalIdInput"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * CompanyUpdate
         * @description The fields of a company to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.
         */
        CompanyUpdate: {
            /** @description The registered name or the trading name. */
            name?: string;
            /** @description The http or https URL of the website. */
            website?: components["schemas"]["WebUrl"];
            /**
             * Format: email
             * @description The general email address.
             */
            email?: string | null;
            /** @description The general phone number, preferably in E.164 format such as `+493012345678`. */
            phone?: string | null;
            /** @description The VAT identification number with its country prefix, such as `DE123456789`. */
            vat_number?: string | null;
            /** @description The industry, in one or two words. */
            industry?: string | null;
            /** @description The postal address. */
            address?: AddressInput | null;
            /** @description The member responsible for the company. */
            owner_id?: components["schemas"]["NullableRecordId"];
            external_id?: components["schemas"]["ExternalIdInput"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * CompanyBatchUpdate
         * @description The company to update, and its changes.
         */
        CompanyBatchUpdate: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
            changes: CompanyUpdate;
        };
        /**
         * CompanyBatchUpsert
         * @description Updates the company with this external ID, or creates it if there is none. To create it, `changes` must have all required fields.
         */
        CompanyBatchUpsert: {
            /** @description The external ID of the company. `changes` can set another one. */
            external_id: string;
            changes: CompanyUpdate;
        };
        /**
         * CompanyBatchItem
         * @description One change: exactly one of the properties.
         */
        CompanyBatchItem: {
            create?: CompanyCreate;
            update?: CompanyBatchUpdate;
            upsert?: CompanyBatchUpsert;
            delete?: RecordTarget;
        };
        /**
         * CompanyBatch
         * @description Changes of companies.
         */
        CompanyBatch: {
            atomic?: components["schemas"]["Atomic"];
            /** @description The changes. Those of one company are made in their order. */
            items: CompanyBatchItem[];
        };
        /**
         * CompanyBatchResult
         * @description What the request of a change alone would return.
         */
        CompanyBatchResult: {
            status: components["schemas"]["BatchStatus"];
            record?: Company;
            problem?: Problem;
        };
        /**
         * CompanyBatchResults
         * @description The results of a batch.
         */
        CompanyBatchResults: {
            /** @description One result for each change, in their order. */
            results: CompanyBatchResult[];
        };
        /**
         * CompanyCreated
         * @description A company was created. `data` is the new company.
         */
        CompanyCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "company.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Company;
        };
        /**
         * CompanyPrevious
         * @description The previous values of the changed fields.
         */
        CompanyPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description The registered name or the trading name. */
            name?: string;
            /**
             * Format: uri
             * @description The URL of the website. Requests accept only http and https URLs, but older records can have URLs with another scheme: check the scheme before you use the URL as a link.
             */
            website?: string | null;
            /**
             * Format: email
             * @description The general email address.
             */
            email?: string | null;
            /** @description The general phone number, preferably in E.164 format such as `+493012345678`. */
            phone?: string | null;
            /** @description The VAT identification number with its country prefix, such as `DE123456789`. */
            vat_number?: string | null;
            /** @description The industry, in one or two words. */
            industry?: string | null;
            /** @description The postal address. */
            address?: Address | null;
            /** @description The member responsible for the company. */
            owner_id?: components["schemas"]["NullableRecordId"];
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * CompanyUpdated
         * @description A company was updated. `data` is the company after the update, `previous` holds the previous values of the changed fields.
         */
        CompanyUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "company.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Company;
            previous: CompanyPrevious;
        };
        /**
         * CompanyDeleted
         * @description A company was deleted. `data` is the company before its deletion, with the version of the deletion: the last version plus 1.
         */
        CompanyDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "company.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Company;
        };
        /**
         * CompanyHistory
         * @description One page of the history of a company, newest first.
         */
        CompanyHistory: {
            /** @description The changes of this page. `data.version` of each is the version that it made. */
            data: (CompanyCreated | CompanyUpdated | CompanyDeleted)[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * TicketSort
         * @description The sort orders of a list of tickets. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        TicketSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "subject" | "-subject" | "priority" | "-priority" | "resolved_at" | "-resolved_at";
        /**
         * TicketStatus
         * @description The status of the ticket, `new` by default. `pending` means that the organization waits for the customer; `resolved` and `closed` set `resolved_at`. The API allows every change of the status.
         * @enum {string}
         */
        TicketStatus: "new" | "open" | "pending" | "resolved" | "closed";
        /**
         * TicketChannel
         * @description The channel through which the customer contacted the organization.
         * @enum {string}
         */
        TicketChannel: "email" | "phone" | "web" | "chat";
        /**
         * Ticket
         * @description A question or a complaint of a customer.
         */
        Ticket: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description A short subject line. */
            subject: string;
            /** @description The request of the customer. */
            description: string | null;
            status: components["schemas"]["TicketStatus"];
            priority: components["schemas"]["Priority"];
            channel: components["schemas"]["TicketChannel"];
            /** @description The contact who opened the ticket. */
            contact_id: components["schemas"]["NullableRecordId"];
            /** @description The company that the customer represents. */
            company_id: components["schemas"]["NullableRecordId"];
            /** @description The member to whom the ticket is assigned. */
            assignee_id: components["schemas"]["NullableRecordId"];
            /**
             * Format: date-time
             * @description When the ticket was resolved. Is set when `status` becomes `resolved` or `closed`, kept while it stays so, and null otherwise.
             */
            resolved_at: string | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * TicketList
         * @description One page of tickets.
         */
        TicketList: {
            /** @description The tickets of this page. */
            data: Ticket[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * TicketCreate
         * @description The fields of a new ticket.
         */
        TicketCreate: {
            /** @description A short subject line. */
            subject: string;
            /** @description The request of the customer. */
            description?: string | null;
            /** @default new */
            status?: components["schemas"]["TicketStatus"];
            /** @default normal */
            priority?: components["schemas"]["Priority"];
            /** @default web */
            channel?: components["schemas"]["TicketChannel"];
            /** @description The contact who opened the ticket. */
            contact_id?: components["schemas"]["NullableRecordId"];
            /** @description The company that the customer represents. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The member to whom the ticket is assigned. */
            assignee_id?: components["schemas"]["NullableRecordId"];
            external_id?: components["schemas"]["ExternalIdInput"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * TicketUpdate
         * @description The fields of a ticket to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.
         */
        TicketUpdate: {
            /** @description A short subject line. */
            subject?: string;
            /** @description The request of the customer. */
            description?: string | null;
            status?: components["schemas"]["TicketStatus"];
            priority?: components["schemas"]["Priority"];
            channel?: components["schemas"]["TicketChannel"];
            /** @description The contact who opened the ticket. */
            contact_id?: components["schemas"]["NullableRecordId"];
            /** @description The company that the customer represents. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The member to whom the ticket is assigned. */
            assignee_id?: components["schemas"]["NullableRecordId"];
            external_id?: components["schemas"]["ExternalIdInput"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * TicketBatchUpdate
         * @description The ticket to update, and its changes.
         */
        TicketBatchUpdate: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
            changes: TicketUpdate;
        };
        /**
         * TicketBatchUpsert
         * @description Updates the ticket with this external ID, or creates it if there is none. To create it, `changes` must have all required fields.
         */
        TicketBatchUpsert: {
            /** @description The external ID of the ticket. `changes` can set another one. */
            external_id: string;
            changes: TicketUpdate;
        };
        /**
         * TicketBatchItem
         * @description One change: exactly one of the properties.
         */
        TicketBatchItem: {
            create?: TicketCreate;
            update?: TicketBatchUpdate;
            upsert?: TicketBatchUpsert;
            delete?: RecordTarget;
        };
        /**
         * TicketBatch
         * @description Changes of tickets.
         */
        TicketBatch: {
            atomic?: components["schemas"]["Atomic"];
            /** @description The changes. Those of one ticket are made in their order. */
            items: TicketBatchItem[];
        };
        /**
         * TicketBatchResult
         * @description What the request of a change alone would return.
         */
        TicketBatchResult: {
            status: components["schemas"]["BatchStatus"];
            record?: Ticket;
            problem?: Problem;
        };
        /**
         * TicketBatchResults
         * @description The results of a batch.
         */
        TicketBatchResults: {
            /** @description One result for each change, in their order. */
            results: TicketBatchResult[];
        };
        /**
         * TicketCreated
         * @description A ticket was created. `data` is the new ticket.
         */
        TicketCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ticket.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Ticket;
        };
        /**
         * TicketPrevious
         * @description The previous values of the changed fields.
         */
        TicketPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description A short subject line. */
            subject?: string;
            /** @description The request of the customer. */
            description?: string | null;
            status?: components["schemas"]["TicketStatus"];
            priority?: components["schemas"]["Priority"];
            channel?: components["schemas"]["TicketChannel"];
            /** @description The contact who opened the ticket. */
            contact_id?: components["schemas"]["NullableRecordId"];
            /** @description The company that the customer represents. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The member to whom the ticket is assigned. */
            assignee_id?: components["schemas"]["NullableRecordId"];
            /**
             * Format: date-time
             * @description When the ticket was resolved. Is set when `status` becomes `resolved` or `closed`, kept while it stays so, and null otherwise.
             */
            resolved_at?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * TicketUpdated
         * @description A ticket was updated. `data` is the ticket after the update, `previous` holds the previous values of the changed fields.
         */
        TicketUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ticket.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Ticket;
            previous: TicketPrevious;
        };
        /**
         * TicketDeleted
         * @description A ticket was deleted. `data` is the ticket before its deletion, with the version of the deletion: the last version plus 1.
         */
        TicketDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ticket.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Ticket;
        };
        /**
         * TicketHistory
         * @description One page of the history of a ticket, newest first.
         */
        TicketHistory: {
            /** @description The changes of this page. `data.version` of each is the version that it made. */
            data: (TicketCreated | TicketUpdated | TicketDeleted)[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * BookingSort
         * @description The sort orders of a list of bookings. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        BookingSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "start_at" | "-start_at" | "end_at" | "-end_at";
        /**
         * BookingStatus
         * @description The status of the booking, `requested` by default. `no_show` means that the contact did not appear. The API allows every change of the status.
         * @enum {string}
         */
        BookingStatus: "requested" | "confirmed" | "cancelled" | "completed" | "no_show";
        /**
         * Booking
         * @description A service reserved for a contact at a specific time.
         */
        Booking: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description The booked service. */
            service_id: components["schemas"]["RecordId"];
            /** @description The contact for whom the service is booked. */
            contact_id: components["schemas"]["RecordId"];
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at: string;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC). Must be after `start_at`.
             */
            end_at: string;
            status: components["schemas"]["BookingStatus"];
            /**
             * Format: int32
             * @description The number of guests.
             */
            party_size: number | null;
            /** @description Requests of the contact, or remarks. */
            notes: string | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * BookingList
         * @description One page of bookings.
         */
        BookingList: {
            /** @description The bookings of this page. */
            data: Booking[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * BookingCreate
         * @description The fields of a new booking.
         */
        BookingCreate: {
            /** @description The booked service. */
            service_id: components["schemas"]["RecordId"];
            /** @description The contact for whom the service is booked. */
            contact_id: components["schemas"]["RecordId"];
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at: string;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC). Must be after `start_at`.
             */
            end_at: string;
            /** @default requested */
            status?: components["schemas"]["BookingStatus"];
            /**
             * Format: int32
             * @description The number of guests.
             */
            party_size?: number | null;
            /** @description Requests of the contact, or remarks. */
            notes?: string | null;
            external_id?: components["schemas"]["ExternalIdInput"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * BookingUpdate
         * @description The fields of a booking to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.
         */
        BookingUpdate: {
            /** @description The booked service. */
            service_id?: components["schemas"]["RecordId"];
            /** @description The contact for whom the service is booked. */
            contact_id?: components["schemas"]["RecordId"];
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC). Must be after `start_at`.
             */
            end_at?: string;
            status?: components["schemas"]["BookingStatus"];
            /**
             * Format: int32
             * @description The number of guests.
             */
            party_size?: number | null;
            /** @description Requests of the contact, or remarks. */
            notes?: string | null;
            external_id?: components["schemas"]["ExternalIdInput"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * BookingBatchUpdate
         * @description The booking to update, and its changes.
         */
        BookingBatchUpdate: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
            changes: BookingUpdate;
        };
        /**
         * BookingBatchUpsert
         * @description Updates the booking with this external ID, or creates it if there is none. To create it, `changes` must have all required fields.
         */
        BookingBatchUpsert: {
            /** @description The external ID of the booking. `changes` can set another one. */
            external_id: string;
            changes: BookingUpdate;
        };
        /**
         * BookingBatchItem
         * @description One change: exactly one of the properties.
         */
        BookingBatchItem: {
            create?: BookingCreate;
            update?: BookingBatchUpdate;
            upsert?: BookingBatchUpsert;
            delete?: RecordTarget;
        };
        /**
         * BookingBatch
         * @description Changes of bookings.
         */
        BookingBatch: {
            atomic?: components["schemas"]["Atomic"];
            /** @description The changes. Those of one booking are made in their order. */
            items: BookingBatchItem[];
        };
        /**
         * BookingBatchResult
         * @description What the request of a change alone would return.
         */
        BookingBatchResult: {
            status: components["schemas"]["BatchStatus"];
            record?: Booking;
            problem?: Problem;
        };
        /**
         * BookingBatchResults
         * @description The results of a batch.
         */
        BookingBatchResults: {
            /** @description One result for each change, in their order. */
            results: BookingBatchResult[];
        };
        /**
         * BookingCreated
         * @description A booking was created. `data` is the new booking.
         */
        BookingCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "booking.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Booking;
        };
        /**
         * BookingPrevious
         * @description The previous values of the changed fields.
         */
        BookingPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description The booked service. */
            service_id?: components["schemas"]["RecordId"];
            /** @description The contact for whom the service is booked. */
            contact_id?: components["schemas"]["RecordId"];
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC). Must be after `start_at`.
             */
            end_at?: string;
            status?: components["schemas"]["BookingStatus"];
            /**
             * Format: int32
             * @description The number of guests.
             */
            party_size?: number | null;
            /** @description Requests of the contact, or remarks. */
            notes?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * BookingUpdated
         * @description A booking was updated. `data` is the booking after the update, `previous` holds the previous values of the changed fields.
         */
        BookingUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "booking.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Booking;
            previous: BookingPrevious;
        };
        /**
         * BookingDeleted
         * @description A booking was deleted. `data` is the booking before its deletion, with the version of the deletion: the last version plus 1.
         */
        BookingDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "booking.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Booking;
        };
        /**
         * BookingHistory
         * @description One page of the history of a booking, newest first.
         */
        BookingHistory: {
            /** @description The changes of this page. `data.version` of each is the version that it made. */
            data: (BookingCreated | BookingUpdated | BookingDeleted)[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * ProductSort
         * @description The sort orders of a list of products. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        ProductSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "sku" | "-sku" | "stock_quantity" | "-stock_quantity";
        /**
         * Product
         * @description A product that the organization sells.
         */
        Product: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description The name of the product. */
            name: string;
            /** @description The stock keeping unit, the number under which the organization lists the product. */
            sku: string | null;
            /** @description The text shown to the customer. */
            description: string | null;
            /** @description The price per unit, net of tax. */
            unit_price: Money | null;
            /** @description The value-added tax rate in percent, such as `19`. */
            tax_rate: number | null;
            /** @description The unit of sale, such as piece, metre or kilogram. */
            unit: string | null;
            /** @description Whether the organization currently sells it. */
            active: boolean;
            /**
             * Format: int32
             * @description The quantity in stock; null if the stock is not tracked.
             */
            stock_quantity: number | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * ProductList
         * @description One page of products.
         */
        ProductList: {
            /** @description The products of this page. */
            data: Product[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * ProductCreate
         * @description The fields of a new product.
         */
        ProductCreate: {
            /** @description The name of the product. */
            name: string;
            /** @description The stock keeping unit, the number under which the organization lists the product. */
            sku?: string | null;
            /** @description The text shown to the customer. */
            description?: string | null;
            /** @description The price per unit, net of tax. */
            unit_price?: Money | null;
            /** @description The value-added tax rate in percent, such as `19`. */
            tax_rate?: number | null;
            /** @description The unit of sale, such as piece, metre or kilogram. */
            unit?: string | null;
            /**
             * @description Whether the organization currently sells it.
             * @default true
             */
            active?: boolean;
            /**
             * Format: int32
             * @description The quantity in stock; null if the stock is not tracked.
             */
            stock_quantity?: number | null;
            external_id?: components["schemas"]["ExternalIdInput"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * ProductUpdate
         * @description The fields of a product to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.
         */
        ProductUpdate: {
            /** @description The name of the product. */
            name?: string;
            /** @description The stock keeping unit, the number under which the organization lists the product. */
            sku?: string | null;
            /** @description The text shown to the customer. */
            description?: string | null;
            /** @description The price per unit, net of tax. */
            unit_price?: MoneyPatch | null;
            /** @description The value-added tax rate in percent, such as `19`. */
            tax_rate?: number | null;
            /** @description The unit of sale, such as piece, metre or kilogram. */
            unit?: string | null;
            /** @description Whether the organization currently sells it. */
            active?: boolean;
            /**
             * Format: int32
             * @description The quantity in stock; null if the stock is not tracked.
             */
            stock_quantity?: number | null;
            external_id?: components["schemas"]["ExternalIdInput"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * ProductBatchUpdate
         * @description The product to update, and its changes.
         */
        ProductBatchUpdate: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
            changes: ProductUpdate;
        };
        /**
         * ProductBatchUpsert
         * @description Updates the product with this external ID, or creates it if there is none. To create it, `changes` must have all required fields.
         */
        ProductBatchUpsert: {
            /** @description The external ID of the product. `changes` can set another one. */
            external_id: string;
            changes: ProductUpdate;
        };
        /**
         * ProductBatchItem
         * @description One change: exactly one of the properties.
         */
        ProductBatchItem: {
            create?: ProductCreate;
            update?: ProductBatchUpdate;
            upsert?: ProductBatchUpsert;
            delete?: RecordTarget;
        };
        /**
         * ProductBatch
         * @description Changes of products.
         */
        ProductBatch: {
            atomic?: components["schemas"]["Atomic"];
            /** @description The changes. Those of one product are made in their order. */
            items: ProductBatchItem[];
        };
        /**
         * ProductBatchResult
         * @description What the request of a change alone would return.
         */
        ProductBatchResult: {
            status: components["schemas"]["BatchStatus"];
            record?: Product;
            problem?: Problem;
        };
        /**
         * ProductBatchResults
         * @description The results of a batch.
         */
        ProductBatchResults: {
            /** @description One result for each change, in their order. */
            results: ProductBatchResult[];
        };
        /**
         * ProductCreated
         * @description A product was created. `data` is the new product.
         */
        ProductCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "product.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Product;
        };
        /**
         * ProductPrevious
         * @description The previous values of the changed fields.
         */
        ProductPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description The name of the product. */
            name?: string;
            /** @description The stock keeping unit, the number under which the organization lists the product. */
            sku?: string | null;
            /** @description The text shown to the customer. */
            description?: string | null;
            /** @description The price per unit, net of tax. */
            unit_price?: Money | null;
            /** @description The value-added tax rate in percent, such as `19`. */
            tax_rate?: number | null;
            /** @description The unit of sale, such as piece, metre or kilogram. */
            unit?: string | null;
            /** @description Whether the organization currently sells it. */
            active?: boolean;
            /**
             * Format: int32
             * @description The quantity in stock; null if the stock is not tracked.
             */
            stock_quantity?: number | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * ProductUpdated
         * @description A product was updated. `data` is the product after the update, `previous` holds the previous values of the changed fields.
         */
        ProductUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "product.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Product;
            previous: ProductPrevious;
        };
        /**
         * ProductDeleted
         * @description A product was deleted. `data` is the product before its deletion, with the version of the deletion: the last version plus 1.
         */
        ProductDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "product.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Product;
        };
        /**
         * ProductHistory
         * @description One page of the history of a product, newest first.
         */
        ProductHistory: {
            /** @description The changes of this page. `data.version` of each is the version that it made. */
            data: (ProductCreated | ProductUpdated | ProductDeleted)[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * ServiceSort
         * @description The sort orders of a list of services. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        ServiceSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "duration_minutes" | "-duration_minutes";
        /**
         * Service
         * @description A service that the organization sells.
         */
        Service: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description The name of the service. */
            name: string;
            /** @description What the service includes. */
            description: string | null;
            /**
             * Format: int32
             * @description The usual duration in minutes.
             */
            duration_minutes: number | null;
            /** @description The price per unit, net of tax. */
            unit_price: Money | null;
            /** @description The value-added tax rate in percent, such as `19`. */
            tax_rate: number | null;
            /** @description Whether the organization currently sells it. */
            active: boolean;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * ServiceList
         * @description One page of services.
         */
        ServiceList: {
            /** @description The services of this page. */
            data: Service[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * ServiceCreate
         * @description The fields of a new service.
         */
        ServiceCreate: {
            /** @description The name of the service. */
            name: string;
            /** @description What the service includes. */
            description?: string | null;
            /**
             * Format: int32
             * @description The usual duration in minutes.
             */
            duration_minutes?: number | null;
            /** @description The price per unit, net of tax. */
            unit_price?: Money | null;
            /** @description The value-added tax rate in percent, such as `19`. */
            tax_rate?: number | null;
            /**
             * @description Whether the organization currently sells it.
             * @default true
             */
            active?: boolean;
            external_id?: components["schemas"]["ExternalIdInput"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * ServiceUpdate
         * @description The fields of a service to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.
         */
        ServiceUpdate: {
            /** @description The name of the service. */
            name?: string;
            /** @description What the service includes. */
            description?: string | null;
            /**
             * Format: int32
             * @description The usual duration in minutes.
             */
            duration_minutes?: number | null;
            /** @description The price per unit, net of tax. */
            unit_price?: MoneyPatch | null;
            /** @description The value-added tax rate in percent, such as `19`. */
            tax_rate?: number | null;
            /** @description Whether the organization currently sells it. */
            active?: boolean;
            external_id?: components["schemas"]["ExternalIdInput"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * ServiceBatchUpdate
         * @description The service to update, and its changes.
         */
        ServiceBatchUpdate: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
            changes: ServiceUpdate;
        };
        /**
         * ServiceBatchUpsert
         * @description Updates the service with this external ID, or creates it if there is none. To create it, `changes` must have all required fields.
         */
        ServiceBatchUpsert: {
            /** @description The external ID of the service. `changes` can set another one. */
            external_id: string;
            changes: ServiceUpdate;
        };
        /**
         * ServiceBatchItem
         * @description One change: exactly one of the properties.
         */
        ServiceBatchItem: {
            create?: ServiceCreate;
            update?: ServiceBatchUpdate;
            upsert?: ServiceBatchUpsert;
            delete?: RecordTarget;
        };
        /**
         * ServiceBatch
         * @description Changes of services.
         */
        ServiceBatch: {
            atomic?: components["schemas"]["Atomic"];
            /** @description The changes. Those of one service are made in their order. */
            items: ServiceBatchItem[];
        };
        /**
         * ServiceBatchResult
         * @description What the request of a change alone would return.
         */
        ServiceBatchResult: {
            status: components["schemas"]["BatchStatus"];
            record?: Service;
            problem?: Problem;
        };
        /**
         * ServiceBatchResults
         * @description The results of a batch.
         */
        ServiceBatchResults: {
            /** @description One result for each change, in their order. */
            results: ServiceBatchResult[];
        };
        /**
         * ServiceCreated
         * @description A service was created. `data` is the new service.
         */
        ServiceCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "service.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Service;
        };
        /**
         * ServicePrevious
         * @description The previous values of the changed fields.
         */
        ServicePrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description The name of the service. */
            name?: string;
            /** @description What the service includes. */
            description?: string | null;
            /**
             * Format: int32
             * @description The usual duration in minutes.
             */
            duration_minutes?: number | null;
            /** @description The price per unit, net of tax. */
            unit_price?: Money | null;
            /** @description The value-added tax rate in percent, such as `19`. */
            tax_rate?: number | null;
            /** @description Whether the organization currently sells it. */
            active?: boolean;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * ServiceUpdated
         * @description A service was updated. `data` is the service after the update, `previous` holds the previous values of the changed fields.
         */
        ServiceUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "service.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Service;
            previous: ServicePrevious;
        };
        /**
         * ServiceDeleted
         * @description A service was deleted. `data` is the service before its deletion, with the version of the deletion: the last version plus 1.
         */
        ServiceDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "service.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Service;
        };
        /**
         * ServiceHistory
         * @description One page of the history of a service, newest first.
         */
        ServiceHistory: {
            /** @description The changes of this page. `data.version` of each is the version that it made. */
            data: (ServiceCreated | ServiceUpdated | ServiceDeleted)[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * QuoteSort
         * @description The sort orders of a list of quotes. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        QuoteSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "title" | "-title" | "number" | "-number" | "valid_until" | "-valid_until";
        /**
         * QuoteStatus
         * @description The status of the quote, `draft` by default. The API allows every change of the status; it does not set `expired` by itself.
         * @enum {string}
         */
        QuoteStatus: "draft" | "sent" | "accepted" | "rejected" | "expired";
        /**
         * LineItem
         * @description A line item of a quote or an order.
         */
        LineItem: {
            /** @description The text shown to the customer. */
            description: string;
            /** @description The product of the line item; null if it is none. */
            product_id: components["schemas"]["NullableRecordId"];
            /** @description The service of the line item; null if it is none. Must be null when `product_id` is set. */
            service_id: components["schemas"]["NullableRecordId"];
            /** @description The number of units, which can be fractional. */
            quantity: number;
            /** @description The price of one unit, before tax. Must be in the `currency` of the record. */
            unit_price: Money;
            /** @description The value-added tax rate in percent, such as `19`. */
            tax_rate: number;
        };
        /**
         * MoneyTotal
         * @description A calculated amount in the smallest unit of its currency.
         */
        MoneyTotal: {
            /**
             * Format: double-int
             * @description The amount in minor units, such as cents. It can be negative.
             */
            amount: number;
            currency: components["schemas"]["Currency"];
        };
        /**
         * Totals
         * @description The totals of the line items, calculated by the service. Each line item is rounded to the minor unit, and so is the tax on the sum of the line items with the same tax rate. Halves are rounded away from zero.
         */
        Totals: {
            net: MoneyTotal;
            tax: MoneyTotal;
            gross: MoneyTotal;
        };
        /**
         * Quote
         * @description An offer with line items and prices.
         */
        Quote: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description A short title. */
            title: string;
            /**
             * @description A sequential number within the organization, assigned on creation and never reused.
             * @example Q-2026-00042
             */
            number: string;
            /** @description The contact who receives the quote. */
            contact_id: components["schemas"]["NullableRecordId"];
            /** @description The company that receives the quote. */
            company_id: components["schemas"]["NullableRecordId"];
            /** @description The deal to which the quote belongs. */
            deal_id: components["schemas"]["NullableRecordId"];
            status: components["schemas"]["QuoteStatus"];
            /** @description The currency of all amounts, as a three-letter code (ISO 4217). */
            currency: components["schemas"]["Currency"];
            /** @description The offered items, in the order shown to the customer. */
            line_items: LineItem[];
            totals: Totals;
            /**
             * Format: date
             * @description The last day on which the quote is valid.
             */
            valid_until: string | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * QuoteList
         * @description One page of quotes.
         */
        QuoteList: {
            /** @description The quotes of this page. */
            data: Quote[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * LineItemInput
         * @description A line item of a quote or an order in a request. It refers to a product, to a service or to neither.
         */
        LineItemInput: {
            /** @description The text shown to the customer. */
            description: string;
            /** @description The product of the line item; null if it is none. */
            product_id?: components["schemas"]["NullableRecordId"];
            /** @description The service of the line item; null if it is none. Must be null when `product_id` is set. */
            service_id?: components["schemas"]["NullableRecordId"];
            /** @description The number of units, which can be fractional. */
            quantity: number;
            /** @description The price of one unit, before tax. Must be in the `currency` of the record. */
            unit_price: Money;
            /**
             * @description The value-added tax rate in percent, such as `19`.
             * @default 0
             */
            tax_rate?: number;
        };
        /**
         * QuoteCreate
         * @description The fields of a new quote.
         */
        QuoteCreate: {
            /** @description A short title. */
            title: string;
            /** @description The contact who receives the quote. */
            contact_id?: components["schemas"]["NullableRecordId"];
            /** @description The company that receives the quote. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The deal to which the quote belongs. */
            deal_id?: components["schemas"]["NullableRecordId"];
            /** @default draft */
            status?: components["schemas"]["QuoteStatus"];
            /**
             * @description The currency of all amounts, as a three-letter code (ISO 4217).
             * @default EUR
             */
            currency?: components["schemas"]["Currency"];
            /**
             * @description The offered items, in the order shown to the customer.
             * @default []
             */
            line_items?: LineItemInput[];
            /**
             * Format: date
             * @description The last day on which the quote is valid.
             */
            valid_until?: string | null;
            external_id?: components["schemas"]["ExternalIdInput"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * QuoteUpdate
         * @description The fields of a quote to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.
         */
        QuoteUpdate: {
            /** @description A short title. */
            title?: string;
            /** @description The contact who receives the quote. */
            contact_id?: components["schemas"]["NullableRecordId"];
            /** @description The company that receives the quote. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The deal to which the quote belongs. */
            deal_id?: components["schemas"]["NullableRecordId"];
            status?: components["schemas"]["QuoteStatus"];
            /** @description The currency of all amounts, as a three-letter code (ISO 4217). */
            currency?: components["schemas"]["Currency"];
            /** @description The offered items, in the order shown to the customer. A patch replaces the whole list. */
            line_items?: LineItemInput[];
            /**
             * Format: date
             * @description The last day on which the quote is valid.
             */
            valid_until?: string | null;
            external_id?: components["schemas"]["ExternalIdInput"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * QuoteBatchUpdate
         * @description The quote to update, and its changes.
         */
        QuoteBatchUpdate: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
            changes: QuoteUpdate;
        };
        /**
         * QuoteBatchUpsert
         * @description Updates the quote with this external ID, or creates it if there is none. To create it, `changes` must have all required fields.
         */
        QuoteBatchUpsert: {
            /** @description The external ID of the quote. `changes` can set another one. */
            external_id: string;
            changes: QuoteUpdate;
        };
        /**
         * QuoteBatchItem
         * @description One change: exactly one of the properties.
         */
        QuoteBatchItem: {
            create?: QuoteCreate;
            update?: QuoteBatchUpdate;
            upsert?: QuoteBatchUpsert;
            delete?: RecordTarget;
        };
        /**
         * QuoteBatch
         * @description Changes of quotes.
         */
        QuoteBatch: {
            atomic?: components["schemas"]["Atomic"];
            /** @description The changes. Those of one quote are made in their order. */
            items: QuoteBatchItem[];
        };
        /**
         * QuoteBatchResult
         * @description What the request of a change alone would return.
         */
        QuoteBatchResult: {
            status: components["schemas"]["BatchStatus"];
            record?: Quote;
            problem?: Problem;
        };
        /**
         * QuoteBatchResults
         * @description The results of a batch.
         */
        QuoteBatchResults: {
            /** @description One result for each change, in their order. */
            results: QuoteBatchResult[];
        };
        /**
         * QuoteCreated
         * @description A quote was created. `data` is the new quote.
         */
        QuoteCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "quote.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Quote;
        };
        /**
         * QuotePrevious
         * @description The previous values of the changed fields.
         */
        QuotePrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description A short title. */
            title?: string;
            /**
             * @description A sequential number within the organization, assigned on creation and never reused.
             * @example Q-2026-00042
             */
            number?: string;
            /** @description The contact who receives the quote. */
            contact_id?: components["schemas"]["NullableRecordId"];
            /** @description The company that receives the quote. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The deal to which the quote belongs. */
            deal_id?: components["schemas"]["NullableRecordId"];
            status?: components["schemas"]["QuoteStatus"];
            /** @description The currency of all amounts, as a three-letter code (ISO 4217). */
            currency?: components["schemas"]["Currency"];
            /** @description The offered items, in the order shown to the customer. */
            line_items?: LineItem[];
            totals?: Totals;
            /**
             * Format: date
             * @description The last day on which the quote is valid.
             */
            valid_until?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * QuoteUpdated
         * @description A quote was updated. `data` is the quote after the update, `previous` holds the previous values of the changed fields.
         */
        QuoteUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "quote.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Quote;
            previous: QuotePrevious;
        };
        /**
         * QuoteDeleted
         * @description A quote was deleted. `data` is the quote before its deletion, with the version of the deletion: the last version plus 1.
         */
        QuoteDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "quote.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Quote;
        };
        /**
         * QuoteHistory
         * @description One page of the history of a quote, newest first.
         */
        QuoteHistory: {
            /** @description The changes of this page. `data.version` of each is the version that it made. */
            data: (QuoteCreated | QuoteUpdated | QuoteDeleted)[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * OrderSort
         * @description The sort orders of a list of orders. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        OrderSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "number" | "-number" | "ordered_at" | "-ordered_at";
        /**
         * OrderStatus
         * @description The status of the order, `pending` by default. The API allows every change of the status.
         * @enum {string}
         */
        OrderStatus: "pending" | "confirmed" | "fulfilled" | "cancelled" | "refunded";
        /**
         * Order
         * @description A purchase by a customer.
         */
        Order: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /**
             * @description A sequential number within the organization, assigned on creation and never reused.
             * @example O-2026-00042
             */
            number: string;
            /** @description The contact who placed the order. */
            contact_id: components["schemas"]["NullableRecordId"];
            /** @description The ordering company. */
            company_id: components["schemas"]["NullableRecordId"];
            /** @description The quote that led to the order. */
            quote_id: components["schemas"]["NullableRecordId"];
            status: components["schemas"]["OrderStatus"];
            /** @description The currency of all amounts, as a three-letter code (ISO 4217). */
            currency: components["schemas"]["Currency"];
            /** @description The ordered items, in the order shown to the customer. */
            line_items: LineItem[];
            totals: Totals;
            /**
             * Format: date-time
             * @description When the order was placed (RFC 3339, UTC). Is the time of the creation by default.
             */
            ordered_at: string | null;
            /** @description The delivery address. */
            shipping_address: Address | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * OrderList
         * @description One page of orders.
         */
        OrderList: {
            /** @description The orders of this page. */
            data: Order[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * OrderCreate
         * @description The fields of a new order.
         */
        OrderCreate: {
            /** @description The contact who placed the order. */
            contact_id?: components["schemas"]["NullableRecordId"];
            /** @description The ordering company. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The quote that led to the order. */
            quote_id?: components["schemas"]["NullableRecordId"];
            /** @default pending */
            status?: components["schemas"]["OrderStatus"];
            /**
             * @description The currency of all amounts, as a three-letter code (ISO 4217).
             * @default EUR
             */
            currency?: components["schemas"]["Currency"];
            /** @description The ordered items, in the order shown to the customer. */
            line_items: LineItemInput[];
            /**
             * Format: date-time
             * @description When the order was placed (RFC 3339, UTC). Is the time of the creation by default.
             */
            ordered_at?: string | null;
            /** @description The delivery address. */
            shipping_address?: AddressInput | null;
            external_id?: components["schemas"]["ExternalIdInput"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * OrderUpdate
         * @description The fields of an order to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.
         */
        OrderUpdate: {
            /** @description The contact who placed the order. */
            contact_id?: components["schemas"]["NullableRecordId"];
            /** @description The ordering company. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The quote that led to the order. */
            quote_id?: components["schemas"]["NullableRecordId"];
            status?: components["schemas"]["OrderStatus"];
            /** @description The currency of all amounts, as a three-letter code (ISO 4217). */
            currency?: components["schemas"]["Currency"];
            /** @description The ordered items, in the order shown to the customer. A patch replaces the whole list. */
            line_items?: LineItemInput[];
            /**
             * Format: date-time
             * @description When the order was placed (RFC 3339, UTC). Is the time of the creation by default.
             */
            ordered_at?: string | null;
            /** @description The delivery address. */
            shipping_address?: AddressInput | null;
            external_id?: components["schemas"]["ExternalIdInput"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * OrderBatchUpdate
         * @description The order to update, and its changes.
         */
        OrderBatchUpdate: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
            changes: OrderUpdate;
        };
        /**
         * OrderBatchUpsert
         * @description Updates the order with this external ID, or creates it if there is none. To create it, `changes` must have all required fields.
         */
        OrderBatchUpsert: {
            /** @description The external ID of the order. `changes` can set another one. */
            external_id: string;
            changes: OrderUpdate;
        };
        /**
         * OrderBatchItem
         * @description One change: exactly one of the properties.
         */
        OrderBatchItem: {
            create?: OrderCreate;
            update?: OrderBatchUpdate;
            upsert?: OrderBatchUpsert;
            delete?: RecordTarget;
        };
        /**
         * OrderBatch
         * @description Changes of orders.
         */
        OrderBatch: {
            atomic?: components["schemas"]["Atomic"];
            /** @description The changes. Those of one order are made in their order. */
            items: OrderBatchItem[];
        };
        /**
         * OrderBatchResult
         * @description What the request of a change alone would return.
         */
        OrderBatchResult: {
            status: components["schemas"]["BatchStatus"];
            record?: Order;
            problem?: Problem;
        };
        /**
         * OrderBatchResults
         * @description The results of a batch.
         */
        OrderBatchResults: {
            /** @description One result for each change, in their order. */
            results: OrderBatchResult[];
        };
        /**
         * OrderCreated
         * @description An order was created. `data` is the new order.
         */
        OrderCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "order.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Order;
        };
        /**
         * OrderPrevious
         * @description The previous values of the changed fields.
         */
        OrderPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /**
             * @description A sequential number within the organization, assigned on creation and never reused.
             * @example O-2026-00042
             */
            number?: string;
            /** @description The contact who placed the order. */
            contact_id?: components["schemas"]["NullableRecordId"];
            /** @description The ordering company. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The quote that led to the order. */
            quote_id?: components["schemas"]["NullableRecordId"];
            status?: components["schemas"]["OrderStatus"];
            /** @description The currency of all amounts, as a three-letter code (ISO 4217). */
            currency?: components["schemas"]["Currency"];
            /** @description The ordered items, in the order shown to the customer. */
            line_items?: LineItem[];
            totals?: Totals;
            /**
             * Format: date-time
             * @description When the order was placed (RFC 3339, UTC). Is the time of the creation by default.
             */
            ordered_at?: string | null;
            /** @description The delivery address. */
            shipping_address?: Address | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * OrderUpdated
         * @description An order was updated. `data` is the order after the update, `previous` holds the previous values of the changed fields.
         */
        OrderUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "order.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Order;
            previous: OrderPrevious;
        };
        /**
         * OrderDeleted
         * @description An order was deleted. `data` is the order before its deletion, with the version of the deletion: the last version plus 1.
         */
        OrderDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "order.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Order;
        };
        /**
         * OrderHistory
         * @description One page of the history of an order, newest first.
         */
        OrderHistory: {
            /** @description The changes of this page. `data.version` of each is the version that it made. */
            data: (OrderCreated | OrderUpdated | OrderDeleted)[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * DealSort
         * @description The sort orders of a list of deals. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        DealSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "title" | "-title" | "stage" | "-stage" | "probability" | "-probability" | "expected_close_date" | "-expected_close_date" | "closed_at" | "-closed_at";
        /**
         * DealStage
         * @description The stage in the sales pipeline, `lead` by default. `won` and `lost` set `closed_at`. The API allows every change of the stage.
         * @enum {string}
         */
        DealStage: "lead" | "qualified" | "proposal" | "negotiation" | "won" | "lost";
        /**
         * Deal
         * @description A sales opportunity.
         */
        Deal: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description A short title. */
            title: string;
            stage: components["schemas"]["DealStage"];
            /** @description Expected value of the deal. */
            value: Money | null;
            /**
             * Format: int32
             * @description The probability of winning the deal, in percent.
             */
            probability: number | null;
            /** @description The contact who decides about the deal. */
            contact_id: components["schemas"]["NullableRecordId"];
            /** @description The company that would buy. */
            company_id: components["schemas"]["NullableRecordId"];
            /** @description The member responsible for the deal. */
            owner_id: components["schemas"]["NullableRecordId"];
            /**
             * Format: date
             * @description The date on which the decision is expected.
             */
            expected_close_date: string | null;
            /** @description The reason for which the deal was lost. */
            lost_reason: string | null;
            /**
             * Format: date-time
             * @description When the deal was closed. Is set when `stage` becomes `won` or `lost`, kept while it stays so, and null otherwise.
             */
            closed_at: string | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * DealList
         * @description One page of deals.
         */
        DealList: {
            /** @description The deals of this page. */
            data: Deal[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * DealCreate
         * @description The fields of a new deal.
         */
        DealCreate: {
            /** @description A short title. */
            title: string;
            /** @default lead */
            stage?: components["schemas"]["DealStage"];
            /** @description Expected value of the deal. */
            value?: Money | null;
            /**
             * Format: int32
             * @description The probability of winning the deal, in percent.
             */
            probability?: number | null;
            /** @description The contact who decides about the deal. */
            contact_id?: components["schemas"]["NullableRecordId"];
            /** @description The company that would buy. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The member responsible for the deal. */
            owner_id?: components["schemas"]["NullableRecordId"];
            /**
             * Format: date
             * @description The date on which the decision is expected.
             */
            expected_close_date?: string | null;
            /** @description The reason for which the deal was lost. */
            lost_reason?: string | null;
            external_id?: components["schemas"]["ExternalIdInput"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * DealUpdate
         * @description The fields of a deal to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.
         */
        DealUpdate: {
            /** @description A short title. */
            title?: string;
            stage?: components["schemas"]["DealStage"];
            /** @description Expected value of the deal. */
            value?: MoneyPatch | null;
            /**
             * Format: int32
             * @description The probability of winning the deal, in percent.
             */
            probability?: number | null;
            /** @description The contact who decides about the deal. */
            contact_id?: components["schemas"]["NullableRecordId"];
            /** @description The company that would buy. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The member responsible for the deal. */
            owner_id?: components["schemas"]["NullableRecordId"];
            /**
             * Format: date
             * @description The date on which the decision is expected.
             */
            expected_close_date?: string | null;
            /** @description The reason for which the deal was lost. */
            lost_reason?: string | null;
            external_id?: components["schemas"]["ExternalIdInput"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * DealBatchUpdate
         * @description The deal to update, and its changes.
         */
        DealBatchUpdate: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
            changes: DealUpdate;
        };
        /**
         * DealBatchUpsert
         * @description Updates the deal with this external ID, or creates it if there is none. To create it, `changes` must have all required fields.
         */
        DealBatchUpsert: {
            /** @description The external ID of the deal. `changes` can set another one. */
            external_id: string;
            changes: DealUpdate;
        };
        /**
         * DealBatchItem
         * @description One change: exactly one of the properties.
         */
        DealBatchItem: {
            create?: DealCreate;
            update?: DealBatchUpdate;
            upsert?: DealBatchUpsert;
            delete?: RecordTarget;
        };
        /**
         * DealBatch
         * @description Changes of deals.
         */
        DealBatch: {
            atomic?: components["schemas"]["Atomic"];
            /** @description The changes. Those of one deal are made in their order. */
            items: DealBatchItem[];
        };
        /**
         * DealBatchResult
         * @description What the request of a change alone would return.
         */
        DealBatchResult: {
            status: components["schemas"]["BatchStatus"];
            record?: Deal;
            problem?: Problem;
        };
        /**
         * DealBatchResults
         * @description The results of a batch.
         */
        DealBatchResults: {
            /** @description One result for each change, in their order. */
            results: DealBatchResult[];
        };
        /**
         * DealCreated
         * @description A deal was created. `data` is the new deal.
         */
        DealCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "deal.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Deal;
        };
        /**
         * DealPrevious
         * @description The previous values of the changed fields.
         */
        DealPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description A short title. */
            title?: string;
            stage?: components["schemas"]["DealStage"];
            /** @description Expected value of the deal. */
            value?: Money | null;
            /**
             * Format: int32
             * @description The probability of winning the deal, in percent.
             */
            probability?: number | null;
            /** @description The contact who decides about the deal. */
            contact_id?: components["schemas"]["NullableRecordId"];
            /** @description The company that would buy. */
            company_id?: components["schemas"]["NullableRecordId"];
            /** @description The member responsible for the deal. */
            owner_id?: components["schemas"]["NullableRecordId"];
            /**
             * Format: date
             * @description The date on which the decision is expected.
             */
            expected_close_date?: string | null;
            /** @description The reason for which the deal was lost. */
            lost_reason?: string | null;
            /**
             * Format: date-time
             * @description When the deal was closed. Is set when `stage` becomes `won` or `lost`, kept while it stays so, and null otherwise.
             */
            closed_at?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * DealUpdated
         * @description A deal was updated. `data` is the deal after the update, `previous` holds the previous values of the changed fields.
         */
        DealUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "deal.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Deal;
            previous: DealPrevious;
        };
        /**
         * DealDeleted
         * @description A deal was deleted. `data` is the deal before its deletion, with the version of the deletion: the last version plus 1.
         */
        DealDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "deal.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Deal;
        };
        /**
         * DealHistory
         * @description One page of the history of a deal, newest first.
         */
        DealHistory: {
            /** @description The changes of this page. `data.version` of each is the version that it made. */
            data: (DealCreated | DealUpdated | DealDeleted)[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * AppointmentSort
         * @description The sort orders of a list of appointments. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        AppointmentSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "title" | "-title" | "start_at" | "-start_at" | "end_at" | "-end_at";
        /**
         * AppointmentStatus
         * @description The status of the appointment, `scheduled` by default. The API allows every change of the status.
         * @enum {string}
         */
        AppointmentStatus: "scheduled" | "confirmed" | "cancelled" | "completed";
        /**
         * Appointment
         * @description A meeting with a time and a place.
         */
        Appointment: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description A short title. */
            title: string;
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at: string;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC). Must be after `start_at`.
             */
            end_at: string;
            status: components["schemas"]["AppointmentStatus"];
            /** @description A room, an address or the URL of a call. */
            location: string | null;
            /** @description The agenda, or notes for the preparation. */
            description: string | null;
            /** @description The contact to meet. */
            contact_id: components["schemas"]["NullableRecordId"];
            /** @description The member who organizes the appointment. */
            organizer_id: components["schemas"]["NullableRecordId"];
            /** @description The members who attend. */
            attendee_ids: components["schemas"]["RecordId"][];
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * AppointmentList
         * @description One page of appointments.
         */
        AppointmentList: {
            /** @description The appointments of this page. */
            data: Appointment[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * AppointmentCreate
         * @description The fields of a new appointment.
         */
        AppointmentCreate: {
            /** @description A short title. */
            title: string;
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at: string;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC). Must be after `start_at`.
             */
            end_at: string;
            /** @default scheduled */
            status?: components["schemas"]["AppointmentStatus"];
            /** @description A room, an address or the URL of a call. */
            location?: string | null;
            /** @description The agenda, or notes for the preparation. */
            description?: string | null;
            /** @description The contact to meet. */
            contact_id?: components["schemas"]["NullableRecordId"];
            /** @description The member who organizes the appointment. */
            organizer_id?: components["schemas"]["NullableRecordId"];
            /**
             * @description The members who attend.
             * @default []
             */
            attendee_ids?: components["schemas"]["RecordId"][];
            external_id?: components["schemas"]["ExternalIdInput"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * AppointmentUpdate
         * @description The fields of an appointment to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.
         */
        AppointmentUpdate: {
            /** @description A short title. */
            title?: string;
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC). Must be after `start_at`.
             */
            end_at?: string;
            status?: components["schemas"]["AppointmentStatus"];
            /** @description A room, an address or the URL of a call. */
            location?: string | null;
            /** @description The agenda, or notes for the preparation. */
            description?: string | null;
            /** @description The contact to meet. */
            contact_id?: components["schemas"]["NullableRecordId"];
            /** @description The member who organizes the appointment. */
            organizer_id?: components["schemas"]["NullableRecordId"];
            /** @description The members who attend. */
            attendee_ids?: components["schemas"]["RecordId"][];
            external_id?: components["schemas"]["ExternalIdInput"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * AppointmentBatchUpdate
         * @description The appointment to update, and its changes.
         */
        AppointmentBatchUpdate: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
            changes: AppointmentUpdate;
        };
        /**
         * AppointmentBatchUpsert
         * @description Updates the appointment with this external ID, or creates it if there is none. To create it, `changes` must have all required fields.
         */
        AppointmentBatchUpsert: {
            /** @description The external ID of the appointment. `changes` can set another one. */
            external_id: string;
            changes: AppointmentUpdate;
        };
        /**
         * AppointmentBatchItem
         * @description One change: exactly one of the properties.
         */
        AppointmentBatchItem: {
            create?: AppointmentCreate;
            update?: AppointmentBatchUpdate;
            upsert?: AppointmentBatchUpsert;
            delete?: RecordTarget;
        };
        /**
         * AppointmentBatch
         * @description Changes of appointments.
         */
        AppointmentBatch: {
            atomic?: components["schemas"]["Atomic"];
            /** @description The changes. Those of one appointment are made in their order. */
            items: AppointmentBatchItem[];
        };
        /**
         * AppointmentBatchResult
         * @description What the request of a change alone would return.
         */
        AppointmentBatchResult: {
            status: components["schemas"]["BatchStatus"];
            record?: Appointment;
            problem?: Problem;
        };
        /**
         * AppointmentBatchResults
         * @description The results of a batch.
         */
        AppointmentBatchResults: {
            /** @description One result for each change, in their order. */
            results: AppointmentBatchResult[];
        };
        /**
         * AppointmentCreated
         * @description An appointment was created. `data` is the new appointment.
         */
        AppointmentCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "appointment.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Appointment;
        };
        /**
         * AppointmentPrevious
         * @description The previous values of the changed fields.
         */
        AppointmentPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description A short title. */
            title?: string;
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC). Must be after `start_at`.
             */
            end_at?: string;
            status?: components["schemas"]["AppointmentStatus"];
            /** @description A room, an address or the URL of a call. */
            location?: string | null;
            /** @description The agenda, or notes for the preparation. */
            description?: string | null;
            /** @description The contact to meet. */
            contact_id?: components["schemas"]["NullableRecordId"];
            /** @description The member who organizes the appointment. */
            organizer_id?: components["schemas"]["NullableRecordId"];
            /** @description The members who attend. */
            attendee_ids?: components["schemas"]["RecordId"][];
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * AppointmentUpdated
         * @description An appointment was updated. `data` is the appointment after the update, `previous` holds the previous values of the changed fields.
         */
        AppointmentUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "appointment.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Appointment;
            previous: AppointmentPrevious;
        };
        /**
         * AppointmentDeleted
         * @description An appointment was deleted. `data` is the appointment before its deletion, with the version of the deletion: the last version plus 1.
         */
        AppointmentDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "appointment.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Appointment;
        };
        /**
         * AppointmentHistory
         * @description One page of the history of an appointment, newest first.
         */
        AppointmentHistory: {
            /** @description The changes of this page. `data.version` of each is the version that it made. */
            data: (AppointmentCreated | AppointmentUpdated | AppointmentDeleted)[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * DocumentSort
         * @description The sort orders of a list of documents. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        DocumentSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "size_bytes" | "-size_bytes" | "folder" | "-folder";
        /**
         * Document
         * @description A reference to an externally stored file.
         */
        Document: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description The file name or a title. */
            name: string;
            /**
             * Format: uri
             * @description The https URL of the file.
             */
            content_url: string | null;
            /** @description The media type of the file (RFC 6838), such as `application/pdf`. */
            media_type: string | null;
            /**
             * Format: double-int
             * @description The size of the file in bytes.
             */
            size_bytes: number | null;
            /** @description The SHA-256 checksum of the file, as 64 lowercase hexadecimal digits. */
            checksum_sha256: string | null;
            /** @description The path of the folder that contains the document. */
            folder: string | null;
            /** @description The record to which the document belongs, of any resource kind. No chain of documents leads back to it. */
            related: RecordReference | null;
            /** @description The member responsible for the document. */
            owner_id: components["schemas"]["NullableRecordId"];
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * DocumentList
         * @description One page of documents.
         */
        DocumentList: {
            /** @description The documents of this page. */
            data: Document[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * HttpsUrl
         * Format: uri
         * @description An absolute https URL without a username or a password, or null.
         */
        HttpsUrl: string | null;
        /**
         * DocumentCreate
         * @description The fields of a new document.
         */
        DocumentCreate: {
            /** @description The file name or a title. */
            name: string;
            /** @description The https URL of the file. */
            content_url?: components["schemas"]["HttpsUrl"];
            /** @description The media type of the file (RFC 6838), such as `application/pdf`. */
            media_type?: string | null;
            /**
             * Format: double-int
             * @description The size of the file in bytes.
             */
            size_bytes?: number | null;
            /** @description The SHA-256 checksum of the file, as 64 lowercase hexadecimal digits. */
            checksum_sha256?: string | null;
            /** @description The path of the folder that contains the document. */
            folder?: string | null;
            /** @description The record to which the document belongs, of any resource kind. No chain of documents leads back to it. */
            related?: RecordReference | null;
            /** @description The member responsible for the document. */
            owner_id?: components["schemas"]["NullableRecordId"];
            external_id?: components["schemas"]["ExternalIdInput"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * RecordReferencePatch
         * @description The fields of RecordReference to update, as a JSON merge patch (RFC 7396): omitted fields keep their values. The result must match the schema RecordReference.
         */
        RecordReferencePatch: {
            kind?: components["schemas"]["EntityKind"];
            id?: components["schemas"]["RecordId"];
        };
        /**
         * DocumentUpdate
         * @description The fields of a document to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.
         */
        DocumentUpdate: {
            /** @description The file name or a title. */
            name?: string;
            /** @description The https URL of the file. */
            content_url?: components["schemas"]["HttpsUrl"];
            /** @description The media type of the file (RFC 6838), such as `application/pdf`. */
            media_type?: string | null;
            /**
             * Format: double-int
             * @description The size of the file in bytes.
             */
            size_bytes?: number | null;
            /** @description The SHA-256 checksum of the file, as 64 lowercase hexadecimal digits. */
            checksum_sha256?: string | null;
            /** @description The path of the folder that contains the document. */
            folder?: string | null;
            /** @description The record to which the document belongs, of any resource kind. No chain of documents leads back to it. */
            related?: RecordReferencePatch | null;
            /** @description The member responsible for the document. */
            owner_id?: components["schemas"]["NullableRecordId"];
            external_id?: components["schemas"]["ExternalIdInput"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * DocumentBatchUpdate
         * @description The document to update, and its changes.
         */
        DocumentBatchUpdate: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
            changes: DocumentUpdate;
        };
        /**
         * DocumentBatchUpsert
         * @description Updates the document with this external ID, or creates it if there is none. To create it, `changes` must have all required fields.
         */
        DocumentBatchUpsert: {
            /** @description The external ID of the document. `changes` can set another one. */
            external_id: string;
            changes: DocumentUpdate;
        };
        /**
         * DocumentBatchItem
         * @description One change: exactly one of the properties.
         */
        DocumentBatchItem: {
            create?: DocumentCreate;
            update?: DocumentBatchUpdate;
            upsert?: DocumentBatchUpsert;
            delete?: RecordTarget;
        };
        /**
         * DocumentBatch
         * @description Changes of documents.
         */
        DocumentBatch: {
            atomic?: components["schemas"]["Atomic"];
            /** @description The changes. Those of one document are made in their order. */
            items: DocumentBatchItem[];
        };
        /**
         * DocumentBatchResult
         * @description What the request of a change alone would return.
         */
        DocumentBatchResult: {
            status: components["schemas"]["BatchStatus"];
            record?: Document;
            problem?: Problem;
        };
        /**
         * DocumentBatchResults
         * @description The results of a batch.
         */
        DocumentBatchResults: {
            /** @description One result for each change, in their order. */
            results: DocumentBatchResult[];
        };
        /**
         * DocumentCreated
         * @description A document was created. `data` is the new document.
         */
        DocumentCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Document;
        };
        /**
         * DocumentPrevious
         * @description The previous values of the changed fields.
         */
        DocumentPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description The file name or a title. */
            name?: string;
            /**
             * Format: uri
             * @description The https URL of the file.
             */
            content_url?: string | null;
            /** @description The media type of the file (RFC 6838), such as `application/pdf`. */
            media_type?: string | null;
            /**
             * Format: double-int
             * @description The size of the file in bytes.
             */
            size_bytes?: number | null;
            /** @description The SHA-256 checksum of the file, as 64 lowercase hexadecimal digits. */
            checksum_sha256?: string | null;
            /** @description The path of the folder that contains the document. */
            folder?: string | null;
            /** @description The record to which the document belongs, of any resource kind. No chain of documents leads back to it. */
            related?: RecordReference | null;
            /** @description The member responsible for the document. */
            owner_id?: components["schemas"]["NullableRecordId"];
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * DocumentUpdated
         * @description A document was updated. `data` is the document after the update, `previous` holds the previous values of the changed fields.
         */
        DocumentUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Document;
            previous: DocumentPrevious;
        };
        /**
         * DocumentDeleted
         * @description A document was deleted. `data` is the document before its deletion, with the version of the deletion: the last version plus 1.
         */
        DocumentDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Document;
        };
        /**
         * DocumentHistory
         * @description One page of the history of a document, newest first.
         */
        DocumentHistory: {
            /** @description The changes of this page. `data.version` of each is the version that it made. */
            data: (DocumentCreated | DocumentUpdated | DocumentDeleted)[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * CampaignSort
         * @description The sort orders of a list of campaigns. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        CampaignSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "start_at" | "-start_at" | "end_at" | "-end_at";
        /**
         * CampaignChannel
         * @description The marketing channel of the campaign.
         * @enum {string}
         */
        CampaignChannel: "email" | "sms" | "social" | "ads" | "event" | "other";
        /**
         * CampaignStatus
         * @description The status of the campaign, `draft` by default. The API allows every change of the status.
         * @enum {string}
         */
        CampaignStatus: "draft" | "scheduled" | "active" | "paused" | "completed";
        /**
         * Campaign
         * @description A marketing campaign on one channel.
         */
        Campaign: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description The name of the campaign. */
            name: string;
            channel: components["schemas"]["CampaignChannel"];
            status: components["schemas"]["CampaignStatus"];
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at: string | null;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC). Must be after `start_at`.
             */
            end_at: string | null;
            /** @description The planned cost. */
            budget: Money | null;
            /** @description The member responsible for the campaign. */
            owner_id: components["schemas"]["NullableRecordId"];
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * CampaignList
         * @description One page of campaigns.
         */
        CampaignList: {
            /** @description The campaigns of this page. */
            data: Campaign[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * CampaignCreate
         * @description The fields of a new campaign.
         */
        CampaignCreate: {
            /** @description The name of the campaign. */
            name: string;
            channel: components["schemas"]["CampaignChannel"];
            /** @default draft */
            status?: components["schemas"]["CampaignStatus"];
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at?: string | null;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC). Must be after `start_at`.
             */
            end_at?: string | null;
            /** @description The planned cost. */
            budget?: Money | null;
            /** @description The member responsible for the campaign. */
            owner_id?: components["schemas"]["NullableRecordId"];
            external_id?: components["schemas"]["ExternalIdInput"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * CampaignUpdate
         * @description The fields of a campaign to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.
         */
        CampaignUpdate: {
            /** @description The name of the campaign. */
            name?: string;
            channel?: components["schemas"]["CampaignChannel"];
            status?: components["schemas"]["CampaignStatus"];
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at?: string | null;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC). Must be after `start_at`.
             */
            end_at?: string | null;
            /** @description The planned cost. */
            budget?: MoneyPatch | null;
            /** @description The member responsible for the campaign. */
            owner_id?: components["schemas"]["NullableRecordId"];
            external_id?: components["schemas"]["ExternalIdInput"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * CampaignBatchUpdate
         * @description The campaign to update, and its changes.
         */
        CampaignBatchUpdate: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
            changes: CampaignUpdate;
        };
        /**
         * CampaignBatchUpsert
         * @description Updates the campaign with this external ID, or creates it if there is none. To create it, `changes` must have all required fields.
         */
        CampaignBatchUpsert: {
            /** @description The external ID of the campaign. `changes` can set another one. */
            external_id: string;
            changes: CampaignUpdate;
        };
        /**
         * CampaignBatchItem
         * @description One change: exactly one of the properties.
         */
        CampaignBatchItem: {
            create?: CampaignCreate;
            update?: CampaignBatchUpdate;
            upsert?: CampaignBatchUpsert;
            delete?: RecordTarget;
        };
        /**
         * CampaignBatch
         * @description Changes of campaigns.
         */
        CampaignBatch: {
            atomic?: components["schemas"]["Atomic"];
            /** @description The changes. Those of one campaign are made in their order. */
            items: CampaignBatchItem[];
        };
        /**
         * CampaignBatchResult
         * @description What the request of a change alone would return.
         */
        CampaignBatchResult: {
            status: components["schemas"]["BatchStatus"];
            record?: Campaign;
            problem?: Problem;
        };
        /**
         * CampaignBatchResults
         * @description The results of a batch.
         */
        CampaignBatchResults: {
            /** @description One result for each change, in their order. */
            results: CampaignBatchResult[];
        };
        /**
         * CampaignCreated
         * @description A campaign was created. `data` is the new campaign.
         */
        CampaignCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "campaign.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Campaign;
        };
        /**
         * CampaignPrevious
         * @description The previous values of the changed fields.
         */
        CampaignPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description The name of the campaign. */
            name?: string;
            channel?: components["schemas"]["CampaignChannel"];
            status?: components["schemas"]["CampaignStatus"];
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at?: string | null;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC). Must be after `start_at`.
             */
            end_at?: string | null;
            /** @description The planned cost. */
            budget?: Money | null;
            /** @description The member responsible for the campaign. */
            owner_id?: components["schemas"]["NullableRecordId"];
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * CampaignUpdated
         * @description A campaign was updated. `data` is the campaign after the update, `previous` holds the previous values of the changed fields.
         */
        CampaignUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "campaign.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Campaign;
            previous: CampaignPrevious;
        };
        /**
         * CampaignDeleted
         * @description A campaign was deleted. `data` is the campaign before its deletion, with the version of the deletion: the last version plus 1.
         */
        CampaignDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "campaign.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Campaign;
        };
        /**
         * CampaignHistory
         * @description One page of the history of a campaign, newest first.
         */
        CampaignHistory: {
            /** @description The changes of this page. `data.version` of each is the version that it made. */
            data: (CampaignCreated | CampaignUpdated | CampaignDeleted)[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * PresenceSort
         * @description The sort orders of a list of presences. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        PresenceSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "start_at" | "-start_at" | "end_at" | "-end_at";
        /**
         * PresenceStatus
         * @description The kind of presence or absence, `present` by default.
         * @enum {string}
         */
        PresenceStatus: "present" | "remote" | "absent" | "sick" | "vacation" | "break";
        /**
         * Presence
         * @description The presence or absence of a member over a period of time.
         */
        Presence: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description The member whose presence it is. */
            member_id: components["schemas"]["RecordId"];
            status: components["schemas"]["PresenceStatus"];
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at: string;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC); null while the presence is ongoing. Must be after `start_at`.
             */
            end_at: string | null;
            /** @description A note for other members. */
            note: string | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * PresenceList
         * @description One page of presences.
         */
        PresenceList: {
            /** @description The presences of this page. */
            data: Presence[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * PresenceCreate
         * @description The fields of a new presence.
         */
        PresenceCreate: {
            /** @description The member whose presence it is. */
            member_id: components["schemas"]["RecordId"];
            /** @default present */
            status?: components["schemas"]["PresenceStatus"];
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at: string;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC); null while the presence is ongoing. Must be after `start_at`.
             */
            end_at?: string | null;
            /** @description A note for other members. */
            note?: string | null;
            external_id?: components["schemas"]["ExternalIdInput"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * PresenceUpdate
         * @description The fields of a presence to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.
         */
        PresenceUpdate: {
            /** @description The member whose presence it is. */
            member_id?: components["schemas"]["RecordId"];
            status?: components["schemas"]["PresenceStatus"];
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC); null while the presence is ongoing. Must be after `start_at`.
             */
            end_at?: string | null;
            /** @description A note for other members. */
            note?: string | null;
            external_id?: components["schemas"]["ExternalIdInput"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * PresenceBatchUpdate
         * @description The presence to update, and its changes.
         */
        PresenceBatchUpdate: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
            changes: PresenceUpdate;
        };
        /**
         * PresenceBatchUpsert
         * @description Updates the presence with this external ID, or creates it if there is none. To create it, `changes` must have all required fields.
         */
        PresenceBatchUpsert: {
            /** @description The external ID of the presence. `changes` can set another one. */
            external_id: string;
            changes: PresenceUpdate;
        };
        /**
         * PresenceBatchItem
         * @description One change: exactly one of the properties.
         */
        PresenceBatchItem: {
            create?: PresenceCreate;
            update?: PresenceBatchUpdate;
            upsert?: PresenceBatchUpsert;
            delete?: RecordTarget;
        };
        /**
         * PresenceBatch
         * @description Changes of presences.
         */
        PresenceBatch: {
            atomic?: components["schemas"]["Atomic"];
            /** @description The changes. Those of one presence are made in their order. */
            items: PresenceBatchItem[];
        };
        /**
         * PresenceBatchResult
         * @description What the request of a change alone would return.
         */
        PresenceBatchResult: {
            status: components["schemas"]["BatchStatus"];
            record?: Presence;
            problem?: Problem;
        };
        /**
         * PresenceBatchResults
         * @description The results of a batch.
         */
        PresenceBatchResults: {
            /** @description One result for each change, in their order. */
            results: PresenceBatchResult[];
        };
        /**
         * PresenceCreated
         * @description A presence was created. `data` is the new presence.
         */
        PresenceCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "presence.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Presence;
        };
        /**
         * PresencePrevious
         * @description The previous values of the changed fields.
         */
        PresencePrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description The member whose presence it is. */
            member_id?: components["schemas"]["RecordId"];
            status?: components["schemas"]["PresenceStatus"];
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC); null while the presence is ongoing. Must be after `start_at`.
             */
            end_at?: string | null;
            /** @description A note for other members. */
            note?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * PresenceUpdated
         * @description A presence was updated. `data` is the presence after the update, `previous` holds the previous values of the changed fields.
         */
        PresenceUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "presence.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Presence;
            previous: PresencePrevious;
        };
        /**
         * PresenceDeleted
         * @description A presence was deleted. `data` is the presence before its deletion, with the version of the deletion: the last version plus 1.
         */
        PresenceDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "presence.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Presence;
        };
        /**
         * PresenceHistory
         * @description One page of the history of a presence, newest first.
         */
        PresenceHistory: {
            /** @description The changes of this page. `data.version` of each is the version that it made. */
            data: (PresenceCreated | PresenceUpdated | PresenceDeleted)[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * ShiftSort
         * @description The sort orders of a list of shifts. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        ShiftSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "start_at" | "-start_at" | "end_at" | "-end_at";
        /**
         * ShiftStatus
         * @description The status of the shift, `planned` by default. The API allows every change of the status.
         * @enum {string}
         */
        ShiftStatus: "planned" | "published" | "in_progress" | "completed" | "cancelled";
        /**
         * Shift
         * @description A planned working period of a member, with a role and a location.
         */
        Shift: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description The member who works the shift. */
            member_id: components["schemas"]["RecordId"];
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at: string;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC). Must be after `start_at`.
             */
            end_at: string;
            /** @description The role of the member during the shift. */
            role: string | null;
            /** @description The place of work. */
            location: string | null;
            /**
             * Format: int32
             * @description The unpaid break in minutes.
             */
            break_minutes: number;
            status: components["schemas"]["ShiftStatus"];
            /** @description A note for other members. */
            note: string | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * ShiftList
         * @description One page of shifts.
         */
        ShiftList: {
            /** @description The shifts of this page. */
            data: Shift[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * ShiftCreate
         * @description The fields of a new shift.
         */
        ShiftCreate: {
            /** @description The member who works the shift. */
            member_id: components["schemas"]["RecordId"];
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at: string;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC). Must be after `start_at`.
             */
            end_at: string;
            /** @description The role of the member during the shift. */
            role?: string | null;
            /** @description The place of work. */
            location?: string | null;
            /**
             * Format: int32
             * @description The unpaid break in minutes.
             * @default 0
             */
            break_minutes?: number;
            /** @default planned */
            status?: components["schemas"]["ShiftStatus"];
            /** @description A note for other members. */
            note?: string | null;
            external_id?: components["schemas"]["ExternalIdInput"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * ShiftUpdate
         * @description The fields of a shift to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field.
         */
        ShiftUpdate: {
            /** @description The member who works the shift. */
            member_id?: components["schemas"]["RecordId"];
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC). Must be after `start_at`.
             */
            end_at?: string;
            /** @description The role of the member during the shift. */
            role?: string | null;
            /** @description The place of work. */
            location?: string | null;
            /**
             * Format: int32
             * @description The unpaid break in minutes.
             */
            break_minutes?: number;
            status?: components["schemas"]["ShiftStatus"];
            /** @description A note for other members. */
            note?: string | null;
            external_id?: components["schemas"]["ExternalIdInput"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * ShiftBatchUpdate
         * @description The shift to update, and its changes.
         */
        ShiftBatchUpdate: {
            id: components["schemas"]["RecordId"];
            /** @description The version that the record must have. With another one, the status is 412. */
            version?: components["schemas"]["RecordVersion"];
            changes: ShiftUpdate;
        };
        /**
         * ShiftBatchUpsert
         * @description Updates the shift with this external ID, or creates it if there is none. To create it, `changes` must have all required fields.
         */
        ShiftBatchUpsert: {
            /** @description The external ID of the shift. `changes` can set another one. */
            external_id: string;
            changes: ShiftUpdate;
        };
        /**
         * ShiftBatchItem
         * @description One change: exactly one of the properties.
         */
        ShiftBatchItem: {
            create?: ShiftCreate;
            update?: ShiftBatchUpdate;
            upsert?: ShiftBatchUpsert;
            delete?: RecordTarget;
        };
        /**
         * ShiftBatch
         * @description Changes of shifts.
         */
        ShiftBatch: {
            atomic?: components["schemas"]["Atomic"];
            /** @description The changes. Those of one shift are made in their order. */
            items: ShiftBatchItem[];
        };
        /**
         * ShiftBatchResult
         * @description What the request of a change alone would return.
         */
        ShiftBatchResult: {
            status: components["schemas"]["BatchStatus"];
            record?: Shift;
            problem?: Problem;
        };
        /**
         * ShiftBatchResults
         * @description The results of a batch.
         */
        ShiftBatchResults: {
            /** @description One result for each change, in their order. */
            results: ShiftBatchResult[];
        };
        /**
         * ShiftCreated
         * @description A shift was created. `data` is the new shift.
         */
        ShiftCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "shift.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Shift;
        };
        /**
         * ShiftPrevious
         * @description The previous values of the changed fields.
         */
        ShiftPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description The member who works the shift. */
            member_id?: components["schemas"]["RecordId"];
            /**
             * Format: date-time
             * @description The start time (RFC 3339, UTC).
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description The end time (RFC 3339, UTC). Must be after `start_at`.
             */
            end_at?: string;
            /** @description The role of the member during the shift. */
            role?: string | null;
            /** @description The place of work. */
            location?: string | null;
            /**
             * Format: int32
             * @description The unpaid break in minutes.
             */
            break_minutes?: number;
            status?: components["schemas"]["ShiftStatus"];
            /** @description A note for other members. */
            note?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * ShiftUpdated
         * @description A shift was updated. `data` is the shift after the update, `previous` holds the previous values of the changed fields.
         */
        ShiftUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "shift.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Shift;
            previous: ShiftPrevious;
        };
        /**
         * ShiftDeleted
         * @description A shift was deleted. `data` is the shift before its deletion, with the version of the deletion: the last version plus 1.
         */
        ShiftDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "shift.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            actor?: EventActor;
            test?: components["schemas"]["TestMark"];
            data: Shift;
        };
        /**
         * ShiftHistory
         * @description One page of the history of a shift, newest first.
         */
        ShiftHistory: {
            /** @description The changes of this page. `data.version` of each is the version that it made. */
            data: (ShiftCreated | ShiftUpdated | ShiftDeleted)[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * MemberSort
         * @description The sort orders of a list of members. A leading `-` sorts in descending order.
         * @default -created_at
         * @enum {string}
         */
        MemberSort: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "email" | "-email";
        /**
         * MemberRole
         * @description What a member may do in the organization. An `owner` may do everything, a `member` may read and change records and read webhooks, and a `viewer` may only read.
         * @enum {string}
         */
        MemberRole: "owner" | "member" | "viewer";
        /**
         * Member
         * @description A user who belongs to the organization, or has belonged to it.
         */
        Member: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["OrganizationId"];
            /** @description The full name. */
            name: string;
            /**
             * Format: email
             * @description The email address with which the member signs in.
             */
            email: string;
            role: components["schemas"]["MemberRole"];
            /**
             * @description Whether the member belongs to the organization. A removed member cannot sign in to it, but remains in the list, because records refer to the member.
             * @default true
             */
            active: boolean;
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            invalid_fields?: components["schemas"]["InvalidFields"];
        };
        /**
         * MemberList
         * @description One page of members.
         */
        MemberList: {
            /** @description The members of this page. */
            data: Member[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * WebhookId
         * Format: double-int
         * @description The ID of the webhook.
         */
        WebhookId: number;
        /**
         * WebhookUrl
         * Format: uri
         * @description The URL to which deliveries are sent: an absolute https URL without a username, a password or a fragment. The host must resolve to a public address at the time of each delivery. A service in development can also accept and return http URLs of loopback hosts (`localhost`, names below it, 127.0.0.0/8 and ::1), which the pattern does not match; otherwise it rejects them with `url_not_https`.
         */
        WebhookUrl: string;
        /**
         * EventType
         * @description The event type, in the form `<entity>.<action>`. Each resource kind has the actions `created`, `updated` and `deleted`.
         * @enum {string}
         */
        EventType: "task.created" | "task.updated" | "task.deleted" | "project.created" | "project.updated" | "project.deleted" | "contact.created" | "contact.updated" | "contact.deleted" | "company.created" | "company.updated" | "company.deleted" | "ticket.created" | "ticket.updated" | "ticket.deleted" | "booking.created" | "booking.updated" | "booking.deleted" | "product.created" | "product.updated" | "product.deleted" | "service.created" | "service.updated" | "service.deleted" | "quote.created" | "quote.updated" | "quote.deleted" | "order.created" | "order.updated" | "order.deleted" | "deal.created" | "deal.updated" | "deal.deleted" | "appointment.created" | "appointment.updated" | "appointment.deleted" | "document.created" | "document.updated" | "document.deleted" | "campaign.created" | "campaign.updated" | "campaign.deleted" | "presence.created" | "presence.updated" | "presence.deleted" | "shift.created" | "shift.updated" | "shift.deleted";
        /**
         * WebhookEvents
         * @description The types of the events to deliver, at least one.
         */
        WebhookEvents: components["schemas"]["EventType"][];
        /**
         * WebhookStatus
         * @description A disabled webhook receives no deliveries. Events that occur while it is disabled are not delivered to it but remain available in the event feed. Pending deliveries that become due while it is disabled are logged as failed and can be recovered.
         * @enum {string}
         */
        WebhookStatus: "enabled" | "disabled";
        /**
         * Webhook
         * @description A subscription that delivers events of the organization to a URL.
         */
        Webhook: {
            id: components["schemas"]["WebhookId"];
            /** @description The organization whose events are delivered. */
            org_id: components["schemas"]["OrganizationId"];
            url: components["schemas"]["WebhookUrl"];
            events: components["schemas"]["WebhookEvents"];
            status: components["schemas"]["WebhookStatus"];
            /** @description The reason for which the service disabled the webhook; null if it did not. */
            disabled_reason: string | null;
            /** @description The purpose of the webhook, for the people who manage it. */
            description: string | null;
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
        };
        /**
         * WebhookList
         * @description One page of webhooks.
         */
        WebhookList: {
            /** @description The webhooks of this page. */
            data: Webhook[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * WebhookCreate
         * @description The fields of a new webhook.
         */
        WebhookCreate: {
            url: components["schemas"]["WebhookUrl"];
            /** @description The organization whose events are delivered. */
            org_id: components["schemas"]["OrganizationId"];
            events: components["schemas"]["WebhookEvents"];
            /** @description The purpose of the webhook, for the people who manage it. */
            description?: string | null;
        };
        /**
         * WebhookSecret
         * @description The secret that signs deliveries: `whsec_` followed by 32 random bytes in base64. It is returned only on creation and rotation: store it securely.
         */
        WebhookSecret: string;
        /**
         * WebhookWithSecret
         * @description A webhook with its secret, as returned on creation and rotation.
         */
        WebhookWithSecret: {
            id: components["schemas"]["WebhookId"];
            /** @description The organization whose events are delivered. */
            org_id: components["schemas"]["OrganizationId"];
            url: components["schemas"]["WebhookUrl"];
            events: components["schemas"]["WebhookEvents"];
            status: components["schemas"]["WebhookStatus"];
            /** @description The reason for which the service disabled the webhook; null if it did not. */
            disabled_reason: string | null;
            /** @description The purpose of the webhook, for the people who manage it. */
            description: string | null;
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            secret: components["schemas"]["WebhookSecret"];
            /**
             * Format: date-time
             * @description The time until which deliveries are also signed with the previous secret (RFC 3339, UTC); null if there is no previous secret. Secrets before the previous one stop signing earlier.
             */
            previous_secret_expires_at: string | null;
        };
        /**
         * WebhookReplace
         * @description The new values of a webhook. `description` and `status` keep their values if they are omitted. The other fields are read-only, so that you can send the body of the registration or the complete webhook: `id`, `org_id` and `created_at` must have their values, and the others are ignored.
         */
        WebhookReplace: {
            id?: components["schemas"]["WebhookId"];
            /** @description The organization whose events are delivered. */
            org_id?: components["schemas"]["OrganizationId"];
            url: components["schemas"]["WebhookUrl"];
            events: components["schemas"]["WebhookEvents"];
            status?: components["schemas"]["WebhookStatus"];
            /** @description The reason for which the service disabled the webhook; null if it did not. */
            disabled_reason?: string | null;
            /** @description The purpose of the webhook, for the people who manage it. */
            description?: string | null;
            created_at?: components["schemas"]["CreatedAt"];
            updated_at?: components["schemas"]["UpdatedAt"];
            secret?: components["schemas"]["WebhookSecret"];
            /**
             * Format: date-time
             * @description The time until which deliveries are also signed with the previous secret (RFC 3339, UTC); null if there is no previous secret. Secrets before the previous one stop signing earlier.
             */
            previous_secret_expires_at?: string | null;
        };
        /**
         * WebhookMessageType
         * @description An event type, or `webhook.test`.
         */
        WebhookMessageType: components["schemas"]["EventType"] | "webhook.test";
        /**
         * WebhookTestRequest
         * @description A test message of a given type, with given data.
         */
        WebhookTestRequest: {
            event_type: components["schemas"]["WebhookMessageType"];
            /** @description The complete record, as an event of this type contains it. The default is the example of the event type; for `webhook.test`, the ID of the webhook. */
            data?: {
                [key: string]: unknown;
            };
            /** @description The previous values of the changed fields, only for events of type `<entity>.updated`. The default is those of the example. */
            previous?: {
                [key: string]: unknown;
            };
        };
        /**
         * WebhookLogId
         * Format: double-int
         * @description The ID of the attempt.
         */
        WebhookLogId: number;
        /**
         * WebhookLogTrigger
         * @description What triggered the attempt: the `event`, a `retry` after a failure, a `manual` redelivery or recovery, or a `test`, whatever its event type.
         * @enum {string}
         */
        WebhookLogTrigger: "event" | "retry" | "manual" | "test";
        /**
         * WebhookLogStatus
         * @description The outcome of the attempt. `succeeded` means that the receiver responded with 2xx.
         * @enum {string}
         */
        WebhookLogStatus: "pending" | "succeeded" | "failed";
        /**
         * HttpHeaders
         * @description HTTP headers by their name in lowercase.
         */
        HttpHeaders: {
            [key: string]: string;
        };
        /**
         * WebhookLogRequest
         * @description The request as sent. The headers `webhook-timestamp`, `webhook-signature` and `traceparent` are missing while the attempt is pending, because they are added when it is sent.
         */
        WebhookLogRequest: {
            headers: components["schemas"]["HttpHeaders"];
            /** @description The body, byte for byte. */
            body: string;
        };
        /**
         * WebhookLogResponse
         * @description The response of the receiver.
         */
        WebhookLogResponse: {
            /**
             * Format: int32
             * @description The HTTP status.
             */
            status: number;
            headers: components["schemas"]["HttpHeaders"];
            /** @description The first 4 KiB of the body. */
            body: string;
        };
        /**
         * DeliveryErrorCode
         * @description Why the attempt failed. `http_status`: the response was not 2xx, redirects included. `blocked_address`: the host does not have a public address, or the URL uses http. `webhook_disabled`: the webhook was disabled when the attempt was due, so no request was sent.
         * @enum {string}
         */
        DeliveryErrorCode: "dns_error" | "connection_refused" | "connection_reset" | "unreachable" | "tls_error" | "timeout" | "blocked_address" | "protocol_error" | "http_status" | "webhook_disabled";
        /**
         * WebhookLogError
         * @description Why an attempt failed.
         */
        WebhookLogError: {
            code: components["schemas"]["DeliveryErrorCode"];
            /** @description A one-sentence explanation of the error. */
            detail: string;
        };
        /**
         * WebhookLog
         * @description An attempt to deliver an event to a webhook. Attempts are kept for 30 days.
         */
        WebhookLog: {
            id: components["schemas"]["WebhookLogId"];
            webhook_id: components["schemas"]["WebhookId"];
            event_id: components["schemas"]["EventId"];
            event_type: components["schemas"]["WebhookMessageType"];
            /**
             * Format: int32
             * @description The number of the attempt within the delivery, starting at 1.
             */
            attempt: number;
            trigger: components["schemas"]["WebhookLogTrigger"];
            status: components["schemas"]["WebhookLogStatus"];
            /** @description The URL to which the request was or will be sent. */
            url: string;
            request: WebhookLogRequest;
            /** @description The response of the receiver; null if there was none. */
            response: WebhookLogResponse | null;
            /** @description Why the attempt failed; null if it did not. */
            error: WebhookLogError | null;
            /**
             * Format: int32
             * @description Duration of the attempt in milliseconds; null while it is pending.
             */
            duration_ms: number | null;
            /**
             * Format: date-time
             * @description When the attempt was due (RFC 3339, UTC). For a retry, this is the `next_attempt_at` of the previous attempt, or the time of an earlier recovery.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the delivery is retried (RFC 3339, UTC); null if it is not.
             */
            next_attempt_at: string | null;
        };
        /**
         * WebhookLogList
         * @description One page of attempts, newest first.
         */
        WebhookLogList: {
            /** @description The attempts of this page. */
            data: WebhookLog[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * WebhookRecovery
         * @description The start of the period to recover.
         */
        WebhookRecovery: {
            /**
             * Format: date-time
             * @description The time of the oldest failure to recover, at most 30 days ago. The default is 30 days ago.
             */
            since?: string;
        };
        /**
         * WebhookRecoveryResult
         * @description The number of scheduled deliveries.
         */
        WebhookRecoveryResult: {
            /**
             * Format: int32
             * @description The number of deliveries that are due now: those that had failed and are scheduled again, and those that were waiting for a retry.
             */
            scheduled: number;
            /**
             * Format: int32
             * @description How many of these deliveries were waiting for a retry.
             */
            retried_now: number;
        };
        /**
         * EventAction
         * @description The action on the entity.
         * @enum {string}
         */
        EventAction: "created" | "updated" | "deleted";
        /**
         * WebhookEventInfo
         * @description An event type that webhooks can subscribe to.
         */
        WebhookEventInfo: {
            type: components["schemas"]["EventType"];
            entity: components["schemas"]["EntityKind"];
            action: components["schemas"]["EventAction"];
            /** @description A one-sentence description of the event. */
            description: string;
            /** @description The scope that is required to subscribe. */
            scope: string;
        };
        /**
         * WebhookEventList
         * @description All event types that webhooks can subscribe to.
         */
        WebhookEventList: {
            /** @description All event types, grouped by entity. */
            data: WebhookEventInfo[];
        };
        /**
         * Event
         * @description An event of any type. `type` determines the schema of `data`.
         */
        Event: TaskCreated | TaskUpdated | TaskDeleted | ProjectCreated | ProjectUpdated | ProjectDeleted | ContactCreated | ContactUpdated | ContactDeleted | CompanyCreated | CompanyUpdated | CompanyDeleted | TicketCreated | TicketUpdated | TicketDeleted | BookingCreated | BookingUpdated | BookingDeleted | ProductCreated | ProductUpdated | ProductDeleted | ServiceCreated | ServiceUpdated | ServiceDeleted | QuoteCreated | QuoteUpdated | QuoteDeleted | OrderCreated | OrderUpdated | OrderDeleted | DealCreated | DealUpdated | DealDeleted | AppointmentCreated | AppointmentUpdated | AppointmentDeleted | DocumentCreated | DocumentUpdated | DocumentDeleted | CampaignCreated | CampaignUpdated | CampaignDeleted | PresenceCreated | PresenceUpdated | PresenceDeleted | ShiftCreated | ShiftUpdated | ShiftDeleted;
        /**
         * EventList
         * @description One page of the event feed, oldest first.
         */
        EventList: {
            /** @description The events of this page, in commit order. */
            data: components["schemas"]["Event"][];
            /** @description The position after this page. Store it and send it as `cursor` with the next request, even if `has_more` is false. */
            next_cursor: string;
            /** @description Whether the feed contains more events after this page. */
            has_more: boolean;
        };
        /**
         * DeliveryTimestamp
         * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
         */
        DeliveryTimestamp: string;
        /**
         * DeliverySignature
         * @description `v1,` followed by the HMAC-SHA256 of `webhook-id.webhook-timestamp.body` in base64, keyed with the secret. For 24 hours after a rotation there are several signatures, separated by spaces.
         */
        DeliverySignature: string;
        /**
         * WebhookTestData
         * @description The tested webhook.
         */
        WebhookTestData: {
            webhook_id: components["schemas"]["WebhookId"];
        };
        /**
         * WebhookTest
         * @description A message sent on request to test a receiver. It does not represent a change.
         */
        WebhookTest: {
            id: components["schemas"]["EventId"];
            /**
             * @description The message type.
             * @constant
             */
            type: "webhook.test";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["OrganizationId"];
            test?: components["schemas"]["TestMark"];
            data: WebhookTestData;
        };
    };
    responses: {
        /** @description Too many requests. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description An unexpected error occurred. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The service is temporarily unavailable. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["RetryAfter"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description A parameter is invalid. */
        InvalidParameter: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The access token is missing or invalid. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The access token lacks a required scope or is bound to another organization, or the organization is suspended. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The operation cannot respond in any of the accepted media types. */
        NotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The body is not valid JSON, or a parameter is invalid. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The external ID is already in use, the organization has reached its quota of records, the first request with this idempotency key is still in progress, or the record that it created has been deleted since. */
        CreateConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The body exceeds 1 MiB. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The operation does not accept the media type of the body. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                Accept: components["headers"]["Accept"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The first request with this idempotency key is still in progress. */
        IdempotencyKeyInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description A change does not have the form of the contract, so none was made, or the idempotency key was already used for a different request. */
        BatchInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description A path parameter is invalid. */
        InvalidPath: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The record does not exist in the organization. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The record is not at the version in `If-Match`. */
        VersionMismatch: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The idempotency key was already used for a different request. */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The external ID is already in use, or the first request with this idempotency key is still in progress. */
        UpdateConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The record is not deleted, its external ID is in use again, the organization has reached its quota of records, or the first request with this idempotency key is still in progress. */
        RestoreConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The access token lacks a required scope, including the read scope of an event, or is bound to another organization. */
        WebhookForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The organization has reached its webhook limit, the first request with this idempotency key is still in progress, or the webhook that it created has been deleted since. */
        WebhookConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The webhook is disabled, or the first request with this idempotency key is still in progress. */
        WebhookDisabled: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The cursor is older than 30 days, or follows events that a recovery has undone. */
        CursorExpired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The delivery was accepted. Any 2xx status counts as success. Respond immediately and process the event asynchronously. */
        DeliveryAccepted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver accepts no more deliveries. The webhook is disabled. */
        DeliveryGone: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver limits the rate of requests. The next attempt is made no earlier than `Retry-After` allows. */
        DeliverySlowDown: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver is unavailable. The next attempt is made no earlier than `Retry-After` allows. */
        DeliveryUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description The organization of the access token.
         * @example 1042
         */
        OrganizationIdPath: components["schemas"]["OrganizationId"];
        /**
         * @description Maximum number of items per page.
         * @example 50
         */
        Limit: number;
        /**
         * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
         * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
         */
        Cursor: string;
        /**
         * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
         * @example [
         *       2311,
         *       2312
         *     ]
         */
        Ids: components["schemas"]["RecordId"][];
        /**
         * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
         * @example lobby
         */
        Search: string;
        /**
         * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
         * @example 2026-03-01T00:00:00Z
         */
        UpdatedSince: string;
        /**
         * @description Only items created at or after this time.
         * @example 2026-03-01T00:00:00Z
         */
        CreatedAtFrom: string;
        /**
         * @description Only items created before this time.
         * @example 2026-04-01T00:00:00Z
         */
        CreatedAtTo: string;
        /**
         * @description Only the record with this `external_id`.
         * @example trello-5f2c
         */
        ExternalIdQuery: string;
        /**
         * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
         * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
         */
        IdempotencyKey: string;
        /**
         * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
         * @example "1"
         */
        IfMatch: string;
        /**
         * @description The ID of the webhook.
         * @example 88
         */
        WebhookIdPath: components["schemas"]["WebhookId"];
        /**
         * @description The ID of the attempt.
         * @example 70211
         */
        LogId: components["schemas"]["WebhookLogId"];
        /**
         * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
         * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
         */
        WebhookIdHeader: components["schemas"]["EventId"];
        /**
         * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
         * @example 1772439300
         */
        WebhookTimestampHeader: components["schemas"]["DeliveryTimestamp"];
        /**
         * @description The signatures of the delivery. At least one must match.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignatureHeader: components["schemas"]["DeliverySignature"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies the request in the logs of the service.
         * @example req_01KJQ4Z7M2X9V8B3N5C1D0F6GH
         */
        RequestId: string;
        /**
         * @description The quota `q` of requests in a window of `w` seconds (draft-ietf-httpapi-ratelimit-headers). Each application has one quota per organization, and a separate one for each member on whose behalf it acts; requests without a valid access token count for their IP address. Absent if the service has no rate limit, and when it is starting or stopping.
         * @example "default";q=600;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description The number of remaining requests (`r`) and the seconds until the quota resets (`t`). Sent with `RateLimit-Policy`.
         * @example "default";r=597;t=41
         */
        RateLimit: string;
        /**
         * @description The URL to which the browser is redirected.
         * @example https://app.example/callback?code=Zx3vQk&state=af0ifjsldkj2ehs0&iss=https%3A%2F%2Fapi.worklane.example
         */
        RedirectLocation: string;
        /**
         * @description Binds the authorization request to the browser until the user has decided.
         * @example worklane_consent=Zx3vQk; Path=/oauth/consent/Zx3vQk; HttpOnly; SameSite=Lax
         */
        ConsentCookie: string;
        /**
         * @description Whether the response can be cached: `no-store` for every operation that requires authentication.
         * @example no-store
         */
        CacheControl: "no-store";
        /**
         * @description The number of seconds to wait before the next request.
         * @example 12
         */
        RetryAfter: number;
        /** @description The error and the required scope (RFC 6750, section 3). */
        WwwAuthenticate: string;
        /** @description The URL of the next page, `rel="next"` (RFC 8288); absent on the last page. */
        Link: string;
        /** @description The URL of the new resource. */
        Location: string;
        /** @description The version of the record, in quotes. */
        ETag: string;
        /** @description Present with the value `true` if the response is a replay of an earlier response. */
        IdempotencyReplayed: "true";
        /**
         * @description The media types that the operation accepts (RFC 9110, section 15.5.16).
         * @example application/json
         */
        Accept: string;
        /**
         * @description Disables the response buffering of nginx.
         * @example no
         */
        AccelBuffering: "no";
    };
    pathItems: never;
}
export type ClientId = components['schemas']['ClientId'];
export type Scopes = components['schemas']['Scopes'];
export type Resource = components['schemas']['Resource'];
export type OAuthErrorCode = components['schemas']['OAuthErrorCode'];
/** An error of the authorization server (RFC 6749, section 5.2). */
export interface OAuthError extends Schema<'OAuthError'> {}
export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemErrorSource = components['schemas']['ProblemErrorSource'];
export type ProblemErrorCode = components['schemas']['ProblemErrorCode'];
/** One violation in a request. */
export interface ProblemError extends Schema<'ProblemError'> {}
export type EntityKind = components['schemas']['EntityKind'];
export type RecordId = components['schemas']['RecordId'];
/** Refers to a record of any kind in the same organization. */
export interface RecordReference extends Schema<'RecordReference'> {}
/** Where to continue with the event feed after a recovery of the service has undone events. */
export interface Resync extends Schema<'Resync'> {}
/** An error response (RFC 9457). */
export interface Problem extends Schema<'Problem'> {}
export type ClientSecret = components['schemas']['ClientSecret'];
/** Exchanges an authorization code for tokens (RFC 6749, section 4.1.3). */
export interface AuthorizationCodeGrant extends Schema<'AuthorizationCodeGrant'> {}
/** Exchanges a refresh token for new tokens (RFC 6749, section 6). The new refresh token replaces the old one, whose exchange can be repeated for a short time. */
export interface RefreshTokenGrant extends Schema<'RefreshTokenGrant'> {}
export type OrganizationId = components['schemas']['OrganizationId'];
/** Gets an access token for a private application itself (RFC 6749, section 4.4). */
export interface ClientCredentialsGrant extends Schema<'ClientCredentialsGrant'> {}
export type TokenRequest = components['schemas']['TokenRequest'];
/** The issued tokens and the organization they are bound to. */
export interface TokenResponse extends Schema<'TokenResponse'> {}
export type TokenTypeHint = components['schemas']['TokenTypeHint'];
/** The token to revoke (RFC 7009, section 2.1). */
export interface RevocationRequest extends Schema<'RevocationRequest'> {}
export type RevocationResponse = components['schemas']['RevocationResponse'];
/** A public Ed25519 key (RFC 8037). */
export interface JsonWebKey extends Schema<'JsonWebKey'> {}
/** The public keys that verify access tokens (RFC 7517, section 5). */
export interface JsonWebKeySet extends Schema<'JsonWebKeySet'> {}
/** The endpoints and capabilities of the authorization server (RFC 8414, section 2). */
export interface AuthorizationServerMetadata extends Schema<'AuthorizationServerMetadata'> {}
export type TaskSort = components['schemas']['TaskSort'];
export type TaskStatus = components['schemas']['TaskStatus'];
export type Priority = components['schemas']['Priority'];
export type RecordVersion = components['schemas']['RecordVersion'];
export type NullableRecordId = components['schemas']['NullableRecordId'];
export type ExternalId = components['schemas']['ExternalId'];
export type CustomFieldValue = components['schemas']['CustomFieldValue'];
export type CustomFields = components['schemas']['CustomFields'];
export type CreatedAt = components['schemas']['CreatedAt'];
export type UpdatedAt = components['schemas']['UpdatedAt'];
export type InvalidFields = components['schemas']['InvalidFields'];
/** A piece of work for one member. */
export interface Task extends Schema<'Task'> {}
export type NextCursor = components['schemas']['NextCursor'];
/** One page of tasks. */
export interface TaskList extends Schema<'TaskList'> {}
export type ExternalIdInput = components['schemas']['ExternalIdInput'];
/** The fields of a new task. */
export interface TaskCreate extends Schema<'TaskCreate'> {}
export type Atomic = components['schemas']['Atomic'];
export type CustomFieldsPatch = components['schemas']['CustomFieldsPatch'];
/** The fields of a task to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface TaskUpdate extends Schema<'TaskUpdate'> {}
/** The task to update, and its changes. */
export interface TaskBatchUpdate extends Schema<'TaskBatchUpdate'> {}
/** Updates the task with this external ID, or creates it if there is none. To create it, `changes` must have all required fields. */
export interface TaskBatchUpsert extends Schema<'TaskBatchUpsert'> {}
/** The record to change. */
export interface RecordTarget extends Schema<'RecordTarget'> {}
/** One change: exactly one of the properties. */
export interface TaskBatchItem extends Schema<'TaskBatchItem'> {}
/** Changes of tasks. */
export interface TaskBatch extends Schema<'TaskBatch'> {}
export type BatchStatus = components['schemas']['BatchStatus'];
/** What the request of a change alone would return. */
export interface TaskBatchResult extends Schema<'TaskBatchResult'> {}
/** The results of a batch. */
export interface TaskBatchResults extends Schema<'TaskBatchResults'> {}
export type EventId = components['schemas']['EventId'];
export type EventTimestamp = components['schemas']['EventTimestamp'];
export type EventActorType = components['schemas']['EventActorType'];
/** Who made the change. Events from before actors were recorded, and test messages, have none. */
export interface EventActor extends Schema<'EventActor'> {}
export type TestMark = components['schemas']['TestMark'];
/** A task was created. `data` is the new task. */
export interface TaskCreated extends Schema<'TaskCreated'> {}
/** The previous values of the changed fields. */
export interface TaskPrevious extends Schema<'TaskPrevious'> {}
/** A task was updated. `data` is the task after the update, `previous` holds the previous values of the changed fields. */
export interface TaskUpdated extends Schema<'TaskUpdated'> {}
/** A task was deleted. `data` is the task before its deletion, with the version of the deletion: the last version plus 1. */
export interface TaskDeleted extends Schema<'TaskDeleted'> {}
/** One page of the history of a task, newest first. */
export interface TaskHistory extends Schema<'TaskHistory'> {}
export type ProjectSort = components['schemas']['ProjectSort'];
export type ProjectStatus = components['schemas']['ProjectStatus'];
export type Currency = components['schemas']['Currency'];
/** An amount in the smallest unit of its currency. */
export interface Money extends Schema<'Money'> {}
/** A goal with an owner, dates and a budget that groups tasks. */
export interface Project extends Schema<'Project'> {}
/** One page of projects. */
export interface ProjectList extends Schema<'ProjectList'> {}
/** The fields of a new project. */
export interface ProjectCreate extends Schema<'ProjectCreate'> {}
/** The fields of Money to update, as a JSON merge patch (RFC 7396): omitted fields keep their values. The result must match the schema Money. */
export interface MoneyPatch extends Schema<'MoneyPatch'> {}
/** The fields of a project to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface ProjectUpdate extends Schema<'ProjectUpdate'> {}
/** The project to update, and its changes. */
export interface ProjectBatchUpdate extends Schema<'ProjectBatchUpdate'> {}
/** Updates the project with this external ID, or creates it if there is none. To create it, `changes` must have all required fields. */
export interface ProjectBatchUpsert extends Schema<'ProjectBatchUpsert'> {}
/** One change: exactly one of the properties. */
export interface ProjectBatchItem extends Schema<'ProjectBatchItem'> {}
/** Changes of projects. */
export interface ProjectBatch extends Schema<'ProjectBatch'> {}
/** What the request of a change alone would return. */
export interface ProjectBatchResult extends Schema<'ProjectBatchResult'> {}
/** The results of a batch. */
export interface ProjectBatchResults extends Schema<'ProjectBatchResults'> {}
/** A project was created. `data` is the new project. */
export interface ProjectCreated extends Schema<'ProjectCreated'> {}
/** The previous values of the changed fields. */
export interface ProjectPrevious extends Schema<'ProjectPrevious'> {}
/** A project was updated. `data` is the project after the update, `previous` holds the previous values of the changed fields. */
export interface ProjectUpdated extends Schema<'ProjectUpdated'> {}
/** A project was deleted. `data` is the project before its deletion, with the version of the deletion: the last version plus 1. */
export interface ProjectDeleted extends Schema<'ProjectDeleted'> {}
/** One page of the history of a project, newest first. */
export interface ProjectHistory extends Schema<'ProjectHistory'> {}
export type ContactSort = components['schemas']['ContactSort'];
/** A postal address. All fields are optional. */
export interface Address extends Schema<'Address'> {}
/** A person that the organization deals with. */
export interface Contact extends Schema<'Contact'> {}
/** One page of contacts. */
export interface ContactList extends Schema<'ContactList'> {}
/** A postal address in a request. All fields are optional, and each is one line. */
export interface AddressInput extends Schema<'AddressInput'> {}
/** The fields of a new contact. */
export interface ContactCreate extends Schema<'ContactCreate'> {}
/** The fields of a contact to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface ContactUpdate extends Schema<'ContactUpdate'> {}
/** The contact to update, and its changes. */
export interface ContactBatchUpdate extends Schema<'ContactBatchUpdate'> {}
/** Updates the contact with this external ID, or creates it if there is none. To create it, `changes` must have all required fields. */
export interface ContactBatchUpsert extends Schema<'ContactBatchUpsert'> {}
/** One change: exactly one of the properties. */
export interface ContactBatchItem extends Schema<'ContactBatchItem'> {}
/** Changes of contacts. */
export interface ContactBatch extends Schema<'ContactBatch'> {}
/** What the request of a change alone would return. */
export interface ContactBatchResult extends Schema<'ContactBatchResult'> {}
/** The results of a batch. */
export interface ContactBatchResults extends Schema<'ContactBatchResults'> {}
/** A contact was created. `data` is the new contact. */
export interface ContactCreated extends Schema<'ContactCreated'> {}
/** The previous values of the changed fields. */
export interface ContactPrevious extends Schema<'ContactPrevious'> {}
/** A contact was updated. `data` is the contact after the update, `previous` holds the previous values of the changed fields. */
export interface ContactUpdated extends Schema<'ContactUpdated'> {}
/** A contact was deleted. `data` is the contact before its deletion, with the version of the deletion: the last version plus 1. */
export interface ContactDeleted extends Schema<'ContactDeleted'> {}
/** One page of the history of a contact, newest first. */
export interface ContactHistory extends Schema<'ContactHistory'> {}
export type CompanySort = components['schemas']['CompanySort'];
/** A business that the organization deals with. */
export interface Company extends Schema<'Company'> {}
/** One page of companies. */
export interface CompanyList extends Schema<'CompanyList'> {}
export type WebUrl = components['schemas']['WebUrl'];
/** The fields of a new company. */
export interface CompanyCreate extends Schema<'CompanyCreate'> {}
/** The fields of a company to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface CompanyUpdate extends Schema<'CompanyUpdate'> {}
/** The company to update, and its changes. */
export interface CompanyBatchUpdate extends Schema<'CompanyBatchUpdate'> {}
/** Updates the company with this external ID, or creates it if there is none. To create it, `changes` must have all required fields. */
export interface CompanyBatchUpsert extends Schema<'CompanyBatchUpsert'> {}
/** One change: exactly one of the properties. */
export interface CompanyBatchItem extends Schema<'CompanyBatchItem'> {}
/** Changes of companies. */
export interface CompanyBatch extends Schema<'CompanyBatch'> {}
/** What the request of a change alone would return. */
export interface CompanyBatchResult extends Schema<'CompanyBatchResult'> {}
/** The results of a batch. */
export interface CompanyBatchResults extends Schema<'CompanyBatchResults'> {}
/** A company was created. `data` is the new company. */
export interface CompanyCreated extends Schema<'CompanyCreated'> {}
/** The previous values of the changed fields. */
export interface CompanyPrevious extends Schema<'CompanyPrevious'> {}
/** A company was updated. `data` is the company after the update, `previous` holds the previous values of the changed fields. */
export interface CompanyUpdated extends Schema<'CompanyUpdated'> {}
/** A company was deleted. `data` is the company before its deletion, with the version of the deletion: the last version plus 1. */
export interface CompanyDeleted extends Schema<'CompanyDeleted'> {}
/** One page of the history of a company, newest first. */
export interface CompanyHistory extends Schema<'CompanyHistory'> {}
export type TicketSort = components['schemas']['TicketSort'];
export type TicketStatus = components['schemas']['TicketStatus'];
export type TicketChannel = components['schemas']['TicketChannel'];
/** A question or a complaint of a customer. */
export interface Ticket extends Schema<'Ticket'> {}
/** One page of tickets. */
export interface TicketList extends Schema<'TicketList'> {}
/** The fields of a new ticket. */
export interface TicketCreate extends Schema<'TicketCreate'> {}
/** The fields of a ticket to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface TicketUpdate extends Schema<'TicketUpdate'> {}
/** The ticket to update, and its changes. */
export interface TicketBatchUpdate extends Schema<'TicketBatchUpdate'> {}
/** Updates the ticket with this external ID, or creates it if there is none. To create it, `changes` must have all required fields. */
export interface TicketBatchUpsert extends Schema<'TicketBatchUpsert'> {}
/** One change: exactly one of the properties. */
export interface TicketBatchItem extends Schema<'TicketBatchItem'> {}
/** Changes of tickets. */
export interface TicketBatch extends Schema<'TicketBatch'> {}
/** What the request of a change alone would return. */
export interface TicketBatchResult extends Schema<'TicketBatchResult'> {}
/** The results of a batch. */
export interface TicketBatchResults extends Schema<'TicketBatchResults'> {}
/** A ticket was created. `data` is the new ticket. */
export interface TicketCreated extends Schema<'TicketCreated'> {}
/** The previous values of the changed fields. */
export interface TicketPrevious extends Schema<'TicketPrevious'> {}
/** A ticket was updated. `data` is the ticket after the update, `previous` holds the previous values of the changed fields. */
export interface TicketUpdated extends Schema<'TicketUpdated'> {}
/** A ticket was deleted. `data` is the ticket before its deletion, with the version of the deletion: the last version plus 1. */
export interface TicketDeleted extends Schema<'TicketDeleted'> {}
/** One page of the history of a ticket, newest first. */
export interface TicketHistory extends Schema<'TicketHistory'> {}
export type BookingSort = components['schemas']['BookingSort'];
export type BookingStatus = components['schemas']['BookingStatus'];
/** A service reserved for a contact at a specific time. */
export interface Booking extends Schema<'Booking'> {}
/** One page of bookings. */
export interface BookingList extends Schema<'BookingList'> {}
/** The fields of a new booking. */
export interface BookingCreate extends Schema<'BookingCreate'> {}
/** The fields of a booking to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface BookingUpdate extends Schema<'BookingUpdate'> {}
/** The booking to update, and its changes. */
export interface BookingBatchUpdate extends Schema<'BookingBatchUpdate'> {}
/** Updates the booking with this external ID, or creates it if there is none. To create it, `changes` must have all required fields. */
export interface BookingBatchUpsert extends Schema<'BookingBatchUpsert'> {}
/** One change: exactly one of the properties. */
export interface BookingBatchItem extends Schema<'BookingBatchItem'> {}
/** Changes of bookings. */
export interface BookingBatch extends Schema<'BookingBatch'> {}
/** What the request of a change alone would return. */
export interface BookingBatchResult extends Schema<'BookingBatchResult'> {}
/** The results of a batch. */
export interface BookingBatchResults extends Schema<'BookingBatchResults'> {}
/** A booking was created. `data` is the new booking. */
export interface BookingCreated extends Schema<'BookingCreated'> {}
/** The previous values of the changed fields. */
export interface BookingPrevious extends Schema<'BookingPrevious'> {}
/** A booking was updated. `data` is the booking after the update, `previous` holds the previous values of the changed fields. */
export interface BookingUpdated extends Schema<'BookingUpdated'> {}
/** A booking was deleted. `data` is the booking before its deletion, with the version of the deletion: the last version plus 1. */
export interface BookingDeleted extends Schema<'BookingDeleted'> {}
/** One page of the history of a booking, newest first. */
export interface BookingHistory extends Schema<'BookingHistory'> {}
export type ProductSort = components['schemas']['ProductSort'];
/** A product that the organization sells. */
export interface Product extends Schema<'Product'> {}
/** One page of products. */
export interface ProductList extends Schema<'ProductList'> {}
/** The fields of a new product. */
export interface ProductCreate extends Schema<'ProductCreate'> {}
/** The fields of a product to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface ProductUpdate extends Schema<'ProductUpdate'> {}
/** The product to update, and its changes. */
export interface ProductBatchUpdate extends Schema<'ProductBatchUpdate'> {}
/** Updates the product with this external ID, or creates it if there is none. To create it, `changes` must have all required fields. */
export interface ProductBatchUpsert extends Schema<'ProductBatchUpsert'> {}
/** One change: exactly one of the properties. */
export interface ProductBatchItem extends Schema<'ProductBatchItem'> {}
/** Changes of products. */
export interface ProductBatch extends Schema<'ProductBatch'> {}
/** What the request of a change alone would return. */
export interface ProductBatchResult extends Schema<'ProductBatchResult'> {}
/** The results of a batch. */
export interface ProductBatchResults extends Schema<'ProductBatchResults'> {}
/** A product was created. `data` is the new product. */
export interface ProductCreated extends Schema<'ProductCreated'> {}
/** The previous values of the changed fields. */
export interface ProductPrevious extends Schema<'ProductPrevious'> {}
/** A product was updated. `data` is the product after the update, `previous` holds the previous values of the changed fields. */
export interface ProductUpdated extends Schema<'ProductUpdated'> {}
/** A product was deleted. `data` is the product before its deletion, with the version of the deletion: the last version plus 1. */
export interface ProductDeleted extends Schema<'ProductDeleted'> {}
/** One page of the history of a product, newest first. */
export interface ProductHistory extends Schema<'ProductHistory'> {}
export type ServiceSort = components['schemas']['ServiceSort'];
/** A service that the organization sells. */
export interface Service extends Schema<'Service'> {}
/** One page of services. */
export interface ServiceList extends Schema<'ServiceList'> {}
/** The fields of a new service. */
export interface ServiceCreate extends Schema<'ServiceCreate'> {}
/** The fields of a service to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface ServiceUpdate extends Schema<'ServiceUpdate'> {}
/** The service to update, and its changes. */
export interface ServiceBatchUpdate extends Schema<'ServiceBatchUpdate'> {}
/** Updates the service with this external ID, or creates it if there is none. To create it, `changes` must have all required fields. */
export interface ServiceBatchUpsert extends Schema<'ServiceBatchUpsert'> {}
/** One change: exactly one of the properties. */
export interface ServiceBatchItem extends Schema<'ServiceBatchItem'> {}
/** Changes of services. */
export interface ServiceBatch extends Schema<'ServiceBatch'> {}
/** What the request of a change alone would return. */
export interface ServiceBatchResult extends Schema<'ServiceBatchResult'> {}
/** The results of a batch. */
export interface ServiceBatchResults extends Schema<'ServiceBatchResults'> {}
/** A service was created. `data` is the new service. */
export interface ServiceCreated extends Schema<'ServiceCreated'> {}
/** The previous values of the changed fields. */
export interface ServicePrevious extends Schema<'ServicePrevious'> {}
/** A service was updated. `data` is the service after the update, `previous` holds the previous values of the changed fields. */
export interface ServiceUpdated extends Schema<'ServiceUpdated'> {}
/** A service was deleted. `data` is the service before its deletion, with the version of the deletion: the last version plus 1. */
export interface ServiceDeleted extends Schema<'ServiceDeleted'> {}
/** One page of the history of a service, newest first. */
export interface ServiceHistory extends Schema<'ServiceHistory'> {}
export type QuoteSort = components['schemas']['QuoteSort'];
export type QuoteStatus = components['schemas']['QuoteStatus'];
/** A line item of a quote or an order. */
export interface LineItem extends Schema<'LineItem'> {}
/** A calculated amount in the smallest unit of its currency. */
export interface MoneyTotal extends Schema<'MoneyTotal'> {}
/** The totals of the line items, calculated by the service. Each line item is rounded to the minor unit, and so is the tax on the sum of the line items with the same tax rate. Halves are rounded away from zero. */
export interface Totals extends Schema<'Totals'> {}
/** An offer with line items and prices. */
export interface Quote extends Schema<'Quote'> {}
/** One page of quotes. */
export interface QuoteList extends Schema<'QuoteList'> {}
/** A line item of a quote or an order in a request. It refers to a product, to a service or to neither. */
export interface LineItemInput extends Schema<'LineItemInput'> {}
/** The fields of a new quote. */
export interface QuoteCreate extends Schema<'QuoteCreate'> {}
/** The fields of a quote to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface QuoteUpdate extends Schema<'QuoteUpdate'> {}
/** The quote to update, and its changes. */
export interface QuoteBatchUpdate extends Schema<'QuoteBatchUpdate'> {}
/** Updates the quote with this external ID, or creates it if there is none. To create it, `changes` must have all required fields. */
export interface QuoteBatchUpsert extends Schema<'QuoteBatchUpsert'> {}
/** One change: exactly one of the properties. */
export interface QuoteBatchItem extends Schema<'QuoteBatchItem'> {}
/** Changes of quotes. */
export interface QuoteBatch extends Schema<'QuoteBatch'> {}
/** What the request of a change alone would return. */
export interface QuoteBatchResult extends Schema<'QuoteBatchResult'> {}
/** The results of a batch. */
export interface QuoteBatchResults extends Schema<'QuoteBatchResults'> {}
/** A quote was created. `data` is the new quote. */
export interface QuoteCreated extends Schema<'QuoteCreated'> {}
/** The previous values of the changed fields. */
export interface QuotePrevious extends Schema<'QuotePrevious'> {}
/** A quote was updated. `data` is the quote after the update, `previous` holds the previous values of the changed fields. */
export interface QuoteUpdated extends Schema<'QuoteUpdated'> {}
/** A quote was deleted. `data` is the quote before its deletion, with the version of the deletion: the last version plus 1. */
export interface QuoteDeleted extends Schema<'QuoteDeleted'> {}
/** One page of the history of a quote, newest first. */
export interface QuoteHistory extends Schema<'QuoteHistory'> {}
export type OrderSort = components['schemas']['OrderSort'];
export type OrderStatus = components['schemas']['OrderStatus'];
/** A purchase by a customer. */
export interface Order extends Schema<'Order'> {}
/** One page of orders. */
export interface OrderList extends Schema<'OrderList'> {}
/** The fields of a new order. */
export interface OrderCreate extends Schema<'OrderCreate'> {}
/** The fields of an order to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface OrderUpdate extends Schema<'OrderUpdate'> {}
/** The order to update, and its changes. */
export interface OrderBatchUpdate extends Schema<'OrderBatchUpdate'> {}
/** Updates the order with this external ID, or creates it if there is none. To create it, `changes` must have all required fields. */
export interface OrderBatchUpsert extends Schema<'OrderBatchUpsert'> {}
/** One change: exactly one of the properties. */
export interface OrderBatchItem extends Schema<'OrderBatchItem'> {}
/** Changes of orders. */
export interface OrderBatch extends Schema<'OrderBatch'> {}
/** What the request of a change alone would return. */
export interface OrderBatchResult extends Schema<'OrderBatchResult'> {}
/** The results of a batch. */
export interface OrderBatchResults extends Schema<'OrderBatchResults'> {}
/** An order was created. `data` is the new order. */
export interface OrderCreated extends Schema<'OrderCreated'> {}
/** The previous values of the changed fields. */
export interface OrderPrevious extends Schema<'OrderPrevious'> {}
/** An order was updated. `data` is the order after the update, `previous` holds the previous values of the changed fields. */
export interface OrderUpdated extends Schema<'OrderUpdated'> {}
/** An order was deleted. `data` is the order before its deletion, with the version of the deletion: the last version plus 1. */
export interface OrderDeleted extends Schema<'OrderDeleted'> {}
/** One page of the history of an order, newest first. */
export interface OrderHistory extends Schema<'OrderHistory'> {}
export type DealSort = components['schemas']['DealSort'];
export type DealStage = components['schemas']['DealStage'];
/** A sales opportunity. */
export interface Deal extends Schema<'Deal'> {}
/** One page of deals. */
export interface DealList extends Schema<'DealList'> {}
/** The fields of a new deal. */
export interface DealCreate extends Schema<'DealCreate'> {}
/** The fields of a deal to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface DealUpdate extends Schema<'DealUpdate'> {}
/** The deal to update, and its changes. */
export interface DealBatchUpdate extends Schema<'DealBatchUpdate'> {}
/** Updates the deal with this external ID, or creates it if there is none. To create it, `changes` must have all required fields. */
export interface DealBatchUpsert extends Schema<'DealBatchUpsert'> {}
/** One change: exactly one of the properties. */
export interface DealBatchItem extends Schema<'DealBatchItem'> {}
/** Changes of deals. */
export interface DealBatch extends Schema<'DealBatch'> {}
/** What the request of a change alone would return. */
export interface DealBatchResult extends Schema<'DealBatchResult'> {}
/** The results of a batch. */
export interface DealBatchResults extends Schema<'DealBatchResults'> {}
/** A deal was created. `data` is the new deal. */
export interface DealCreated extends Schema<'DealCreated'> {}
/** The previous values of the changed fields. */
export interface DealPrevious extends Schema<'DealPrevious'> {}
/** A deal was updated. `data` is the deal after the update, `previous` holds the previous values of the changed fields. */
export interface DealUpdated extends Schema<'DealUpdated'> {}
/** A deal was deleted. `data` is the deal before its deletion, with the version of the deletion: the last version plus 1. */
export interface DealDeleted extends Schema<'DealDeleted'> {}
/** One page of the history of a deal, newest first. */
export interface DealHistory extends Schema<'DealHistory'> {}
export type AppointmentSort = components['schemas']['AppointmentSort'];
export type AppointmentStatus = components['schemas']['AppointmentStatus'];
/** A meeting with a time and a place. */
export interface Appointment extends Schema<'Appointment'> {}
/** One page of appointments. */
export interface AppointmentList extends Schema<'AppointmentList'> {}
/** The fields of a new appointment. */
export interface AppointmentCreate extends Schema<'AppointmentCreate'> {}
/** The fields of an appointment to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface AppointmentUpdate extends Schema<'AppointmentUpdate'> {}
/** The appointment to update, and its changes. */
export interface AppointmentBatchUpdate extends Schema<'AppointmentBatchUpdate'> {}
/** Updates the appointment with this external ID, or creates it if there is none. To create it, `changes` must have all required fields. */
export interface AppointmentBatchUpsert extends Schema<'AppointmentBatchUpsert'> {}
/** One change: exactly one of the properties. */
export interface AppointmentBatchItem extends Schema<'AppointmentBatchItem'> {}
/** Changes of appointments. */
export interface AppointmentBatch extends Schema<'AppointmentBatch'> {}
/** What the request of a change alone would return. */
export interface AppointmentBatchResult extends Schema<'AppointmentBatchResult'> {}
/** The results of a batch. */
export interface AppointmentBatchResults extends Schema<'AppointmentBatchResults'> {}
/** An appointment was created. `data` is the new appointment. */
export interface AppointmentCreated extends Schema<'AppointmentCreated'> {}
/** The previous values of the changed fields. */
export interface AppointmentPrevious extends Schema<'AppointmentPrevious'> {}
/** An appointment was updated. `data` is the appointment after the update, `previous` holds the previous values of the changed fields. */
export interface AppointmentUpdated extends Schema<'AppointmentUpdated'> {}
/** An appointment was deleted. `data` is the appointment before its deletion, with the version of the deletion: the last version plus 1. */
export interface AppointmentDeleted extends Schema<'AppointmentDeleted'> {}
/** One page of the history of an appointment, newest first. */
export interface AppointmentHistory extends Schema<'AppointmentHistory'> {}
export type DocumentSort = components['schemas']['DocumentSort'];
/** A reference to an externally stored file. */
export interface Document extends Schema<'Document'> {}
/** One page of documents. */
export interface DocumentList extends Schema<'DocumentList'> {}
export type HttpsUrl = components['schemas']['HttpsUrl'];
/** The fields of a new document. */
export interface DocumentCreate extends Schema<'DocumentCreate'> {}
/** The fields of RecordReference to update, as a JSON merge patch (RFC 7396): omitted fields keep their values. The result must match the schema RecordReference. */
export interface RecordReferencePatch extends Schema<'RecordReferencePatch'> {}
/** The fields of a document to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface DocumentUpdate extends Schema<'DocumentUpdate'> {}
/** The document to update, and its changes. */
export interface DocumentBatchUpdate extends Schema<'DocumentBatchUpdate'> {}
/** Updates the document with this external ID, or creates it if there is none. To create it, `changes` must have all required fields. */
export interface DocumentBatchUpsert extends Schema<'DocumentBatchUpsert'> {}
/** One change: exactly one of the properties. */
export interface DocumentBatchItem extends Schema<'DocumentBatchItem'> {}
/** Changes of documents. */
export interface DocumentBatch extends Schema<'DocumentBatch'> {}
/** What the request of a change alone would return. */
export interface DocumentBatchResult extends Schema<'DocumentBatchResult'> {}
/** The results of a batch. */
export interface DocumentBatchResults extends Schema<'DocumentBatchResults'> {}
/** A document was created. `data` is the new document. */
export interface DocumentCreated extends Schema<'DocumentCreated'> {}
/** The previous values of the changed fields. */
export interface DocumentPrevious extends Schema<'DocumentPrevious'> {}
/** A document was updated. `data` is the document after the update, `previous` holds the previous values of the changed fields. */
export interface DocumentUpdated extends Schema<'DocumentUpdated'> {}
/** A document was deleted. `data` is the document before its deletion, with the version of the deletion: the last version plus 1. */
export interface DocumentDeleted extends Schema<'DocumentDeleted'> {}
/** One page of the history of a document, newest first. */
export interface DocumentHistory extends Schema<'DocumentHistory'> {}
export type CampaignSort = components['schemas']['CampaignSort'];
export type CampaignChannel = components['schemas']['CampaignChannel'];
export type CampaignStatus = components['schemas']['CampaignStatus'];
/** A marketing campaign on one channel. */
export interface Campaign extends Schema<'Campaign'> {}
/** One page of campaigns. */
export interface CampaignList extends Schema<'CampaignList'> {}
/** The fields of a new campaign. */
export interface CampaignCreate extends Schema<'CampaignCreate'> {}
/** The fields of a campaign to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface CampaignUpdate extends Schema<'CampaignUpdate'> {}
/** The campaign to update, and its changes. */
export interface CampaignBatchUpdate extends Schema<'CampaignBatchUpdate'> {}
/** Updates the campaign with this external ID, or creates it if there is none. To create it, `changes` must have all required fields. */
export interface CampaignBatchUpsert extends Schema<'CampaignBatchUpsert'> {}
/** One change: exactly one of the properties. */
export interface CampaignBatchItem extends Schema<'CampaignBatchItem'> {}
/** Changes of campaigns. */
export interface CampaignBatch extends Schema<'CampaignBatch'> {}
/** What the request of a change alone would return. */
export interface CampaignBatchResult extends Schema<'CampaignBatchResult'> {}
/** The results of a batch. */
export interface CampaignBatchResults extends Schema<'CampaignBatchResults'> {}
/** A campaign was created. `data` is the new campaign. */
export interface CampaignCreated extends Schema<'CampaignCreated'> {}
/** The previous values of the changed fields. */
export interface CampaignPrevious extends Schema<'CampaignPrevious'> {}
/** A campaign was updated. `data` is the campaign after the update, `previous` holds the previous values of the changed fields. */
export interface CampaignUpdated extends Schema<'CampaignUpdated'> {}
/** A campaign was deleted. `data` is the campaign before its deletion, with the version of the deletion: the last version plus 1. */
export interface CampaignDeleted extends Schema<'CampaignDeleted'> {}
/** One page of the history of a campaign, newest first. */
export interface CampaignHistory extends Schema<'CampaignHistory'> {}
export type PresenceSort = components['schemas']['PresenceSort'];
export type PresenceStatus = components['schemas']['PresenceStatus'];
/** The presence or absence of a member over a period of time. */
export interface Presence extends Schema<'Presence'> {}
/** One page of presences. */
export interface PresenceList extends Schema<'PresenceList'> {}
/** The fields of a new presence. */
export interface PresenceCreate extends Schema<'PresenceCreate'> {}
/** The fields of a presence to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface PresenceUpdate extends Schema<'PresenceUpdate'> {}
/** The presence to update, and its changes. */
export interface PresenceBatchUpdate extends Schema<'PresenceBatchUpdate'> {}
/** Updates the presence with this external ID, or creates it if there is none. To create it, `changes` must have all required fields. */
export interface PresenceBatchUpsert extends Schema<'PresenceBatchUpsert'> {}
/** One change: exactly one of the properties. */
export interface PresenceBatchItem extends Schema<'PresenceBatchItem'> {}
/** Changes of presences. */
export interface PresenceBatch extends Schema<'PresenceBatch'> {}
/** What the request of a change alone would return. */
export interface PresenceBatchResult extends Schema<'PresenceBatchResult'> {}
/** The results of a batch. */
export interface PresenceBatchResults extends Schema<'PresenceBatchResults'> {}
/** A presence was created. `data` is the new presence. */
export interface PresenceCreated extends Schema<'PresenceCreated'> {}
/** The previous values of the changed fields. */
export interface PresencePrevious extends Schema<'PresencePrevious'> {}
/** A presence was updated. `data` is the presence after the update, `previous` holds the previous values of the changed fields. */
export interface PresenceUpdated extends Schema<'PresenceUpdated'> {}
/** A presence was deleted. `data` is the presence before its deletion, with the version of the deletion: the last version plus 1. */
export interface PresenceDeleted extends Schema<'PresenceDeleted'> {}
/** One page of the history of a presence, newest first. */
export interface PresenceHistory extends Schema<'PresenceHistory'> {}
export type ShiftSort = components['schemas']['ShiftSort'];
export type ShiftStatus = components['schemas']['ShiftStatus'];
/** A planned working period of a member, with a role and a location. */
export interface Shift extends Schema<'Shift'> {}
/** One page of shifts. */
export interface ShiftList extends Schema<'ShiftList'> {}
/** The fields of a new shift. */
export interface ShiftCreate extends Schema<'ShiftCreate'> {}
/** The fields of a shift to update, as a JSON merge patch (RFC 7396): omitted fields keep their values, null clears a field. */
export interface ShiftUpdate extends Schema<'ShiftUpdate'> {}
/** The shift to update, and its changes. */
export interface ShiftBatchUpdate extends Schema<'ShiftBatchUpdate'> {}
/** Updates the shift with this external ID, or creates it if there is none. To create it, `changes` must have all required fields. */
export interface ShiftBatchUpsert extends Schema<'ShiftBatchUpsert'> {}
/** One change: exactly one of the properties. */
export interface ShiftBatchItem extends Schema<'ShiftBatchItem'> {}
/** Changes of shifts. */
export interface ShiftBatch extends Schema<'ShiftBatch'> {}
/** What the request of a change alone would return. */
export interface ShiftBatchResult extends Schema<'ShiftBatchResult'> {}
/** The results of a batch. */
export interface ShiftBatchResults extends Schema<'ShiftBatchResults'> {}
/** A shift was created. `data` is the new shift. */
export interface ShiftCreated extends Schema<'ShiftCreated'> {}
/** The previous values of the changed fields. */
export interface ShiftPrevious extends Schema<'ShiftPrevious'> {}
/** A shift was updated. `data` is the shift after the update, `previous` holds the previous values of the changed fields. */
export interface ShiftUpdated extends Schema<'ShiftUpdated'> {}
/** A shift was deleted. `data` is the shift before its deletion, with the version of the deletion: the last version plus 1. */
export interface ShiftDeleted extends Schema<'ShiftDeleted'> {}
/** One page of the history of a shift, newest first. */
export interface ShiftHistory extends Schema<'ShiftHistory'> {}
export type MemberSort = components['schemas']['MemberSort'];
export type MemberRole = components['schemas']['MemberRole'];
/** A user who belongs to the organization, or has belonged to it. */
export interface Member extends Schema<'Member'> {}
/** One page of members. */
export interface MemberList extends Schema<'MemberList'> {}
export type WebhookId = components['schemas']['WebhookId'];
export type WebhookUrl = components['schemas']['WebhookUrl'];
export type EventType = components['schemas']['EventType'];
export type WebhookEvents = components['schemas']['WebhookEvents'];
export type WebhookStatus = components['schemas']['WebhookStatus'];
/** A subscription that delivers events of the organization to a URL. */
export interface Webhook extends Schema<'Webhook'> {}
/** One page of webhooks. */
export interface WebhookList extends Schema<'WebhookList'> {}
/** The fields of a new webhook. */
export interface WebhookCreate extends Schema<'WebhookCreate'> {}
export type WebhookSecret = components['schemas']['WebhookSecret'];
/** A webhook with its secret, as returned on creation and rotation. */
export interface WebhookWithSecret extends Schema<'WebhookWithSecret'> {}
/** The new values of a webhook. `description` and `status` keep their values if they are omitted. The other fields are read-only, so that you can send the body of the registration or the complete webhook: `id`, `org_id` and `created_at` must have their values, and the others are ignored. */
export interface WebhookReplace extends Schema<'WebhookReplace'> {}
export type WebhookMessageType = components['schemas']['WebhookMessageType'];
/** A test message of a given type, with given data. */
export interface WebhookTestRequest extends Schema<'WebhookTestRequest'> {}
export type WebhookLogId = components['schemas']['WebhookLogId'];
export type WebhookLogTrigger = components['schemas']['WebhookLogTrigger'];
export type WebhookLogStatus = components['schemas']['WebhookLogStatus'];
export type HttpHeaders = components['schemas']['HttpHeaders'];
/** The request as sent. The headers `webhook-timestamp`, `webhook-signature` and `traceparent` are missing while the attempt is pending, because they are added when it is sent. */
export interface WebhookLogRequest extends Schema<'WebhookLogRequest'> {}
/** The response of the receiver. */
export interface WebhookLogResponse extends Schema<'WebhookLogResponse'> {}
export type DeliveryErrorCode = components['schemas']['DeliveryErrorCode'];
/** Why an attempt failed. */
export interface WebhookLogError extends Schema<'WebhookLogError'> {}
/** An attempt to deliver an event to a webhook. Attempts are kept for 30 days. */
export interface WebhookLog extends Schema<'WebhookLog'> {}
/** One page of attempts, newest first. */
export interface WebhookLogList extends Schema<'WebhookLogList'> {}
/** The start of the period to recover. */
export interface WebhookRecovery extends Schema<'WebhookRecovery'> {}
/** The number of scheduled deliveries. */
export interface WebhookRecoveryResult extends Schema<'WebhookRecoveryResult'> {}
export type EventAction = components['schemas']['EventAction'];
/** An event type that webhooks can subscribe to. */
export interface WebhookEventInfo extends Schema<'WebhookEventInfo'> {}
/** All event types that webhooks can subscribe to. */
export interface WebhookEventList extends Schema<'WebhookEventList'> {}
export type Event = components['schemas']['Event'];
/** One page of the event feed, oldest first. */
export interface EventList extends Schema<'EventList'> {}
export type DeliveryTimestamp = components['schemas']['DeliveryTimestamp'];
export type DeliverySignature = components['schemas']['DeliverySignature'];
/** The tested webhook. */
export interface WebhookTestData extends Schema<'WebhookTestData'> {}
/** A message sent on request to test a receiver. It does not represent a change. */
export interface WebhookTest extends Schema<'WebhookTest'> {}
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseInvalidParameter = components['responses']['InvalidParameter'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotAcceptable = components['responses']['NotAcceptable'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseCreateConflict = components['responses']['CreateConflict'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseIdempotencyKeyInProgress = components['responses']['IdempotencyKeyInProgress'];
export type ResponseBatchInvalid = components['responses']['BatchInvalid'];
export type ResponseInvalidPath = components['responses']['InvalidPath'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseVersionMismatch = components['responses']['VersionMismatch'];
export type ResponseIdempotencyKeyReused = components['responses']['IdempotencyKeyReused'];
export type ResponseUpdateConflict = components['responses']['UpdateConflict'];
export type ResponseRestoreConflict = components['responses']['RestoreConflict'];
export type ResponseWebhookForbidden = components['responses']['WebhookForbidden'];
export type ResponseWebhookConflict = components['responses']['WebhookConflict'];
export type ResponseWebhookDisabled = components['responses']['WebhookDisabled'];
export type ResponseCursorExpired = components['responses']['CursorExpired'];
export type ResponseDeliveryAccepted = components['responses']['DeliveryAccepted'];
export type ResponseDeliveryGone = components['responses']['DeliveryGone'];
export type ResponseDeliverySlowDown = components['responses']['DeliverySlowDown'];
export type ResponseDeliveryUnavailable = components['responses']['DeliveryUnavailable'];
export type ParameterOrganizationIdPath = components['parameters']['OrganizationIdPath'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterIds = components['parameters']['Ids'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterUpdatedSince = components['parameters']['UpdatedSince'];
export type ParameterCreatedAtFrom = components['parameters']['CreatedAtFrom'];
export type ParameterCreatedAtTo = components['parameters']['CreatedAtTo'];
export type ParameterExternalIdQuery = components['parameters']['ExternalIdQuery'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterWebhookIdPath = components['parameters']['WebhookIdPath'];
export type ParameterLogId = components['parameters']['LogId'];
export type ParameterWebhookIdHeader = components['parameters']['WebhookIdHeader'];
export type ParameterWebhookTimestampHeader = components['parameters']['WebhookTimestampHeader'];
export type ParameterWebhookSignatureHeader = components['parameters']['WebhookSignatureHeader'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRedirectLocation = components['headers']['RedirectLocation'];
export type HeaderConsentCookie = components['headers']['ConsentCookie'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type HeaderLink = components['headers']['Link'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderIdempotencyReplayed = components['headers']['IdempotencyReplayed'];
export type HeaderAccept = components['headers']['Accept'];
export type HeaderAccelBuffering = components['headers']['AccelBuffering'];
export type $defs = Record<string, never>;
export interface operations {
    authorize: {
        parameters: {
            query: {
                /**
                 * @description Client ID of the application: that of its registration, or the URL of its metadata document, if the server metadata has `client_id_metadata_document_supported`.
                 * @example app_5Jw0cXk2
                 */
                client_id: components["schemas"]["ClientId"];
                /**
                 * @description The URL to which the browser is redirected. It must be identical to a registered redirect URL. If the registered URL has the host `127.0.0.1` or `[::1]` and no port, any port is allowed (RFC 8252, section 7.3). For a URL in a metadata document, this also applies to `localhost` and to a URL with a port.
                 * @example https://app.example/callback
                 */
                redirect_uri: string;
                /**
                 * @description Must be `code`.
                 * @example code
                 */
                response_type: "code";
                /**
                 * @description The requested scopes, separated by spaces.
                 * @example tasks.read tasks.write
                 */
                scope: components["schemas"]["Scopes"];
                /**
                 * @description A random value of at least 16 characters. Store it in the user's session and compare it when the browser returns, to protect against cross-site request forgery.
                 * @example af0ifjsldkj2ehs0
                 */
                state: string;
                /**
                 * @description The SHA-256 hash of the `code_verifier` in base64url (RFC 7636). Required for applications without a secret.
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge?: string;
                /**
                 * @description Must be `S256`. Required with `code_challenge`.
                 * @example S256
                 */
                code_challenge_method?: "S256";
                /**
                 * @description What the tokens are for (RFC 8707): the base URL of the API, which is the default, or the URL of another resource of the same server, such as an endpoint of its MCP server. A token is accepted by this resource only.
                 * @example https://api.worklane.example
                 */
                resource?: components["schemas"]["Resource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to the sign-in and consent pages, or back to the application with `error`, `error_description`, `state` and `iss`: `invalid_request` if a parameter is missing or malformed, `unsupported_response_type` if `response_type` is not `code`, `invalid_target` if `resource` is unknown, or `invalid_scope`, which names the scopes that are unknown, not allowed or not those of the resource. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["RedirectLocation"];
                    "Set-Cookie": components["headers"]["ConsentCookie"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The application or the redirect URL is missing, unknown or not allowed, or the request of an application with a metadata document is invalid, so the browser is not redirected. Browsers get an error page, other clients get the error as JSON. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthError;
                    "text/html": string;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The parameters of the grant. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The issued tokens. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenResponse;
                };
            };
            /** @description The request or the grant is invalid. `error_description` states the cause; that of `invalid_grant` only to an authenticated application. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthError;
                };
            };
            /** @description The application could not be authenticated. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthError;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token to revoke. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": RevocationRequest;
            };
        };
        responses: {
            /** @description The token is revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevocationResponse"];
                };
            };
            /** @description A parameter is missing or malformed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthError;
                };
            };
            /** @description The application could not be authenticated. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthError;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJsonWebKeySet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signing keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JsonWebKeySet;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAuthorizationServerMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata of the authorization server. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuthorizationServerMetadata;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order. Enumerations sort in the order of their values.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["TaskSort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the record with this `external_id`.
                 * @example trello-5f2c
                 */
                external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only tasks with this `status`.
                 * @example in_progress
                 */
                status?: components["schemas"]["TaskStatus"];
                /**
                 * @description Only tasks with one of these values of `status`.
                 * @example [
                 *       "in_progress"
                 *     ]
                 */
                status_in?: components["schemas"]["TaskStatus"][];
                /**
                 * @description Only tasks with another `status` than these values, or without one.
                 * @example [
                 *       "in_progress"
                 *     ]
                 */
                status_not?: components["schemas"]["TaskStatus"][];
                /**
                 * @description Only tasks with this `priority`.
                 * @example high
                 */
                priority?: components["schemas"]["Priority"];
                /**
                 * @description Only tasks with one of these values of `priority`.
                 * @example [
                 *       "high"
                 *     ]
                 */
                priority_in?: components["schemas"]["Priority"][];
                /**
                 * @description Only tasks with another `priority` than these values, or without one.
                 * @example [
                 *       "high"
                 *     ]
                 */
                priority_not?: components["schemas"]["Priority"][];
                /**
                 * @description Only tasks with this `project_id`.
                 * @example 57
                 */
                project_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only tasks with one of these values of `project_id`.
                 * @example [
                 *       57
                 *     ]
                 */
                project_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only tasks with another `project_id` than these values, or without one.
                 * @example [
                 *       57
                 *     ]
                 */
                project_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only tasks without `project_id`, with `false` only those with one.
                 * @example true
                 */
                project_id_empty?: boolean;
                /**
                 * @description Only tasks with this `parent_task_id`.
                 * @example 2300
                 */
                parent_task_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only tasks with one of these values of `parent_task_id`.
                 * @example [
                 *       1
                 *     ]
                 */
                parent_task_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only tasks with another `parent_task_id` than these values, or without one.
                 * @example [
                 *       1
                 *     ]
                 */
                parent_task_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only tasks without `parent_task_id`, with `false` only those with one.
                 * @example true
                 */
                parent_task_id_empty?: boolean;
                /**
                 * @description Only tasks with this `assignee_id`.
                 * @example 12
                 */
                assignee_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only tasks with one of these values of `assignee_id`.
                 * @example [
                 *       12
                 *     ]
                 */
                assignee_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only tasks with another `assignee_id` than these values, or without one.
                 * @example [
                 *       12
                 *     ]
                 */
                assignee_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only tasks without `assignee_id`, with `false` only those with one.
                 * @example true
                 */
                assignee_id_empty?: boolean;
                /**
                 * @description Only tasks whose `due_at` is at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                due_at_from?: string;
                /**
                 * @description Only tasks whose `due_at` is before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                due_at_to?: string;
                /**
                 * @description With `true`, only tasks without `due_at`, with `false` only those with one. With `true` and a range, tasks of the range, too.
                 * @example true
                 */
                due_at_empty?: boolean;
                /**
                 * @description Only tasks whose `tags` contain this value.
                 * @example procurement
                 */
                tags?: string;
                /**
                 * @description Only tasks whose `completed_at` is at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                completed_at_from?: string;
                /**
                 * @description Only tasks whose `completed_at` is before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                completed_at_to?: string;
                /**
                 * @description With `true`, only tasks without `completed_at`, with `false` only those with one. With `true` and a range, tasks of the range, too.
                 * @example true
                 */
                completed_at_empty?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tasks. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The task to create. */
        requestBody: {
            content: {
                "application/json": TaskCreate;
            };
        };
        responses: {
            /** @description The new task. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Task;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CreateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid task, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchTasks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": TaskBatch;
            };
        };
        responses: {
            /** @description The results of the changes, also if some of them failed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskBatchResults;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the task.
                 * @example 2301
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Task;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the task.
                 * @example 2300
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the task, or the first request with this idempotency key is still in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the task.
                 * @example 2301
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": TaskUpdate;
                "application/json": TaskUpdate;
            };
        };
        responses: {
            /** @description The updated task. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Task;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["UpdateConflict"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The updated task would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaskHistory: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the task.
                 * @example 2301
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskHistory;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the task.
                 * @example 2300
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored task. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Task;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RestoreConflict"];
            /** @description The restored task would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order. Enumerations sort in the order of their values.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["ProjectSort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the record with this `external_id`.
                 * @example trello-5f2c
                 */
                external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only projects with this `status`.
                 * @example planned
                 */
                status?: components["schemas"]["ProjectStatus"];
                /**
                 * @description Only projects with one of these values of `status`.
                 * @example [
                 *       "planned"
                 *     ]
                 */
                status_in?: components["schemas"]["ProjectStatus"][];
                /**
                 * @description Only projects with another `status` than these values, or without one.
                 * @example [
                 *       "planned"
                 *     ]
                 */
                status_not?: components["schemas"]["ProjectStatus"][];
                /**
                 * @description Only projects with this `company_id`.
                 * @example 318
                 */
                company_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only projects with one of these values of `company_id`.
                 * @example [
                 *       318
                 *     ]
                 */
                company_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only projects with another `company_id` than these values, or without one.
                 * @example [
                 *       318
                 *     ]
                 */
                company_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only projects without `company_id`, with `false` only those with one.
                 * @example true
                 */
                company_id_empty?: boolean;
                /**
                 * @description Only projects with this `owner_id`.
                 * @example 15
                 */
                owner_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only projects with one of these values of `owner_id`.
                 * @example [
                 *       15
                 *     ]
                 */
                owner_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only projects with another `owner_id` than these values, or without one.
                 * @example [
                 *       15
                 *     ]
                 */
                owner_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only projects without `owner_id`, with `false` only those with one.
                 * @example true
                 */
                owner_id_empty?: boolean;
                /**
                 * @description Only projects whose `start_date` is on or after this date.
                 * @example 2026-02-01
                 */
                start_date_from?: string;
                /**
                 * @description Only projects whose `start_date` is before this date.
                 * @example 2026-03-01
                 */
                start_date_to?: string;
                /**
                 * @description With `true`, only projects without `start_date`, with `false` only those with one. With `true` and a range, projects of the range, too.
                 * @example true
                 */
                start_date_empty?: boolean;
                /**
                 * @description Only projects whose `due_date` is on or after this date.
                 * @example 2026-05-01
                 */
                due_date_from?: string;
                /**
                 * @description Only projects whose `due_date` is before this date.
                 * @example 2026-06-01
                 */
                due_date_to?: string;
                /**
                 * @description With `true`, only projects without `due_date`, with `false` only those with one. With `true` and a range, projects of the range, too.
                 * @example true
                 */
                due_date_empty?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProjectList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The project to create. */
        requestBody: {
            content: {
                "application/json": ProjectCreate;
            };
        };
        responses: {
            /** @description The new project. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Project;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CreateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid project, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchProjects: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": ProjectBatch;
            };
        };
        responses: {
            /** @description The results of the changes, also if some of them failed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProjectBatchResults;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the project.
                 * @example 57
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Project;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the project.
                 * @example 56
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the project, or the first request with this idempotency key is still in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the project.
                 * @example 57
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": ProjectUpdate;
                "application/json": ProjectUpdate;
            };
        };
        responses: {
            /** @description The updated project. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Project;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["UpdateConflict"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The updated project would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjectHistory: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the project.
                 * @example 57
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProjectHistory;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the project.
                 * @example 56
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored project. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Project;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RestoreConflict"];
            /** @description The restored project would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order. Enumerations sort in the order of their values.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["ContactSort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the record with this `external_id`.
                 * @example trello-5f2c
                 */
                external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only contacts with this `email`, in any case.
                 * @example maja.lindqvist@lindqvist-hotels.example
                 */
                email?: string;
                /**
                 * @description With `true`, only contacts without `email`, with `false` only those with one.
                 * @example true
                 */
                email_empty?: boolean;
                /**
                 * @description Only contacts with this `company_id`.
                 * @example 318
                 */
                company_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only contacts with one of these values of `company_id`.
                 * @example [
                 *       318
                 *     ]
                 */
                company_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only contacts with another `company_id` than these values, or without one.
                 * @example [
                 *       318
                 *     ]
                 */
                company_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only contacts without `company_id`, with `false` only those with one.
                 * @example true
                 */
                company_id_empty?: boolean;
                /**
                 * @description Only contacts with this `owner_id`.
                 * @example 12
                 */
                owner_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only contacts with one of these values of `owner_id`.
                 * @example [
                 *       12
                 *     ]
                 */
                owner_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only contacts with another `owner_id` than these values, or without one.
                 * @example [
                 *       12
                 *     ]
                 */
                owner_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only contacts without `owner_id`, with `false` only those with one.
                 * @example true
                 */
                owner_id_empty?: boolean;
                /**
                 * @description Only contacts whose `tags` contain this value.
                 * @example hotel
                 */
                tags?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contacts. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The contact to create. */
        requestBody: {
            content: {
                "application/json": ContactCreate;
            };
        };
        responses: {
            /** @description The new contact. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Contact;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CreateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid contact, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": ContactBatch;
            };
        };
        responses: {
            /** @description The results of the changes, also if some of them failed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactBatchResults;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the contact.
                 * @example 902
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Contact;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the contact.
                 * @example 901
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the contact, or the first request with this idempotency key is still in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the contact.
                 * @example 902
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": ContactUpdate;
                "application/json": ContactUpdate;
            };
        };
        responses: {
            /** @description The updated contact. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Contact;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["UpdateConflict"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The updated contact would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContactHistory: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the contact.
                 * @example 902
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactHistory;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the contact.
                 * @example 901
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored contact. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Contact;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RestoreConflict"];
            /** @description The restored contact would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order. Enumerations sort in the order of their values.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["CompanySort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the record with this `external_id`.
                 * @example trello-5f2c
                 */
                external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only companies with this `email`, in any case.
                 * @example info@lindqvist-hotels.example
                 */
                email?: string;
                /**
                 * @description With `true`, only companies without `email`, with `false` only those with one.
                 * @example true
                 */
                email_empty?: boolean;
                /**
                 * @description Only companies with this `vat_number`.
                 * @example SE556677889901
                 */
                vat_number?: string;
                /**
                 * @description With `true`, only companies without `vat_number`, with `false` only those with one.
                 * @example true
                 */
                vat_number_empty?: boolean;
                /**
                 * @description Only companies with this `industry`.
                 * @example Hospitality
                 */
                industry?: string;
                /**
                 * @description With `true`, only companies without `industry`, with `false` only those with one.
                 * @example true
                 */
                industry_empty?: boolean;
                /**
                 * @description Only companies with this `owner_id`.
                 * @example 12
                 */
                owner_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only companies with one of these values of `owner_id`.
                 * @example [
                 *       12
                 *     ]
                 */
                owner_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only companies with another `owner_id` than these values, or without one.
                 * @example [
                 *       12
                 *     ]
                 */
                owner_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only companies without `owner_id`, with `false` only those with one.
                 * @example true
                 */
                owner_id_empty?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of companies. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CompanyList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The company to create. */
        requestBody: {
            content: {
                "application/json": CompanyCreate;
            };
        };
        responses: {
            /** @description The new company. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Company;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CreateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid company, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchCompanies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": CompanyBatch;
            };
        };
        responses: {
            /** @description The results of the changes, also if some of them failed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CompanyBatchResults;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the company.
                 * @example 318
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Company;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the company.
                 * @example 317
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the company, or the first request with this idempotency key is still in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the company.
                 * @example 318
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": CompanyUpdate;
                "application/json": CompanyUpdate;
            };
        };
        responses: {
            /** @description The updated company. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Company;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["UpdateConflict"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The updated company would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyHistory: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the company.
                 * @example 318
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CompanyHistory;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the company.
                 * @example 317
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored company. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Company;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RestoreConflict"];
            /** @description The restored company would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order. Enumerations sort in the order of their values.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["TicketSort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the record with this `external_id`.
                 * @example trello-5f2c
                 */
                external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only tickets with this `status`.
                 * @example open
                 */
                status?: components["schemas"]["TicketStatus"];
                /**
                 * @description Only tickets with one of these values of `status`.
                 * @example [
                 *       "open"
                 *     ]
                 */
                status_in?: components["schemas"]["TicketStatus"][];
                /**
                 * @description Only tickets with another `status` than these values, or without one.
                 * @example [
                 *       "open"
                 *     ]
                 */
                status_not?: components["schemas"]["TicketStatus"][];
                /**
                 * @description Only tickets with this `priority`.
                 * @example urgent
                 */
                priority?: components["schemas"]["Priority"];
                /**
                 * @description Only tickets with one of these values of `priority`.
                 * @example [
                 *       "urgent"
                 *     ]
                 */
                priority_in?: components["schemas"]["Priority"][];
                /**
                 * @description Only tickets with another `priority` than these values, or without one.
                 * @example [
                 *       "urgent"
                 *     ]
                 */
                priority_not?: components["schemas"]["Priority"][];
                /**
                 * @description Only tickets with this `channel`.
                 * @example phone
                 */
                channel?: components["schemas"]["TicketChannel"];
                /**
                 * @description Only tickets with one of these values of `channel`.
                 * @example [
                 *       "phone"
                 *     ]
                 */
                channel_in?: components["schemas"]["TicketChannel"][];
                /**
                 * @description Only tickets with another `channel` than these values, or without one.
                 * @example [
                 *       "phone"
                 *     ]
                 */
                channel_not?: components["schemas"]["TicketChannel"][];
                /**
                 * @description Only tickets with this `contact_id`.
                 * @example 902
                 */
                contact_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only tickets with one of these values of `contact_id`.
                 * @example [
                 *       902
                 *     ]
                 */
                contact_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only tickets with another `contact_id` than these values, or without one.
                 * @example [
                 *       902
                 *     ]
                 */
                contact_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only tickets without `contact_id`, with `false` only those with one.
                 * @example true
                 */
                contact_id_empty?: boolean;
                /**
                 * @description Only tickets with this `company_id`.
                 * @example 318
                 */
                company_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only tickets with one of these values of `company_id`.
                 * @example [
                 *       318
                 *     ]
                 */
                company_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only tickets with another `company_id` than these values, or without one.
                 * @example [
                 *       318
                 *     ]
                 */
                company_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only tickets without `company_id`, with `false` only those with one.
                 * @example true
                 */
                company_id_empty?: boolean;
                /**
                 * @description Only tickets with this `assignee_id`.
                 * @example 15
                 */
                assignee_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only tickets with one of these values of `assignee_id`.
                 * @example [
                 *       15
                 *     ]
                 */
                assignee_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only tickets with another `assignee_id` than these values, or without one.
                 * @example [
                 *       15
                 *     ]
                 */
                assignee_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only tickets without `assignee_id`, with `false` only those with one.
                 * @example true
                 */
                assignee_id_empty?: boolean;
                /**
                 * @description Only tickets whose `resolved_at` is at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                resolved_at_from?: string;
                /**
                 * @description Only tickets whose `resolved_at` is before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                resolved_at_to?: string;
                /**
                 * @description With `true`, only tickets without `resolved_at`, with `false` only those with one. With `true` and a range, tickets of the range, too.
                 * @example true
                 */
                resolved_at_empty?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TicketList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The ticket to create. */
        requestBody: {
            content: {
                "application/json": TicketCreate;
            };
        };
        responses: {
            /** @description The new ticket. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Ticket;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CreateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid ticket, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchTickets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": TicketBatch;
            };
        };
        responses: {
            /** @description The results of the changes, also if some of them failed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TicketBatchResults;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the ticket.
                 * @example 1188
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Ticket;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the ticket.
                 * @example 1187
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the ticket, or the first request with this idempotency key is still in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the ticket.
                 * @example 1188
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": TicketUpdate;
                "application/json": TicketUpdate;
            };
        };
        responses: {
            /** @description The updated ticket. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Ticket;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["UpdateConflict"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The updated ticket would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTicketHistory: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the ticket.
                 * @example 1188
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TicketHistory;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the ticket.
                 * @example 1187
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored ticket. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Ticket;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RestoreConflict"];
            /** @description The restored ticket would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order. Enumerations sort in the order of their values.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["BookingSort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the record with this `external_id`.
                 * @example trello-5f2c
                 */
                external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only bookings with this `service_id`.
                 * @example 71
                 */
                service_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only bookings with one of these values of `service_id`.
                 * @example [
                 *       71
                 *     ]
                 */
                service_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only bookings with another `service_id` than these values, or without one.
                 * @example [
                 *       71
                 *     ]
                 */
                service_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description Only bookings with this `contact_id`.
                 * @example 902
                 */
                contact_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only bookings with one of these values of `contact_id`.
                 * @example [
                 *       902
                 *     ]
                 */
                contact_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only bookings with another `contact_id` than these values, or without one.
                 * @example [
                 *       902
                 *     ]
                 */
                contact_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description Only bookings whose `start_at` is at or after this time.
                 * @example 2026-02-01T00:00:00Z
                 */
                start_at_from?: string;
                /**
                 * @description Only bookings whose `start_at` is before this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                start_at_to?: string;
                /**
                 * @description Only bookings whose `end_at` is at or after this time.
                 * @example 2026-02-01T00:00:00Z
                 */
                end_at_from?: string;
                /**
                 * @description Only bookings whose `end_at` is before this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                end_at_to?: string;
                /**
                 * @description Only bookings with this `status`.
                 * @example requested
                 */
                status?: components["schemas"]["BookingStatus"];
                /**
                 * @description Only bookings with one of these values of `status`.
                 * @example [
                 *       "requested"
                 *     ]
                 */
                status_in?: components["schemas"]["BookingStatus"][];
                /**
                 * @description Only bookings with another `status` than these values, or without one.
                 * @example [
                 *       "requested"
                 *     ]
                 */
                status_not?: components["schemas"]["BookingStatus"][];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bookings. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BookingList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The booking to create. */
        requestBody: {
            content: {
                "application/json": BookingCreate;
            };
        };
        responses: {
            /** @description The new booking. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Booking;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CreateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid booking, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchBookings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": BookingBatch;
            };
        };
        responses: {
            /** @description The results of the changes, also if some of them failed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BookingBatchResults;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the booking.
                 * @example 530
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Booking;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the booking.
                 * @example 529
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the booking, or the first request with this idempotency key is still in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the booking.
                 * @example 530
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": BookingUpdate;
                "application/json": BookingUpdate;
            };
        };
        responses: {
            /** @description The updated booking. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Booking;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["UpdateConflict"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The updated booking would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookingHistory: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the booking.
                 * @example 530
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BookingHistory;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the booking.
                 * @example 529
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored booking. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Booking;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RestoreConflict"];
            /** @description The restored booking would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order. Enumerations sort in the order of their values.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["ProductSort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the record with this `external_id`.
                 * @example trello-5f2c
                 */
                external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only products with this `sku`.
                 * @example OAK-220-60
                 */
                sku?: string;
                /**
                 * @description With `true`, only products without `sku`, with `false` only those with one.
                 * @example true
                 */
                sku_empty?: boolean;
                /**
                 * @description Only products with this `active`.
                 * @example true
                 */
                active?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The product to create. */
        requestBody: {
            content: {
                "application/json": ProductCreate;
            };
        };
        responses: {
            /** @description The new product. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Product;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CreateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid product, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": ProductBatch;
            };
        };
        responses: {
            /** @description The results of the changes, also if some of them failed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductBatchResults;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the product.
                 * @example 640
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Product;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the product.
                 * @example 639
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the product, or the first request with this idempotency key is still in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the product.
                 * @example 640
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": ProductUpdate;
                "application/json": ProductUpdate;
            };
        };
        responses: {
            /** @description The updated product. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Product;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["UpdateConflict"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The updated product would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductHistory: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the product.
                 * @example 640
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductHistory;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the product.
                 * @example 639
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored product. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Product;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RestoreConflict"];
            /** @description The restored product would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order. Enumerations sort in the order of their values.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["ServiceSort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the record with this `external_id`.
                 * @example trello-5f2c
                 */
                external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only services with this `active`.
                 * @example true
                 */
                active?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of services. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The service to create. */
        requestBody: {
            content: {
                "application/json": ServiceCreate;
            };
        };
        responses: {
            /** @description The new service. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Service;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CreateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid service, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": ServiceBatch;
            };
        };
        responses: {
            /** @description The results of the changes, also if some of them failed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceBatchResults;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the service.
                 * @example 71
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Service;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the service.
                 * @example 70
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the service, or the first request with this idempotency key is still in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the service.
                 * @example 71
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": ServiceUpdate;
                "application/json": ServiceUpdate;
            };
        };
        responses: {
            /** @description The updated service. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Service;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["UpdateConflict"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The updated service would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServiceHistory: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the service.
                 * @example 71
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceHistory;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the service.
                 * @example 70
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored service. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Service;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RestoreConflict"];
            /** @description The restored service would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuotes: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order. Enumerations sort in the order of their values.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["QuoteSort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the record with this `external_id`.
                 * @example trello-5f2c
                 */
                external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only quotes with this `number`.
                 * @example Q-2026-00041
                 */
                number?: string;
                /**
                 * @description Only quotes with this `contact_id`.
                 * @example 902
                 */
                contact_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only quotes with one of these values of `contact_id`.
                 * @example [
                 *       902
                 *     ]
                 */
                contact_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only quotes with another `contact_id` than these values, or without one.
                 * @example [
                 *       902
                 *     ]
                 */
                contact_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only quotes without `contact_id`, with `false` only those with one.
                 * @example true
                 */
                contact_id_empty?: boolean;
                /**
                 * @description Only quotes with this `company_id`.
                 * @example 318
                 */
                company_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only quotes with one of these values of `company_id`.
                 * @example [
                 *       318
                 *     ]
                 */
                company_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only quotes with another `company_id` than these values, or without one.
                 * @example [
                 *       318
                 *     ]
                 */
                company_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only quotes without `company_id`, with `false` only those with one.
                 * @example true
                 */
                company_id_empty?: boolean;
                /**
                 * @description Only quotes with this `deal_id`.
                 * @example 133
                 */
                deal_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only quotes with one of these values of `deal_id`.
                 * @example [
                 *       133
                 *     ]
                 */
                deal_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only quotes with another `deal_id` than these values, or without one.
                 * @example [
                 *       133
                 *     ]
                 */
                deal_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only quotes without `deal_id`, with `false` only those with one.
                 * @example true
                 */
                deal_id_empty?: boolean;
                /**
                 * @description Only quotes with this `status`.
                 * @example draft
                 */
                status?: components["schemas"]["QuoteStatus"];
                /**
                 * @description Only quotes with one of these values of `status`.
                 * @example [
                 *       "draft"
                 *     ]
                 */
                status_in?: components["schemas"]["QuoteStatus"][];
                /**
                 * @description Only quotes with another `status` than these values, or without one.
                 * @example [
                 *       "draft"
                 *     ]
                 */
                status_not?: components["schemas"]["QuoteStatus"][];
                /**
                 * @description Only quotes with this `currency`.
                 * @example EUR
                 */
                currency?: components["schemas"]["Currency"];
                /**
                 * @description Only quotes whose `valid_until` is on or after this date.
                 * @example 2026-02-01
                 */
                valid_until_from?: string;
                /**
                 * @description Only quotes whose `valid_until` is before this date.
                 * @example 2026-03-01
                 */
                valid_until_to?: string;
                /**
                 * @description With `true`, only quotes without `valid_until`, with `false` only those with one. With `true` and a range, quotes of the range, too.
                 * @example true
                 */
                valid_until_empty?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of quotes. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QuoteList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The quote to create. */
        requestBody: {
            content: {
                "application/json": QuoteCreate;
            };
        };
        responses: {
            /** @description The new quote. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Quote;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CreateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid quote, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchQuotes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": QuoteBatch;
            };
        };
        responses: {
            /** @description The results of the changes, also if some of them failed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QuoteBatchResults;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the quote.
                 * @example 410
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Quote;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the quote.
                 * @example 409
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the quote, or the first request with this idempotency key is still in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the quote.
                 * @example 410
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": QuoteUpdate;
                "application/json": QuoteUpdate;
            };
        };
        responses: {
            /** @description The updated quote. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Quote;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["UpdateConflict"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The updated quote would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuoteHistory: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the quote.
                 * @example 410
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": QuoteHistory;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the quote.
                 * @example 409
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored quote. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Quote;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RestoreConflict"];
            /** @description The restored quote would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order. Enumerations sort in the order of their values.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["OrderSort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the record with this `external_id`.
                 * @example trello-5f2c
                 */
                external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only orders with this `number`.
                 * @example O-2026-00022
                 */
                number?: string;
                /**
                 * @description Only orders with this `contact_id`.
                 * @example 902
                 */
                contact_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only orders with one of these values of `contact_id`.
                 * @example [
                 *       902
                 *     ]
                 */
                contact_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only orders with another `contact_id` than these values, or without one.
                 * @example [
                 *       902
                 *     ]
                 */
                contact_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only orders without `contact_id`, with `false` only those with one.
                 * @example true
                 */
                contact_id_empty?: boolean;
                /**
                 * @description Only orders with this `company_id`.
                 * @example 318
                 */
                company_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only orders with one of these values of `company_id`.
                 * @example [
                 *       318
                 *     ]
                 */
                company_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only orders with another `company_id` than these values, or without one.
                 * @example [
                 *       318
                 *     ]
                 */
                company_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only orders without `company_id`, with `false` only those with one.
                 * @example true
                 */
                company_id_empty?: boolean;
                /**
                 * @description Only orders with this `quote_id`.
                 * @example 410
                 */
                quote_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only orders with one of these values of `quote_id`.
                 * @example [
                 *       410
                 *     ]
                 */
                quote_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only orders with another `quote_id` than these values, or without one.
                 * @example [
                 *       410
                 *     ]
                 */
                quote_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only orders without `quote_id`, with `false` only those with one.
                 * @example true
                 */
                quote_id_empty?: boolean;
                /**
                 * @description Only orders with this `status`.
                 * @example pending
                 */
                status?: components["schemas"]["OrderStatus"];
                /**
                 * @description Only orders with one of these values of `status`.
                 * @example [
                 *       "pending"
                 *     ]
                 */
                status_in?: components["schemas"]["OrderStatus"][];
                /**
                 * @description Only orders with another `status` than these values, or without one.
                 * @example [
                 *       "pending"
                 *     ]
                 */
                status_not?: components["schemas"]["OrderStatus"][];
                /**
                 * @description Only orders with this `currency`.
                 * @example EUR
                 */
                currency?: components["schemas"]["Currency"];
                /**
                 * @description Only orders whose `ordered_at` is at or after this time.
                 * @example 2026-01-01T00:00:00Z
                 */
                ordered_at_from?: string;
                /**
                 * @description Only orders whose `ordered_at` is before this time.
                 * @example 2026-02-01T00:00:00Z
                 */
                ordered_at_to?: string;
                /**
                 * @description With `true`, only orders without `ordered_at`, with `false` only those with one. With `true` and a range, orders of the range, too.
                 * @example true
                 */
                ordered_at_empty?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The order to create. */
        requestBody: {
            content: {
                "application/json": OrderCreate;
            };
        };
        responses: {
            /** @description The new order. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CreateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid order, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchOrders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": OrderBatch;
            };
        };
        responses: {
            /** @description The results of the changes, also if some of them failed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderBatchResults;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the order.
                 * @example 221
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the order.
                 * @example 220
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the order, or the first request with this idempotency key is still in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the order.
                 * @example 221
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": OrderUpdate;
                "application/json": OrderUpdate;
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["UpdateConflict"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The updated order would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderHistory: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the order.
                 * @example 221
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderHistory;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the order.
                 * @example 220
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RestoreConflict"];
            /** @description The restored order would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeals: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order. Enumerations sort in the order of their values.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["DealSort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the record with this `external_id`.
                 * @example trello-5f2c
                 */
                external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only deals with this `stage`.
                 * @example negotiation
                 */
                stage?: components["schemas"]["DealStage"];
                /**
                 * @description Only deals with one of these values of `stage`.
                 * @example [
                 *       "negotiation"
                 *     ]
                 */
                stage_in?: components["schemas"]["DealStage"][];
                /**
                 * @description Only deals with another `stage` than these values, or without one.
                 * @example [
                 *       "negotiation"
                 *     ]
                 */
                stage_not?: components["schemas"]["DealStage"][];
                /**
                 * @description Only deals with this `contact_id`.
                 * @example 902
                 */
                contact_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only deals with one of these values of `contact_id`.
                 * @example [
                 *       902
                 *     ]
                 */
                contact_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only deals with another `contact_id` than these values, or without one.
                 * @example [
                 *       902
                 *     ]
                 */
                contact_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only deals without `contact_id`, with `false` only those with one.
                 * @example true
                 */
                contact_id_empty?: boolean;
                /**
                 * @description Only deals with this `company_id`.
                 * @example 318
                 */
                company_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only deals with one of these values of `company_id`.
                 * @example [
                 *       318
                 *     ]
                 */
                company_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only deals with another `company_id` than these values, or without one.
                 * @example [
                 *       318
                 *     ]
                 */
                company_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only deals without `company_id`, with `false` only those with one.
                 * @example true
                 */
                company_id_empty?: boolean;
                /**
                 * @description Only deals with this `owner_id`.
                 * @example 12
                 */
                owner_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only deals with one of these values of `owner_id`.
                 * @example [
                 *       12
                 *     ]
                 */
                owner_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only deals with another `owner_id` than these values, or without one.
                 * @example [
                 *       12
                 *     ]
                 */
                owner_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only deals without `owner_id`, with `false` only those with one.
                 * @example true
                 */
                owner_id_empty?: boolean;
                /**
                 * @description Only deals whose `expected_close_date` is on or after this date.
                 * @example 2026-01-01
                 */
                expected_close_date_from?: string;
                /**
                 * @description Only deals whose `expected_close_date` is before this date.
                 * @example 2026-02-01
                 */
                expected_close_date_to?: string;
                /**
                 * @description With `true`, only deals without `expected_close_date`, with `false` only those with one. With `true` and a range, deals of the range, too.
                 * @example true
                 */
                expected_close_date_empty?: boolean;
                /**
                 * @description Only deals whose `closed_at` is at or after this time.
                 * @example 2026-01-01T00:00:00Z
                 */
                closed_at_from?: string;
                /**
                 * @description Only deals whose `closed_at` is before this time.
                 * @example 2026-02-01T00:00:00Z
                 */
                closed_at_to?: string;
                /**
                 * @description With `true`, only deals without `closed_at`, with `false` only those with one. With `true` and a range, deals of the range, too.
                 * @example true
                 */
                closed_at_empty?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deals. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DealList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The deal to create. */
        requestBody: {
            content: {
                "application/json": DealCreate;
            };
        };
        responses: {
            /** @description The new deal. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Deal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CreateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid deal, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchDeals: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": DealBatch;
            };
        };
        responses: {
            /** @description The results of the changes, also if some of them failed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DealBatchResults;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the deal.
                 * @example 133
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Deal;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the deal.
                 * @example 132
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the deal, or the first request with this idempotency key is still in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the deal.
                 * @example 133
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": DealUpdate;
                "application/json": DealUpdate;
            };
        };
        responses: {
            /** @description The updated deal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Deal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["UpdateConflict"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The updated deal would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDealHistory: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the deal.
                 * @example 133
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DealHistory;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the deal.
                 * @example 132
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored deal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Deal;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RestoreConflict"];
            /** @description The restored deal would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAppointments: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order. Enumerations sort in the order of their values.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["AppointmentSort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the record with this `external_id`.
                 * @example trello-5f2c
                 */
                external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only appointments whose `start_at` is at or after this time.
                 * @example 2026-02-01T00:00:00Z
                 */
                start_at_from?: string;
                /**
                 * @description Only appointments whose `start_at` is before this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                start_at_to?: string;
                /**
                 * @description Only appointments whose `end_at` is at or after this time.
                 * @example 2026-02-01T00:00:00Z
                 */
                end_at_from?: string;
                /**
                 * @description Only appointments whose `end_at` is before this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                end_at_to?: string;
                /**
                 * @description Only appointments with this `status`.
                 * @example scheduled
                 */
                status?: components["schemas"]["AppointmentStatus"];
                /**
                 * @description Only appointments with one of these values of `status`.
                 * @example [
                 *       "scheduled"
                 *     ]
                 */
                status_in?: components["schemas"]["AppointmentStatus"][];
                /**
                 * @description Only appointments with another `status` than these values, or without one.
                 * @example [
                 *       "scheduled"
                 *     ]
                 */
                status_not?: components["schemas"]["AppointmentStatus"][];
                /**
                 * @description Only appointments with this `contact_id`.
                 * @example 902
                 */
                contact_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only appointments with one of these values of `contact_id`.
                 * @example [
                 *       902
                 *     ]
                 */
                contact_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only appointments with another `contact_id` than these values, or without one.
                 * @example [
                 *       902
                 *     ]
                 */
                contact_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only appointments without `contact_id`, with `false` only those with one.
                 * @example true
                 */
                contact_id_empty?: boolean;
                /**
                 * @description Only appointments with this `organizer_id`.
                 * @example 12
                 */
                organizer_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only appointments with one of these values of `organizer_id`.
                 * @example [
                 *       12
                 *     ]
                 */
                organizer_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only appointments with another `organizer_id` than these values, or without one.
                 * @example [
                 *       12
                 *     ]
                 */
                organizer_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only appointments without `organizer_id`, with `false` only those with one.
                 * @example true
                 */
                organizer_id_empty?: boolean;
                /**
                 * @description Only appointments whose `attendee_ids` contain this value.
                 * @example 12
                 */
                attendee_ids?: components["schemas"]["RecordId"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of appointments. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AppointmentList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAppointment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The appointment to create. */
        requestBody: {
            content: {
                "application/json": AppointmentCreate;
            };
        };
        responses: {
            /** @description The new appointment. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Appointment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CreateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid appointment, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchAppointments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": AppointmentBatch;
            };
        };
        responses: {
            /** @description The results of the changes, also if some of them failed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AppointmentBatchResults;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the appointment.
                 * @example 845
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Appointment;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAppointment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the appointment.
                 * @example 844
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointment was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the appointment, or the first request with this idempotency key is still in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAppointment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the appointment.
                 * @example 845
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": AppointmentUpdate;
                "application/json": AppointmentUpdate;
            };
        };
        responses: {
            /** @description The updated appointment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Appointment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["UpdateConflict"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The updated appointment would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAppointmentHistory: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the appointment.
                 * @example 845
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AppointmentHistory;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreAppointment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the appointment.
                 * @example 844
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored appointment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Appointment;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RestoreConflict"];
            /** @description The restored appointment would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order. Enumerations sort in the order of their values.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["DocumentSort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the record with this `external_id`.
                 * @example trello-5f2c
                 */
                external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only documents with this `media_type`.
                 * @example application/pdf
                 */
                media_type?: string;
                /**
                 * @description With `true`, only documents without `media_type`, with `false` only those with one.
                 * @example true
                 */
                media_type_empty?: boolean;
                /**
                 * @description Only documents with this `checksum_sha256`.
                 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                checksum_sha256?: string;
                /**
                 * @description With `true`, only documents without `checksum_sha256`, with `false` only those with one.
                 * @example true
                 */
                checksum_sha256_empty?: boolean;
                /**
                 * @description Only documents with this `folder`.
                 * @example /projects/lobby
                 */
                folder?: string;
                /**
                 * @description With `true`, only documents without `folder`, with `false` only those with one.
                 * @example true
                 */
                folder_empty?: boolean;
                /**
                 * @description Only documents with this `owner_id`.
                 * @example 15
                 */
                owner_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only documents with one of these values of `owner_id`.
                 * @example [
                 *       15
                 *     ]
                 */
                owner_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only documents with another `owner_id` than these values, or without one.
                 * @example [
                 *       15
                 *     ]
                 */
                owner_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only documents without `owner_id`, with `false` only those with one.
                 * @example true
                 */
                owner_id_empty?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of documents. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The document to create. */
        requestBody: {
            content: {
                "application/json": DocumentCreate;
            };
        };
        responses: {
            /** @description The new document. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Document;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CreateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid document, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": DocumentBatch;
            };
        };
        responses: {
            /** @description The results of the changes, also if some of them failed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentBatchResults;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the document.
                 * @example 76
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Document;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the document.
                 * @example 75
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the document, or the first request with this idempotency key is still in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the document.
                 * @example 76
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": DocumentUpdate;
                "application/json": DocumentUpdate;
            };
        };
        responses: {
            /** @description The updated document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Document;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["UpdateConflict"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The updated document would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentHistory: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the document.
                 * @example 76
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentHistory;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the document.
                 * @example 75
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Document;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RestoreConflict"];
            /** @description The restored document would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order. Enumerations sort in the order of their values.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["CampaignSort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the record with this `external_id`.
                 * @example trello-5f2c
                 */
                external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only campaigns with this `channel`.
                 * @example email
                 */
                channel?: components["schemas"]["CampaignChannel"];
                /**
                 * @description Only campaigns with one of these values of `channel`.
                 * @example [
                 *       "email"
                 *     ]
                 */
                channel_in?: components["schemas"]["CampaignChannel"][];
                /**
                 * @description Only campaigns with another `channel` than these values, or without one.
                 * @example [
                 *       "email"
                 *     ]
                 */
                channel_not?: components["schemas"]["CampaignChannel"][];
                /**
                 * @description Only campaigns with this `status`.
                 * @example scheduled
                 */
                status?: components["schemas"]["CampaignStatus"];
                /**
                 * @description Only campaigns with one of these values of `status`.
                 * @example [
                 *       "scheduled"
                 *     ]
                 */
                status_in?: components["schemas"]["CampaignStatus"][];
                /**
                 * @description Only campaigns with another `status` than these values, or without one.
                 * @example [
                 *       "scheduled"
                 *     ]
                 */
                status_not?: components["schemas"]["CampaignStatus"][];
                /**
                 * @description Only campaigns whose `start_at` is at or after this time.
                 * @example 2026-02-01T00:00:00Z
                 */
                start_at_from?: string;
                /**
                 * @description Only campaigns whose `start_at` is before this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                start_at_to?: string;
                /**
                 * @description With `true`, only campaigns without `start_at`, with `false` only those with one. With `true` and a range, campaigns of the range, too.
                 * @example true
                 */
                start_at_empty?: boolean;
                /**
                 * @description Only campaigns whose `end_at` is at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                end_at_from?: string;
                /**
                 * @description Only campaigns whose `end_at` is before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                end_at_to?: string;
                /**
                 * @description With `true`, only campaigns without `end_at`, with `false` only those with one. With `true` and a range, campaigns of the range, too.
                 * @example true
                 */
                end_at_empty?: boolean;
                /**
                 * @description Only campaigns with this `owner_id`.
                 * @example 12
                 */
                owner_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only campaigns with one of these values of `owner_id`.
                 * @example [
                 *       12
                 *     ]
                 */
                owner_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only campaigns with another `owner_id` than these values, or without one.
                 * @example [
                 *       12
                 *     ]
                 */
                owner_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description With `true`, only campaigns without `owner_id`, with `false` only those with one.
                 * @example true
                 */
                owner_id_empty?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of campaigns. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CampaignList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The campaign to create. */
        requestBody: {
            content: {
                "application/json": CampaignCreate;
            };
        };
        responses: {
            /** @description The new campaign. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Campaign;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CreateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid campaign, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchCampaigns: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": CampaignBatch;
            };
        };
        responses: {
            /** @description The results of the changes, also if some of them failed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CampaignBatchResults;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the campaign.
                 * @example 29
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Campaign;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the campaign.
                 * @example 28
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the campaign, or the first request with this idempotency key is still in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the campaign.
                 * @example 29
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": CampaignUpdate;
                "application/json": CampaignUpdate;
            };
        };
        responses: {
            /** @description The updated campaign. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Campaign;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["UpdateConflict"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The updated campaign would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCampaignHistory: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the campaign.
                 * @example 29
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CampaignHistory;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the campaign.
                 * @example 28
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored campaign. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Campaign;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RestoreConflict"];
            /** @description The restored campaign would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPresences: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order. Enumerations sort in the order of their values.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["PresenceSort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the record with this `external_id`.
                 * @example trello-5f2c
                 */
                external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only presences with this `member_id`.
                 * @example 15
                 */
                member_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only presences with one of these values of `member_id`.
                 * @example [
                 *       15
                 *     ]
                 */
                member_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only presences with another `member_id` than these values, or without one.
                 * @example [
                 *       15
                 *     ]
                 */
                member_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description Only presences with this `status`.
                 * @example remote
                 */
                status?: components["schemas"]["PresenceStatus"];
                /**
                 * @description Only presences with one of these values of `status`.
                 * @example [
                 *       "remote"
                 *     ]
                 */
                status_in?: components["schemas"]["PresenceStatus"][];
                /**
                 * @description Only presences with another `status` than these values, or without one.
                 * @example [
                 *       "remote"
                 *     ]
                 */
                status_not?: components["schemas"]["PresenceStatus"][];
                /**
                 * @description Only presences whose `start_at` is at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                start_at_from?: string;
                /**
                 * @description Only presences whose `start_at` is before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                start_at_to?: string;
                /**
                 * @description Only presences whose `end_at` is at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                end_at_from?: string;
                /**
                 * @description Only presences whose `end_at` is before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                end_at_to?: string;
                /**
                 * @description With `true`, only presences without `end_at`, with `false` only those with one. With `true` and a range, presences of the range, too.
                 * @example true
                 */
                end_at_empty?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of presences. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PresenceList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPresence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The presence to create. */
        requestBody: {
            content: {
                "application/json": PresenceCreate;
            };
        };
        responses: {
            /** @description The new presence. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Presence;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CreateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid presence, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchPresences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": PresenceBatch;
            };
        };
        responses: {
            /** @description The results of the changes, also if some of them failed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PresenceBatchResults;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the presence.
                 * @example 6120
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The presence. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Presence;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePresence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the presence.
                 * @example 6119
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The presence was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the presence, or the first request with this idempotency key is still in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePresence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the presence.
                 * @example 6120
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": PresenceUpdate;
                "application/json": PresenceUpdate;
            };
        };
        responses: {
            /** @description The updated presence. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Presence;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["UpdateConflict"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The updated presence would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPresenceHistory: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the presence.
                 * @example 6120
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PresenceHistory;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restorePresence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the presence.
                 * @example 6119
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored presence. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Presence;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RestoreConflict"];
            /** @description The restored presence would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShifts: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order. Enumerations sort in the order of their values.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["ShiftSort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the record with this `external_id`.
                 * @example trello-5f2c
                 */
                external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only shifts with this `member_id`.
                 * @example 15
                 */
                member_id?: components["schemas"]["RecordId"];
                /**
                 * @description Only shifts with one of these values of `member_id`.
                 * @example [
                 *       15
                 *     ]
                 */
                member_id_in?: components["schemas"]["RecordId"][];
                /**
                 * @description Only shifts with another `member_id` than these values, or without one.
                 * @example [
                 *       15
                 *     ]
                 */
                member_id_not?: components["schemas"]["RecordId"][];
                /**
                 * @description Only shifts whose `start_at` is at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                start_at_from?: string;
                /**
                 * @description Only shifts whose `start_at` is before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                start_at_to?: string;
                /**
                 * @description Only shifts whose `end_at` is at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                end_at_from?: string;
                /**
                 * @description Only shifts whose `end_at` is before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                end_at_to?: string;
                /**
                 * @description Only shifts with this `role`.
                 * @example Fitter
                 */
                role?: string;
                /**
                 * @description With `true`, only shifts without `role`, with `false` only those with one.
                 * @example true
                 */
                role_empty?: boolean;
                /**
                 * @description Only shifts with this `location`.
                 * @example Workshop Solna
                 */
                location?: string;
                /**
                 * @description With `true`, only shifts without `location`, with `false` only those with one.
                 * @example true
                 */
                location_empty?: boolean;
                /**
                 * @description Only shifts with this `status`.
                 * @example planned
                 */
                status?: components["schemas"]["ShiftStatus"];
                /**
                 * @description Only shifts with one of these values of `status`.
                 * @example [
                 *       "planned"
                 *     ]
                 */
                status_in?: components["schemas"]["ShiftStatus"][];
                /**
                 * @description Only shifts with another `status` than these values, or without one.
                 * @example [
                 *       "planned"
                 *     ]
                 */
                status_not?: components["schemas"]["ShiftStatus"][];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of shifts. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShiftList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createShift: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The shift to create. */
        requestBody: {
            content: {
                "application/json": ShiftCreate;
            };
        };
        responses: {
            /** @description The new shift. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Shift;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CreateConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid shift, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchShifts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": ShiftBatch;
            };
        };
        responses: {
            /** @description The results of the changes, also if some of them failed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShiftBatchResults;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BatchInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the shift.
                 * @example 3307
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shift. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Shift;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteShift: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the shift.
                 * @example 3306
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shift was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the shift, or the first request with this idempotency key is still in progress. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateShift: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the request only if the record still has this `ETag`; otherwise returns 412.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the shift.
                 * @example 3307
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": ShiftUpdate;
                "application/json": ShiftUpdate;
            };
        };
        responses: {
            /** @description The updated shift. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Shift;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["UpdateConflict"];
            412: components["responses"]["VersionMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The updated shift would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShiftHistory: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the shift.
                 * @example 3307
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShiftHistory;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreShift: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the shift.
                 * @example 3306
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored shift. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Shift;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RestoreConflict"];
            /** @description The restored shift would be invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description The field to sort by. A leading `-` sorts in descending order.
                 * @example -updated_at
                 */
                sort?: components["schemas"]["MemberSort"];
                /**
                 * @description Only records with one of these IDs, separated by commas. IDs that do not exist are ignored. Pages still have at most `limit` records.
                 * @example [
                 *       2311,
                 *       2312
                 *     ]
                 */
                ids?: components["parameters"]["Ids"];
                /**
                 * @description Only records that contain all of these words. The last one may be incomplete. Words consist of letters and digits, without case, accents and width: `strasse` finds `Straße`, `test` finds `A/B-Test`, `00069` finds `O-2026-00069`. Joined words and telephone numbers are also found without their separators, Chinese and Japanese by any part.
                 * @example lobby
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only records updated at or after this time. A change that is committed late appears after changes with a later `updated_at`, so continue from a minute before the latest one that you have read. Deletions are only in the event feed.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /**
                 * @description Only the member with this `email`, in any case.
                 * @example tomas.pereira@harbour-and-pine.example
                 */
                email?: string;
                /**
                 * @description Only members with this `role`.
                 * @example member
                 */
                role?: components["schemas"]["MemberRole"];
                /**
                 * @description Only members with this `active`.
                 * @example true
                 */
                active?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MemberList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationIdPath"];
                /**
                 * @description The ID of the member.
                 * @example 15
                 */
                id: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ID of the member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Member;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhooks. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The webhook to register. */
        requestBody: {
            content: {
                "application/json": WebhookCreate;
            };
        };
        responses: {
            /** @description The webhook with its secret. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookWithSecret;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WebhookForbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["WebhookConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid webhook, or the idempotency key was already used with a different body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ID of the webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Webhook;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The ID of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        /** @description The new values of the webhook. */
        requestBody: {
            content: {
                "application/json": WebhookReplace;
            };
        };
        responses: {
            /** @description The updated webhook. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Webhook;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WebhookForbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid webhook or that of another webhook, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The ID of the webhook.
                 * @example 41
                 */
                webhook_id: components["schemas"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook was deleted. */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The ID of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook with its new secret. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookWithSecret;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The ID of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        /** @description The message to send. Without a body, `webhook.test`. */
        requestBody?: {
            content: {
                "application/json": WebhookTestRequest;
            };
        };
        responses: {
            /** @description The attempt. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookLog;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["WebhookDisabled"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookLogs: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only attempts with this status.
                 * @example failed
                 */
                status?: components["schemas"]["WebhookLogStatus"];
                /**
                 * @description Only attempts for this event type.
                 * @example task.created
                 */
                event_type?: components["schemas"]["WebhookMessageType"];
                /**
                 * @description Only items created at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /**
                 * @description Only items created before this time.
                 * @example 2026-04-01T00:00:00Z
                 */
                created_at_to?: components["parameters"]["CreatedAtTo"];
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attempts. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookLogList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeliverWebhookLog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The ID of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookIdPath"];
                /**
                 * @description The ID of the attempt.
                 * @example 70211
                 */
                log_id: components["parameters"]["LogId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new attempt. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookLog;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["WebhookDisabled"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A string that uniquely identifies this request among those of the member or, without a member, of the application, such as a UUID. Within 24 hours, a repeated request with the same key, path and body returns the first successful response and changes nothing; the same key with a different path or body is rejected.
                 * @example 5c1b2a4e-8f0d-4d59-9a3e-7c2f6b1d0e94
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The ID of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        /** @description The start of the period to recover. Without a body, 30 days ago. */
        requestBody?: {
            content: {
                "application/json": WebhookRecovery;
            };
        };
        responses: {
            /** @description The number of scheduled deliveries. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookRecoveryResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["WebhookDisabled"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is invalid, or the idempotency key was already used for a different request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All event types. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookEventList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items per page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `next_cursor` of the previous page. Keep the filters and the sort order unchanged.
                 * @example WyItY3JlYXRlZF9hdCIsIjIwMjUtMTEtMTFUMTA6MDU6MjJaIiw5MDFd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only events of these types, separated by commas.
                 * @example [
                 *       "task.created",
                 *       "task.updated"
                 *     ]
                 */
                types?: components["schemas"]["EventType"][];
                /**
                 * @description The time from which to read if no cursor is given. The default is the time of the oldest event in the feed.
                 * @example 2026-03-02T00:00:00Z
                 */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EventList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["CursorExpired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only events of these types, separated by commas.
                 * @example [
                 *       "task.created",
                 *       "task.updated"
                 *     ]
                 */
                types?: components["schemas"]["EventType"][];
            };
            header?: {
                /**
                 * @description The `id` of the last message received.
                 * @example WzE3NzI2NDI1MzAsMl0
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Accel-Buffering": components["headers"]["AccelBuffering"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["CursorExpired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveTaskCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": TaskCreated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveTaskUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": TaskUpdated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveTaskDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": TaskDeleted;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveProjectCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": ProjectCreated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveProjectUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": ProjectUpdated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveProjectDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": ProjectDeleted;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveContactCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": ContactCreated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveContactUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": ContactUpdated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveContactDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": ContactDeleted;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveCompanyCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": CompanyCreated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveCompanyUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": CompanyUpdated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveCompanyDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": CompanyDeleted;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveTicketCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": TicketCreated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveTicketUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": TicketUpdated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveTicketDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": TicketDeleted;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveBookingCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": BookingCreated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveBookingUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": BookingUpdated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveBookingDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": BookingDeleted;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveProductCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": ProductCreated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveProductUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": ProductUpdated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveProductDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": ProductDeleted;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveServiceCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": ServiceCreated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveServiceUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": ServiceUpdated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveServiceDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": ServiceDeleted;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveQuoteCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": QuoteCreated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveQuoteUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": QuoteUpdated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveQuoteDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": QuoteDeleted;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveOrderCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": OrderCreated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveOrderUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": OrderUpdated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveOrderDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": OrderDeleted;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveDealCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": DealCreated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveDealUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": DealUpdated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveDealDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": DealDeleted;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveAppointmentCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": AppointmentCreated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveAppointmentUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": AppointmentUpdated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveAppointmentDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": AppointmentDeleted;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveDocumentCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": DocumentCreated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveDocumentUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": DocumentUpdated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveDocumentDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": DocumentDeleted;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveCampaignCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": CampaignCreated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveCampaignUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": CampaignUpdated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveCampaignDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": CampaignDeleted;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receivePresenceCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": PresenceCreated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receivePresenceUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": PresenceUpdated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receivePresenceDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": PresenceDeleted;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveShiftCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": ShiftCreated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveShiftUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": ShiftUpdated;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveShiftDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": ShiftDeleted;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
    receiveWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ID of the event, the same for every attempt. Ignore an ID that you have already processed.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /**
                 * @description The time of this attempt, in Unix seconds. Reject a timestamp that is more than a few minutes old.
                 * @example 1772439300
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /**
                 * @description The signatures of the delivery. At least one must match.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignatureHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The message. */
        requestBody: {
            content: {
                "application/json": WebhookTest;
            };
        };
        responses: {
            200: components["responses"]["DeliveryAccepted"];
            410: components["responses"]["DeliveryGone"];
            429: components["responses"]["DeliverySlowDown"];
            503: components["responses"]["DeliveryUnavailable"];
        };
    };
}

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
