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
         * @description Tells who is signed in, to which organizations that person belongs, and the token that proves that a request comes from the dashboard.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description Ends the session in this browser. The access tokens that came from it are refused from now on.
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
                 * @description An organization of the person who is signed in.
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
         * @description Issues an access token with which the dashboard calls the public API as the member, for ten minutes. It ends earlier when the session ends, by signing out or by a new password, and when the member leaves the organization.
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
                 * @description An organization of the person who is signed in.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List applications
         * @description Returns all applications of the organization, the oldest first. Every member may see them; secrets are not shown.
         */
        get: operations["listApplications"];
        put?: never;
        /**
         * Create an application
         * @description Creates an application. The answer is the only one besides rotation that shows a secret.
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
                 * @description An organization of the person who is signed in.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The client id of an application of the organization.
                 * @example app_yVQ0yGmRkZk1qk2yR0cJ2w
                 */
                client_id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        /**
         * Get an application
         * @description Returns one application. Every member may see it; its secrets are not shown.
         */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        /**
         * Delete an application
         * @description Deletes the application. All that it was granted and all its tokens are refused from now on.
         */
        delete: operations["deleteApplication"];
        options?: never;
        head?: never;
        /**
         * Change an application
         * @description Changes the fields that the body names (JSON merge patch, RFC 7396). Tokens that were issued keep their scopes until they expire or are revoked.
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
                 * @description An organization of the person who is signed in.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The client id of an application of the organization.
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
         * @description Makes a new secret and shows it this once. The old one stays valid for some days, so that the new one can be brought to where it is used.
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
                 * @description An organization of the person who is signed in.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The client id of an application of the organization.
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
         * @description Issues an access token of a private application, for its own organization, as the application itself would get it by client credentials. It is shown this once.
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
                 * @description An organization of the person who is signed in.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        /**
         * List access
         * @description Returns what is in force in the organization: the grants of its members, and the access tokens that no such grant stands for. Every member may see them. Tokens of the dashboard itself are not among them.
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
                 * @description An organization of the person who is signed in.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The id of a grant or of an access token, as the list of access has it.
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
         * @description Ends a grant with all its tokens, or one access token. They are refused from now on.
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
                 * @description An organization of the person who is signed in.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        /**
         * Get the health of the webhooks
         * @description Tells for each webhook how the attempts of the last 24 hours went, by hour, and how many are still to be made.
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
                 * @description An organization of the person who is signed in.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        /**
         * Get the checklist
         * @description Tells what the organization has done to get started.
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
         * MemberRole
         * @description An `owner` manages the organization, its members and applications.
         * @enum {string}
         */
        MemberRole: "owner" | "member";
        /**
         * SessionOrganization
         * @description An organization of the person, and who the person is there.
         */
        SessionOrganization: {
            /**
             * Format: int64
             * @description The organization.
             */
            organization_id: number;
            /** @description Name of the organization. */
            name: string;
            role: components["schemas"]["MemberRole"];
            /**
             * Format: int64
             * @description The member that the person is there.
             */
            member_id: number;
        };
        /**
         * Session
         * @description Who is signed in, and where that person belongs.
         */
        Session: {
            /** @description E-mail address of the account. */
            email: string;
            /** @description Name of the account. */
            name: string;
            /** @description To be sent as `X-CSRF-Token` with every method that changes something. */
            csrf_token: string;
            /** @description The organizations that have a member with the address of the account, by name. */
            organizations: SessionOrganization[];
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
         * SessionToken
         * @description A short-lived access token for the public API. It ends with the session that it comes from.
         */
        SessionToken: {
            /** @description The bearer token (a JWT, RFC 9068). Its subject is the member. */
            access_token: string;
            /** @description Its lifetime, in seconds. */
            expires_in: number;
            /**
             * Format: int64
             * @description The organization that the token is bound to.
             */
            organization_id: number;
            /** @description What it allows, which is everything; scopes are separated by spaces. */
            scope: string;
        };
        /**
         * ApplicationType
         * @description A `public` application acts for people, who grant it access; a `private` one acts for itself in its own organization.
         * @enum {string}
         */
        ApplicationType: "public" | "private";
        /**
         * ScopeList
         * @description Scopes, each once.
         */
        ScopeList: string[];
        /**
         * ApplicationSecret
         * @description What may be known of a secret after it has been shown.
         */
        ApplicationSecret: {
            /**
             * Format: date-time
             * @description When it was made (RFC 3339, UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Until when it is accepted; null for the current one.
             */
            expires_at: string | null;
        };
        /**
         * Application
         * @description A client application that an organization owns.
         */
        Application: {
            /**
             * Format: int64
             * @description The organization that owns it.
             */
            organization_id: number;
            /** @description Names it in every request for a token. It is no secret. */
            client_id: string;
            /** @description What people read when they are asked to grant it access. */
            name: string;
            type: components["schemas"]["ApplicationType"];
            /** @description Where people are sent back to with a code; none for a private application. */
            redirect_uris: string[];
            scopes: components["schemas"]["ScopeList"];
            /** @description The secrets that are valid, the newest first. A public application without any proves itself by PKCE alone. */
            secrets: ApplicationSecret[];
            /**
             * Format: date-time
             * @description When it was created (RFC 3339, UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last (RFC 3339, UTC).
             */
            updated_at: string;
        };
        /**
         * ApplicationList
         * @description All applications of the organization, the oldest first.
         */
        ApplicationList: {
            /** @description The applications. */
            data: Application[];
        };
        /**
         * ApplicationCreate
         * @description What a new application is made from.
         */
        ApplicationCreate: {
            /** @description What people read when they are asked to grant it access. */
            name: string;
            type: components["schemas"]["ApplicationType"];
            /**
             * @description Where people are sent back to with a code; none for a private application.
             * @default []
             */
            redirect_uris?: string[];
            scopes: components["schemas"]["ScopeList"];
            /**
             * @description Of a public application: whether it can keep a secret. Without one it proves itself by PKCE. A private application has one always.
             * @default true
             */
            with_secret?: boolean;
        };
        /**
         * ApplicationWithSecret
         * @description An application with its new secret, as creation and rotation answer it.
         */
        ApplicationWithSecret: {
            /**
             * Format: int64
             * @description The organization that owns it.
             */
            organization_id: number;
            /** @description Names it in every request for a token. It is no secret. */
            client_id: string;
            /** @description What people read when they are asked to grant it access. */
            name: string;
            type: components["schemas"]["ApplicationType"];
            /** @description Where people are sent back to with a code; none for a private application. */
            redirect_uris: string[];
            scopes: components["schemas"]["ScopeList"];
            /** @description The secrets that are valid, the newest first. A public application without any proves itself by PKCE alone. */
            secrets: ApplicationSecret[];
            /**
             * Format: date-time
             * @description When it was created (RFC 3339, UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last (RFC 3339, UTC).
             */
            updated_at: string;
            /** @description The secret, shown this once; null for an application that has none. */
            client_secret: string | null;
        };
        /**
         * ApplicationUpdate
         * @description The fields of an application to change; what is absent stays. The type never changes.
         */
        ApplicationUpdate: {
            /** @description What people read when they are asked to grant it access. */
            name?: string;
            /** @description Where people are sent back to with a code; none for a private application. */
            redirect_uris?: string[];
            scopes?: components["schemas"]["ScopeList"];
        };
        /**
         * SecretRotation
         * @description How the secret of an application is replaced.
         */
        SecretRotation: {
            /**
             * @description How many days the old secret stays valid; 0 ends it at once. It must be 0 while two secrets are valid.
             * @default 1
             */
            keep_days?: number;
        };
        /**
         * ApplicationTokenRequest
         * @description What an access token of a private application shall allow.
         */
        ApplicationTokenRequest: {
            scopes: components["schemas"]["ScopeList"];
        };
        /**
         * ApplicationToken
         * @description An access token of a private application. It is not shown again.
         */
        ApplicationToken: {
            /** @description Its id, by which it can be revoked. */
            access_id: string;
            /** @description The bearer token (a JWT, RFC 9068). */
            access_token: string;
            /** @description Its lifetime, in seconds. */
            expires_in: number;
            /**
             * Format: int64
             * @description The organization that the token is bound to.
             */
            organization_id: number;
            /** @description What it allows; scopes are separated by spaces. */
            scope: string;
        };
        /**
         * AccessPerson
         * @description The member for whom an application acts.
         */
        AccessPerson: {
            /**
             * Format: int64
             * @description The member.
             */
            member_id: number;
            /** @description Name of the member; null for somebody who has left. */
            name: string | null;
            /** @description E-mail address of the member; null for somebody who has left. */
            email: string | null;
        };
        /**
         * Access
         * @description What an application can do in the organization at this moment: by the grant of a person, or by an access token that no such grant stands for.
         */
        Access: {
            /** @description The id of the grant or of the token; revoking takes it. */
            access_id: string;
            /**
             * @description A `grant` gets new tokens again and again; a `token` ends when it expires.
             * @enum {string}
             */
            kind: "grant" | "token";
            /** @description The application; it may belong to another organization. */
            client_id: string;
            /** @description Name of the application. */
            application_name: string;
            /** @description For whom the application acts; null when it acts for itself. */
            person: AccessPerson | null;
            scopes: components["schemas"]["ScopeList"];
            /**
             * Format: date-time
             * @description When it was granted or issued (RFC 3339, UTC).
             */
            issued_at: string;
            /**
             * Format: date-time
             * @description When it ends by itself (RFC 3339, UTC); a grant that is used is prolonged.
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When a token of it was used last, to the minute; null when none was used yet.
             */
            last_used_at: string | null;
        };
        /**
         * AccessList
         * @description The newest grants and tokens that are in force, the newest first.
         */
        AccessList: {
            /** @description At most 200 grants and 200 tokens. */
            data: Access[];
            /** @description Whether there are older ones that are not listed. */
            has_more: boolean;
        };
        /**
         * WebhookHealthHour
         * @description How many attempts of an hour succeeded and failed.
         */
        WebhookHealthHour: {
            /**
             * Format: date-time
             * @description When the hour began (RFC 3339, UTC).
             */
            started_at: string;
            /** @description Attempts that the receiver answered with 2xx. */
            succeeded: number;
            /** @description Attempts that ended in any other way. */
            failed: number;
        };
        /**
         * WebhookHealth
         * @description How the deliveries of a webhook went lately.
         */
        WebhookHealth: {
            /**
             * Format: int64
             * @description The webhook.
             */
            webhook_id: number;
            /** @description The last 24 hours of the clock, the oldest first; the last one has not ended. */
            hours: WebhookHealthHour[];
            /** @description The part of the attempts of these hours that succeeded, from 0 to 1; null when there were none. */
            success_rate: number | null;
            /** @description How many attempts are still to be made, retries included; 1000 stands for 1000 or more. */
            waiting: number;
        };
        /**
         * WebhookHealthList
         * @description The health of the newest webhooks of the organization, the newest first.
         */
        WebhookHealthList: {
            /** @description At most 200 webhooks. */
            data: WebhookHealth[];
        };
        /**
         * Checklist
         * @description What an organization has done to get started, as its data tells.
         */
        Checklist: {
            /** @description It has an application. */
            application: boolean;
            /** @description An application has got an access token that has not expired. */
            token: boolean;
            /** @description Such a token has been used. */
            first_call: boolean;
            /** @description It has a webhook. */
            webhook: boolean;
            /** @description A receiver has answered a delivery of the last 30 days with 2xx, that of a test included. */
            first_delivery: boolean;
        };
    };
    responses: {
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
        /** @description Nobody is signed in. */
        SessionMissing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The request does not come from the dashboard. */
        CsrfTokenInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description The person belongs to no such organization, or there is no such thing in it. */
        NotInOrganization: {
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
        /** @description The person is no owner of the organization, or the request does not come from the dashboard. */
        OwnerRequired: {
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
        /** @description The body is not valid. */
        ApplicationInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
    };
    parameters: {
        /**
         * @description An organization of the person who is signed in.
         * @example 1042
         */
        DashboardOrganizationId: number;
        /**
         * @description The client id of an application of the organization.
         * @example app_yVQ0yGmRkZk1qk2yR0cJ2w
         */
        ApplicationId: string;
        /**
         * @description The id of a grant or of an access token, as the list of access has it.
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
         * @description How long to wait, in seconds.
         * @example 12
         */
        RetryAfter: number;
        /**
         * @description Takes the cookie of the session away.
         * @example worklane_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax
         */
        SetCookie: string;
        /**
         * @description Where the new resource is.
         * @example /api/v1/1042/tasks/2301
         */
        Location: string;
        /**
         * @description The media types that the operation takes (RFC 9110, section 15.5.16).
         * @example application/json
         */
        Accept: string;
    };
    pathItems: never;
}
export type MemberRole = components['schemas']['MemberRole'];
/** An organization of the person, and who the person is there. */
export interface SessionOrganization extends Schema<'SessionOrganization'> {}
/** Who is signed in, and where that person belongs. */
export interface Session extends Schema<'Session'> {}
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
/** A short-lived access token for the public API. It ends with the session that it comes from. */
export interface SessionToken extends Schema<'SessionToken'> {}
export type ApplicationType = components['schemas']['ApplicationType'];
export type ScopeList = components['schemas']['ScopeList'];
/** What may be known of a secret after it has been shown. */
export interface ApplicationSecret extends Schema<'ApplicationSecret'> {}
/** A client application that an organization owns. */
export interface Application extends Schema<'Application'> {}
/** All applications of the organization, the oldest first. */
export interface ApplicationList extends Schema<'ApplicationList'> {}
/** What a new application is made from. */
export interface ApplicationCreate extends Schema<'ApplicationCreate'> {}
/** An application with its new secret, as creation and rotation answer it. */
export interface ApplicationWithSecret extends Schema<'ApplicationWithSecret'> {}
/** The fields of an application to change; what is absent stays. The type never changes. */
export interface ApplicationUpdate extends Schema<'ApplicationUpdate'> {}
/** How the secret of an application is replaced. */
export interface SecretRotation extends Schema<'SecretRotation'> {}
/** What an access token of a private application shall allow. */
export interface ApplicationTokenRequest extends Schema<'ApplicationTokenRequest'> {}
/** An access token of a private application. It is not shown again. */
export interface ApplicationToken extends Schema<'ApplicationToken'> {}
/** The member for whom an application acts. */
export interface AccessPerson extends Schema<'AccessPerson'> {}
/** What an application can do in the organization at this moment: by the grant of a person, or by an access token that no such grant stands for. */
export interface Access extends Schema<'Access'> {}
/** The newest grants and tokens that are in force, the newest first. */
export interface AccessList extends Schema<'AccessList'> {}
/** How many attempts of an hour succeeded and failed. */
export interface WebhookHealthHour extends Schema<'WebhookHealthHour'> {}
/** How the deliveries of a webhook went lately. */
export interface WebhookHealth extends Schema<'WebhookHealth'> {}
/** The health of the newest webhooks of the organization, the newest first. */
export interface WebhookHealthList extends Schema<'WebhookHealthList'> {}
/** What an organization has done to get started, as its data tells. */
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
            /** @description Who is signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
                 * @description An organization of the person who is signed in.
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
                 * @description An organization of the person who is signed in.
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
                 * @description An organization of the person who is signed in.
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
            /** @description The application, with its secret. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
                 * @description An organization of the person who is signed in.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The client id of an application of the organization.
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
                 * @description An organization of the person who is signed in.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The client id of an application of the organization.
                 * @example app_yVQ0yGmRkZk1qk2yR0cJ2w
                 */
                client_id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application is deleted. */
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
                 * @description An organization of the person who is signed in.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The client id of an application of the organization.
                 * @example app_yVQ0yGmRkZk1qk2yR0cJ2w
                 */
                client_id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/merge-patch+json": ApplicationUpdate;
                "application/json": ApplicationUpdate;
            };
        };
        responses: {
            /** @description The application after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
                 * @description An organization of the person who is signed in.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The client id of an application of the organization.
                 * @example app_yVQ0yGmRkZk1qk2yR0cJ2w
                 */
                client_id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        /** @description For how long the old secret stays valid. */
        requestBody: {
            content: {
                "application/json": SecretRotation;
            };
        };
        responses: {
            /** @description The application, with its new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
                 * @description An organization of the person who is signed in.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The client id of an application of the organization.
                 * @example app_yVQ0yGmRkZk1qk2yR0cJ2w
                 */
                client_id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        /** @description What the token shall allow. */
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
                 * @description An organization of the person who is signed in.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is in force. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
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
                 * @description An organization of the person who is signed in.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
                /**
                 * @description The id of a grant or of an access token, as the list of access has it.
                 * @example hY7wq0Zt1cW3e5r7T9uIoPaSdFgHjKlZxCvBnM4QwEr
                 */
                access_id: components["parameters"]["AccessId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is revoked. */
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
                 * @description An organization of the person who is signed in.
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
                 * @description An organization of the person who is signed in.
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
