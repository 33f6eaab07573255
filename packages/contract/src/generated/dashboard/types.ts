// Generated from specs/openapi by `npm run generate`. Do not edit.

export interface paths {
    "/dashboard/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the session
         * @description Returns the signed-in user, the organizations of the user and the CSRF token of the session.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description Ends the session of this browser and revokes the access tokens issued from it. Takes effect immediately.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token
         * @description Issues an access token with which the dashboard calls the public API on behalf of the member. It is valid for ten minutes, and is revoked earlier if the session ends, the password changes or the member leaves the organization.
         */
        post: operations["createSessionToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List applications
         * @description Returns all applications of the organization, oldest first. Every member can read them; secrets are not included.
         */
        get: operations["listApplications"];
        put?: never;
        /**
         * Create an application
         * @description Creates an application. Its secret is returned only here and on rotation.
         */
        post: operations["createApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/applications/{client_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The client ID of an application of the organization.
                 * @example app_yVQ0yGmRkZk1qk2yR0cJ2w
                 */
                client_id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        /**
         * Get an application
         * @description Returns an application. Every member can read it; secrets are not included.
         */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        /**
         * Delete an application
         * @description Deletes the application and revokes its grants and tokens. Takes effect immediately.
         */
        delete: operations["deleteApplication"];
        options?: never;
        head?: never;
        /**
         * Update an application
         * @description Updates the fields in the body (JSON merge patch, RFC 7396). Issued tokens keep their scopes until they expire or are revoked.
         */
        patch: operations["updateApplication"];
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/applications/{client_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The client ID of an application of the organization.
                 * @example app_yVQ0yGmRkZk1qk2yR0cJ2w
                 */
                client_id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret
         * @description Creates a new secret and returns it once. The old secret stays valid for the given number of days, so that deployments can be updated.
         */
        post: operations["rotateApplicationSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/applications/{client_id}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The client ID of an application of the organization.
                 * @example app_yVQ0yGmRkZk1qk2yR0cJ2w
                 */
                client_id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a token
         * @description Issues an access token for a private application and its own organization, equivalent to one from the client credentials grant. The token is returned once.
         */
        post: operations["generateApplicationToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List access
         * @description Returns the active grants of the organization's members and the active access tokens that do not belong to such a grant. Every member can read them. Tokens of the dashboard itself are excluded.
         */
        get: operations["listAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/access/{access_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The ID of a grant or an access token, as returned by the list of access.
                 * @example hY7wq0Zt1cW3e5r7T9uIoPaSdFgHjKlZxCvBnM4QwEr
                 */
                access_id: components["parameters"]["AccessId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke access
         * @description Revokes a grant with all its tokens, or a single access token. Takes effect immediately.
         */
        delete: operations["revokeAccess"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/webhook-health": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        /**
         * Get webhook health
         * @description Returns, for each webhook, the attempts of the last 24 hours by hour and the number of pending attempts.
         */
        get: operations["getWebhookHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        /**
         * Get the checklist
         * @description Returns which of the first steps the organization has completed.
         */
        get: operations["getChecklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * OrganizationId
         * Format: double-int
         * @description The organization that the record or event belongs to.
         */
        OrganizationId: number;
        /**
         * MemberRole
         * @description An `owner` manages the organization, its members and applications.
         * @enum {string}
         */
        MemberRole: "owner" | "member";
        /**
         * RecordId
         * Format: double-int
         * @description Identifies a record among those of its kind; assigned by the service, never reused.
         */
        RecordId: number;
        /**
         * SessionOrganization
         * @description An organization of the user and the user's role in it.
         */
        SessionOrganization: {
            /** @description The ID of the organization. */
            organization_id: components["schemas"]["OrganizationId"];
            /** @description Name of the organization. */
            name: string;
            role: components["schemas"]["MemberRole"];
            /** @description The ID of the user's member record in the organization. */
            member_id: components["schemas"]["RecordId"];
        };
        /**
         * Session
         * @description The signed-in user and the user's organizations.
         */
        Session: {
            /** @description Email address of the account. */
            email: string;
            /** @description Name of the account. */
            name: string;
            /** @description Send it as `X-CSRF-Token` with every unsafe method. */
            csrf_token: string;
            /** @description The organizations with a member that has the email address of the account, by name. */
            organizations: SessionOrganization[];
        };
        /**
         * ProblemCode
         * @description The type of problem. Codes are stable and never reused.
         * @enum {string}
         */
        ProblemCode: "malformed_json" | "invalid_parameter" | "invalid_cursor" | "token_missing" | "token_invalid" | "token_expired" | "token_revoked" | "session_missing" | "insufficient_scope" | "wrong_organization" | "owner_required" | "csrf_token_invalid" | "not_found" | "method_not_allowed" | "not_acceptable" | "record_referenced" | "external_id_taken" | "idempotency_key_in_progress" | "webhook_disabled" | "webhook_limit_reached" | "cursor_expired" | "version_mismatch" | "body_too_large" | "unsupported_media_type" | "validation_failed" | "idempotency_key_reused" | "rate_limited" | "internal_error" | "not_implemented" | "service_unavailable";
        /**
         * ProblemErrorSource
         * @description The part of the request.
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
         * @description A violation in a request.
         */
        ProblemError: {
            in: components["schemas"]["ProblemErrorSource"];
            /** @description The location within that part, as a JSON pointer (RFC 6901): `/line_items/0/quantity` in a body, `/limit` in a query. Empty for the whole part. */
            pointer: string;
            code: components["schemas"]["ProblemErrorCode"];
            /** @description What is wrong with the value, phrased to follow the name of the field. */
            detail: string;
        };
        /**
         * EntityKind
         * @description The resource kind of a record.
         * @enum {string}
         */
        EntityKind: "task" | "project" | "contact" | "company" | "ticket" | "booking" | "product" | "service" | "quote" | "order" | "deal" | "appointment" | "document" | "campaign" | "presence" | "shift";
        /**
         * RecordReference
         * @description Refers to a record of any kind in the same organization.
         */
        RecordReference: {
            kind: components["schemas"]["EntityKind"];
            id: components["schemas"]["RecordId"];
        };
        /**
         * Problem
         * @description An error response (RFC 9457).
         */
        Problem: {
            /**
             * Format: uri-reference
             * @description URL of the documentation of this problem, relative to the base URL.
             */
            type: string;
            /** @description The type of problem; the same for every occurrence. */
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
            /** @description The first 100 violations in the request, each with its location; `detail` says if there are more. */
            errors?: ProblemError[];
            /** @description The first 20 records that refer to the record to delete. */
            referenced_by?: RecordReference[];
            /** @description Identifies the request in the logs of the service; also in `X-Request-Id`. */
            request_id: string;
        };
        /**
         * SessionToken
         * @description A short-lived access token for the public API. It is revoked when its session ends.
         */
        SessionToken: {
            /** @description The bearer token (a JWT, RFC 9068). Its subject is the member. */
            access_token: string;
            /**
             * Format: int32
             * @description Lifetime in seconds.
             */
            expires_in: number;
            /** @description The organization that the token is bound to. */
            organization_id: components["schemas"]["OrganizationId"];
            /** @description All scopes, separated by spaces. */
            scope: string;
        };
        /**
         * ApplicationType
         * @description A `public` application acts on behalf of users who grant it access; a `private` one acts on its own behalf in its own organization.
         * @enum {string}
         */
        ApplicationType: "public" | "private";
        /**
         * ScopeList
         * @description A list of unique scopes.
         */
        ScopeList: string[];
        /**
         * ApplicationSecret
         * @description Metadata of a secret. The secret itself is not included.
         */
        ApplicationSecret: {
            /**
             * Format: date-time
             * @description When the secret was created (RFC 3339, UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the secret expires; null for the current one.
             */
            expires_at: string | null;
        };
        /**
         * Application
         * @description An OAuth client that belongs to an organization.
         */
        Application: {
            /** @description The organization that owns the application. */
            organization_id: components["schemas"]["OrganizationId"];
            /** @description Identifies the application in token requests. It is not secret. */
            client_id: string;
            /** @description The name shown on the consent page. */
            name: string;
            type: components["schemas"]["ApplicationType"];
            /** @description Allowed redirect URLs; empty for a private application. */
            redirect_uris: string[];
            scopes: components["schemas"]["ScopeList"];
            /** @description The valid secrets, newest first. A public application without a secret uses PKCE alone. */
            secrets: ApplicationSecret[];
            /**
             * Format: date-time
             * @description When the application was created (RFC 3339, UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the application was last updated (RFC 3339, UTC).
             */
            updated_at: string;
        };
        /**
         * ApplicationList
         * @description All applications of the organization, oldest first.
         */
        ApplicationList: {
            /** @description The applications. */
            data: Application[];
        };
        /**
         * ApplicationCreate
         * @description The fields of a new application.
         */
        ApplicationCreate: {
            /** @description The name shown on the consent page. */
            name: string;
            type: components["schemas"]["ApplicationType"];
            /**
             * @description Allowed redirect URLs; empty for a private application.
             * @default []
             */
            redirect_uris?: string[];
            scopes: components["schemas"]["ScopeList"];
            /**
             * @description Whether a public application has a client secret. Without one it uses PKCE alone. A private application always has a secret.
             * @default true
             */
            with_secret?: boolean;
        };
        /**
         * ApplicationWithSecret
         * @description An application with its new secret, as returned on creation and rotation.
         */
        ApplicationWithSecret: {
            /** @description The organization that owns the application. */
            organization_id: components["schemas"]["OrganizationId"];
            /** @description Identifies the application in token requests. It is not secret. */
            client_id: string;
            /** @description The name shown on the consent page. */
            name: string;
            type: components["schemas"]["ApplicationType"];
            /** @description Allowed redirect URLs; empty for a private application. */
            redirect_uris: string[];
            scopes: components["schemas"]["ScopeList"];
            /** @description The valid secrets, newest first. A public application without a secret uses PKCE alone. */
            secrets: ApplicationSecret[];
            /**
             * Format: date-time
             * @description When the application was created (RFC 3339, UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the application was last updated (RFC 3339, UTC).
             */
            updated_at: string;
            /** @description The secret, returned once; null for an application without a secret. */
            client_secret: string | null;
        };
        /**
         * ApplicationUpdate
         * @description The fields of an application to update; omitted fields keep their values. The type cannot be changed.
         */
        ApplicationUpdate: {
            /** @description The name shown on the consent page. */
            name?: string;
            /** @description Allowed redirect URLs; empty for a private application. */
            redirect_uris?: string[];
            scopes?: components["schemas"]["ScopeList"];
        };
        /**
         * SecretRotation
         * @description The options of a secret rotation.
         */
        SecretRotation: {
            /**
             * Format: int32
             * @description The number of days the old secret stays valid; 0 revokes it immediately. Must be 0 while two secrets are valid.
             * @default 1
             */
            keep_days?: number;
        };
        /**
         * ApplicationTokenRequest
         * @description The scopes and the organization of a new access token.
         */
        ApplicationTokenRequest: {
            scopes: components["schemas"]["ScopeList"];
        };
        /**
         * ApplicationToken
         * @description An access token of a private application. It is returned once.
         */
        ApplicationToken: {
            /** @description The ID of the token, used to revoke it. */
            access_id: string;
            /** @description The bearer token (a JWT, RFC 9068). */
            access_token: string;
            /**
             * Format: int32
             * @description Lifetime in seconds.
             */
            expires_in: number;
            /** @description The organization that the token is bound to. */
            organization_id: components["schemas"]["OrganizationId"];
            /** @description The granted scopes, separated by spaces. */
            scope: string;
        };
        /**
         * AccessKind
         * @description A `grant` can be refreshed; a `token` ends when it expires.
         * @enum {string}
         */
        AccessKind: "grant" | "token";
        /**
         * AccessPerson
         * @description The member on whose behalf an application acts.
         */
        AccessPerson: {
            /** @description The ID of the member. */
            member_id: components["schemas"]["RecordId"];
            /** @description Name of the member; null for a former member. */
            name: string | null;
            /** @description Email address of the member; null for a former member. */
            email: string | null;
        };
        /**
         * Access
         * @description Access of an application to the organization: a grant by a member, or an access token without such a grant.
         */
        Access: {
            /** @description The ID of the grant or the token, used to revoke it. */
            access_id: string;
            kind: components["schemas"]["AccessKind"];
            /** @description The client ID of the application, which can belong to another organization, or to Worklane itself: `worklane-cli`. */
            client_id: string;
            /** @description Name of the application. */
            application_name: string;
            /** @description The member on whose behalf the application acts; null if it acts on its own behalf. */
            person: AccessPerson | null;
            scopes: components["schemas"]["ScopeList"];
            /**
             * Format: date-time
             * @description When the access was granted or issued (RFC 3339, UTC).
             */
            issued_at: string;
            /**
             * Format: date-time
             * @description When the access expires (RFC 3339, UTC). Using a grant extends it.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When the access was last used, to the minute; null if it has not been used.
             */
            last_used_at: string | null;
        };
        /**
         * AccessList
         * @description The most recent active grants and tokens, newest first.
         */
        AccessList: {
            /** @description At most 200 grants and 200 tokens. */
            data: Access[];
            /** @description Whether there are older entries that are not included. */
            has_more: boolean;
        };
        /**
         * WebhookId
         * Format: double-int
         * @description Identifies the webhook.
         */
        WebhookId: number;
        /**
         * WebhookHealthHour
         * @description The successful and failed attempts of an hour.
         */
        WebhookHealthHour: {
            /**
             * Format: date-time
             * @description The start of the hour (RFC 3339, UTC).
             */
            started_at: string;
            /**
             * Format: int32
             * @description The number of attempts with a 2xx response.
             */
            succeeded: number;
            /**
             * Format: int32
             * @description The number of attempts with any other outcome.
             */
            failed: number;
        };
        /**
         * WebhookHealth
         * @description The recent deliveries of a webhook.
         */
        WebhookHealth: {
            /** @description The ID of the webhook. */
            webhook_id: components["schemas"]["WebhookId"];
            /** @description The last 24 clock hours, oldest first; the last one is incomplete. */
            hours: WebhookHealthHour[];
            /** @description The share of successful attempts in these hours, from 0 to 1; null without attempts. */
            success_rate: number | null;
            /**
             * Format: int32
             * @description The number of pending attempts, including retries; 1000 means 1000 or more.
             */
            waiting: number;
        };
        /**
         * WebhookHealthList
         * @description The health of the organization's most recent webhooks, newest first.
         */
        WebhookHealthList: {
            /** @description At most 200 webhooks. */
            data: WebhookHealth[];
        };
        /**
         * Checklist
         * @description The first steps that an organization has completed, derived from its data.
         */
        Checklist: {
            /** @description Whether the organization has an application. */
            application: boolean;
            /** @description Whether an application has an access token that has not expired. */
            token: boolean;
            /** @description Whether such a token has been used. */
            first_call: boolean;
            /** @description Whether the organization has a webhook. */
            webhook: boolean;
            /** @description Whether a delivery of the last 30 days, including tests, received a 2xx response. */
            first_delivery: boolean;
        };
    };
    responses: {
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
        /** @description The user is not signed in. */
        SessionMissing: {
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
        /** @description The operation cannot respond in any accepted media type. */
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
        /** @description The CSRF token is invalid. */
        CsrfTokenInvalid: {
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
        /** @description The user is not a member of the organization, or the resource does not exist in it. */
        NotInOrganization: {
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
        /** @description The user is not an owner of the organization, or the CSRF token is invalid. */
        OwnerRequired: {
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
        /** @description The body is invalid. */
        ApplicationInvalid: {
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
    };
    parameters: {
        /**
         * @description An organization of the signed-in user.
         * @example 1042
         */
        DashboardOrganizationId: components["schemas"]["OrganizationId"];
        /**
         * @description The client ID of an application of the organization.
         * @example app_yVQ0yGmRkZk1qk2yR0cJ2w
         */
        ApplicationId: string;
        /**
         * @description The ID of a grant or an access token, as returned by the list of access.
         * @example hY7wq0Zt1cW3e5r7T9uIoPaSdFgHjKlZxCvBnM4QwEr
         */
        AccessId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies the request in the logs of the service.
         * @example req_01KJQ4Z7M2X9V8B3N5C1D0F6GH
         */
        RequestId: string;
        /**
         * @description The quota `q` of requests in a window of `w` seconds (draft-ietf-httpapi-ratelimit-headers). Each application has one quota per organization; requests without a valid access token count for their IP address. Absent if the service has no rate limit, and when it is starting or stopping.
         * @example "default";q=600;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description The number of remaining requests (`r`) and the seconds until the quota resets (`t`). Sent with `RateLimit-Policy`.
         * @example "default";r=597;t=41
         */
        RateLimit: string;
        /**
         * @description Whether the response can be cached. `no-store` for every operation that requires authentication.
         * @example no-store
         */
        CacheControl: string;
        /**
         * @description The number of seconds to wait.
         * @example 12
         */
        RetryAfter: number;
        /**
         * @description Deletes the session cookie.
         * @example worklane_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax
         */
        SetCookie: string;
        /**
         * @description The URL of the new resource.
         * @example /api/v1/1042/tasks/2301
         */
        Location: string;
        /**
         * @description The media types that the operation accepts (RFC 9110, section 15.5.16).
         * @example application/json
         */
        Accept: string;
    };
    pathItems: never;
}
export type OrganizationId = components['schemas']['OrganizationId'];
export type MemberRole = components['schemas']['MemberRole'];
export type RecordId = components['schemas']['RecordId'];
/** An organization of the user and the user's role in it. */
export interface SessionOrganization extends Schema<'SessionOrganization'> {}
/** The signed-in user and the user's organizations. */
export interface Session extends Schema<'Session'> {}
export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemErrorSource = components['schemas']['ProblemErrorSource'];
export type ProblemErrorCode = components['schemas']['ProblemErrorCode'];
/** A violation in a request. */
export interface ProblemError extends Schema<'ProblemError'> {}
export type EntityKind = components['schemas']['EntityKind'];
/** Refers to a record of any kind in the same organization. */
export interface RecordReference extends Schema<'RecordReference'> {}
/** An error response (RFC 9457). */
export interface Problem extends Schema<'Problem'> {}
/** A short-lived access token for the public API. It is revoked when its session ends. */
export interface SessionToken extends Schema<'SessionToken'> {}
export type ApplicationType = components['schemas']['ApplicationType'];
export type ScopeList = components['schemas']['ScopeList'];
/** Metadata of a secret. The secret itself is not included. */
export interface ApplicationSecret extends Schema<'ApplicationSecret'> {}
/** An OAuth client that belongs to an organization. */
export interface Application extends Schema<'Application'> {}
/** All applications of the organization, oldest first. */
export interface ApplicationList extends Schema<'ApplicationList'> {}
/** The fields of a new application. */
export interface ApplicationCreate extends Schema<'ApplicationCreate'> {}
/** An application with its new secret, as returned on creation and rotation. */
export interface ApplicationWithSecret extends Schema<'ApplicationWithSecret'> {}
/** The fields of an application to update; omitted fields keep their values. The type cannot be changed. */
export interface ApplicationUpdate extends Schema<'ApplicationUpdate'> {}
/** The options of a secret rotation. */
export interface SecretRotation extends Schema<'SecretRotation'> {}
/** The scopes and the organization of a new access token. */
export interface ApplicationTokenRequest extends Schema<'ApplicationTokenRequest'> {}
/** An access token of a private application. It is returned once. */
export interface ApplicationToken extends Schema<'ApplicationToken'> {}
export type AccessKind = components['schemas']['AccessKind'];
/** The member on whose behalf an application acts. */
export interface AccessPerson extends Schema<'AccessPerson'> {}
/** Access of an application to the organization: a grant by a member, or an access token without such a grant. */
export interface Access extends Schema<'Access'> {}
/** The most recent active grants and tokens, newest first. */
export interface AccessList extends Schema<'AccessList'> {}
export type WebhookId = components['schemas']['WebhookId'];
/** The successful and failed attempts of an hour. */
export interface WebhookHealthHour extends Schema<'WebhookHealthHour'> {}
/** The recent deliveries of a webhook. */
export interface WebhookHealth extends Schema<'WebhookHealth'> {}
/** The health of the organization's most recent webhooks, newest first. */
export interface WebhookHealthList extends Schema<'WebhookHealthList'> {}
/** The first steps that an organization has completed, derived from its data. */
export interface Checklist extends Schema<'Checklist'> {}
export type ResponseInvalidParameter = components['responses']['InvalidParameter'];
export type ResponseSessionMissing = components['responses']['SessionMissing'];
export type ResponseNotAcceptable = components['responses']['NotAcceptable'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseCsrfTokenInvalid = components['responses']['CsrfTokenInvalid'];
export type ResponseInvalidPath = components['responses']['InvalidPath'];
export type ResponseNotInOrganization = components['responses']['NotInOrganization'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseOwnerRequired = components['responses']['OwnerRequired'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseApplicationInvalid = components['responses']['ApplicationInvalid'];
export type ParameterDashboardOrganizationId = components['parameters']['DashboardOrganizationId'];
export type ParameterApplicationId = components['parameters']['ApplicationId'];
export type ParameterAccessId = components['parameters']['AccessId'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderSetCookie = components['headers']['SetCookie'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderAccept = components['headers']['Accept'];
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Session;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["SessionMissing"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["CsrfTokenInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSessionToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SessionToken;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["CsrfTokenInvalid"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApplications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApplicationList;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["SessionMissing"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        /** @description The application to create. */
        requestBody: {
            content: {
                "application/json": ApplicationCreate;
            };
        };
        responses: {
            /** @description The application with its secret. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApplicationWithSecret;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ApplicationInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The client ID of an application of the organization.
                 * @example app_yVQ0yGmRkZk1qk2yR0cJ2w
                 */
                client_id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Application;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["SessionMissing"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The client ID of an application of the organization.
                 * @example app_yVQ0yGmRkZk1qk2yR0cJ2w
                 */
                client_id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application was deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The client ID of an application of the organization.
                 * @example app_yVQ0yGmRkZk1qk2yR0cJ2w
                 */
                client_id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        /** @description The fields to update. */
        requestBody: {
            content: {
                "application/merge-patch+json": ApplicationUpdate;
                "application/json": ApplicationUpdate;
            };
        };
        responses: {
            /** @description The updated application. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Application;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ApplicationInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateApplicationSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The client ID of an application of the organization.
                 * @example app_yVQ0yGmRkZk1qk2yR0cJ2w
                 */
                client_id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        /** @description How long the old secret stays valid. */
        requestBody: {
            content: {
                "application/json": SecretRotation;
            };
        };
        responses: {
            /** @description The application with its new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApplicationWithSecret;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ApplicationInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    generateApplicationToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The client ID of an application of the organization.
                 * @example app_yVQ0yGmRkZk1qk2yR0cJ2w
                 */
                client_id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        /** @description The scopes of the token. */
        requestBody: {
            content: {
                "application/json": ApplicationTokenRequest;
            };
        };
        responses: {
            /** @description The token. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApplicationToken;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ApplicationInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active grants and tokens. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccessList;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["SessionMissing"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The ID of a grant or an access token, as returned by the list of access.
                 * @example hY7wq0Zt1cW3e5r7T9uIoPaSdFgHjKlZxCvBnM4QwEr
                 */
                access_id: components["parameters"]["AccessId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access was revoked. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookHealth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The health of the webhooks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookHealthList;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["SessionMissing"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChecklist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checklist. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Checklist;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["SessionMissing"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
