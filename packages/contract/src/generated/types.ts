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
         * @description Send the browser of a user here. The user signs in, sees which application asks for which scopes, selects the organization to grant and approves. The browser then comes back to `redirect_uri` with `code`, the same `state`, and `iss`. A denial comes back with `error=access_denied`.
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
         * @description Issues tokens for the grants `authorization_code`, `refresh_token` and `client_credentials`. The application authenticates with `client_id` and `client_secret` in the form or by HTTP Basic; one without a secret sends `client_id` and proves itself by PKCE. A token is bound to one organization.
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
         * @description Revokes an access token, or a refresh token with all that came from its grant (RFC 7009). It takes effect at once. A token that is unknown or already revoked is answered with 200 as well.
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
         * @description Returns the public keys that sign access tokens (RFC 7517). While a key is being replaced there are two.
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
         * Get the server metadata
         * @description Tells client libraries where the endpoints are and what they can do (RFC 8414).
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List tasks
         * @description Returns the tasks of the organization, newest first unless `sort` says otherwise, a page at a time. Filters are combined with and. `q` searches `title`, `description`. Follow `next_cursor` until it is null: pages stay right while tasks are added and removed.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Create a task
         * @description Only a title is needed: the task then starts as `open` with priority `normal` and nobody assigned. Setting `status` to `done` fills `completed_at`. Emits `task.created`. Send an `Idempotency-Key` to make a repeated request safe.
         */
        post: operations["createTask"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a task
         * @description Returns one task. Its `ETag` is the version: send it as `If-Match` with a change to be sure that nobody changed it meanwhile.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description Deletes the task for good and emits `task.deleted`. While other records refer to it the answer is 409, and names them.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Update a task
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396): null clears a field, what is absent stays. Moving `status` to `done` fills `completed_at`; moving it away from `done` clears it. Emits `task.updated` when something changed.
         */
        patch: operations["updateTask"];
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List projects
         * @description Returns the projects of the organization, newest first unless `sort` says otherwise, a page at a time. Filters are combined with and. `q` searches `name`, `description`. Follow `next_cursor` until it is null: pages stay right while projects are added and removed.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description A project starts as `planned`. `due_date` must not be before `start_date`. Emits `project.created`. Send an `Idempotency-Key` to make a repeated request safe.
         */
        post: operations["createProject"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a project
         * @description Returns one project. Its `ETag` is the version: send it as `If-Match` with a change to be sure that nobody changed it meanwhile.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project
         * @description Deletes the project for good and emits `project.deleted`. While other records refer to it the answer is 409, and names them.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Update a project
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396): null clears a field, what is absent stays. Closing a project (`completed` or `cancelled`) leaves its tasks as they are. Emits `project.updated` when something changed.
         */
        patch: operations["updateProject"];
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List contacts
         * @description Returns the contacts of the organization, newest first unless `sort` says otherwise, a page at a time. Filters are combined with and. `q` searches `first_name`, `last_name`, `email`, `phone`, `job_title`. Follow `next_cursor` until it is null: pages stay right while contacts are added and removed.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Only a last name is needed. Two contacts may share an e-mail address. Emits `contact.created`. Send an `Idempotency-Key` to make a repeated request safe.
         */
        post: operations["createContact"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a contact
         * @description Returns one contact. Its `ETag` is the version: send it as `If-Match` with a change to be sure that nobody changed it meanwhile.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        /**
         * Delete a contact
         * @description Deletes the contact for good and emits `contact.deleted`. While other records refer to it the answer is 409, and names them.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Update a contact
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396): null clears a field, what is absent stays. Emits `contact.updated` when something changed.
         */
        patch: operations["updateContact"];
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List companies
         * @description Returns the companies of the organization, newest first unless `sort` says otherwise, a page at a time. Filters are combined with and. `q` searches `name`, `website`, `email`, `phone`, `vat_number`, `industry`. Follow `next_cursor` until it is null: pages stay right while companies are added and removed.
         */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Create a company
         * @description Only a name is needed. Names may repeat: use `external_id` or `vat_number` to tell companies apart. Emits `company.created`. Send an `Idempotency-Key` to make a repeated request safe.
         */
        post: operations["createCompany"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a company
         * @description Returns one company. Its `ETag` is the version: send it as `If-Match` with a change to be sure that nobody changed it meanwhile.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        /**
         * Delete a company
         * @description Deletes the company for good and emits `company.deleted`. While other records refer to it the answer is 409, and names them.
         */
        delete: operations["deleteCompany"];
        options?: never;
        head?: never;
        /**
         * Update a company
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396): null clears a field, what is absent stays. Emits `company.updated` when something changed.
         */
        patch: operations["updateCompany"];
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List tickets
         * @description Returns the tickets of the organization, newest first unless `sort` says otherwise, a page at a time. Filters are combined with and. `q` searches `subject`, `description`. Follow `next_cursor` until it is null: pages stay right while tickets are added and removed.
         */
        get: operations["listTickets"];
        put?: never;
        /**
         * Create a ticket
         * @description A ticket starts as `new` with priority `normal`. Emits `ticket.created`. Send an `Idempotency-Key` to make a repeated request safe.
         */
        post: operations["createTicket"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a ticket
         * @description Returns one ticket. Its `ETag` is the version: send it as `If-Match` with a change to be sure that nobody changed it meanwhile.
         */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        /**
         * Delete a ticket
         * @description Deletes the ticket for good and emits `ticket.deleted`. While other records refer to it the answer is 409, and names them.
         */
        delete: operations["deleteTicket"];
        options?: never;
        head?: never;
        /**
         * Update a ticket
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396): null clears a field, what is absent stays. Moving `status` to `resolved` or `closed` fills `resolved_at`; reopening clears it. Emits `ticket.updated` when something changed.
         */
        patch: operations["updateTicket"];
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List bookings
         * @description Returns the bookings of the organization, newest first unless `sort` says otherwise, a page at a time. Filters are combined with and. `q` searches `notes`. Follow `next_cursor` until it is null: pages stay right while bookings are added and removed.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Create a booking
         * @description A booking starts as `requested`. `end_at` must be after `start_at`. Bookings may overlap: the service keeps no capacity. Emits `booking.created`. Send an `Idempotency-Key` to make a repeated request safe.
         */
        post: operations["createBooking"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a booking
         * @description Returns one booking. Its `ETag` is the version: send it as `If-Match` with a change to be sure that nobody changed it meanwhile.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        /**
         * Delete a booking
         * @description Deletes the booking for good and emits `booking.deleted`. While other records refer to it the answer is 409, and names them.
         */
        delete: operations["deleteBooking"];
        options?: never;
        head?: never;
        /**
         * Update a booking
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396): null clears a field, what is absent stays. `end_at` must still be after `start_at` when the patch is applied. Emits `booking.updated` when something changed.
         */
        patch: operations["updateBooking"];
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List products
         * @description Returns the products of the organization, newest first unless `sort` says otherwise, a page at a time. Filters are combined with and. `q` searches `name`, `sku`, `description`. Follow `next_cursor` until it is null: pages stay right while products are added and removed.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Create a product
         * @description A product is `active` unless told otherwise. Prices are net of tax. Emits `product.created`. Send an `Idempotency-Key` to make a repeated request safe.
         */
        post: operations["createProduct"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a product
         * @description Returns one product. Its `ETag` is the version: send it as `If-Match` with a change to be sure that nobody changed it meanwhile.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Deletes the product for good and emits `product.deleted`. While other records refer to it the answer is 409, and names them.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /**
         * Update a product
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396): null clears a field, what is absent stays. Quotes and orders keep the price they were made with. Emits `product.updated` when something changed.
         */
        patch: operations["updateProduct"];
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List services
         * @description Returns the services of the organization, newest first unless `sort` says otherwise, a page at a time. Filters are combined with and. `q` searches `name`, `description`. Follow `next_cursor` until it is null: pages stay right while services are added and removed.
         */
        get: operations["listServices"];
        put?: never;
        /**
         * Create a service
         * @description A service is `active` unless told otherwise. Prices are net of tax. Emits `service.created`. Send an `Idempotency-Key` to make a repeated request safe.
         */
        post: operations["createService"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a service
         * @description Returns one service. Its `ETag` is the version: send it as `If-Match` with a change to be sure that nobody changed it meanwhile.
         */
        get: operations["getService"];
        put?: never;
        post?: never;
        /**
         * Delete a service
         * @description Deletes the service for good and emits `service.deleted`. While other records refer to it the answer is 409, and names them.
         */
        delete: operations["deleteService"];
        options?: never;
        head?: never;
        /**
         * Update a service
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396): null clears a field, what is absent stays. Bookings, quotes and orders keep what they were made with. Emits `service.updated` when something changed.
         */
        patch: operations["updateService"];
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List quotes
         * @description Returns the quotes of the organization, newest first unless `sort` says otherwise, a page at a time. Filters are combined with and. `q` searches `title`, `number`. Follow `next_cursor` until it is null: pages stay right while quotes are added and removed.
         */
        get: operations["listQuotes"];
        put?: never;
        /**
         * Create a quote
         * @description The service assigns `number` and computes `totals`. All line items are priced in `currency`. Emits `quote.created`. Send an `Idempotency-Key` to make a repeated request safe.
         */
        post: operations["createQuote"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a quote
         * @description Returns one quote. Its `ETag` is the version: send it as `If-Match` with a change to be sure that nobody changed it meanwhile.
         */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        /**
         * Delete a quote
         * @description Deletes the quote for good and emits `quote.deleted`. While other records refer to it the answer is 409, and names them.
         */
        delete: operations["deleteQuote"];
        options?: never;
        head?: never;
        /**
         * Update a quote
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396): null clears a field, what is absent stays. `totals` are computed anew when line items change. Emits `quote.updated` when something changed.
         */
        patch: operations["updateQuote"];
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List orders
         * @description Returns the orders of the organization, newest first unless `sort` says otherwise, a page at a time. Filters are combined with and. `q` searches `number`. Follow `next_cursor` until it is null: pages stay right while orders are added and removed.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Create an order
         * @description At least one line item is needed. The service assigns `number` and computes `totals`; `ordered_at` is now unless given. Emits `order.created`. Send an `Idempotency-Key` to make a repeated request safe.
         */
        post: operations["createOrder"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get an order
         * @description Returns one order. Its `ETag` is the version: send it as `If-Match` with a change to be sure that nobody changed it meanwhile.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        /**
         * Delete an order
         * @description Deletes the order for good and emits `order.deleted`. While other records refer to it the answer is 409, and names them.
         */
        delete: operations["deleteOrder"];
        options?: never;
        head?: never;
        /**
         * Update an order
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396): null clears a field, what is absent stays. `totals` are computed anew when line items change. Emits `order.updated` when something changed.
         */
        patch: operations["updateOrder"];
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List deals
         * @description Returns the deals of the organization, newest first unless `sort` says otherwise, a page at a time. Filters are combined with and. `q` searches `title`, `lost_reason`. Follow `next_cursor` until it is null: pages stay right while deals are added and removed.
         */
        get: operations["listDeals"];
        put?: never;
        /**
         * Create a deal
         * @description A deal starts in stage `lead`. Emits `deal.created`. Send an `Idempotency-Key` to make a repeated request safe.
         */
        post: operations["createDeal"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a deal
         * @description Returns one deal. Its `ETag` is the version: send it as `If-Match` with a change to be sure that nobody changed it meanwhile.
         */
        get: operations["getDeal"];
        put?: never;
        post?: never;
        /**
         * Delete a deal
         * @description Deletes the deal for good and emits `deal.deleted`. While other records refer to it the answer is 409, and names them.
         */
        delete: operations["deleteDeal"];
        options?: never;
        head?: never;
        /**
         * Update a deal
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396): null clears a field, what is absent stays. Moving `stage` to `won` or `lost` fills `closed_at`; reopening clears it. Emits `deal.updated` when something changed.
         */
        patch: operations["updateDeal"];
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List appointments
         * @description Returns the appointments of the organization, newest first unless `sort` says otherwise, a page at a time. Filters are combined with and. `q` searches `title`, `location`, `description`. Follow `next_cursor` until it is null: pages stay right while appointments are added and removed.
         */
        get: operations["listAppointments"];
        put?: never;
        /**
         * Create an appointment
         * @description An appointment starts as `scheduled`. `end_at` must be after `start_at`. Emits `appointment.created`. Send an `Idempotency-Key` to make a repeated request safe.
         */
        post: operations["createAppointment"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get an appointment
         * @description Returns one appointment. Its `ETag` is the version: send it as `If-Match` with a change to be sure that nobody changed it meanwhile.
         */
        get: operations["getAppointment"];
        put?: never;
        post?: never;
        /**
         * Delete an appointment
         * @description Deletes the appointment for good and emits `appointment.deleted`. While other records refer to it the answer is 409, and names them.
         */
        delete: operations["deleteAppointment"];
        options?: never;
        head?: never;
        /**
         * Update an appointment
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396): null clears a field, what is absent stays. `end_at` must still be after `start_at` when the patch is applied. Emits `appointment.updated` when something changed.
         */
        patch: operations["updateAppointment"];
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List documents
         * @description Returns the documents of the organization, newest first unless `sort` says otherwise, a page at a time. Filters are combined with and. `q` searches `name`, `folder`. Follow `next_cursor` until it is null: pages stay right while documents are added and removed.
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Create a document
         * @description Only a name is needed. The service does not fetch `content_url`; it stores what it is told. Emits `document.created`. Send an `Idempotency-Key` to make a repeated request safe.
         */
        post: operations["createDocument"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a document
         * @description Returns one document. Its `ETag` is the version: send it as `If-Match` with a change to be sure that nobody changed it meanwhile.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description Deletes the document for good and emits `document.deleted`. While other records refer to it the answer is 409, and names them.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /**
         * Update a document
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396): null clears a field, what is absent stays. Emits `document.updated` when something changed.
         */
        patch: operations["updateDocument"];
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List campaigns
         * @description Returns the campaigns of the organization, newest first unless `sort` says otherwise, a page at a time. Filters are combined with and. `q` searches `name`. Follow `next_cursor` until it is null: pages stay right while campaigns are added and removed.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Create a campaign
         * @description A campaign starts as `draft`. `end_at`, where given, must be after `start_at`. Emits `campaign.created`. Send an `Idempotency-Key` to make a repeated request safe.
         */
        post: operations["createCampaign"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a campaign
         * @description Returns one campaign. Its `ETag` is the version: send it as `If-Match` with a change to be sure that nobody changed it meanwhile.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        /**
         * Delete a campaign
         * @description Deletes the campaign for good and emits `campaign.deleted`. While other records refer to it the answer is 409, and names them.
         */
        delete: operations["deleteCampaign"];
        options?: never;
        head?: never;
        /**
         * Update a campaign
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396): null clears a field, what is absent stays. Emits `campaign.updated` when something changed.
         */
        patch: operations["updateCampaign"];
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List presences
         * @description Returns the presences of the organization, newest first unless `sort` says otherwise, a page at a time. Filters are combined with and. `q` searches `note`. Follow `next_cursor` until it is null: pages stay right while presences are added and removed.
         */
        get: operations["listPresences"];
        put?: never;
        /**
         * Create a presence
         * @description `status` is `present` unless given. Leave `end_at` out while it lasts. Emits `presence.created`. Send an `Idempotency-Key` to make a repeated request safe.
         */
        post: operations["createPresence"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a presence
         * @description Returns one presence. Its `ETag` is the version: send it as `If-Match` with a change to be sure that nobody changed it meanwhile.
         */
        get: operations["getPresence"];
        put?: never;
        post?: never;
        /**
         * Delete a presence
         * @description Deletes the presence for good and emits `presence.deleted`. While other records refer to it the answer is 409, and names them.
         */
        delete: operations["deletePresence"];
        options?: never;
        head?: never;
        /**
         * Update a presence
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396): null clears a field, what is absent stays. Set `end_at` to end it. Emits `presence.updated` when something changed.
         */
        patch: operations["updatePresence"];
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List shifts
         * @description Returns the shifts of the organization, newest first unless `sort` says otherwise, a page at a time. Filters are combined with and. `q` searches `role`, `location`, `note`. Follow `next_cursor` until it is null: pages stay right while shifts are added and removed.
         */
        get: operations["listShifts"];
        put?: never;
        /**
         * Create a shift
         * @description A shift starts as `planned`. `end_at` must be after `start_at`. Emits `shift.created`. Send an `Idempotency-Key` to make a repeated request safe.
         */
        post: operations["createShift"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a shift
         * @description Returns one shift. Its `ETag` is the version: send it as `If-Match` with a change to be sure that nobody changed it meanwhile.
         */
        get: operations["getShift"];
        put?: never;
        post?: never;
        /**
         * Delete a shift
         * @description Deletes the shift for good and emits `shift.deleted`. While other records refer to it the answer is 409, and names them.
         */
        delete: operations["deleteShift"];
        options?: never;
        head?: never;
        /**
         * Update a shift
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396): null clears a field, what is absent stays. `end_at` must still be after `start_at` when the patch is applied. Emits `shift.updated` when something changed.
         */
        patch: operations["updateShift"];
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
                organization_id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List members
         * @description Returns the people who belong to the organization, newest first unless `sort` says otherwise, a page at a time. `q` searches `name`, `email`. Tasks, shifts and other records refer to members by `id`.
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Get a member
         * @description Returns one person who belongs to the organization.
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
         * @description Returns the webhooks of the organization of the access token, newest first, a page at a time. Secrets are not shown.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook
         * @description Registers a URL for events of the organization. `org_id` must be the organization of the access token, and for each event the token needs the read scope of its entity (`tasks.read` for `task.created`). The answer is the only one besides rotation that shows the `secret`: store it, receivers verify deliveries with it.
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
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Returns one webhook. Its secret is not shown.
         */
        get: operations["getWebhook"];
        /**
         * Update a webhook
         * @description Replaces `url`, `events`, `description` and `status`; what is left out goes back to its default. `enabled` puts a webhook that the service has disabled back to work; recover what failed meanwhile. The secret stays.
         */
        put: operations["replaceWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes the webhook and what is still to be delivered to it. Its logs cannot be read any more, and are erased within 31 days.
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
                 * @description The id of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret
         * @description Makes a new secret and shows it this once. For 24 hours deliveries are signed with both, so receivers can be changed without missing one.
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
                 * @description The id of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message
         * @description Sends a signed `webhook.test` message at once. The answer is the attempt, still pending: its outcome is in the logs.
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
                 * @description The id of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /**
         * List delivery logs
         * @description Returns the attempts to deliver to this webhook in the last 30 days, newest first, a page at a time, each with what was sent, what came back and what went wrong. With filters a page may have fewer than `limit`, also none, while there are more: go on until `next_cursor` is null.
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
                 * @description The id of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookId"];
                /**
                 * @description The id of the attempt.
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
         * @description Sends the event of an attempt once more, with the same `webhook-id` and body and a new timestamp and signature. The answer is the new attempt, still pending. An event is not sent again when it happened more than 30 days ago.
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
                 * @description The id of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover failed deliveries
         * @description Sends every event again of which an attempt failed since a moment, none has succeeded since, and none is pending; test messages and events of more than 30 days ago are left out. Use it when a receiver is back after a fault.
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
         * @description Returns the 48 events that a webhook can subscribe to, with the scope that each needs.
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
         * @description Returns the events of the organization of the last 30 days, oldest first, a page at a time: the same events with the same ids as webhooks deliver. The feed has no gaps, so a receiver that was down catches up by it. It shows only events of entities whose read scope the access token has.
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
         * @description The event feed as server-sent events, live. Each message has the `type` as `event`, the event as `data` and its place in the feed as `id`; after a break, send the last `id` as `Last-Event-ID` and nothing is missed (browsers do so by themselves). Without it the stream starts now. A comment is sent every 15 seconds to keep the connection.
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
         * @description A task was created. Sent to every webhook of the organization that subscribed to `task.created`, signed as Standard Webhooks describes.
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
         * @description A task was changed. Sent to every webhook of the organization that subscribed to `task.updated`, signed as Standard Webhooks describes.
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
         * @description A task was deleted. Sent to every webhook of the organization that subscribed to `task.deleted`, signed as Standard Webhooks describes.
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
         * @description A project was created. Sent to every webhook of the organization that subscribed to `project.created`, signed as Standard Webhooks describes.
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
         * @description A project was changed. Sent to every webhook of the organization that subscribed to `project.updated`, signed as Standard Webhooks describes.
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
         * @description A project was deleted. Sent to every webhook of the organization that subscribed to `project.deleted`, signed as Standard Webhooks describes.
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
         * @description A contact was created. Sent to every webhook of the organization that subscribed to `contact.created`, signed as Standard Webhooks describes.
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
         * @description A contact was changed. Sent to every webhook of the organization that subscribed to `contact.updated`, signed as Standard Webhooks describes.
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
         * @description A contact was deleted. Sent to every webhook of the organization that subscribed to `contact.deleted`, signed as Standard Webhooks describes.
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
         * @description A company was created. Sent to every webhook of the organization that subscribed to `company.created`, signed as Standard Webhooks describes.
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
         * @description A company was changed. Sent to every webhook of the organization that subscribed to `company.updated`, signed as Standard Webhooks describes.
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
         * @description A company was deleted. Sent to every webhook of the organization that subscribed to `company.deleted`, signed as Standard Webhooks describes.
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
         * @description A ticket was created. Sent to every webhook of the organization that subscribed to `ticket.created`, signed as Standard Webhooks describes.
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
         * @description A ticket was changed. Sent to every webhook of the organization that subscribed to `ticket.updated`, signed as Standard Webhooks describes.
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
         * @description A ticket was deleted. Sent to every webhook of the organization that subscribed to `ticket.deleted`, signed as Standard Webhooks describes.
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
         * @description A booking was created. Sent to every webhook of the organization that subscribed to `booking.created`, signed as Standard Webhooks describes.
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
         * @description A booking was changed. Sent to every webhook of the organization that subscribed to `booking.updated`, signed as Standard Webhooks describes.
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
         * @description A booking was deleted. Sent to every webhook of the organization that subscribed to `booking.deleted`, signed as Standard Webhooks describes.
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
         * @description A product was created. Sent to every webhook of the organization that subscribed to `product.created`, signed as Standard Webhooks describes.
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
         * @description A product was changed. Sent to every webhook of the organization that subscribed to `product.updated`, signed as Standard Webhooks describes.
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
         * @description A product was deleted. Sent to every webhook of the organization that subscribed to `product.deleted`, signed as Standard Webhooks describes.
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
         * @description A service was created. Sent to every webhook of the organization that subscribed to `service.created`, signed as Standard Webhooks describes.
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
         * @description A service was changed. Sent to every webhook of the organization that subscribed to `service.updated`, signed as Standard Webhooks describes.
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
         * @description A service was deleted. Sent to every webhook of the organization that subscribed to `service.deleted`, signed as Standard Webhooks describes.
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
         * @description A quote was created. Sent to every webhook of the organization that subscribed to `quote.created`, signed as Standard Webhooks describes.
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
         * @description A quote was changed. Sent to every webhook of the organization that subscribed to `quote.updated`, signed as Standard Webhooks describes.
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
         * @description A quote was deleted. Sent to every webhook of the organization that subscribed to `quote.deleted`, signed as Standard Webhooks describes.
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
         * @description An order was created. Sent to every webhook of the organization that subscribed to `order.created`, signed as Standard Webhooks describes.
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
         * @description An order was changed. Sent to every webhook of the organization that subscribed to `order.updated`, signed as Standard Webhooks describes.
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
         * @description An order was deleted. Sent to every webhook of the organization that subscribed to `order.deleted`, signed as Standard Webhooks describes.
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
         * @description A deal was created. Sent to every webhook of the organization that subscribed to `deal.created`, signed as Standard Webhooks describes.
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
         * @description A deal was changed. Sent to every webhook of the organization that subscribed to `deal.updated`, signed as Standard Webhooks describes.
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
         * @description A deal was deleted. Sent to every webhook of the organization that subscribed to `deal.deleted`, signed as Standard Webhooks describes.
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
         * @description An appointment was created. Sent to every webhook of the organization that subscribed to `appointment.created`, signed as Standard Webhooks describes.
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
         * @description An appointment was changed. Sent to every webhook of the organization that subscribed to `appointment.updated`, signed as Standard Webhooks describes.
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
         * @description An appointment was deleted. Sent to every webhook of the organization that subscribed to `appointment.deleted`, signed as Standard Webhooks describes.
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
         * @description A document was created. Sent to every webhook of the organization that subscribed to `document.created`, signed as Standard Webhooks describes.
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
         * @description A document was changed. Sent to every webhook of the organization that subscribed to `document.updated`, signed as Standard Webhooks describes.
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
         * @description A document was deleted. Sent to every webhook of the organization that subscribed to `document.deleted`, signed as Standard Webhooks describes.
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
         * @description A campaign was created. Sent to every webhook of the organization that subscribed to `campaign.created`, signed as Standard Webhooks describes.
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
         * @description A campaign was changed. Sent to every webhook of the organization that subscribed to `campaign.updated`, signed as Standard Webhooks describes.
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
         * @description A campaign was deleted. Sent to every webhook of the organization that subscribed to `campaign.deleted`, signed as Standard Webhooks describes.
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
         * @description A presence was created. Sent to every webhook of the organization that subscribed to `presence.created`, signed as Standard Webhooks describes.
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
         * @description A presence was changed. Sent to every webhook of the organization that subscribed to `presence.updated`, signed as Standard Webhooks describes.
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
         * @description A presence was deleted. Sent to every webhook of the organization that subscribed to `presence.deleted`, signed as Standard Webhooks describes.
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
         * @description A shift was created. Sent to every webhook of the organization that subscribed to `shift.created`, signed as Standard Webhooks describes.
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
         * @description A shift was changed. Sent to every webhook of the organization that subscribed to `shift.updated`, signed as Standard Webhooks describes.
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
         * @description A shift was deleted. Sent to every webhook of the organization that subscribed to `shift.deleted`, signed as Standard Webhooks describes.
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
         * @description Sent to one webhook when its test is asked for, signed like every delivery. It needs no subscription.
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
         * @description The client id of the application; not needed beside HTTP Basic authentication.
         */
        ClientId: string;
        /**
         * Scopes
         * @description Scopes, separated by single spaces (RFC 6749, section 3.3).
         */
        Scopes: string;
        /**
         * OAuthError
         * @description Why the authorization server refused (RFC 6749, section 5.2).
         */
        OAuthError: {
            /**
             * @description The error code of the specification that defines it.
             * @enum {string}
             */
            error: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope" | "access_denied" | "unsupported_response_type" | "unsupported_token_type" | "temporarily_unavailable" | "server_error";
            /** @description What happened, in a sentence for developers. */
            error_description?: string;
        };
        /**
         * ProblemCode
         * @description What kind of problem it is. Codes are stable and never reused.
         * @enum {string}
         */
        ProblemCode: "malformed_json" | "invalid_parameter" | "invalid_cursor" | "token_missing" | "token_invalid" | "token_expired" | "token_revoked" | "session_missing" | "insufficient_scope" | "wrong_organization" | "owner_required" | "csrf_token_invalid" | "not_found" | "method_not_allowed" | "not_acceptable" | "record_referenced" | "external_id_taken" | "idempotency_key_in_progress" | "webhook_disabled" | "webhook_limit_reached" | "cursor_expired" | "version_mismatch" | "body_too_large" | "unsupported_media_type" | "validation_failed" | "idempotency_key_reused" | "rate_limited" | "internal_error" | "not_implemented" | "service_unavailable";
        /**
         * ProblemErrorCode
         * @description What is wrong with one place of a request. Codes are stable and never reused.
         * @enum {string}
         */
        ProblemErrorCode: "required" | "unknown_property" | "invalid_type" | "invalid_format" | "not_in_enum" | "no_match" | "too_short" | "too_long" | "too_small" | "too_large" | "too_few_items" | "too_many_items" | "duplicate_items" | "too_many_properties" | "too_deep" | "forbidden_character" | "not_allowed" | "reference_not_found" | "end_before_start" | "currency_mismatch" | "scope_missing" | "url_not_https" | "url_has_credentials" | "url_has_fragment" | "url_not_public";
        /**
         * ProblemError
         * @description One thing that is wrong with a request.
         */
        ProblemError: {
            /**
             * @description The part of the request.
             * @enum {string}
             */
            in: "body" | "query" | "path" | "header";
            /** @description The place in that part, as a JSON pointer (RFC 6901): `/line_items/0/quantity` in a body, `/limit` in a query. Empty for the whole. */
            pointer: string;
            code: components["schemas"]["ProblemErrorCode"];
            /** @description What is wrong there, in words that follow the name of the place. */
            detail: string;
        };
        /**
         * EntityKind
         * @description One of the 16 kinds of records.
         * @enum {string}
         */
        EntityKind: "task" | "project" | "contact" | "company" | "ticket" | "booking" | "product" | "service" | "quote" | "order" | "deal" | "appointment" | "document" | "campaign" | "presence" | "shift";
        /**
         * RecordId
         * Format: int64
         * @description Identifies a record among those of its kind; assigned by the service, never reused.
         */
        RecordId: number;
        /**
         * RecordReference
         * @description Names a record of any kind in the same organization.
         */
        RecordReference: {
            kind: components["schemas"]["EntityKind"];
            id: components["schemas"]["RecordId"];
        };
        /**
         * Problem
         * @description Why a request was not answered as asked (RFC 9457).
         */
        Problem: {
            /**
             * Format: uri-reference
             * @description Where this problem is explained, relative to the base URL.
             */
            type: string;
            /** @description What kind of problem it is; the same for every occurrence. */
            title: string;
            /** @description The HTTP status of the answer. */
            status: number;
            /** @description What happened this time, in a sentence for people. */
            detail: string;
            /**
             * Format: uri-reference
             * @description The path that was asked for.
             */
            instance: string;
            code: components["schemas"]["ProblemCode"];
            /** @description Each thing that is wrong with the request, where it stands; the first 100, and `detail` says when there are more. */
            errors?: ProblemError[];
            /** @description The records that refer to the one that should be deleted, the first 20 of them. */
            referenced_by?: RecordReference[];
            /** @description Identifies the request in the logs of the service; also in `X-Request-Id`. */
            request_id: string;
        };
        /**
         * ClientSecret
         * @description The client secret of the application. Applications without a secret leave it out and use PKCE; those that use HTTP Basic authentication send it there.
         */
        ClientSecret: string;
        /**
         * AuthorizationCodeGrant
         * @description Exchanges the code of the authorization response for tokens (RFC 6749, section 4.1.3).
         */
        AuthorizationCodeGrant: {
            /**
             * @description Names the grant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "authorization_code";
            client_id?: components["schemas"]["ClientId"];
            client_secret?: components["schemas"]["ClientSecret"];
            /**
             * Format: uri
             * @description The same URL that the authorization request had.
             */
            redirect_uri: string;
            /** @description The code that came to the redirect URL; valid once, for a minute. */
            code: string;
            /** @description The secret behind `code_challenge` (RFC 7636), when the request had one. */
            code_verifier?: string;
        };
        /**
         * RefreshTokenGrant
         * @description Exchanges a refresh token for new tokens (RFC 6749, section 6). The old one is then used up.
         */
        RefreshTokenGrant: {
            /**
             * @description Names the grant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "refresh_token";
            client_id?: components["schemas"]["ClientId"];
            client_secret?: components["schemas"]["ClientSecret"];
            /** @description The refresh token of the last answer. */
            refresh_token: string;
        };
        /**
         * ClientCredentialsGrant
         * @description Gets a token for the application itself (RFC 6749, section 4.4).
         */
        ClientCredentialsGrant: {
            /**
             * @description Names the grant. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "client_credentials";
            client_id?: components["schemas"]["ClientId"];
            client_secret?: components["schemas"]["ClientSecret"];
            scope: components["schemas"]["Scopes"];
            /**
             * Format: int64
             * @description The organization of the application. It is stored in the token and enforced on every call.
             */
            organization_id: number;
        };
        /**
         * TokenRequest
         * @description The form of one of the three grants; `grant_type` tells which.
         */
        TokenRequest: AuthorizationCodeGrant | RefreshTokenGrant | ClientCredentialsGrant;
        /**
         * TokenResponse
         * @description Tokens, and the organization they are bound to.
         */
        TokenResponse: {
            /**
             * @description How the token is used.
             * @constant
             */
            token_type: "Bearer";
            /** @description Lifetime of the access token, in seconds. */
            expires_in: number;
            /** @description The bearer token (a JWT, RFC 9068). */
            access_token: string;
            /** @description Gets new tokens when the access token has expired. Absent for `client_credentials`. */
            refresh_token?: string;
            /** @description The scopes that were granted, separated by spaces. */
            scope?: string;
            /**
             * Format: int64
             * @description The organization that the token is bound to.
             */
            organization_id: number;
            /** @description The name of that organization. */
            organization_name: string;
        };
        /**
         * RevocationRequest
         * @description The token to revoke (RFC 7009, section 2.1).
         */
        RevocationRequest: {
            /** @description An access token or a refresh token. */
            token: string;
            /**
             * @description What the token is, if you know.
             * @enum {string}
             */
            token_type_hint?: "access_token" | "refresh_token";
            client_id?: components["schemas"]["ClientId"];
            client_secret?: components["schemas"]["ClientSecret"];
        };
        /**
         * RevocationResponse
         * @description Nothing to say; the object is there for clients that insist on JSON.
         */
        RevocationResponse: Record<string, never>;
        /**
         * JsonWebKey
         * @description A public Ed25519 key (RFC 8037).
         */
        JsonWebKey: {
            /**
             * @description The family of the key.
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
            /** @description The key id; the header of a token names it. */
            kid: string;
            /**
             * @description What the key is for.
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
         * @description The public keys that sign access tokens (RFC 7517, section 5).
         */
        JsonWebKeySet: {
            /** @description The keys in use; two of them while one is being replaced. */
            keys: JsonWebKey[];
        };
        /**
         * AuthorizationServerMetadata
         * @description What the authorization server can do, and where (RFC 8414, section 2).
         */
        AuthorizationServerMetadata: {
            /**
             * Format: uri
             * @description The base URL of the service; the `iss` of every token.
             */
            issuer: string;
            /**
             * Format: uri
             * @description Where a user is sent to grant access.
             */
            authorization_endpoint: string;
            /**
             * Format: uri
             * @description Where tokens are issued.
             */
            token_endpoint: string;
            /**
             * Format: uri
             * @description Where tokens are revoked.
             */
            revocation_endpoint: string;
            /**
             * Format: uri
             * @description Where the keys are that sign access tokens.
             */
            jwks_uri: string;
            /** @description All scopes. */
            scopes_supported: string[];
            /** @description The response types of the authorization endpoint. */
            response_types_supported: string[];
            /** @description The grants of the token endpoint. */
            grant_types_supported: string[];
            /** @description How an application may authenticate to get tokens. */
            token_endpoint_auth_methods_supported: string[];
            /** @description How an application may authenticate to revoke one. */
            revocation_endpoint_auth_methods_supported: string[];
            /** @description The PKCE methods. */
            code_challenge_methods_supported: string[];
            /** @description Whether the authorization response carries `iss` (RFC 9207). */
            authorization_response_iss_parameter_supported: boolean;
        };
        /**
         * RecordOrganizationId
         * Format: int64
         * @description The organization that the record belongs to.
         */
        RecordOrganizationId: number;
        /**
         * RecordVersion
         * Format: int64
         * @description Starts at 1 and grows by 1 with every change. It is the `ETag` of the record.
         */
        RecordVersion: number;
        /**
         * ExternalId
         * @description Your own identifier of the record, such as its key in another system. Unique among the records of its kind in the organization; null when there is none.
         */
        ExternalId: string | null;
        /**
         * CustomFieldValue
         * @description The value of one of your own fields.
         */
        CustomFieldValue: string | number | boolean;
        /**
         * CustomFields
         * @description Your own fields, by name; values are strings, numbers or booleans. At most 50.
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
         * @description When the record was last changed (RFC 3339, UTC).
         */
        UpdatedAt: string;
        /**
         * Task
         * @description A piece of work that one member does.
         */
        Task: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["RecordOrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description What is to be done, in one line. */
            title: string;
            /** @description The whole story, as plain text or Markdown. */
            description: string | null;
            /**
             * @description How far the work is.
             * @enum {string}
             */
            status: "open" | "in_progress" | "blocked" | "done" | "cancelled";
            /**
             * @description How much it matters against other tasks.
             * @enum {string}
             */
            priority: "low" | "normal" | "high" | "urgent";
            /** @description The project the task belongs to. */
            project_id: number | null;
            /** @description The task that this one is a part of. */
            parent_task_id: number | null;
            /** @description The member who does it. */
            assignee_id: number | null;
            /**
             * Format: date-time
             * @description When it has to be done.
             */
            due_at: string | null;
            /** @description The effort expected, in minutes. */
            estimated_minutes: number | null;
            /** @description Free labels of the task, each at most once. */
            tags: string[];
            /**
             * Format: date-time
             * @description When the status last became `done`; null while it is not.
             */
            completed_at: string | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
        };
        /**
         * NextCursor
         * @description Send it as `cursor` to get the next page; null on the last page.
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
         * TaskCreate
         * @description What a new task is made from.
         */
        TaskCreate: {
            /** @description What is to be done, in one line. */
            title: string;
            /** @description The whole story, as plain text or Markdown. */
            description?: string | null;
            /**
             * @description How far the work is.
             * @default open
             * @enum {string}
             */
            status?: "open" | "in_progress" | "blocked" | "done" | "cancelled";
            /**
             * @description How much it matters against other tasks.
             * @default normal
             * @enum {string}
             */
            priority?: "low" | "normal" | "high" | "urgent";
            /** @description The project the task belongs to. */
            project_id?: number | null;
            /** @description The task that this one is a part of. */
            parent_task_id?: number | null;
            /** @description The member who does it. */
            assignee_id?: number | null;
            /**
             * Format: date-time
             * @description When it has to be done.
             */
            due_at?: string | null;
            /** @description The effort expected, in minutes. */
            estimated_minutes?: number | null;
            /**
             * @description Free labels of the task, each at most once.
             * @default []
             */
            tags?: string[];
            external_id?: components["schemas"]["ExternalId"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * CustomFieldsPatch
         * @description Which of your own fields to set; null removes one. At most 50 remain.
         */
        CustomFieldsPatch: {
            [key: string]: string | number | boolean | null;
        };
        /**
         * TaskUpdate
         * @description What to change of a task, as a JSON merge patch (RFC 7396): what is absent stays, null clears.
         */
        TaskUpdate: {
            /** @description What is to be done, in one line. */
            title?: string;
            /** @description The whole story, as plain text or Markdown. */
            description?: string | null;
            /**
             * @description How far the work is.
             * @enum {string}
             */
            status?: "open" | "in_progress" | "blocked" | "done" | "cancelled";
            /**
             * @description How much it matters against other tasks.
             * @enum {string}
             */
            priority?: "low" | "normal" | "high" | "urgent";
            /** @description The project the task belongs to. */
            project_id?: number | null;
            /** @description The task that this one is a part of. */
            parent_task_id?: number | null;
            /** @description The member who does it. */
            assignee_id?: number | null;
            /**
             * Format: date-time
             * @description When it has to be done.
             */
            due_at?: string | null;
            /** @description The effort expected, in minutes. */
            estimated_minutes?: number | null;
            /** @description Free labels of the task, each at most once. */
            tags?: string[];
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * Money
         * @description An amount in the smallest unit of its currency.
         */
        Money: {
            /**
             * Format: int64
             * @description Minor units, such as cents; may be negative.
             */
            amount: number;
            /** @description Three-letter code of the currency (ISO 4217). */
            currency: string;
        };
        /**
         * Project
         * @description A goal with an owner, dates and a budget, which tasks work towards.
         */
        Project: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["RecordOrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description What the project is called. */
            name: string;
            /** @description What is to be reached, and what is not part of it. */
            description: string | null;
            /**
             * @description Where the project stands.
             * @enum {string}
             */
            status: "planned" | "active" | "on_hold" | "completed" | "cancelled";
            /** @description The company it is done for. */
            company_id: number | null;
            /** @description The member who answers for it. */
            owner_id: number | null;
            /**
             * Format: date
             * @description The first day.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description The last day; not before `start_date`.
             */
            due_date: string | null;
            /** @description What it may cost. */
            budget: Money | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
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
         * @description What a new project is made from.
         */
        ProjectCreate: {
            /** @description What the project is called. */
            name: string;
            /** @description What is to be reached, and what is not part of it. */
            description?: string | null;
            /**
             * @description Where the project stands.
             * @default planned
             * @enum {string}
             */
            status?: "planned" | "active" | "on_hold" | "completed" | "cancelled";
            /** @description The company it is done for. */
            company_id?: number | null;
            /** @description The member who answers for it. */
            owner_id?: number | null;
            /**
             * Format: date
             * @description The first day.
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description The last day; not before `start_date`.
             */
            due_date?: string | null;
            /** @description What it may cost. */
            budget?: Money | null;
            external_id?: components["schemas"]["ExternalId"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * ProjectUpdate
         * @description What to change of a project, as a JSON merge patch (RFC 7396): what is absent stays, null clears.
         */
        ProjectUpdate: {
            /** @description What the project is called. */
            name?: string;
            /** @description What is to be reached, and what is not part of it. */
            description?: string | null;
            /**
             * @description Where the project stands.
             * @enum {string}
             */
            status?: "planned" | "active" | "on_hold" | "completed" | "cancelled";
            /** @description The company it is done for. */
            company_id?: number | null;
            /** @description The member who answers for it. */
            owner_id?: number | null;
            /**
             * Format: date
             * @description The first day.
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description The last day; not before `start_date`.
             */
            due_date?: string | null;
            /** @description What it may cost. */
            budget?: Money | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * Address
         * @description A postal address. Every part may be missing.
         */
        Address: {
            /** @description Street and number. */
            line1?: string | null;
            /** @description What the street needs besides, such as floor or entrance. */
            line2?: string | null;
            /** @description Postal code, as it is written in the country. */
            postal_code?: string | null;
            /** @description City or town. */
            city?: string | null;
            /** @description State, province or county, where the country has them. */
            region?: string | null;
            /** @description Two-letter code of the country (ISO 3166-1). */
            country?: string | null;
        };
        /**
         * Contact
         * @description A person the organization deals with.
         */
        Contact: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["RecordOrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description Given name. */
            first_name: string | null;
            /** @description Family name. */
            last_name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string | null;
            /** @description Phone number, best in international form (E.164). */
            phone: string | null;
            /** @description What the person does at the company. */
            job_title: string | null;
            /** @description The company the person works for. */
            company_id: number | null;
            /** @description Postal address. */
            address: Address | null;
            /** @description The member who looks after the contact. */
            owner_id: number | null;
            /** @description Free labels of the contact, each at most once. */
            tags: string[];
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
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
         * ContactCreate
         * @description What a new contact is made from.
         */
        ContactCreate: {
            /** @description Given name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string | null;
            /** @description Phone number, best in international form (E.164). */
            phone?: string | null;
            /** @description What the person does at the company. */
            job_title?: string | null;
            /** @description The company the person works for. */
            company_id?: number | null;
            /** @description Postal address. */
            address?: Address | null;
            /** @description The member who looks after the contact. */
            owner_id?: number | null;
            /**
             * @description Free labels of the contact, each at most once.
             * @default []
             */
            tags?: string[];
            external_id?: components["schemas"]["ExternalId"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * ContactUpdate
         * @description What to change of a contact, as a JSON merge patch (RFC 7396): what is absent stays, null clears.
         */
        ContactUpdate: {
            /** @description Given name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string | null;
            /** @description Phone number, best in international form (E.164). */
            phone?: string | null;
            /** @description What the person does at the company. */
            job_title?: string | null;
            /** @description The company the person works for. */
            company_id?: number | null;
            /** @description Postal address. */
            address?: Address | null;
            /** @description The member who looks after the contact. */
            owner_id?: number | null;
            /** @description Free labels of the contact, each at most once. */
            tags?: string[];
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * Company
         * @description A business the organization deals with.
         */
        Company: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["RecordOrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description Registered or trading name. */
            name: string;
            /**
             * Format: uri
             * @description Home page.
             */
            website: string | null;
            /**
             * Format: email
             * @description General e-mail address.
             */
            email: string | null;
            /** @description General phone number, best in international form (E.164). */
            phone: string | null;
            /** @description VAT identification number, with the country prefix. */
            vat_number: string | null;
            /** @description What the company does, in a word or two. */
            industry: string | null;
            /** @description Postal address. */
            address: Address | null;
            /** @description The member who looks after the company. */
            owner_id: number | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
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
         * CompanyCreate
         * @description What a new company is made from.
         */
        CompanyCreate: {
            /** @description Registered or trading name. */
            name: string;
            /**
             * Format: uri
             * @description Home page.
             */
            website?: string | null;
            /**
             * Format: email
             * @description General e-mail address.
             */
            email?: string | null;
            /** @description General phone number, best in international form (E.164). */
            phone?: string | null;
            /** @description VAT identification number, with the country prefix. */
            vat_number?: string | null;
            /** @description What the company does, in a word or two. */
            industry?: string | null;
            /** @description Postal address. */
            address?: Address | null;
            /** @description The member who looks after the company. */
            owner_id?: number | null;
            external_id?: components["schemas"]["ExternalId"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * CompanyUpdate
         * @description What to change of a company, as a JSON merge patch (RFC 7396): what is absent stays, null clears.
         */
        CompanyUpdate: {
            /** @description Registered or trading name. */
            name?: string;
            /**
             * Format: uri
             * @description Home page.
             */
            website?: string | null;
            /**
             * Format: email
             * @description General e-mail address.
             */
            email?: string | null;
            /** @description General phone number, best in international form (E.164). */
            phone?: string | null;
            /** @description VAT identification number, with the country prefix. */
            vat_number?: string | null;
            /** @description What the company does, in a word or two. */
            industry?: string | null;
            /** @description Postal address. */
            address?: Address | null;
            /** @description The member who looks after the company. */
            owner_id?: number | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * Ticket
         * @description A question or a complaint of a customer.
         */
        Ticket: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["RecordOrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description What it is about, in one line. */
            subject: string;
            /** @description What the customer reports. */
            description: string | null;
            /**
             * @description How far the answer is; `pending` waits for the customer.
             * @enum {string}
             */
            status: "new" | "open" | "pending" | "resolved" | "closed";
            /**
             * @description How soon it needs an answer.
             * @enum {string}
             */
            priority: "low" | "normal" | "high" | "urgent";
            /**
             * @description How the customer got in touch.
             * @enum {string}
             */
            channel: "email" | "phone" | "web" | "chat";
            /** @description The person who asks. */
            contact_id: number | null;
            /** @description The company the person asks for. */
            company_id: number | null;
            /** @description The member who answers. */
            assignee_id: number | null;
            /**
             * Format: date-time
             * @description When the status last became `resolved` or `closed`; null while it is neither.
             */
            resolved_at: string | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
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
         * @description What a new ticket is made from.
         */
        TicketCreate: {
            /** @description What it is about, in one line. */
            subject: string;
            /** @description What the customer reports. */
            description?: string | null;
            /**
             * @description How far the answer is; `pending` waits for the customer.
             * @default new
             * @enum {string}
             */
            status?: "new" | "open" | "pending" | "resolved" | "closed";
            /**
             * @description How soon it needs an answer.
             * @default normal
             * @enum {string}
             */
            priority?: "low" | "normal" | "high" | "urgent";
            /**
             * @description How the customer got in touch.
             * @default web
             * @enum {string}
             */
            channel?: "email" | "phone" | "web" | "chat";
            /** @description The person who asks. */
            contact_id?: number | null;
            /** @description The company the person asks for. */
            company_id?: number | null;
            /** @description The member who answers. */
            assignee_id?: number | null;
            external_id?: components["schemas"]["ExternalId"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * TicketUpdate
         * @description What to change of a ticket, as a JSON merge patch (RFC 7396): what is absent stays, null clears.
         */
        TicketUpdate: {
            /** @description What it is about, in one line. */
            subject?: string;
            /** @description What the customer reports. */
            description?: string | null;
            /**
             * @description How far the answer is; `pending` waits for the customer.
             * @enum {string}
             */
            status?: "new" | "open" | "pending" | "resolved" | "closed";
            /**
             * @description How soon it needs an answer.
             * @enum {string}
             */
            priority?: "low" | "normal" | "high" | "urgent";
            /**
             * @description How the customer got in touch.
             * @enum {string}
             */
            channel?: "email" | "phone" | "web" | "chat";
            /** @description The person who asks. */
            contact_id?: number | null;
            /** @description The company the person asks for. */
            company_id?: number | null;
            /** @description The member who answers. */
            assignee_id?: number | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * Booking
         * @description A service reserved for a contact at a time.
         */
        Booking: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["RecordOrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description The service that is booked. */
            service_id: number;
            /** @description The person it is booked for. */
            contact_id: number;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_at: string;
            /**
             * Format: date-time
             * @description When it ends; after `start_at`.
             */
            end_at: string;
            /**
             * @description Where the booking stands.
             * @enum {string}
             */
            status: "requested" | "confirmed" | "cancelled" | "completed" | "no_show";
            /** @description How many people come. */
            party_size: number | null;
            /** @description Wishes and remarks. */
            notes: string | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
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
         * @description What a new booking is made from.
         */
        BookingCreate: {
            /** @description The service that is booked. */
            service_id: number;
            /** @description The person it is booked for. */
            contact_id: number;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_at: string;
            /**
             * Format: date-time
             * @description When it ends; after `start_at`.
             */
            end_at: string;
            /**
             * @description Where the booking stands.
             * @default requested
             * @enum {string}
             */
            status?: "requested" | "confirmed" | "cancelled" | "completed" | "no_show";
            /** @description How many people come. */
            party_size?: number | null;
            /** @description Wishes and remarks. */
            notes?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * BookingUpdate
         * @description What to change of a booking, as a JSON merge patch (RFC 7396): what is absent stays, null clears.
         */
        BookingUpdate: {
            /** @description The service that is booked. */
            service_id?: number;
            /** @description The person it is booked for. */
            contact_id?: number;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description When it ends; after `start_at`.
             */
            end_at?: string;
            /**
             * @description Where the booking stands.
             * @enum {string}
             */
            status?: "requested" | "confirmed" | "cancelled" | "completed" | "no_show";
            /** @description How many people come. */
            party_size?: number | null;
            /** @description Wishes and remarks. */
            notes?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * Product
         * @description A thing the organization sells.
         */
        Product: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["RecordOrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description What the product is called. */
            name: string;
            /** @description Stock keeping unit, the number on the label. */
            sku: string | null;
            /** @description What the customer reads. */
            description: string | null;
            /** @description Net price of one unit. */
            unit_price: Money | null;
            /** @description Value-added tax in per cent. */
            tax_rate: number | null;
            /** @description What one is: piece, metre, kilogram. */
            unit: string | null;
            /** @description Whether it can be sold now. */
            active: boolean;
            /** @description How many are in stock; null when stock is not kept. */
            stock_quantity: number | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
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
         * @description What a new product is made from.
         */
        ProductCreate: {
            /** @description What the product is called. */
            name: string;
            /** @description Stock keeping unit, the number on the label. */
            sku?: string | null;
            /** @description What the customer reads. */
            description?: string | null;
            /** @description Net price of one unit. */
            unit_price?: Money | null;
            /** @description Value-added tax in per cent. */
            tax_rate?: number | null;
            /** @description What one is: piece, metre, kilogram. */
            unit?: string | null;
            /**
             * @description Whether it can be sold now.
             * @default true
             */
            active?: boolean;
            /** @description How many are in stock; null when stock is not kept. */
            stock_quantity?: number | null;
            external_id?: components["schemas"]["ExternalId"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * ProductUpdate
         * @description What to change of a product, as a JSON merge patch (RFC 7396): what is absent stays, null clears.
         */
        ProductUpdate: {
            /** @description What the product is called. */
            name?: string;
            /** @description Stock keeping unit, the number on the label. */
            sku?: string | null;
            /** @description What the customer reads. */
            description?: string | null;
            /** @description Net price of one unit. */
            unit_price?: Money | null;
            /** @description Value-added tax in per cent. */
            tax_rate?: number | null;
            /** @description What one is: piece, metre, kilogram. */
            unit?: string | null;
            /** @description Whether it can be sold now. */
            active?: boolean;
            /** @description How many are in stock; null when stock is not kept. */
            stock_quantity?: number | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * Service
         * @description Something the organization does for a price.
         */
        Service: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["RecordOrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description What the service is called. */
            name: string;
            /** @description What the customer gets. */
            description: string | null;
            /** @description How long it usually takes, in minutes. */
            duration_minutes: number | null;
            /** @description Net price of one unit. */
            unit_price: Money | null;
            /** @description Value-added tax in per cent. */
            tax_rate: number | null;
            /** @description Whether it can be sold now. */
            active: boolean;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
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
         * @description What a new service is made from.
         */
        ServiceCreate: {
            /** @description What the service is called. */
            name: string;
            /** @description What the customer gets. */
            description?: string | null;
            /** @description How long it usually takes, in minutes. */
            duration_minutes?: number | null;
            /** @description Net price of one unit. */
            unit_price?: Money | null;
            /** @description Value-added tax in per cent. */
            tax_rate?: number | null;
            /**
             * @description Whether it can be sold now.
             * @default true
             */
            active?: boolean;
            external_id?: components["schemas"]["ExternalId"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * ServiceUpdate
         * @description What to change of a service, as a JSON merge patch (RFC 7396): what is absent stays, null clears.
         */
        ServiceUpdate: {
            /** @description What the service is called. */
            name?: string;
            /** @description What the customer gets. */
            description?: string | null;
            /** @description How long it usually takes, in minutes. */
            duration_minutes?: number | null;
            /** @description Net price of one unit. */
            unit_price?: Money | null;
            /** @description Value-added tax in per cent. */
            tax_rate?: number | null;
            /** @description Whether it can be sold now. */
            active?: boolean;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * LineItem
         * @description One position of a quote or an order.
         */
        LineItem: {
            /** @description What the customer reads. */
            description: string;
            /** @description The product, if it is one. */
            product_id: number | null;
            /** @description The service, if it is one. */
            service_id: number | null;
            /** @description How many units; fractions are fine. */
            quantity: number;
            unit_price: Money;
            /** @description Value-added tax in per cent. */
            tax_rate: number;
        };
        /**
         * MoneyTotal
         * @description A computed amount in the smallest unit of its currency.
         */
        MoneyTotal: {
            /**
             * Format: int64
             * @description Minor units, such as cents; may be negative.
             */
            amount: number;
            /** @description Three-letter code of the currency (ISO 4217). */
            currency: string;
        };
        /**
         * Totals
         * @description The sums of the line items, computed by the service.
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
            organization_id: components["schemas"]["RecordOrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description What is offered, in one line. */
            title: string;
            /**
             * @description Assigned on creation, counted up in the organization, never reused.
             * @example Q-2026-00042
             */
            number: string;
            /** @description The person the offer goes to. */
            contact_id: number | null;
            /** @description The company the offer goes to. */
            company_id: number | null;
            /** @description The deal it is made for. */
            deal_id: number | null;
            /**
             * @description Where the offer stands.
             * @enum {string}
             */
            status: "draft" | "sent" | "accepted" | "rejected" | "expired";
            /** @description Currency of all amounts (ISO 4217). */
            currency: string;
            /** @description What is offered, in the order shown to the customer. */
            line_items: LineItem[];
            totals: Totals;
            /**
             * Format: date
             * @description The last day on which the offer holds.
             */
            valid_until: string | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
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
         * @description One position of a quote or an order, as it is sent. It names a product, a service, or neither, but not both; its price is in the currency of the whole.
         */
        LineItemInput: {
            /** @description What the customer reads. */
            description: string;
            /** @description The product, if it is one. */
            product_id?: number | null;
            /** @description The service, if it is one. */
            service_id?: number | null;
            /** @description How many units; fractions are fine. */
            quantity: number;
            unit_price: Money;
            /**
             * @description Value-added tax in per cent.
             * @default 0
             */
            tax_rate?: number;
        };
        /**
         * QuoteCreate
         * @description What a new quote is made from.
         */
        QuoteCreate: {
            /** @description What is offered, in one line. */
            title: string;
            /** @description The person the offer goes to. */
            contact_id?: number | null;
            /** @description The company the offer goes to. */
            company_id?: number | null;
            /** @description The deal it is made for. */
            deal_id?: number | null;
            /**
             * @description Where the offer stands.
             * @default draft
             * @enum {string}
             */
            status?: "draft" | "sent" | "accepted" | "rejected" | "expired";
            /**
             * @description Currency of all amounts (ISO 4217).
             * @default EUR
             */
            currency?: string;
            /**
             * @description What is offered, in the order shown to the customer.
             * @default []
             */
            line_items?: LineItemInput[];
            /**
             * Format: date
             * @description The last day on which the offer holds.
             */
            valid_until?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * QuoteUpdate
         * @description What to change of a quote, as a JSON merge patch (RFC 7396): what is absent stays, null clears.
         */
        QuoteUpdate: {
            /** @description What is offered, in one line. */
            title?: string;
            /** @description The person the offer goes to. */
            contact_id?: number | null;
            /** @description The company the offer goes to. */
            company_id?: number | null;
            /** @description The deal it is made for. */
            deal_id?: number | null;
            /**
             * @description Where the offer stands.
             * @enum {string}
             */
            status?: "draft" | "sent" | "accepted" | "rejected" | "expired";
            /** @description Currency of all amounts (ISO 4217). */
            currency?: string;
            /** @description What is offered, in the order shown to the customer. A patch replaces the whole list. */
            line_items?: LineItemInput[];
            /**
             * Format: date
             * @description The last day on which the offer holds.
             */
            valid_until?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * Order
         * @description What a customer has bought.
         */
        Order: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["RecordOrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /**
             * @description Assigned on creation, counted up in the organization, never reused.
             * @example O-2026-00042
             */
            number: string;
            /** @description The person who orders. */
            contact_id: number | null;
            /** @description The company that orders. */
            company_id: number | null;
            /** @description The quote that was accepted. */
            quote_id: number | null;
            /**
             * @description Where the order stands.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "fulfilled" | "cancelled" | "refunded";
            /** @description Currency of all amounts (ISO 4217). */
            currency: string;
            /** @description What is ordered, in the order shown to the customer. */
            line_items: LineItem[];
            totals: Totals;
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            ordered_at: string | null;
            /** @description Where it goes. */
            shipping_address: Address | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
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
         * @description What a new order is made from.
         */
        OrderCreate: {
            /** @description The person who orders. */
            contact_id?: number | null;
            /** @description The company that orders. */
            company_id?: number | null;
            /** @description The quote that was accepted. */
            quote_id?: number | null;
            /**
             * @description Where the order stands.
             * @default pending
             * @enum {string}
             */
            status?: "pending" | "confirmed" | "fulfilled" | "cancelled" | "refunded";
            /**
             * @description Currency of all amounts (ISO 4217).
             * @default EUR
             */
            currency?: string;
            /** @description What is ordered, in the order shown to the customer. */
            line_items: LineItemInput[];
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            ordered_at?: string | null;
            /** @description Where it goes. */
            shipping_address?: Address | null;
            external_id?: components["schemas"]["ExternalId"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * OrderUpdate
         * @description What to change of an order, as a JSON merge patch (RFC 7396): what is absent stays, null clears.
         */
        OrderUpdate: {
            /** @description The person who orders. */
            contact_id?: number | null;
            /** @description The company that orders. */
            company_id?: number | null;
            /** @description The quote that was accepted. */
            quote_id?: number | null;
            /**
             * @description Where the order stands.
             * @enum {string}
             */
            status?: "pending" | "confirmed" | "fulfilled" | "cancelled" | "refunded";
            /** @description Currency of all amounts (ISO 4217). */
            currency?: string;
            /** @description What is ordered, in the order shown to the customer. A patch replaces the whole list. */
            line_items?: LineItemInput[];
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            ordered_at?: string | null;
            /** @description Where it goes. */
            shipping_address?: Address | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * Deal
         * @description A sale in the making.
         */
        Deal: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["RecordOrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description What is to be sold, in one line. */
            title: string;
            /**
             * @description How far the sale is.
             * @enum {string}
             */
            stage: "lead" | "qualified" | "proposal" | "negotiation" | "won" | "lost";
            /** @description What the deal is worth. */
            value: Money | null;
            /** @description How likely it is won, in per cent. */
            probability: number | null;
            /** @description The person who decides. */
            contact_id: number | null;
            /** @description The company that buys. */
            company_id: number | null;
            /** @description The member who works on it. */
            owner_id: number | null;
            /**
             * Format: date
             * @description When it should be decided.
             */
            expected_close_date: string | null;
            /** @description Why it was lost. */
            lost_reason: string | null;
            /**
             * Format: date-time
             * @description When the stage last became `won` or `lost`; null while it is neither.
             */
            closed_at: string | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
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
         * @description What a new deal is made from.
         */
        DealCreate: {
            /** @description What is to be sold, in one line. */
            title: string;
            /**
             * @description How far the sale is.
             * @default lead
             * @enum {string}
             */
            stage?: "lead" | "qualified" | "proposal" | "negotiation" | "won" | "lost";
            /** @description What the deal is worth. */
            value?: Money | null;
            /** @description How likely it is won, in per cent. */
            probability?: number | null;
            /** @description The person who decides. */
            contact_id?: number | null;
            /** @description The company that buys. */
            company_id?: number | null;
            /** @description The member who works on it. */
            owner_id?: number | null;
            /**
             * Format: date
             * @description When it should be decided.
             */
            expected_close_date?: string | null;
            /** @description Why it was lost. */
            lost_reason?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * DealUpdate
         * @description What to change of a deal, as a JSON merge patch (RFC 7396): what is absent stays, null clears.
         */
        DealUpdate: {
            /** @description What is to be sold, in one line. */
            title?: string;
            /**
             * @description How far the sale is.
             * @enum {string}
             */
            stage?: "lead" | "qualified" | "proposal" | "negotiation" | "won" | "lost";
            /** @description What the deal is worth. */
            value?: Money | null;
            /** @description How likely it is won, in per cent. */
            probability?: number | null;
            /** @description The person who decides. */
            contact_id?: number | null;
            /** @description The company that buys. */
            company_id?: number | null;
            /** @description The member who works on it. */
            owner_id?: number | null;
            /**
             * Format: date
             * @description When it should be decided.
             */
            expected_close_date?: string | null;
            /** @description Why it was lost. */
            lost_reason?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * Appointment
         * @description A meeting at a time and a place.
         */
        Appointment: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["RecordOrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description What is discussed, in one line. */
            title: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_at: string;
            /**
             * Format: date-time
             * @description When it ends; after `start_at`.
             */
            end_at: string;
            /**
             * @description Where the appointment stands.
             * @enum {string}
             */
            status: "scheduled" | "confirmed" | "cancelled" | "completed";
            /** @description A room, an address or a call link. */
            location: string | null;
            /** @description Agenda and preparation. */
            description: string | null;
            /** @description The person met. */
            contact_id: number | null;
            /** @description The member who invites. */
            organizer_id: number | null;
            /** @description The members who take part. */
            attendee_ids: number[];
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
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
         * @description What a new appointment is made from.
         */
        AppointmentCreate: {
            /** @description What is discussed, in one line. */
            title: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_at: string;
            /**
             * Format: date-time
             * @description When it ends; after `start_at`.
             */
            end_at: string;
            /**
             * @description Where the appointment stands.
             * @default scheduled
             * @enum {string}
             */
            status?: "scheduled" | "confirmed" | "cancelled" | "completed";
            /** @description A room, an address or a call link. */
            location?: string | null;
            /** @description Agenda and preparation. */
            description?: string | null;
            /** @description The person met. */
            contact_id?: number | null;
            /** @description The member who invites. */
            organizer_id?: number | null;
            /**
             * @description The members who take part.
             * @default []
             */
            attendee_ids?: number[];
            external_id?: components["schemas"]["ExternalId"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * AppointmentUpdate
         * @description What to change of an appointment, as a JSON merge patch (RFC 7396): what is absent stays, null clears.
         */
        AppointmentUpdate: {
            /** @description What is discussed, in one line. */
            title?: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description When it ends; after `start_at`.
             */
            end_at?: string;
            /**
             * @description Where the appointment stands.
             * @enum {string}
             */
            status?: "scheduled" | "confirmed" | "cancelled" | "completed";
            /** @description A room, an address or a call link. */
            location?: string | null;
            /** @description Agenda and preparation. */
            description?: string | null;
            /** @description The person met. */
            contact_id?: number | null;
            /** @description The member who invites. */
            organizer_id?: number | null;
            /** @description The members who take part. */
            attendee_ids?: number[];
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * Document
         * @description A file kept elsewhere, and what it belongs to.
         */
        Document: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["RecordOrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description File name or title. */
            name: string;
            /**
             * Format: uri
             * @description Where the file is; https only.
             */
            content_url: string | null;
            /** @description What it is, as a media type (RFC 6838). */
            media_type: string | null;
            /** @description Size in bytes. */
            size_bytes: number | null;
            /** @description SHA-256 of the content, in hexadecimal. */
            checksum_sha256: string | null;
            /** @description Where it is filed, as a path. */
            folder: string | null;
            /** @description The record it belongs to, of any kind. */
            related: RecordReference | null;
            /** @description The member who looks after it. */
            owner_id: number | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
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
         * DocumentCreate
         * @description What a new document is made from.
         */
        DocumentCreate: {
            /** @description File name or title. */
            name: string;
            /**
             * Format: uri
             * @description Where the file is; https only.
             */
            content_url?: string | null;
            /** @description What it is, as a media type (RFC 6838). */
            media_type?: string | null;
            /** @description Size in bytes. */
            size_bytes?: number | null;
            /** @description SHA-256 of the content, in hexadecimal. */
            checksum_sha256?: string | null;
            /** @description Where it is filed, as a path. */
            folder?: string | null;
            /** @description The record it belongs to, of any kind. */
            related?: RecordReference | null;
            /** @description The member who looks after it. */
            owner_id?: number | null;
            external_id?: components["schemas"]["ExternalId"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * DocumentUpdate
         * @description What to change of a document, as a JSON merge patch (RFC 7396): what is absent stays, null clears.
         */
        DocumentUpdate: {
            /** @description File name or title. */
            name?: string;
            /**
             * Format: uri
             * @description Where the file is; https only.
             */
            content_url?: string | null;
            /** @description What it is, as a media type (RFC 6838). */
            media_type?: string | null;
            /** @description Size in bytes. */
            size_bytes?: number | null;
            /** @description SHA-256 of the content, in hexadecimal. */
            checksum_sha256?: string | null;
            /** @description Where it is filed, as a path. */
            folder?: string | null;
            /** @description The record it belongs to, of any kind. */
            related?: RecordReference | null;
            /** @description The member who looks after it. */
            owner_id?: number | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * Campaign
         * @description A marketing effort on one channel.
         */
        Campaign: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["RecordOrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description What the campaign is called. */
            name: string;
            /**
             * @description Where it runs.
             * @enum {string}
             */
            channel: "email" | "sms" | "social" | "ads" | "event" | "other";
            /**
             * @description Where the campaign stands.
             * @enum {string}
             */
            status: "draft" | "scheduled" | "active" | "paused" | "completed";
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_at: string | null;
            /**
             * Format: date-time
             * @description When it ends; after `start_at`.
             */
            end_at: string | null;
            /** @description What it may cost. */
            budget: Money | null;
            /** @description The member who runs it. */
            owner_id: number | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
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
         * @description What a new campaign is made from.
         */
        CampaignCreate: {
            /** @description What the campaign is called. */
            name: string;
            /**
             * @description Where it runs.
             * @enum {string}
             */
            channel: "email" | "sms" | "social" | "ads" | "event" | "other";
            /**
             * @description Where the campaign stands.
             * @default draft
             * @enum {string}
             */
            status?: "draft" | "scheduled" | "active" | "paused" | "completed";
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_at?: string | null;
            /**
             * Format: date-time
             * @description When it ends; after `start_at`.
             */
            end_at?: string | null;
            /** @description What it may cost. */
            budget?: Money | null;
            /** @description The member who runs it. */
            owner_id?: number | null;
            external_id?: components["schemas"]["ExternalId"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * CampaignUpdate
         * @description What to change of a campaign, as a JSON merge patch (RFC 7396): what is absent stays, null clears.
         */
        CampaignUpdate: {
            /** @description What the campaign is called. */
            name?: string;
            /**
             * @description Where it runs.
             * @enum {string}
             */
            channel?: "email" | "sms" | "social" | "ads" | "event" | "other";
            /**
             * @description Where the campaign stands.
             * @enum {string}
             */
            status?: "draft" | "scheduled" | "active" | "paused" | "completed";
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_at?: string | null;
            /**
             * Format: date-time
             * @description When it ends; after `start_at`.
             */
            end_at?: string | null;
            /** @description What it may cost. */
            budget?: Money | null;
            /** @description The member who runs it. */
            owner_id?: number | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * Presence
         * @description Where a member is for a time.
         */
        Presence: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["RecordOrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description The member it is about. */
            member_id: number;
            /**
             * @description Where the member is.
             * @enum {string}
             */
            status: "present" | "remote" | "absent" | "sick" | "vacation" | "break";
            /**
             * Format: date-time
             * @description Since when.
             */
            start_at: string;
            /**
             * Format: date-time
             * @description Until when, after `start_at`; null while it lasts.
             */
            end_at: string | null;
            /** @description What others should know. */
            note: string | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
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
         * @description What a new presence is made from.
         */
        PresenceCreate: {
            /** @description The member it is about. */
            member_id: number;
            /**
             * @description Where the member is.
             * @default present
             * @enum {string}
             */
            status?: "present" | "remote" | "absent" | "sick" | "vacation" | "break";
            /**
             * Format: date-time
             * @description Since when.
             */
            start_at: string;
            /**
             * Format: date-time
             * @description Until when, after `start_at`; null while it lasts.
             */
            end_at?: string | null;
            /** @description What others should know. */
            note?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * PresenceUpdate
         * @description What to change of a presence, as a JSON merge patch (RFC 7396): what is absent stays, null clears.
         */
        PresenceUpdate: {
            /** @description The member it is about. */
            member_id?: number;
            /**
             * @description Where the member is.
             * @enum {string}
             */
            status?: "present" | "remote" | "absent" | "sick" | "vacation" | "break";
            /**
             * Format: date-time
             * @description Since when.
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description Until when, after `start_at`; null while it lasts.
             */
            end_at?: string | null;
            /** @description What others should know. */
            note?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * Shift
         * @description When a member works, in which role and where.
         */
        Shift: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["RecordOrganizationId"];
            version: components["schemas"]["RecordVersion"];
            /** @description The member who works. */
            member_id: number;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_at: string;
            /**
             * Format: date-time
             * @description When it ends; after `start_at`.
             */
            end_at: string;
            /** @description What the member does in it. */
            role: string | null;
            /** @description Where it is. */
            location: string | null;
            /** @description Unpaid break, in minutes. */
            break_minutes: number;
            /**
             * @description Where the shift stands.
             * @enum {string}
             */
            status: "planned" | "published" | "in_progress" | "completed" | "cancelled";
            /** @description What others should know. */
            note: string | null;
            external_id: components["schemas"]["ExternalId"];
            custom_fields: components["schemas"]["CustomFields"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
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
         * @description What a new shift is made from.
         */
        ShiftCreate: {
            /** @description The member who works. */
            member_id: number;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_at: string;
            /**
             * Format: date-time
             * @description When it ends; after `start_at`.
             */
            end_at: string;
            /** @description What the member does in it. */
            role?: string | null;
            /** @description Where it is. */
            location?: string | null;
            /**
             * @description Unpaid break, in minutes.
             * @default 0
             */
            break_minutes?: number;
            /**
             * @description Where the shift stands.
             * @default planned
             * @enum {string}
             */
            status?: "planned" | "published" | "in_progress" | "completed" | "cancelled";
            /** @description What others should know. */
            note?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            /** @default {} */
            custom_fields?: components["schemas"]["CustomFields"];
        };
        /**
         * ShiftUpdate
         * @description What to change of a shift, as a JSON merge patch (RFC 7396): what is absent stays, null clears.
         */
        ShiftUpdate: {
            /** @description The member who works. */
            member_id?: number;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description When it ends; after `start_at`.
             */
            end_at?: string;
            /** @description What the member does in it. */
            role?: string | null;
            /** @description Where it is. */
            location?: string | null;
            /** @description Unpaid break, in minutes. */
            break_minutes?: number;
            /**
             * @description Where the shift stands.
             * @enum {string}
             */
            status?: "planned" | "published" | "in_progress" | "completed" | "cancelled";
            /** @description What others should know. */
            note?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFieldsPatch"];
        };
        /**
         * MemberRole
         * @description An `owner` manages the organization, its members and applications.
         * @enum {string}
         */
        MemberRole: "owner" | "member";
        /**
         * Member
         * @description A person who belongs to the organization.
         */
        Member: {
            id: components["schemas"]["RecordId"];
            organization_id: components["schemas"]["RecordOrganizationId"];
            /** @description Full name. */
            name: string;
            /**
             * Format: email
             * @description E-mail address, with which the member signs in.
             */
            email: string;
            role: components["schemas"]["MemberRole"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
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
         * Format: int64
         * @description Identifies the webhook.
         */
        WebhookId: number;
        /**
         * WebhookUrl
         * Format: uri
         * @description Where deliveries are sent: an absolute https URL without credentials and without a fragment. The host must have a public address whenever it is dialled.
         */
        WebhookUrl: string;
        /**
         * EventType
         * @description The name of an event, `<entity>.<action>`. There are 48, three for each kind of record.
         * @enum {string}
         */
        EventType: "task.created" | "task.updated" | "task.deleted" | "project.created" | "project.updated" | "project.deleted" | "contact.created" | "contact.updated" | "contact.deleted" | "company.created" | "company.updated" | "company.deleted" | "ticket.created" | "ticket.updated" | "ticket.deleted" | "booking.created" | "booking.updated" | "booking.deleted" | "product.created" | "product.updated" | "product.deleted" | "service.created" | "service.updated" | "service.deleted" | "quote.created" | "quote.updated" | "quote.deleted" | "order.created" | "order.updated" | "order.deleted" | "deal.created" | "deal.updated" | "deal.deleted" | "appointment.created" | "appointment.updated" | "appointment.deleted" | "document.created" | "document.updated" | "document.deleted" | "campaign.created" | "campaign.updated" | "campaign.deleted" | "presence.created" | "presence.updated" | "presence.deleted" | "shift.created" | "shift.updated" | "shift.deleted";
        /**
         * WebhookEvents
         * @description The events to deliver, at least one.
         */
        WebhookEvents: components["schemas"]["EventType"][];
        /**
         * WebhookStatus
         * @description Nothing is sent to a disabled webhook. Events that happen meanwhile are not delivered to it, the event feed has them. What was to be delivered before and comes due meanwhile is logged as failed and can be recovered.
         * @enum {string}
         */
        WebhookStatus: "enabled" | "disabled";
        /**
         * Webhook
         * @description Says which events of the organization are delivered to which URL.
         */
        Webhook: {
            id: components["schemas"]["WebhookId"];
            /**
             * Format: int64
             * @description The organization whose events are delivered.
             */
            org_id: number;
            url: components["schemas"]["WebhookUrl"];
            events: components["schemas"]["WebhookEvents"];
            status: components["schemas"]["WebhookStatus"];
            /** @description Why the service disabled the webhook, in a sentence; null when it did not. */
            disabled_reason: string | null;
            /** @description What the webhook is for, in your words. */
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
         * @description What a new webhook is made from.
         */
        WebhookCreate: {
            url: components["schemas"]["WebhookUrl"];
            /**
             * Format: int64
             * @description The organization whose events are delivered.
             */
            org_id: number;
            events: components["schemas"]["WebhookEvents"];
            /** @description What the webhook is for, in your words. */
            description?: string | null;
        };
        /**
         * WebhookSecret
         * @description The secret that signs deliveries: `whsec_` and 32 random bytes in base64. It is shown on creation and rotation only, so store it safely.
         */
        WebhookSecret: string;
        /**
         * WebhookWithSecret
         * @description A webhook with its secret, as creation and rotation answer it.
         */
        WebhookWithSecret: {
            id: components["schemas"]["WebhookId"];
            /**
             * Format: int64
             * @description The organization whose events are delivered.
             */
            org_id: number;
            url: components["schemas"]["WebhookUrl"];
            events: components["schemas"]["WebhookEvents"];
            status: components["schemas"]["WebhookStatus"];
            /** @description Why the service disabled the webhook, in a sentence; null when it did not. */
            disabled_reason: string | null;
            /** @description What the webhook is for, in your words. */
            description: string | null;
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
            secret: components["schemas"]["WebhookSecret"];
            /**
             * Format: date-time
             * @description Until when the secret before this one signs too; null when there is none.
             */
            previous_secret_expires_at: string | null;
        };
        /**
         * WebhookReplace
         * @description What the webhook shall be; what is left out goes back to its default.
         */
        WebhookReplace: {
            url: components["schemas"]["WebhookUrl"];
            events: components["schemas"]["WebhookEvents"];
            /** @description What the webhook is for, in your words. */
            description?: string | null;
            /** @default enabled */
            status?: components["schemas"]["WebhookStatus"];
        };
        /**
         * EventId
         * @description Identifies the event. The same in the header `webhook-id` of every attempt to deliver it and in the event feed.
         */
        EventId: string;
        /**
         * WebhookMessageType
         * @description One of the 48 events, or `webhook.test`.
         */
        WebhookMessageType: components["schemas"]["EventType"] | "webhook.test";
        /**
         * WebhookLogStatus
         * @description How the attempt ended. `succeeded` is any 2xx answer.
         * @enum {string}
         */
        WebhookLogStatus: "pending" | "succeeded" | "failed";
        /**
         * HttpHeaders
         * @description HTTP headers, by lower-case name.
         */
        HttpHeaders: {
            [key: string]: string;
        };
        /**
         * WebhookLogRequest
         * @description The request as it was sent; while the attempt is pending, without the headers that are made when it is sent (`webhook-timestamp`, `webhook-signature`).
         */
        WebhookLogRequest: {
            headers: components["schemas"]["HttpHeaders"];
            /** @description The body, byte for byte. */
            body: string;
        };
        /**
         * WebhookLogResponse
         * @description The answer of the receiver.
         */
        WebhookLogResponse: {
            /** @description The HTTP status. */
            status: number;
            headers: components["schemas"]["HttpHeaders"];
            /** @description The first 4 KiB of the body. */
            body: string;
        };
        /**
         * DeliveryErrorCode
         * @description What kind of failure it was. `http_status` is an answer other than 2xx, redirects included; `blocked_address` a host whose address is not public; `webhook_disabled` that nothing was sent, because the webhook was disabled when it was due.
         * @enum {string}
         */
        DeliveryErrorCode: "dns_error" | "connection_refused" | "connection_reset" | "unreachable" | "tls_error" | "timeout" | "blocked_address" | "protocol_error" | "http_status" | "webhook_disabled";
        /**
         * WebhookLogError
         * @description Why an attempt failed.
         */
        WebhookLogError: {
            code: components["schemas"]["DeliveryErrorCode"];
            /** @description What happened, in a sentence. */
            detail: string;
        };
        /**
         * WebhookLog
         * @description One attempt to deliver an event to a webhook. Kept for 30 days.
         */
        WebhookLog: {
            /**
             * Format: int64
             * @description Identifies the attempt.
             */
            id: number;
            webhook_id: components["schemas"]["WebhookId"];
            event_id: components["schemas"]["EventId"];
            event_type: components["schemas"]["WebhookMessageType"];
            /** @description Counts the attempts of this delivery, from 1. */
            attempt: number;
            /**
             * @description Why it was made: the `event` itself, a `retry` after a failure, `manual` redelivery or recovery, or a `test`.
             * @enum {string}
             */
            trigger: "event" | "retry" | "manual" | "test";
            status: components["schemas"]["WebhookLogStatus"];
            /** @description Where it was sent; while it is pending, where it is going to be. */
            url: string;
            request: WebhookLogRequest;
            /** @description What came back; null when nothing did. */
            response: WebhookLogResponse | null;
            /** @description What went wrong; null when nothing did. */
            error: WebhookLogError | null;
            /** @description How long the attempt took, in milliseconds; null while it is pending. */
            duration_ms: number | null;
            /**
             * Format: date-time
             * @description When the attempt was due (RFC 3339, UTC): of a retry the `next_attempt_at` of the attempt before.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it is tried again; null when it is not.
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
         * @description From when on failed deliveries are sent again.
         */
        WebhookRecovery: {
            /**
             * Format: date-time
             * @description The moment of the oldest failure to recover, at most 30 days ago.
             */
            since: string;
        };
        /**
         * WebhookRecoveryResult
         * @description How many deliveries are sent again.
         */
        WebhookRecoveryResult: {
            /** @description The number of deliveries that failed since then and are now due. */
            scheduled: number;
        };
        /**
         * WebhookEventInfo
         * @description An event that can be subscribed to.
         */
        WebhookEventInfo: {
            type: components["schemas"]["EventType"];
            entity: components["schemas"]["EntityKind"];
            /**
             * @description What happened to the entity.
             * @enum {string}
             */
            action: "created" | "updated" | "deleted";
            /** @description What the event tells, in a sentence. */
            description: string;
            /** @description The scope that a token needs to subscribe to it. */
            scope: string;
        };
        /**
         * WebhookEventList
         * @description All events that can be subscribed to.
         */
        WebhookEventList: {
            /** @description The 48 events, by entity. */
            data: WebhookEventInfo[];
        };
        /**
         * EventTimestamp
         * Format: date-time
         * @description When the change was made (RFC 3339, UTC).
         */
        EventTimestamp: string;
        /**
         * EventOrganizationId
         * Format: int64
         * @description The organization in which it happened.
         */
        EventOrganizationId: number;
        /**
         * TaskCreated
         * @description A task was created. `data` is the task as it was created.
         */
        TaskCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "task.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Task;
        };
        /**
         * TaskPrevious
         * @description The old values of the fields that an update changed.
         */
        TaskPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description What is to be done, in one line. */
            title?: string;
            /** @description The whole story, as plain text or Markdown. */
            description?: string | null;
            /**
             * @description How far the work is.
             * @enum {string}
             */
            status?: "open" | "in_progress" | "blocked" | "done" | "cancelled";
            /**
             * @description How much it matters against other tasks.
             * @enum {string}
             */
            priority?: "low" | "normal" | "high" | "urgent";
            /** @description The project the task belongs to. */
            project_id?: number | null;
            /** @description The task that this one is a part of. */
            parent_task_id?: number | null;
            /** @description The member who does it. */
            assignee_id?: number | null;
            /**
             * Format: date-time
             * @description When it has to be done.
             */
            due_at?: string | null;
            /** @description The effort expected, in minutes. */
            estimated_minutes?: number | null;
            /** @description Free labels of the task, each at most once. */
            tags?: string[];
            /**
             * Format: date-time
             * @description When the status last became `done`; null while it is not.
             */
            completed_at?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * TaskUpdated
         * @description A task was changed. `data` is the task after the change, `previous` the old values of what changed.
         */
        TaskUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "task.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Task;
            previous: TaskPrevious;
        };
        /**
         * TaskDeleted
         * @description A task was deleted. `data` is the task as it last was.
         */
        TaskDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "task.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Task;
        };
        /**
         * ProjectCreated
         * @description A project was created. `data` is the project as it was created.
         */
        ProjectCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "project.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Project;
        };
        /**
         * ProjectPrevious
         * @description The old values of the fields that an update changed.
         */
        ProjectPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description What the project is called. */
            name?: string;
            /** @description What is to be reached, and what is not part of it. */
            description?: string | null;
            /**
             * @description Where the project stands.
             * @enum {string}
             */
            status?: "planned" | "active" | "on_hold" | "completed" | "cancelled";
            /** @description The company it is done for. */
            company_id?: number | null;
            /** @description The member who answers for it. */
            owner_id?: number | null;
            /**
             * Format: date
             * @description The first day.
             */
            start_date?: string | null;
            /**
             * Format: date
             * @description The last day; not before `start_date`.
             */
            due_date?: string | null;
            /** @description What it may cost. */
            budget?: Money | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * ProjectUpdated
         * @description A project was changed. `data` is the project after the change, `previous` the old values of what changed.
         */
        ProjectUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "project.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Project;
            previous: ProjectPrevious;
        };
        /**
         * ProjectDeleted
         * @description A project was deleted. `data` is the project as it last was.
         */
        ProjectDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "project.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Project;
        };
        /**
         * ContactCreated
         * @description A contact was created. `data` is the contact as it was created.
         */
        ContactCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "contact.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Contact;
        };
        /**
         * ContactPrevious
         * @description The old values of the fields that an update changed.
         */
        ContactPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description Given name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string | null;
            /** @description Phone number, best in international form (E.164). */
            phone?: string | null;
            /** @description What the person does at the company. */
            job_title?: string | null;
            /** @description The company the person works for. */
            company_id?: number | null;
            /** @description Postal address. */
            address?: Address | null;
            /** @description The member who looks after the contact. */
            owner_id?: number | null;
            /** @description Free labels of the contact, each at most once. */
            tags?: string[];
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * ContactUpdated
         * @description A contact was changed. `data` is the contact after the change, `previous` the old values of what changed.
         */
        ContactUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "contact.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Contact;
            previous: ContactPrevious;
        };
        /**
         * ContactDeleted
         * @description A contact was deleted. `data` is the contact as it last was.
         */
        ContactDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "contact.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Contact;
        };
        /**
         * CompanyCreated
         * @description A company was created. `data` is the company as it was created.
         */
        CompanyCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "company.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Company;
        };
        /**
         * CompanyPrevious
         * @description The old values of the fields that an update changed.
         */
        CompanyPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description Registered or trading name. */
            name?: string;
            /**
             * Format: uri
             * @description Home page.
             */
            website?: string | null;
            /**
             * Format: email
             * @description General e-mail address.
             */
            email?: string | null;
            /** @description General phone number, best in international form (E.164). */
            phone?: string | null;
            /** @description VAT identification number, with the country prefix. */
            vat_number?: string | null;
            /** @description What the company does, in a word or two. */
            industry?: string | null;
            /** @description Postal address. */
            address?: Address | null;
            /** @description The member who looks after the company. */
            owner_id?: number | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * CompanyUpdated
         * @description A company was changed. `data` is the company after the change, `previous` the old values of what changed.
         */
        CompanyUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "company.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Company;
            previous: CompanyPrevious;
        };
        /**
         * CompanyDeleted
         * @description A company was deleted. `data` is the company as it last was.
         */
        CompanyDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "company.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Company;
        };
        /**
         * TicketCreated
         * @description A ticket was created. `data` is the ticket as it was created.
         */
        TicketCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ticket.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Ticket;
        };
        /**
         * TicketPrevious
         * @description The old values of the fields that an update changed.
         */
        TicketPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description What it is about, in one line. */
            subject?: string;
            /** @description What the customer reports. */
            description?: string | null;
            /**
             * @description How far the answer is; `pending` waits for the customer.
             * @enum {string}
             */
            status?: "new" | "open" | "pending" | "resolved" | "closed";
            /**
             * @description How soon it needs an answer.
             * @enum {string}
             */
            priority?: "low" | "normal" | "high" | "urgent";
            /**
             * @description How the customer got in touch.
             * @enum {string}
             */
            channel?: "email" | "phone" | "web" | "chat";
            /** @description The person who asks. */
            contact_id?: number | null;
            /** @description The company the person asks for. */
            company_id?: number | null;
            /** @description The member who answers. */
            assignee_id?: number | null;
            /**
             * Format: date-time
             * @description When the status last became `resolved` or `closed`; null while it is neither.
             */
            resolved_at?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * TicketUpdated
         * @description A ticket was changed. `data` is the ticket after the change, `previous` the old values of what changed.
         */
        TicketUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ticket.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Ticket;
            previous: TicketPrevious;
        };
        /**
         * TicketDeleted
         * @description A ticket was deleted. `data` is the ticket as it last was.
         */
        TicketDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ticket.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Ticket;
        };
        /**
         * BookingCreated
         * @description A booking was created. `data` is the booking as it was created.
         */
        BookingCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "booking.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Booking;
        };
        /**
         * BookingPrevious
         * @description The old values of the fields that an update changed.
         */
        BookingPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description The service that is booked. */
            service_id?: number;
            /** @description The person it is booked for. */
            contact_id?: number;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description When it ends; after `start_at`.
             */
            end_at?: string;
            /**
             * @description Where the booking stands.
             * @enum {string}
             */
            status?: "requested" | "confirmed" | "cancelled" | "completed" | "no_show";
            /** @description How many people come. */
            party_size?: number | null;
            /** @description Wishes and remarks. */
            notes?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * BookingUpdated
         * @description A booking was changed. `data` is the booking after the change, `previous` the old values of what changed.
         */
        BookingUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "booking.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Booking;
            previous: BookingPrevious;
        };
        /**
         * BookingDeleted
         * @description A booking was deleted. `data` is the booking as it last was.
         */
        BookingDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "booking.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Booking;
        };
        /**
         * ProductCreated
         * @description A product was created. `data` is the product as it was created.
         */
        ProductCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "product.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Product;
        };
        /**
         * ProductPrevious
         * @description The old values of the fields that an update changed.
         */
        ProductPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description What the product is called. */
            name?: string;
            /** @description Stock keeping unit, the number on the label. */
            sku?: string | null;
            /** @description What the customer reads. */
            description?: string | null;
            /** @description Net price of one unit. */
            unit_price?: Money | null;
            /** @description Value-added tax in per cent. */
            tax_rate?: number | null;
            /** @description What one is: piece, metre, kilogram. */
            unit?: string | null;
            /** @description Whether it can be sold now. */
            active?: boolean;
            /** @description How many are in stock; null when stock is not kept. */
            stock_quantity?: number | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * ProductUpdated
         * @description A product was changed. `data` is the product after the change, `previous` the old values of what changed.
         */
        ProductUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "product.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Product;
            previous: ProductPrevious;
        };
        /**
         * ProductDeleted
         * @description A product was deleted. `data` is the product as it last was.
         */
        ProductDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "product.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Product;
        };
        /**
         * ServiceCreated
         * @description A service was created. `data` is the service as it was created.
         */
        ServiceCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "service.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Service;
        };
        /**
         * ServicePrevious
         * @description The old values of the fields that an update changed.
         */
        ServicePrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description What the service is called. */
            name?: string;
            /** @description What the customer gets. */
            description?: string | null;
            /** @description How long it usually takes, in minutes. */
            duration_minutes?: number | null;
            /** @description Net price of one unit. */
            unit_price?: Money | null;
            /** @description Value-added tax in per cent. */
            tax_rate?: number | null;
            /** @description Whether it can be sold now. */
            active?: boolean;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * ServiceUpdated
         * @description A service was changed. `data` is the service after the change, `previous` the old values of what changed.
         */
        ServiceUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "service.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Service;
            previous: ServicePrevious;
        };
        /**
         * ServiceDeleted
         * @description A service was deleted. `data` is the service as it last was.
         */
        ServiceDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "service.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Service;
        };
        /**
         * QuoteCreated
         * @description A quote was created. `data` is the quote as it was created.
         */
        QuoteCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "quote.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Quote;
        };
        /**
         * QuotePrevious
         * @description The old values of the fields that an update changed.
         */
        QuotePrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description What is offered, in one line. */
            title?: string;
            /**
             * @description Assigned on creation, counted up in the organization, never reused.
             * @example Q-2026-00042
             */
            number?: string;
            /** @description The person the offer goes to. */
            contact_id?: number | null;
            /** @description The company the offer goes to. */
            company_id?: number | null;
            /** @description The deal it is made for. */
            deal_id?: number | null;
            /**
             * @description Where the offer stands.
             * @enum {string}
             */
            status?: "draft" | "sent" | "accepted" | "rejected" | "expired";
            /** @description Currency of all amounts (ISO 4217). */
            currency?: string;
            /** @description What is offered, in the order shown to the customer. */
            line_items?: LineItem[];
            totals?: Totals;
            /**
             * Format: date
             * @description The last day on which the offer holds.
             */
            valid_until?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * QuoteUpdated
         * @description A quote was changed. `data` is the quote after the change, `previous` the old values of what changed.
         */
        QuoteUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "quote.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Quote;
            previous: QuotePrevious;
        };
        /**
         * QuoteDeleted
         * @description A quote was deleted. `data` is the quote as it last was.
         */
        QuoteDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "quote.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Quote;
        };
        /**
         * OrderCreated
         * @description An order was created. `data` is the order as it was created.
         */
        OrderCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "order.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Order;
        };
        /**
         * OrderPrevious
         * @description The old values of the fields that an update changed.
         */
        OrderPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /**
             * @description Assigned on creation, counted up in the organization, never reused.
             * @example O-2026-00042
             */
            number?: string;
            /** @description The person who orders. */
            contact_id?: number | null;
            /** @description The company that orders. */
            company_id?: number | null;
            /** @description The quote that was accepted. */
            quote_id?: number | null;
            /**
             * @description Where the order stands.
             * @enum {string}
             */
            status?: "pending" | "confirmed" | "fulfilled" | "cancelled" | "refunded";
            /** @description Currency of all amounts (ISO 4217). */
            currency?: string;
            /** @description What is ordered, in the order shown to the customer. */
            line_items?: LineItem[];
            totals?: Totals;
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            ordered_at?: string | null;
            /** @description Where it goes. */
            shipping_address?: Address | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * OrderUpdated
         * @description An order was changed. `data` is the order after the change, `previous` the old values of what changed.
         */
        OrderUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "order.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Order;
            previous: OrderPrevious;
        };
        /**
         * OrderDeleted
         * @description An order was deleted. `data` is the order as it last was.
         */
        OrderDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "order.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Order;
        };
        /**
         * DealCreated
         * @description A deal was created. `data` is the deal as it was created.
         */
        DealCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "deal.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Deal;
        };
        /**
         * DealPrevious
         * @description The old values of the fields that an update changed.
         */
        DealPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description What is to be sold, in one line. */
            title?: string;
            /**
             * @description How far the sale is.
             * @enum {string}
             */
            stage?: "lead" | "qualified" | "proposal" | "negotiation" | "won" | "lost";
            /** @description What the deal is worth. */
            value?: Money | null;
            /** @description How likely it is won, in per cent. */
            probability?: number | null;
            /** @description The person who decides. */
            contact_id?: number | null;
            /** @description The company that buys. */
            company_id?: number | null;
            /** @description The member who works on it. */
            owner_id?: number | null;
            /**
             * Format: date
             * @description When it should be decided.
             */
            expected_close_date?: string | null;
            /** @description Why it was lost. */
            lost_reason?: string | null;
            /**
             * Format: date-time
             * @description When the stage last became `won` or `lost`; null while it is neither.
             */
            closed_at?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * DealUpdated
         * @description A deal was changed. `data` is the deal after the change, `previous` the old values of what changed.
         */
        DealUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "deal.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Deal;
            previous: DealPrevious;
        };
        /**
         * DealDeleted
         * @description A deal was deleted. `data` is the deal as it last was.
         */
        DealDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "deal.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Deal;
        };
        /**
         * AppointmentCreated
         * @description An appointment was created. `data` is the appointment as it was created.
         */
        AppointmentCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "appointment.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Appointment;
        };
        /**
         * AppointmentPrevious
         * @description The old values of the fields that an update changed.
         */
        AppointmentPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description What is discussed, in one line. */
            title?: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description When it ends; after `start_at`.
             */
            end_at?: string;
            /**
             * @description Where the appointment stands.
             * @enum {string}
             */
            status?: "scheduled" | "confirmed" | "cancelled" | "completed";
            /** @description A room, an address or a call link. */
            location?: string | null;
            /** @description Agenda and preparation. */
            description?: string | null;
            /** @description The person met. */
            contact_id?: number | null;
            /** @description The member who invites. */
            organizer_id?: number | null;
            /** @description The members who take part. */
            attendee_ids?: number[];
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * AppointmentUpdated
         * @description An appointment was changed. `data` is the appointment after the change, `previous` the old values of what changed.
         */
        AppointmentUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "appointment.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Appointment;
            previous: AppointmentPrevious;
        };
        /**
         * AppointmentDeleted
         * @description An appointment was deleted. `data` is the appointment as it last was.
         */
        AppointmentDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "appointment.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Appointment;
        };
        /**
         * DocumentCreated
         * @description A document was created. `data` is the document as it was created.
         */
        DocumentCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Document;
        };
        /**
         * DocumentPrevious
         * @description The old values of the fields that an update changed.
         */
        DocumentPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description File name or title. */
            name?: string;
            /**
             * Format: uri
             * @description Where the file is; https only.
             */
            content_url?: string | null;
            /** @description What it is, as a media type (RFC 6838). */
            media_type?: string | null;
            /** @description Size in bytes. */
            size_bytes?: number | null;
            /** @description SHA-256 of the content, in hexadecimal. */
            checksum_sha256?: string | null;
            /** @description Where it is filed, as a path. */
            folder?: string | null;
            /** @description The record it belongs to, of any kind. */
            related?: RecordReference | null;
            /** @description The member who looks after it. */
            owner_id?: number | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * DocumentUpdated
         * @description A document was changed. `data` is the document after the change, `previous` the old values of what changed.
         */
        DocumentUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Document;
            previous: DocumentPrevious;
        };
        /**
         * DocumentDeleted
         * @description A document was deleted. `data` is the document as it last was.
         */
        DocumentDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Document;
        };
        /**
         * CampaignCreated
         * @description A campaign was created. `data` is the campaign as it was created.
         */
        CampaignCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "campaign.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Campaign;
        };
        /**
         * CampaignPrevious
         * @description The old values of the fields that an update changed.
         */
        CampaignPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description What the campaign is called. */
            name?: string;
            /**
             * @description Where it runs.
             * @enum {string}
             */
            channel?: "email" | "sms" | "social" | "ads" | "event" | "other";
            /**
             * @description Where the campaign stands.
             * @enum {string}
             */
            status?: "draft" | "scheduled" | "active" | "paused" | "completed";
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_at?: string | null;
            /**
             * Format: date-time
             * @description When it ends; after `start_at`.
             */
            end_at?: string | null;
            /** @description What it may cost. */
            budget?: Money | null;
            /** @description The member who runs it. */
            owner_id?: number | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * CampaignUpdated
         * @description A campaign was changed. `data` is the campaign after the change, `previous` the old values of what changed.
         */
        CampaignUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "campaign.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Campaign;
            previous: CampaignPrevious;
        };
        /**
         * CampaignDeleted
         * @description A campaign was deleted. `data` is the campaign as it last was.
         */
        CampaignDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "campaign.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Campaign;
        };
        /**
         * PresenceCreated
         * @description A presence was created. `data` is the presence as it was created.
         */
        PresenceCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "presence.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Presence;
        };
        /**
         * PresencePrevious
         * @description The old values of the fields that an update changed.
         */
        PresencePrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description The member it is about. */
            member_id?: number;
            /**
             * @description Where the member is.
             * @enum {string}
             */
            status?: "present" | "remote" | "absent" | "sick" | "vacation" | "break";
            /**
             * Format: date-time
             * @description Since when.
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description Until when, after `start_at`; null while it lasts.
             */
            end_at?: string | null;
            /** @description What others should know. */
            note?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * PresenceUpdated
         * @description A presence was changed. `data` is the presence after the change, `previous` the old values of what changed.
         */
        PresenceUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "presence.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Presence;
            previous: PresencePrevious;
        };
        /**
         * PresenceDeleted
         * @description A presence was deleted. `data` is the presence as it last was.
         */
        PresenceDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "presence.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Presence;
        };
        /**
         * ShiftCreated
         * @description A shift was created. `data` is the shift as it was created.
         */
        ShiftCreated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "shift.created";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Shift;
        };
        /**
         * ShiftPrevious
         * @description The old values of the fields that an update changed.
         */
        ShiftPrevious: {
            version?: components["schemas"]["RecordVersion"];
            /** @description The member who works. */
            member_id?: number;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description When it ends; after `start_at`.
             */
            end_at?: string;
            /** @description What the member does in it. */
            role?: string | null;
            /** @description Where it is. */
            location?: string | null;
            /** @description Unpaid break, in minutes. */
            break_minutes?: number;
            /**
             * @description Where the shift stands.
             * @enum {string}
             */
            status?: "planned" | "published" | "in_progress" | "completed" | "cancelled";
            /** @description What others should know. */
            note?: string | null;
            external_id?: components["schemas"]["ExternalId"];
            custom_fields?: components["schemas"]["CustomFields"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        /**
         * ShiftUpdated
         * @description A shift was changed. `data` is the shift after the change, `previous` the old values of what changed.
         */
        ShiftUpdated: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "shift.updated";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Shift;
            previous: ShiftPrevious;
        };
        /**
         * ShiftDeleted
         * @description A shift was deleted. `data` is the shift as it last was.
         */
        ShiftDeleted: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "shift.deleted";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            data: Shift;
        };
        /**
         * Event
         * @description Any of the 48 events; `type` tells which.
         */
        Event: TaskCreated | TaskUpdated | TaskDeleted | ProjectCreated | ProjectUpdated | ProjectDeleted | ContactCreated | ContactUpdated | ContactDeleted | CompanyCreated | CompanyUpdated | CompanyDeleted | TicketCreated | TicketUpdated | TicketDeleted | BookingCreated | BookingUpdated | BookingDeleted | ProductCreated | ProductUpdated | ProductDeleted | ServiceCreated | ServiceUpdated | ServiceDeleted | QuoteCreated | QuoteUpdated | QuoteDeleted | OrderCreated | OrderUpdated | OrderDeleted | DealCreated | DealUpdated | DealDeleted | AppointmentCreated | AppointmentUpdated | AppointmentDeleted | DocumentCreated | DocumentUpdated | DocumentDeleted | CampaignCreated | CampaignUpdated | CampaignDeleted | PresenceCreated | PresenceUpdated | PresenceDeleted | ShiftCreated | ShiftUpdated | ShiftDeleted;
        /**
         * EventList
         * @description One page of the event feed, oldest first.
         */
        EventList: {
            /** @description The events of this page, in the order in which they were committed. */
            data: components["schemas"]["Event"][];
            /** @description Where this page ends. Keep it: it is the `cursor` of the next request, also when there is nothing more now. */
            next_cursor: string;
            /** @description Whether more events are there already. */
            has_more: boolean;
        };
        /**
         * DeliveryTimestamp
         * @description When this attempt was made, in seconds since 1970-01-01 UTC. Refuse what is minutes old.
         */
        DeliveryTimestamp: string;
        /**
         * DeliverySignature
         * @description `v1,` and the base64 HMAC-SHA256 of `webhook-id.webhook-timestamp.body`, keyed with the secret; several, separated by spaces, while a secret is being rotated.
         */
        DeliverySignature: string;
        /**
         * WebhookTest
         * @description Sent on request, to see that a receiver works. It tells of no change.
         */
        WebhookTest: {
            id: components["schemas"]["EventId"];
            /**
             * @description The name of the message.
             * @constant
             */
            type: "webhook.test";
            timestamp: components["schemas"]["EventTimestamp"];
            organization_id: components["schemas"]["EventOrganizationId"];
            /** @description Which webhook is tested. */
            data: {
                webhook_id: components["schemas"]["WebhookId"];
            };
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
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description Something went wrong in the service. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The service is not available now. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description A parameter is not valid. */
        InvalidParameter: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description There is no valid access token. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The access token lacks a scope, or is bound to another organization. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The request accepts no media type that the operation answers. */
        NotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The body is not JSON, or a parameter is not valid. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The external id is taken, or the first request with this key is still in progress. */
        CreateConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The body has more than 1 MiB. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The body has a media type that the operation does not take. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                Accept: components["headers"]["Accept"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description A path parameter is not valid. */
        InvalidPath: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description There is no such record in the organization. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The record has another version than the request asks for. */
        VersionMismatch: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The external id is taken. */
        UpdateConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The access token lacks a scope, also one that an event needs, or is bound to another organization. */
        WebhookForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The organization has too many webhooks, or the first request with this key is still in progress. */
        WebhookConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The webhook is disabled. */
        WebhookDisabled: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The cursor is older than the feed. */
        CursorExpired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The delivery was taken; any 2xx status says so. Answer at once and work later. */
        DeliveryAccepted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver wants no more deliveries. The webhook is disabled. */
        DeliveryGone: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver is busy; the next attempt waits at least for `Retry-After`. */
        DeliverySlowDown: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver is not available; the next attempt waits at least for `Retry-After`. */
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
        OrganizationId: number;
        /** @description The most records that a page may have. */
        Limit: number;
        /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
        Cursor: string;
        /** @description Only records in which all of these words stand (full text). */
        Search: string;
        /** @description Only records that were changed at this moment or later. */
        UpdatedSince: string;
        /** @description Only what was created at this moment or later. */
        CreatedAtFrom: string;
        /** @description Only what was created before this moment. */
        CreatedAtTo: string;
        /** @description Only the record with this `external_id`. */
        ExternalId: string;
        /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
        IdempotencyKey: string;
        /**
         * @description The id of the record.
         * @example 2301
         */
        RecordId: components["schemas"]["RecordId"];
        /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
        IfMatch: string;
        /**
         * @description The id of the webhook.
         * @example 88
         */
        WebhookId: components["schemas"]["WebhookId"];
        /**
         * @description The id of the attempt.
         * @example 70211
         */
        LogId: number;
        /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
        WebhookIdHeader: components["schemas"]["EventId"];
        /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
        WebhookTimestampHeader: components["schemas"]["DeliveryTimestamp"];
        /** @description The signatures of the delivery. One of them must be yours. */
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
         * @description Where the browser goes next.
         * @example https://app.example/callback?code=Zx3vQk&state=af0ifjsldkj2ehs0&iss=https%3A%2F%2Fapi.worklane.example
         */
        RedirectLocation: string;
        /**
         * @description How long to wait, in seconds.
         * @example 12
         */
        RetryAfter: number;
        /**
         * @description The quota `q` of requests in a window of `w` seconds (draft-ietf-httpapi-ratelimit-headers). An application has one for each organization.
         * @example "default";q=600;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description How many requests remain (`r`), and in how many seconds the quota is full again (`t`).
         * @example "default";r=597;t=41
         */
        RateLimit: string;
        /**
         * @description How long the answer may be kept.
         * @example no-store
         */
        CacheControl: string;
        /**
         * @description What is missing or wrong (RFC 6750, section 3).
         * @example Bearer error="invalid_token"
         */
        WwwAuthenticate: string;
        /**
         * @description The URL of the next page, `rel="next"` (RFC 8288); absent on the last page.
         * @example </api/v1/1042/tasks?cursor=WyItY3JlYXRlZF9hdCJd>; rel="next"
         */
        Link: string;
        /**
         * @description Where the new resource is.
         * @example /api/v1/1042/tasks/2301
         */
        Location: string;
        /**
         * @description The version of the record, in quotes.
         * @example "1"
         */
        ETag: string;
        /**
         * @description Present, with the value `true`, when the answer repeats that of an earlier request.
         * @example true
         */
        IdempotencyReplayed: "true";
        /**
         * @description The media types that the operation takes (RFC 9110, section 15.5.16).
         * @example application/json
         */
        Accept: string;
    };
    pathItems: never;
}
export type ClientId = components['schemas']['ClientId'];
export type Scopes = components['schemas']['Scopes'];
/** Why the authorization server refused (RFC 6749, section 5.2). */
export interface OAuthError extends Schema<'OAuthError'> {}
export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemErrorCode = components['schemas']['ProblemErrorCode'];
/** One thing that is wrong with a request. */
export interface ProblemError extends Schema<'ProblemError'> {}
export type EntityKind = components['schemas']['EntityKind'];
export type RecordId = components['schemas']['RecordId'];
/** Names a record of any kind in the same organization. */
export interface RecordReference extends Schema<'RecordReference'> {}
/** Why a request was not answered as asked (RFC 9457). */
export interface Problem extends Schema<'Problem'> {}
export type ClientSecret = components['schemas']['ClientSecret'];
/** Exchanges the code of the authorization response for tokens (RFC 6749, section 4.1.3). */
export interface AuthorizationCodeGrant extends Schema<'AuthorizationCodeGrant'> {}
/** Exchanges a refresh token for new tokens (RFC 6749, section 6). The old one is then used up. */
export interface RefreshTokenGrant extends Schema<'RefreshTokenGrant'> {}
/** Gets a token for the application itself (RFC 6749, section 4.4). */
export interface ClientCredentialsGrant extends Schema<'ClientCredentialsGrant'> {}
export type TokenRequest = components['schemas']['TokenRequest'];
/** Tokens, and the organization they are bound to. */
export interface TokenResponse extends Schema<'TokenResponse'> {}
/** The token to revoke (RFC 7009, section 2.1). */
export interface RevocationRequest extends Schema<'RevocationRequest'> {}
export type RevocationResponse = components['schemas']['RevocationResponse'];
/** A public Ed25519 key (RFC 8037). */
export interface JsonWebKey extends Schema<'JsonWebKey'> {}
/** The public keys that sign access tokens (RFC 7517, section 5). */
export interface JsonWebKeySet extends Schema<'JsonWebKeySet'> {}
/** What the authorization server can do, and where (RFC 8414, section 2). */
export interface AuthorizationServerMetadata extends Schema<'AuthorizationServerMetadata'> {}
export type RecordOrganizationId = components['schemas']['RecordOrganizationId'];
export type RecordVersion = components['schemas']['RecordVersion'];
export type ExternalId = components['schemas']['ExternalId'];
export type CustomFieldValue = components['schemas']['CustomFieldValue'];
export type CustomFields = components['schemas']['CustomFields'];
export type CreatedAt = components['schemas']['CreatedAt'];
export type UpdatedAt = components['schemas']['UpdatedAt'];
/** A piece of work that one member does. */
export interface Task extends Schema<'Task'> {}
export type NextCursor = components['schemas']['NextCursor'];
/** One page of tasks. */
export interface TaskList extends Schema<'TaskList'> {}
/** What a new task is made from. */
export interface TaskCreate extends Schema<'TaskCreate'> {}
export type CustomFieldsPatch = components['schemas']['CustomFieldsPatch'];
/** What to change of a task, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface TaskUpdate extends Schema<'TaskUpdate'> {}
/** An amount in the smallest unit of its currency. */
export interface Money extends Schema<'Money'> {}
/** A goal with an owner, dates and a budget, which tasks work towards. */
export interface Project extends Schema<'Project'> {}
/** One page of projects. */
export interface ProjectList extends Schema<'ProjectList'> {}
/** What a new project is made from. */
export interface ProjectCreate extends Schema<'ProjectCreate'> {}
/** What to change of a project, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface ProjectUpdate extends Schema<'ProjectUpdate'> {}
/** A postal address. Every part may be missing. */
export interface Address extends Schema<'Address'> {}
/** A person the organization deals with. */
export interface Contact extends Schema<'Contact'> {}
/** One page of contacts. */
export interface ContactList extends Schema<'ContactList'> {}
/** What a new contact is made from. */
export interface ContactCreate extends Schema<'ContactCreate'> {}
/** What to change of a contact, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface ContactUpdate extends Schema<'ContactUpdate'> {}
/** A business the organization deals with. */
export interface Company extends Schema<'Company'> {}
/** One page of companies. */
export interface CompanyList extends Schema<'CompanyList'> {}
/** What a new company is made from. */
export interface CompanyCreate extends Schema<'CompanyCreate'> {}
/** What to change of a company, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface CompanyUpdate extends Schema<'CompanyUpdate'> {}
/** A question or a complaint of a customer. */
export interface Ticket extends Schema<'Ticket'> {}
/** One page of tickets. */
export interface TicketList extends Schema<'TicketList'> {}
/** What a new ticket is made from. */
export interface TicketCreate extends Schema<'TicketCreate'> {}
/** What to change of a ticket, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface TicketUpdate extends Schema<'TicketUpdate'> {}
/** A service reserved for a contact at a time. */
export interface Booking extends Schema<'Booking'> {}
/** One page of bookings. */
export interface BookingList extends Schema<'BookingList'> {}
/** What a new booking is made from. */
export interface BookingCreate extends Schema<'BookingCreate'> {}
/** What to change of a booking, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface BookingUpdate extends Schema<'BookingUpdate'> {}
/** A thing the organization sells. */
export interface Product extends Schema<'Product'> {}
/** One page of products. */
export interface ProductList extends Schema<'ProductList'> {}
/** What a new product is made from. */
export interface ProductCreate extends Schema<'ProductCreate'> {}
/** What to change of a product, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface ProductUpdate extends Schema<'ProductUpdate'> {}
/** Something the organization does for a price. */
export interface Service extends Schema<'Service'> {}
/** One page of services. */
export interface ServiceList extends Schema<'ServiceList'> {}
/** What a new service is made from. */
export interface ServiceCreate extends Schema<'ServiceCreate'> {}
/** What to change of a service, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface ServiceUpdate extends Schema<'ServiceUpdate'> {}
/** One position of a quote or an order. */
export interface LineItem extends Schema<'LineItem'> {}
/** A computed amount in the smallest unit of its currency. */
export interface MoneyTotal extends Schema<'MoneyTotal'> {}
/** The sums of the line items, computed by the service. */
export interface Totals extends Schema<'Totals'> {}
/** An offer with line items and prices. */
export interface Quote extends Schema<'Quote'> {}
/** One page of quotes. */
export interface QuoteList extends Schema<'QuoteList'> {}
/** One position of a quote or an order, as it is sent. It names a product, a service, or neither, but not both; its price is in the currency of the whole. */
export interface LineItemInput extends Schema<'LineItemInput'> {}
/** What a new quote is made from. */
export interface QuoteCreate extends Schema<'QuoteCreate'> {}
/** What to change of a quote, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface QuoteUpdate extends Schema<'QuoteUpdate'> {}
/** What a customer has bought. */
export interface Order extends Schema<'Order'> {}
/** One page of orders. */
export interface OrderList extends Schema<'OrderList'> {}
/** What a new order is made from. */
export interface OrderCreate extends Schema<'OrderCreate'> {}
/** What to change of an order, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface OrderUpdate extends Schema<'OrderUpdate'> {}
/** A sale in the making. */
export interface Deal extends Schema<'Deal'> {}
/** One page of deals. */
export interface DealList extends Schema<'DealList'> {}
/** What a new deal is made from. */
export interface DealCreate extends Schema<'DealCreate'> {}
/** What to change of a deal, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface DealUpdate extends Schema<'DealUpdate'> {}
/** A meeting at a time and a place. */
export interface Appointment extends Schema<'Appointment'> {}
/** One page of appointments. */
export interface AppointmentList extends Schema<'AppointmentList'> {}
/** What a new appointment is made from. */
export interface AppointmentCreate extends Schema<'AppointmentCreate'> {}
/** What to change of an appointment, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface AppointmentUpdate extends Schema<'AppointmentUpdate'> {}
/** A file kept elsewhere, and what it belongs to. */
export interface Document extends Schema<'Document'> {}
/** One page of documents. */
export interface DocumentList extends Schema<'DocumentList'> {}
/** What a new document is made from. */
export interface DocumentCreate extends Schema<'DocumentCreate'> {}
/** What to change of a document, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface DocumentUpdate extends Schema<'DocumentUpdate'> {}
/** A marketing effort on one channel. */
export interface Campaign extends Schema<'Campaign'> {}
/** One page of campaigns. */
export interface CampaignList extends Schema<'CampaignList'> {}
/** What a new campaign is made from. */
export interface CampaignCreate extends Schema<'CampaignCreate'> {}
/** What to change of a campaign, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface CampaignUpdate extends Schema<'CampaignUpdate'> {}
/** Where a member is for a time. */
export interface Presence extends Schema<'Presence'> {}
/** One page of presences. */
export interface PresenceList extends Schema<'PresenceList'> {}
/** What a new presence is made from. */
export interface PresenceCreate extends Schema<'PresenceCreate'> {}
/** What to change of a presence, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface PresenceUpdate extends Schema<'PresenceUpdate'> {}
/** When a member works, in which role and where. */
export interface Shift extends Schema<'Shift'> {}
/** One page of shifts. */
export interface ShiftList extends Schema<'ShiftList'> {}
/** What a new shift is made from. */
export interface ShiftCreate extends Schema<'ShiftCreate'> {}
/** What to change of a shift, as a JSON merge patch (RFC 7396): what is absent stays, null clears. */
export interface ShiftUpdate extends Schema<'ShiftUpdate'> {}
export type MemberRole = components['schemas']['MemberRole'];
/** A person who belongs to the organization. */
export interface Member extends Schema<'Member'> {}
/** One page of members. */
export interface MemberList extends Schema<'MemberList'> {}
export type WebhookId = components['schemas']['WebhookId'];
export type WebhookUrl = components['schemas']['WebhookUrl'];
export type EventType = components['schemas']['EventType'];
export type WebhookEvents = components['schemas']['WebhookEvents'];
export type WebhookStatus = components['schemas']['WebhookStatus'];
/** Says which events of the organization are delivered to which URL. */
export interface Webhook extends Schema<'Webhook'> {}
/** One page of webhooks. */
export interface WebhookList extends Schema<'WebhookList'> {}
/** What a new webhook is made from. */
export interface WebhookCreate extends Schema<'WebhookCreate'> {}
export type WebhookSecret = components['schemas']['WebhookSecret'];
/** A webhook with its secret, as creation and rotation answer it. */
export interface WebhookWithSecret extends Schema<'WebhookWithSecret'> {}
/** What the webhook shall be; what is left out goes back to its default. */
export interface WebhookReplace extends Schema<'WebhookReplace'> {}
export type EventId = components['schemas']['EventId'];
export type WebhookMessageType = components['schemas']['WebhookMessageType'];
export type WebhookLogStatus = components['schemas']['WebhookLogStatus'];
export type HttpHeaders = components['schemas']['HttpHeaders'];
/** The request as it was sent; while the attempt is pending, without the headers that are made when it is sent (`webhook-timestamp`, `webhook-signature`). */
export interface WebhookLogRequest extends Schema<'WebhookLogRequest'> {}
/** The answer of the receiver. */
export interface WebhookLogResponse extends Schema<'WebhookLogResponse'> {}
export type DeliveryErrorCode = components['schemas']['DeliveryErrorCode'];
/** Why an attempt failed. */
export interface WebhookLogError extends Schema<'WebhookLogError'> {}
/** One attempt to deliver an event to a webhook. Kept for 30 days. */
export interface WebhookLog extends Schema<'WebhookLog'> {}
/** One page of attempts, newest first. */
export interface WebhookLogList extends Schema<'WebhookLogList'> {}
/** From when on failed deliveries are sent again. */
export interface WebhookRecovery extends Schema<'WebhookRecovery'> {}
/** How many deliveries are sent again. */
export interface WebhookRecoveryResult extends Schema<'WebhookRecoveryResult'> {}
/** An event that can be subscribed to. */
export interface WebhookEventInfo extends Schema<'WebhookEventInfo'> {}
/** All events that can be subscribed to. */
export interface WebhookEventList extends Schema<'WebhookEventList'> {}
export type EventTimestamp = components['schemas']['EventTimestamp'];
export type EventOrganizationId = components['schemas']['EventOrganizationId'];
/** A task was created. `data` is the task as it was created. */
export interface TaskCreated extends Schema<'TaskCreated'> {}
/** The old values of the fields that an update changed. */
export interface TaskPrevious extends Schema<'TaskPrevious'> {}
/** A task was changed. `data` is the task after the change, `previous` the old values of what changed. */
export interface TaskUpdated extends Schema<'TaskUpdated'> {}
/** A task was deleted. `data` is the task as it last was. */
export interface TaskDeleted extends Schema<'TaskDeleted'> {}
/** A project was created. `data` is the project as it was created. */
export interface ProjectCreated extends Schema<'ProjectCreated'> {}
/** The old values of the fields that an update changed. */
export interface ProjectPrevious extends Schema<'ProjectPrevious'> {}
/** A project was changed. `data` is the project after the change, `previous` the old values of what changed. */
export interface ProjectUpdated extends Schema<'ProjectUpdated'> {}
/** A project was deleted. `data` is the project as it last was. */
export interface ProjectDeleted extends Schema<'ProjectDeleted'> {}
/** A contact was created. `data` is the contact as it was created. */
export interface ContactCreated extends Schema<'ContactCreated'> {}
/** The old values of the fields that an update changed. */
export interface ContactPrevious extends Schema<'ContactPrevious'> {}
/** A contact was changed. `data` is the contact after the change, `previous` the old values of what changed. */
export interface ContactUpdated extends Schema<'ContactUpdated'> {}
/** A contact was deleted. `data` is the contact as it last was. */
export interface ContactDeleted extends Schema<'ContactDeleted'> {}
/** A company was created. `data` is the company as it was created. */
export interface CompanyCreated extends Schema<'CompanyCreated'> {}
/** The old values of the fields that an update changed. */
export interface CompanyPrevious extends Schema<'CompanyPrevious'> {}
/** A company was changed. `data` is the company after the change, `previous` the old values of what changed. */
export interface CompanyUpdated extends Schema<'CompanyUpdated'> {}
/** A company was deleted. `data` is the company as it last was. */
export interface CompanyDeleted extends Schema<'CompanyDeleted'> {}
/** A ticket was created. `data` is the ticket as it was created. */
export interface TicketCreated extends Schema<'TicketCreated'> {}
/** The old values of the fields that an update changed. */
export interface TicketPrevious extends Schema<'TicketPrevious'> {}
/** A ticket was changed. `data` is the ticket after the change, `previous` the old values of what changed. */
export interface TicketUpdated extends Schema<'TicketUpdated'> {}
/** A ticket was deleted. `data` is the ticket as it last was. */
export interface TicketDeleted extends Schema<'TicketDeleted'> {}
/** A booking was created. `data` is the booking as it was created. */
export interface BookingCreated extends Schema<'BookingCreated'> {}
/** The old values of the fields that an update changed. */
export interface BookingPrevious extends Schema<'BookingPrevious'> {}
/** A booking was changed. `data` is the booking after the change, `previous` the old values of what changed. */
export interface BookingUpdated extends Schema<'BookingUpdated'> {}
/** A booking was deleted. `data` is the booking as it last was. */
export interface BookingDeleted extends Schema<'BookingDeleted'> {}
/** A product was created. `data` is the product as it was created. */
export interface ProductCreated extends Schema<'ProductCreated'> {}
/** The old values of the fields that an update changed. */
export interface ProductPrevious extends Schema<'ProductPrevious'> {}
/** A product was changed. `data` is the product after the change, `previous` the old values of what changed. */
export interface ProductUpdated extends Schema<'ProductUpdated'> {}
/** A product was deleted. `data` is the product as it last was. */
export interface ProductDeleted extends Schema<'ProductDeleted'> {}
/** A service was created. `data` is the service as it was created. */
export interface ServiceCreated extends Schema<'ServiceCreated'> {}
/** The old values of the fields that an update changed. */
export interface ServicePrevious extends Schema<'ServicePrevious'> {}
/** A service was changed. `data` is the service after the change, `previous` the old values of what changed. */
export interface ServiceUpdated extends Schema<'ServiceUpdated'> {}
/** A service was deleted. `data` is the service as it last was. */
export interface ServiceDeleted extends Schema<'ServiceDeleted'> {}
/** A quote was created. `data` is the quote as it was created. */
export interface QuoteCreated extends Schema<'QuoteCreated'> {}
/** The old values of the fields that an update changed. */
export interface QuotePrevious extends Schema<'QuotePrevious'> {}
/** A quote was changed. `data` is the quote after the change, `previous` the old values of what changed. */
export interface QuoteUpdated extends Schema<'QuoteUpdated'> {}
/** A quote was deleted. `data` is the quote as it last was. */
export interface QuoteDeleted extends Schema<'QuoteDeleted'> {}
/** An order was created. `data` is the order as it was created. */
export interface OrderCreated extends Schema<'OrderCreated'> {}
/** The old values of the fields that an update changed. */
export interface OrderPrevious extends Schema<'OrderPrevious'> {}
/** An order was changed. `data` is the order after the change, `previous` the old values of what changed. */
export interface OrderUpdated extends Schema<'OrderUpdated'> {}
/** An order was deleted. `data` is the order as it last was. */
export interface OrderDeleted extends Schema<'OrderDeleted'> {}
/** A deal was created. `data` is the deal as it was created. */
export interface DealCreated extends Schema<'DealCreated'> {}
/** The old values of the fields that an update changed. */
export interface DealPrevious extends Schema<'DealPrevious'> {}
/** A deal was changed. `data` is the deal after the change, `previous` the old values of what changed. */
export interface DealUpdated extends Schema<'DealUpdated'> {}
/** A deal was deleted. `data` is the deal as it last was. */
export interface DealDeleted extends Schema<'DealDeleted'> {}
/** An appointment was created. `data` is the appointment as it was created. */
export interface AppointmentCreated extends Schema<'AppointmentCreated'> {}
/** The old values of the fields that an update changed. */
export interface AppointmentPrevious extends Schema<'AppointmentPrevious'> {}
/** An appointment was changed. `data` is the appointment after the change, `previous` the old values of what changed. */
export interface AppointmentUpdated extends Schema<'AppointmentUpdated'> {}
/** An appointment was deleted. `data` is the appointment as it last was. */
export interface AppointmentDeleted extends Schema<'AppointmentDeleted'> {}
/** A document was created. `data` is the document as it was created. */
export interface DocumentCreated extends Schema<'DocumentCreated'> {}
/** The old values of the fields that an update changed. */
export interface DocumentPrevious extends Schema<'DocumentPrevious'> {}
/** A document was changed. `data` is the document after the change, `previous` the old values of what changed. */
export interface DocumentUpdated extends Schema<'DocumentUpdated'> {}
/** A document was deleted. `data` is the document as it last was. */
export interface DocumentDeleted extends Schema<'DocumentDeleted'> {}
/** A campaign was created. `data` is the campaign as it was created. */
export interface CampaignCreated extends Schema<'CampaignCreated'> {}
/** The old values of the fields that an update changed. */
export interface CampaignPrevious extends Schema<'CampaignPrevious'> {}
/** A campaign was changed. `data` is the campaign after the change, `previous` the old values of what changed. */
export interface CampaignUpdated extends Schema<'CampaignUpdated'> {}
/** A campaign was deleted. `data` is the campaign as it last was. */
export interface CampaignDeleted extends Schema<'CampaignDeleted'> {}
/** A presence was created. `data` is the presence as it was created. */
export interface PresenceCreated extends Schema<'PresenceCreated'> {}
/** The old values of the fields that an update changed. */
export interface PresencePrevious extends Schema<'PresencePrevious'> {}
/** A presence was changed. `data` is the presence after the change, `previous` the old values of what changed. */
export interface PresenceUpdated extends Schema<'PresenceUpdated'> {}
/** A presence was deleted. `data` is the presence as it last was. */
export interface PresenceDeleted extends Schema<'PresenceDeleted'> {}
/** A shift was created. `data` is the shift as it was created. */
export interface ShiftCreated extends Schema<'ShiftCreated'> {}
/** The old values of the fields that an update changed. */
export interface ShiftPrevious extends Schema<'ShiftPrevious'> {}
/** A shift was changed. `data` is the shift after the change, `previous` the old values of what changed. */
export interface ShiftUpdated extends Schema<'ShiftUpdated'> {}
/** A shift was deleted. `data` is the shift as it last was. */
export interface ShiftDeleted extends Schema<'ShiftDeleted'> {}
export type Event = components['schemas']['Event'];
/** One page of the event feed, oldest first. */
export interface EventList extends Schema<'EventList'> {}
export type DeliveryTimestamp = components['schemas']['DeliveryTimestamp'];
export type DeliverySignature = components['schemas']['DeliverySignature'];
/** Sent on request, to see that a receiver works. It tells of no change. */
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
export type ResponseInvalidPath = components['responses']['InvalidPath'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseVersionMismatch = components['responses']['VersionMismatch'];
export type ResponseUpdateConflict = components['responses']['UpdateConflict'];
export type ResponseWebhookForbidden = components['responses']['WebhookForbidden'];
export type ResponseWebhookConflict = components['responses']['WebhookConflict'];
export type ResponseWebhookDisabled = components['responses']['WebhookDisabled'];
export type ResponseCursorExpired = components['responses']['CursorExpired'];
export type ResponseDeliveryAccepted = components['responses']['DeliveryAccepted'];
export type ResponseDeliveryGone = components['responses']['DeliveryGone'];
export type ResponseDeliverySlowDown = components['responses']['DeliverySlowDown'];
export type ResponseDeliveryUnavailable = components['responses']['DeliveryUnavailable'];
export type ParameterOrganizationId = components['parameters']['OrganizationId'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterUpdatedSince = components['parameters']['UpdatedSince'];
export type ParameterCreatedAtFrom = components['parameters']['CreatedAtFrom'];
export type ParameterCreatedAtTo = components['parameters']['CreatedAtTo'];
export type ParameterExternalId = components['parameters']['ExternalId'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterRecordId = components['parameters']['RecordId'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterLogId = components['parameters']['LogId'];
export type ParameterWebhookIdHeader = components['parameters']['WebhookIdHeader'];
export type ParameterWebhookTimestampHeader = components['parameters']['WebhookTimestampHeader'];
export type ParameterWebhookSignatureHeader = components['parameters']['WebhookSignatureHeader'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderRedirectLocation = components['headers']['RedirectLocation'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type HeaderLink = components['headers']['Link'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderIdempotencyReplayed = components['headers']['IdempotencyReplayed'];
export type HeaderAccept = components['headers']['Accept'];
export type $defs = Record<string, never>;
export interface operations {
    authorize: {
        parameters: {
            query: {
                /**
                 * @description Client ID of the application.
                 * @example app_5Jw0cXk2
                 */
                client_id: components["schemas"]["ClientId"];
                /**
                 * @description Where the browser comes back to; exactly one of the registered redirect URLs.
                 * @example https://app.example/callback
                 */
                redirect_uri: string;
                /**
                 * @description Always `code`.
                 * @example code
                 */
                response_type: "code";
                /**
                 * @description The scopes asked for, separated by spaces.
                 * @example tasks.read tasks.write
                 */
                scope: components["schemas"]["Scopes"];
                /**
                 * @description A random value, kept in the session of the user and compared when the browser comes back, as protection against cross-site request forgery.
                 * @example af0ifjsldkj2ehs0
                 */
                state: string;
                /**
                 * @description The base64url SHA-256 of the `code_verifier` (RFC 7636). Required for applications without a secret.
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge?: string;
                /**
                 * @description Always `S256`; sent with `code_challenge`.
                 * @example S256
                 */
                code_challenge_method?: "S256";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the sign-in and consent pages, or back to the application with an error. */
            303: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["RedirectLocation"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The client or the redirect URL is not valid; the browser is not sent back. A person sees a page, a program gets the error. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The form of the grant. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenResponse;
                };
            };
            /** @description The grant is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
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
        /** @description The token. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": RevocationRequest;
            };
        };
        responses: {
            /** @description The token is not valid any more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevocationResponse"];
                };
            };
            /** @description The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
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
            /** @description The keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            /** @description The metadata. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. Enumerations sort in the order in which their values are listed. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "title" | "-title" | "priority" | "-priority" | "due_at" | "-due_at" | "completed_at" | "-completed_at";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the record with this `external_id`. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description Only tasks with this `status`. */
                status?: "open" | "in_progress" | "blocked" | "done" | "cancelled";
                /** @description Only tasks with this `priority`. */
                priority?: "low" | "normal" | "high" | "urgent";
                /** @description Only tasks with this `project_id`. */
                project_id?: components["schemas"]["RecordId"];
                /** @description Only tasks with this `parent_task_id`. */
                parent_task_id?: components["schemas"]["RecordId"];
                /** @description Only tasks with this `assignee_id`. */
                assignee_id?: components["schemas"]["RecordId"];
                /** @description Only tasks whose `due_at` is this moment or later. */
                due_at_from?: string;
                /** @description Only tasks whose `due_at` is before this moment. */
                due_at_to?: string;
                /** @description Only tasks whose `tags` contain this one. */
                tags?: string;
                /** @description Only tasks whose `completed_at` is this moment or later. */
                completed_at_from?: string;
                /** @description Only tasks whose `completed_at` is before this moment. */
                completed_at_to?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
            /** @description The task as it was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid task, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
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
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the task. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": TaskUpdate;
                "application/json": TaskUpdate;
            };
        };
        responses: {
            /** @description The task after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The patched task would not be valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. Enumerations sort in the order in which their values are listed. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "start_date" | "-start_date" | "due_date" | "-due_date";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the record with this `external_id`. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description Only projects with this `status`. */
                status?: "planned" | "active" | "on_hold" | "completed" | "cancelled";
                /** @description Only projects with this `company_id`. */
                company_id?: components["schemas"]["RecordId"];
                /** @description Only projects with this `owner_id`. */
                owner_id?: components["schemas"]["RecordId"];
                /** @description Only projects whose `start_date` is this day or later. */
                start_date_from?: string;
                /** @description Only projects whose `start_date` is before this day. */
                start_date_to?: string;
                /** @description Only projects whose `due_date` is this day or later. */
                due_date_from?: string;
                /** @description Only projects whose `due_date` is before this day. */
                due_date_to?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
            /** @description The project as it was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid project, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
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
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the project. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": ProjectUpdate;
                "application/json": ProjectUpdate;
            };
        };
        responses: {
            /** @description The project after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The patched project would not be valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. Enumerations sort in the order in which their values are listed. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "first_name" | "-first_name" | "last_name" | "-last_name" | "email" | "-email";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the record with this `external_id`. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description Only contacts with this `email`. */
                email?: string;
                /** @description Only contacts with this `company_id`. */
                company_id?: components["schemas"]["RecordId"];
                /** @description Only contacts with this `owner_id`. */
                owner_id?: components["schemas"]["RecordId"];
                /** @description Only contacts whose `tags` contain this one. */
                tags?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
            /** @description The contact as it was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid contact, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
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
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the contact. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": ContactUpdate;
                "application/json": ContactUpdate;
            };
        };
        responses: {
            /** @description The contact after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The patched contact would not be valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. Enumerations sort in the order in which their values are listed. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "industry" | "-industry";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the record with this `external_id`. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description Only companies with this `email`. */
                email?: string;
                /** @description Only companies with this `vat_number`. */
                vat_number?: string;
                /** @description Only companies with this `industry`. */
                industry?: string;
                /** @description Only companies with this `owner_id`. */
                owner_id?: components["schemas"]["RecordId"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
            /** @description The company as it was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid company, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
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
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the company. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": CompanyUpdate;
                "application/json": CompanyUpdate;
            };
        };
        responses: {
            /** @description The company after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The patched company would not be valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. Enumerations sort in the order in which their values are listed. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "subject" | "-subject" | "priority" | "-priority" | "resolved_at" | "-resolved_at";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the record with this `external_id`. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description Only tickets with this `status`. */
                status?: "new" | "open" | "pending" | "resolved" | "closed";
                /** @description Only tickets with this `priority`. */
                priority?: "low" | "normal" | "high" | "urgent";
                /** @description Only tickets with this `channel`. */
                channel?: "email" | "phone" | "web" | "chat";
                /** @description Only tickets with this `contact_id`. */
                contact_id?: components["schemas"]["RecordId"];
                /** @description Only tickets with this `company_id`. */
                company_id?: components["schemas"]["RecordId"];
                /** @description Only tickets with this `assignee_id`. */
                assignee_id?: components["schemas"]["RecordId"];
                /** @description Only tickets whose `resolved_at` is this moment or later. */
                resolved_at_from?: string;
                /** @description Only tickets whose `resolved_at` is before this moment. */
                resolved_at_to?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
            /** @description The ticket as it was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid ticket, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
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
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the ticket. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": TicketUpdate;
                "application/json": TicketUpdate;
            };
        };
        responses: {
            /** @description The ticket after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The patched ticket would not be valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. Enumerations sort in the order in which their values are listed. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "start_at" | "-start_at" | "end_at" | "-end_at";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the record with this `external_id`. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description Only bookings with this `service_id`. */
                service_id?: components["schemas"]["RecordId"];
                /** @description Only bookings with this `contact_id`. */
                contact_id?: components["schemas"]["RecordId"];
                /** @description Only bookings whose `start_at` is this moment or later. */
                start_at_from?: string;
                /** @description Only bookings whose `start_at` is before this moment. */
                start_at_to?: string;
                /** @description Only bookings whose `end_at` is this moment or later. */
                end_at_from?: string;
                /** @description Only bookings whose `end_at` is before this moment. */
                end_at_to?: string;
                /** @description Only bookings with this `status`. */
                status?: "requested" | "confirmed" | "cancelled" | "completed" | "no_show";
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
            /** @description The booking as it was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid booking, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
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
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the booking. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": BookingUpdate;
                "application/json": BookingUpdate;
            };
        };
        responses: {
            /** @description The booking after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The patched booking would not be valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. Enumerations sort in the order in which their values are listed. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "sku" | "-sku" | "stock_quantity" | "-stock_quantity";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the record with this `external_id`. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description Only products with this `sku`. */
                sku?: string;
                /** @description Only products with this `active`. */
                active?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
            /** @description The product as it was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid product, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
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
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the product. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": ProductUpdate;
                "application/json": ProductUpdate;
            };
        };
        responses: {
            /** @description The product after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The patched product would not be valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. Enumerations sort in the order in which their values are listed. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "duration_minutes" | "-duration_minutes";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the record with this `external_id`. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description Only services with this `active`. */
                active?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
            /** @description The service as it was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid service, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
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
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the service. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": ServiceUpdate;
                "application/json": ServiceUpdate;
            };
        };
        responses: {
            /** @description The service after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The patched service would not be valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. Enumerations sort in the order in which their values are listed. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "title" | "-title" | "number" | "-number" | "valid_until" | "-valid_until";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the record with this `external_id`. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description Only quotes with this `number`. */
                number?: string;
                /** @description Only quotes with this `contact_id`. */
                contact_id?: components["schemas"]["RecordId"];
                /** @description Only quotes with this `company_id`. */
                company_id?: components["schemas"]["RecordId"];
                /** @description Only quotes with this `deal_id`. */
                deal_id?: components["schemas"]["RecordId"];
                /** @description Only quotes with this `status`. */
                status?: "draft" | "sent" | "accepted" | "rejected" | "expired";
                /** @description Only quotes with this `currency`. */
                currency?: string;
                /** @description Only quotes whose `valid_until` is this day or later. */
                valid_until_from?: string;
                /** @description Only quotes whose `valid_until` is before this day. */
                valid_until_to?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
            /** @description The quote as it was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid quote, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
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
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the quote. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": QuoteUpdate;
                "application/json": QuoteUpdate;
            };
        };
        responses: {
            /** @description The quote after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The patched quote would not be valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. Enumerations sort in the order in which their values are listed. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "number" | "-number" | "ordered_at" | "-ordered_at";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the record with this `external_id`. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description Only orders with this `number`. */
                number?: string;
                /** @description Only orders with this `contact_id`. */
                contact_id?: components["schemas"]["RecordId"];
                /** @description Only orders with this `company_id`. */
                company_id?: components["schemas"]["RecordId"];
                /** @description Only orders with this `quote_id`. */
                quote_id?: components["schemas"]["RecordId"];
                /** @description Only orders with this `status`. */
                status?: "pending" | "confirmed" | "fulfilled" | "cancelled" | "refunded";
                /** @description Only orders with this `currency`. */
                currency?: string;
                /** @description Only orders whose `ordered_at` is this moment or later. */
                ordered_at_from?: string;
                /** @description Only orders whose `ordered_at` is before this moment. */
                ordered_at_to?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
            /** @description The order as it was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid order, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
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
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the order. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": OrderUpdate;
                "application/json": OrderUpdate;
            };
        };
        responses: {
            /** @description The order after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The patched order would not be valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. Enumerations sort in the order in which their values are listed. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "title" | "-title" | "stage" | "-stage" | "probability" | "-probability" | "expected_close_date" | "-expected_close_date" | "closed_at" | "-closed_at";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the record with this `external_id`. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description Only deals with this `stage`. */
                stage?: "lead" | "qualified" | "proposal" | "negotiation" | "won" | "lost";
                /** @description Only deals with this `contact_id`. */
                contact_id?: components["schemas"]["RecordId"];
                /** @description Only deals with this `company_id`. */
                company_id?: components["schemas"]["RecordId"];
                /** @description Only deals with this `owner_id`. */
                owner_id?: components["schemas"]["RecordId"];
                /** @description Only deals whose `expected_close_date` is this day or later. */
                expected_close_date_from?: string;
                /** @description Only deals whose `expected_close_date` is before this day. */
                expected_close_date_to?: string;
                /** @description Only deals whose `closed_at` is this moment or later. */
                closed_at_from?: string;
                /** @description Only deals whose `closed_at` is before this moment. */
                closed_at_to?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
            /** @description The deal as it was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid deal, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
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
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the deal. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": DealUpdate;
                "application/json": DealUpdate;
            };
        };
        responses: {
            /** @description The deal after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The patched deal would not be valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. Enumerations sort in the order in which their values are listed. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "title" | "-title" | "start_at" | "-start_at" | "end_at" | "-end_at";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the record with this `external_id`. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description Only appointments whose `start_at` is this moment or later. */
                start_at_from?: string;
                /** @description Only appointments whose `start_at` is before this moment. */
                start_at_to?: string;
                /** @description Only appointments whose `end_at` is this moment or later. */
                end_at_from?: string;
                /** @description Only appointments whose `end_at` is before this moment. */
                end_at_to?: string;
                /** @description Only appointments with this `status`. */
                status?: "scheduled" | "confirmed" | "cancelled" | "completed";
                /** @description Only appointments with this `contact_id`. */
                contact_id?: components["schemas"]["RecordId"];
                /** @description Only appointments with this `organizer_id`. */
                organizer_id?: components["schemas"]["RecordId"];
                /** @description Only appointments whose `attendee_ids` contain this one. */
                attendee_ids?: components["schemas"]["RecordId"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
            /** @description The appointment as it was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid appointment, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
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
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointment is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the appointment. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": AppointmentUpdate;
                "application/json": AppointmentUpdate;
            };
        };
        responses: {
            /** @description The appointment after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The patched appointment would not be valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. Enumerations sort in the order in which their values are listed. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "size_bytes" | "-size_bytes" | "folder" | "-folder";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the record with this `external_id`. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description Only documents with this `media_type`. */
                media_type?: string;
                /** @description Only documents with this `checksum_sha256`. */
                checksum_sha256?: string;
                /** @description Only documents with this `folder`. */
                folder?: string;
                /** @description Only documents with this `owner_id`. */
                owner_id?: components["schemas"]["RecordId"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
            /** @description The document as it was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid document, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
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
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the document. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": DocumentUpdate;
                "application/json": DocumentUpdate;
            };
        };
        responses: {
            /** @description The document after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The patched document would not be valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. Enumerations sort in the order in which their values are listed. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "start_at" | "-start_at" | "end_at" | "-end_at";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the record with this `external_id`. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description Only campaigns with this `channel`. */
                channel?: "email" | "sms" | "social" | "ads" | "event" | "other";
                /** @description Only campaigns with this `status`. */
                status?: "draft" | "scheduled" | "active" | "paused" | "completed";
                /** @description Only campaigns whose `start_at` is this moment or later. */
                start_at_from?: string;
                /** @description Only campaigns whose `start_at` is before this moment. */
                start_at_to?: string;
                /** @description Only campaigns whose `end_at` is this moment or later. */
                end_at_from?: string;
                /** @description Only campaigns whose `end_at` is before this moment. */
                end_at_to?: string;
                /** @description Only campaigns with this `owner_id`. */
                owner_id?: components["schemas"]["RecordId"];
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
            /** @description The campaign as it was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid campaign, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
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
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the campaign. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": CampaignUpdate;
                "application/json": CampaignUpdate;
            };
        };
        responses: {
            /** @description The campaign after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The patched campaign would not be valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. Enumerations sort in the order in which their values are listed. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "start_at" | "-start_at" | "end_at" | "-end_at";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the record with this `external_id`. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description Only presences with this `member_id`. */
                member_id?: components["schemas"]["RecordId"];
                /** @description Only presences with this `status`. */
                status?: "present" | "remote" | "absent" | "sick" | "vacation" | "break";
                /** @description Only presences whose `start_at` is this moment or later. */
                start_at_from?: string;
                /** @description Only presences whose `start_at` is before this moment. */
                start_at_to?: string;
                /** @description Only presences whose `end_at` is this moment or later. */
                end_at_from?: string;
                /** @description Only presences whose `end_at` is before this moment. */
                end_at_to?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
            /** @description The presence as it was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid presence, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
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
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The presence is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the presence. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePresence: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": PresenceUpdate;
                "application/json": PresenceUpdate;
            };
        };
        responses: {
            /** @description The presence after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The patched presence would not be valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. Enumerations sort in the order in which their values are listed. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "start_at" | "-start_at" | "end_at" | "-end_at";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the record with this `external_id`. */
                external_id?: components["parameters"]["ExternalId"];
                /** @description Only shifts with this `member_id`. */
                member_id?: components["schemas"]["RecordId"];
                /** @description Only shifts whose `start_at` is this moment or later. */
                start_at_from?: string;
                /** @description Only shifts whose `start_at` is before this moment. */
                start_at_to?: string;
                /** @description Only shifts whose `end_at` is this moment or later. */
                end_at_from?: string;
                /** @description Only shifts whose `end_at` is before this moment. */
                end_at_to?: string;
                /** @description Only shifts with this `role`. */
                role?: string;
                /** @description Only shifts with this `location`. */
                location?: string;
                /** @description Only shifts with this `status`. */
                status?: "planned" | "published" | "in_progress" | "completed" | "cancelled";
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
            /** @description The shift as it was created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid shift, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getShift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
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
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shift is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Other records refer to the shift. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Problem;
                };
            };
            412: components["responses"]["VersionMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateShift: {
        parameters: {
            query?: never;
            header?: {
                /** @description Only if the record still has this `ETag`; otherwise the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": ShiftUpdate;
                "application/json": ShiftUpdate;
            };
        };
        responses: {
            /** @description The shift after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The patched shift would not be valid. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The field to sort by; a leading `-` sorts from last to first. */
                sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "email" | "-email";
                /** @description Only records in which all of these words stand (full text). */
                q?: components["parameters"]["Search"];
                /** @description Only records that were changed at this moment or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
                /** @description Only the member with this `email`. */
                email?: string;
                /** @description Only members with this `role`. */
                role?: "owner" | "member";
            };
            header?: never;
            path: {
                /**
                 * @description The organization of the access token.
                 * @example 1042
                 */
                organization_id: components["parameters"]["OrganizationId"];
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
                organization_id: components["parameters"]["OrganizationId"];
                /**
                 * @description The id of the record.
                 * @example 2301
                 */
                id: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
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
                /** @description Any string of yours that identifies this request. The same key and body within 24 hours repeat the first answer and create nothing; the same key with another body is refused. */
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
            /** @description The webhook, with its secret. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid webhook, or the idempotency key was used with another body. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * @description The id of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /** @description What the webhook shall be. */
        requestBody: {
            content: {
                "application/json": WebhookReplace;
            };
        };
        responses: {
            /** @description The webhook after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is not a valid webhook. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook, with its new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attempt. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookLogs: {
        parameters: {
            query?: {
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only attempts that ended like this. */
                status?: components["schemas"]["WebhookLogStatus"];
                /** @description Only attempts to deliver this event. */
                event_type?: components["schemas"]["WebhookMessageType"];
                /** @description Only what was created at this moment or later. */
                created_at_from?: components["parameters"]["CreatedAtFrom"];
                /** @description Only what was created before this moment. */
                created_at_to?: components["parameters"]["CreatedAtTo"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookId"];
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
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookId"];
                /**
                 * @description The id of the attempt.
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /** @description From when on. */
        requestBody: {
            content: {
                "application/json": WebhookRecovery;
            };
        };
        responses: {
            /** @description How many deliveries are sent again. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
            /** @description The body is not a valid recovery. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookEventList;
                };
            };
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
                /** @description The most records that a page may have. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page starts, the `next_cursor` of the page before. Keep filters and sort the same. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only these events, separated by commas.
                 * @example [
                 *       "task.created",
                 *       "task.updated"
                 *     ]
                 */
                types?: components["schemas"]["EventType"][];
                /** @description Where to start without a cursor: events from this moment on. Otherwise the feed starts with the oldest event it has. */
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
                 * @description Only these events, separated by commas.
                 * @example [
                 *       "task.created",
                 *       "task.updated"
                 *     ]
                 */
                types?: components["schemas"]["EventType"][];
            };
            header?: {
                /** @description The `id` of the last message received. */
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
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
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
    receiveTaskCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
                /** @description The id of the event, the same on every attempt. Ignore one you have handled already. */
                "webhook-id": components["parameters"]["WebhookIdHeader"];
                /** @description When this attempt was made, in Unix seconds. Refuse what is minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestampHeader"];
                /** @description The signatures of the delivery. One of them must be yours. */
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
