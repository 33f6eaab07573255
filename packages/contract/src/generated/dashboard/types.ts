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
    "/dashboard/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Changes the password of the account. Ends all other sessions of the account and revokes their access tokens. This session continues with a new cookie and a new CSRF token. Wrong current passwords are limited like sign-in attempts: 429 has the seconds to wait.
         */
        put: operations["replacePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of the user
         * @description Returns the sessions of the signed-in user in all browsers, the current one first, then those that were used last.
         */
        get: operations["listAccountSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions
         * @description Ends all sessions of the signed-in user except the current one, and revokes their access tokens. Takes effect immediately.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/account/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of a session, as returned by the list of sessions. It is not the value of the session cookie.
                 * @example NcW2rJ8vT0uYb5Xq1sLkPz
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Ends one session of the signed-in user and revokes its access tokens. Takes effect immediately.
         */
        delete: operations["endAccountSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/account/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the grants of the user
         * @description Returns the grants of the signed-in user to applications, and the tokens of the user for the documentation, in all organizations of the user, newest first.
         */
        get: operations["listAccountGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/account/grants/{grant_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of a grant, as returned by the list of grants.
                 * @example hY7wq0Zt1cW3e5r7T9uIoPaSdFgHjKlZxCvBnM4QwEr
                 */
                grant_id: components["parameters"]["GrantId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a grant of the user
         * @description Revokes a grant of the signed-in user with all its tokens, or a token for the documentation, whatever the role of the user. Takes effect immediately.
         */
        delete: operations["revokeAccountGrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/settings": {
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
        /**
         * Change what the organization requires
         * @description Changes whether members must sign in with a second factor, which the owner must have done. Then members without one lose access until they add one: their access tokens and the grants of applications end at once. Sets the maximum lifetime of the access tokens that applications get from now on. Refuses or allows support access of operators.
         */
        put: operations["replaceOrganizationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/identity-provider": {
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
         * Get single sign-on
         * @description Returns the OpenID provider that owners have set, without its secret, what to register there, and how to prove a domain. A provider that an operator of the service has set is not returned.
         */
        get: operations["getIdentityProvider"];
        /**
         * Set single sign-on
         * @description Tests the provider and the domains as `testIdentityProvider` does, and stores them. From then on, everybody with an address of the domains signs in with the provider, and in no other way: those who have not are signed out. The provider decides about the memberships and roles of its people in the organization.
         */
        put: operations["replaceIdentityProvider"];
        post?: never;
        /**
         * Remove single sign-on
         * @description Removes the provider, and revokes the access of everybody who has signed in with it. They need a link to set a password.
         */
        delete: operations["deleteIdentityProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/identity-provider/test": {
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
         * Test single sign-on
         * @description Reads the metadata and the keys of the provider, authenticates there as the client, and looks up the TXT record of each domain. Changes nothing.
         */
        post: operations["testIdentityProvider"];
        delete?: never;
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
         * @description Issues an access token with which the dashboard calls the public API on behalf of the member, with the scopes of the member's role. It is valid for ten minutes, and is revoked earlier if the session ends, the password or the role changes, or the member leaves the organization.
         */
        post: operations["createSessionToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/documentation-token": {
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
         * Get a token for the documentation
         * @description Issues an access token of the application `worklane-docs`, with which a page of the documentation calls the public API on behalf of the member. It is valid for at most one hour, and is revoked earlier if the session ends, the password or the role changes, or the member leaves the organization. The token is listed with the grants of the member and with the access of the organization, and can be revoked in both. While a token of this session with the same scopes is valid for at least 30 minutes, the operation returns it again.
         */
        post: operations["createDocumentationToken"];
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
         * Rotate a client secret
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
        /**
         * Revoke all tokens
         * @description Revokes all access tokens, refresh tokens and grants of the application, in all organizations. It keeps its secrets and can get new tokens, so after a leak rotate the secret first. Takes effect immediately.
         */
        delete: operations["revokeApplicationTokens"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/applications/{client_id}/requests": {
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
         * List requests of an application
         * @description Returns a page of the requests of an application in the last 7 days, newest first. Every member can read them. The application belongs to the organization, or is described by a metadata document. With filters, a page before the last one can contain fewer than `limit` requests, or none: continue until `next_cursor` is null.
         */
        get: operations["listApplicationRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/requests/{request_id}": {
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
                 * @description The ID of a request, as in its `X-Request-Id` header and in problems.
                 * @example req_01KJQ4Z7M2X9V8B3N5C1D0F6D0
                 */
                request_id: components["parameters"]["LoggedRequestIdPath"];
            };
            cookie?: never;
        };
        /**
         * Find requests by their ID
         * @description Returns the requests of all applications with an ID, newest first. IDs are unique unless clients set them. Every member can read them. Requests older than 7 days are not found.
         */
        get: operations["getRequests"];
        put?: never;
        post?: never;
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
                 * @description The ID of a grant or an access token, as returned by the list of grants and tokens.
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
         * @description Revokes a grant with all its tokens, or an access token, with those that are the same entry. Takes effect immediately.
         */
        delete: operations["revokeAccess"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/members": {
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
         * List members
         * @description Returns the members of the organization, oldest first, then former members. Every member can read them.
         */
        get: operations["listOrganizationMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/members/{member_id}": {
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
                 * @description The ID of a member of the organization.
                 * @example 118
                 */
                member_id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Removes a member from the organization and revokes all access tokens of the member. Records that refer to the member keep the reference. The account of the person is not deleted.
         */
        delete: operations["deleteOrganizationMember"];
        options?: never;
        head?: never;
        /**
         * Change the role of a member
         * @description Changes the role. Takes effect immediately, also for access tokens of the member. An organization keeps at least one owner.
         */
        patch: operations["updateOrganizationMember"];
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/members/{member_id}/password-link": {
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
                 * @description The ID of a member of the organization.
                 * @example 118
                 */
                member_id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a password reset link
         * @description Creates a link with which the member sets a new password. It is returned only here, works once, and expires after 24 hours. It replaces an earlier link. The account must not belong to an organization in which the user is not an owner.
         */
        post: operations["createPasswordResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/membership": {
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
        post?: never;
        /**
         * Leave the organization
         * @description Removes the user from the organization and revokes the user's access tokens for it. The last owner cannot leave.
         */
        delete: operations["endMembership"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/invitations": {
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
         * List invitations
         * @description Returns the pending invitations, newest first. Their links are not included.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a person
         * @description Creates an invitation for an email address. Its link is returned only here, works once, and expires after 7 days. It replaces an earlier invitation of the address. If the service can send email, it also sends the link to the address.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/invitations/{invitation_id}": {
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
                 * @description The ID of a pending invitation of the organization.
                 * @example 31
                 */
                invitation_id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description Revokes an invitation. Its link stops working immediately.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/audit-log": {
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
         * List the audit log
         * @description Returns a page of the security-relevant actions in the organization, newest first: who did what, when, and from where.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/audit-log/export": {
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
         * Export the audit log
         * @description Returns all entries that match the filters, newest first, as a file with one JSON object per line. A connection that closes before the end of the chunked body means that the file is incomplete.
         */
        get: operations["exportAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/records/{kind}/{record_id}": {
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
                 * @description The resource kind of the record.
                 * @example task
                 */
                kind: components["parameters"]["EntityKindPath"];
                /**
                 * @description The ID of the record.
                 * @example 2301
                 */
                record_id: components["parameters"]["RecordIdPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Purge a deleted record
         * @description Deletes the values of a deleted record at once and for good: they leave its history, the event feed, stored responses, test messages and webhook logs, and it cannot be restored. Its events still say who changed it and when. Backups and receivers of its events keep them. It can be repeated.
         */
        delete: operations["purgeRecord"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/bulk-changes": {
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
         * List bulk changes
         * @description Returns the last 20 bulk changes of the organization, newest first. They are kept for 30 days after their end.
         */
        get: operations["listBulkChanges"];
        put?: never;
        /**
         * Start a bulk change
         * @description Updates or deletes up to 10,000 records of a kind, 200 at a time, also after the page is closed. A record that has another version by then is not changed. The service makes one bulk change of an organization at a time, as the member, whose role it reads again for each 200 records.
         */
        post: operations["createBulkChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/bulk-changes/{bulk_change_id}": {
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
                 * @description The ID of a bulk change of the organization.
                 * @example 12
                 */
                bulk_change_id: components["parameters"]["BulkChangeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop a bulk change
         * @description Ends a bulk change before its next 200 records. What it has changed stays.
         */
        delete: operations["stopBulkChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/bulk-changes/{bulk_change_id}/undo": {
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
                 * @description The ID of a bulk change of the organization.
                 * @example 12
                 */
                bulk_change_id: components["parameters"]["BulkChangeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a bulk change
         * @description Stops a bulk change, and starts one that gives the records that it changed their previous values, or restores those that it deleted. A record that has changed since stays as it is. An undo can be undone.
         */
        post: operations["undoBulkChange"];
        delete?: never;
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
         * @description Returns the health of each webhook: its state, when it began to fail and when it will be disabled, its attempts of the last 24 hours by hour, and its pending attempts.
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
    "/dashboard/api/organizations/{organization_id}/webhooks/{webhook_id}/health": {
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
                 * @description The ID of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        /**
         * Get the health history of a webhook
         * @description Returns the health of a webhook, and its attempts of the last 30 days by day.
         */
        get: operations["getWebhookHealthHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/webhooks/{webhook_id}/deliveries": {
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
                 * @description The ID of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Returns a page of the deliveries of a webhook whose first attempt was in the last 30 days, newest first. There is one delivery for each event or test message, with its attempts. With filters, a page before the last one can contain fewer than `limit` deliveries, or none: continue until `next_cursor` is null.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        /**
         * Redeliver an event
         * @description Delivers an event of the last 30 days to the webhook now, whether or not it was delivered before. The event can be older than the webhook, and of a type to which the webhook does not subscribe. A pending attempt is made now instead of later.
         */
        post: operations["redeliverWebhookEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/api/organizations/{organization_id}/webhooks/{webhook_id}/attempts/{log_id}": {
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
        /**
         * Get a delivery attempt
         * @description Returns a delivery attempt with its request, response and error.
         */
        get: operations["getWebhookAttempt"];
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
         * @description What a member may do in the organization. An `owner` may do everything, a `member` may read and change records and read webhooks, and a `viewer` may only read.
         * @enum {string}
         */
        MemberRole: "owner" | "member" | "viewer";
        /**
         * RecordId
         * Format: double-int
         * @description The ID of the record, unique within its resource kind. Assigned by the service and never reused.
         */
        RecordId: number;
        /**
         * SupportAccess
         * @description The access of a person of the operator, as a member for a limited time. It ends when the member is removed.
         */
        SupportAccess: {
            /** @description The ID of the member as whom the person signs in. */
            member_id: components["schemas"]["RecordId"];
            /** @description Name of the person. */
            name: string;
            /** @description What the access is for. */
            reason: string;
            /**
             * Format: date-time
             * @description When the access ends (RFC 3339, UTC).
             */
            expires_at: string;
        };
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
            /** @description Whether the organization requires a second factor of its members. */
            requires_second_factor: boolean;
            /**
             * Format: int32
             * @description The maximum lifetime of access tokens that the organization has set, in seconds; null for that of the service.
             */
            max_token_seconds: number | null;
            /** @description Whether operators of the service can get no support access to the organization. */
            refuses_support: boolean;
            /** @description The access of a person of the operator; null if there is none. */
            support_access: SupportAccess | null;
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
            /** @description Whether the user signed in with a second factor. */
            second_factor: boolean;
            /** @description The organizations with a member that has the email address of the account, by name. */
            organizations: SessionOrganization[];
        };
        /**
         * ProblemCode
         * @description The type of problem. Codes are stable and never reused.
         * @enum {string}
         */
        ProblemCode: "malformed_json" | "invalid_parameter" | "invalid_cursor" | "token_missing" | "token_invalid" | "token_expired" | "token_revoked" | "dpop_proof_invalid" | "session_missing" | "recent_sign_in_required" | "second_factor_required" | "insufficient_scope" | "wrong_organization" | "organization_suspended" | "owner_required" | "csrf_token_invalid" | "not_found" | "method_not_allowed" | "not_acceptable" | "record_referenced" | "record_exists" | "last_owner" | "external_id_taken" | "value_taken" | "idempotency_key_in_progress" | "created_record_deleted" | "webhook_disabled" | "webhook_limit_reached" | "quota_reached" | "invitation_limit_reached" | "password_link_not_allowed" | "cursor_expired" | "resync_required" | "version_mismatch" | "body_too_large" | "unsupported_media_type" | "validation_failed" | "idempotency_key_reused" | "rate_limited" | "internal_error" | "not_implemented" | "service_unavailable";
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
         * PasswordChange
         * @description The current and the new password.
         */
        PasswordChange: {
            /** @description The current password. */
            current_password: string;
            /** @description The new password, of at most 1,024 bytes in UTF-8. */
            new_password: string;
        };
        /**
         * AccountSession
         * @description A session of the signed-in user in a browser.
         */
        AccountSession: {
            /** @description The ID of the session, used to end it. */
            session_id: string;
            /** @description Whether it is the session of this request. */
            current: boolean;
            /** @description Name and major version of the browser; null if unknown. */
            browser: string | null;
            /** @description Name of the operating system; null if unknown. */
            system: string | null;
            /** @description The IP address from which the user signed in; null if unknown. */
            ip: string | null;
            /**
             * Format: date-time
             * @description When the user signed in (RFC 3339, UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session was last used, to the minute; null if unknown.
             */
            last_used_at: string | null;
        };
        /**
         * AccountSessionList
         * @description The sessions of the signed-in user.
         */
        AccountSessionList: {
            /** @description The current session and at most 99 others that were used last. */
            data: AccountSession[];
        };
        /**
         * ScopeList
         * @description A list of unique scopes.
         */
        ScopeList: string[];
        /**
         * AccountGrant
         * @description Access of an application on behalf of the signed-in user in one organization: a grant, or a token of the documentation.
         */
        AccountGrant: {
            /** @description The ID of the grant or the token, used to revoke it. */
            grant_id: string;
            /** @description The client ID of the application. */
            client_id: string;
            /** @description Name of the application. */
            application_name: string;
            /** @description Name of the organization that owns the application; null for an application of Worklane itself and for one that is not registered. */
            application_owner: string | null;
            /** @description The host of the metadata document that describes the application; null for an application that is registered. */
            application_host: string | null;
            /** @description The ID of the organization that the application can access. */
            organization_id: components["schemas"]["OrganizationId"];
            /** @description Name of the organization that the application can access. */
            organization_name: string;
            scopes: components["schemas"]["ScopeList"];
            /**
             * Format: date-time
             * @description When the user granted access, or got the token (RFC 3339, UTC).
             */
            granted_at: string;
            /**
             * Format: date-time
             * @description When the application last used the access, to the minute; null if it has not been used.
             */
            last_used_at: string | null;
        };
        /**
         * AccountGrantList
         * @description The grants of the signed-in user.
         */
        AccountGrantList: {
            /** @description The newest 200 grants. */
            data: AccountGrant[];
        };
        /**
         * OrganizationSettings
         * @description What an organization requires of its members and applications. What is absent stays as it is.
         */
        OrganizationSettings: {
            /** @description Whether members must sign in with a second factor. */
            requires_second_factor?: boolean;
            /**
             * Format: int32
             * @description The maximum lifetime of access tokens of applications that are issued from now on, in seconds; null for that of the service.
             */
            max_token_seconds?: number | null;
            /** @description Whether operators of the service can get no support access to the organization. Refusing it ends the present one. */
            refuses_support?: boolean;
        };
        /**
         * Issuer
         * Format: uri
         * @description The https URL of the provider, below which its metadata is (OpenID Connect Discovery 1.0).
         */
        Issuer: string;
        /**
         * ProviderClientId
         * @description The ID of the client at the provider.
         */
        ProviderClientId: string;
        /**
         * DomainList
         * @description The domains of the addresses of people who sign in with the provider.
         */
        DomainList: string[];
        /**
         * JoinRule
         * @description A role, and who gets it.
         */
        JoinRule: {
            role: components["schemas"]["MemberRole"];
            /** @description A group at the provider whose people get the role. Without it, everybody does. */
            group?: string;
        };
        /**
         * JoinRuleList
         * @description Who gets which role. The highest role counts; whoever gets none is no member.
         */
        JoinRuleList: JoinRule[];
        /**
         * GroupsClaim
         * @description The claim with the groups of a person.
         */
        GroupsClaim: string;
        /**
         * IdentityProvider
         * @description An OpenID provider, with which people of some domains sign in.
         */
        IdentityProvider: {
            issuer: components["schemas"]["Issuer"];
            client_id: components["schemas"]["ProviderClientId"];
            domains: components["schemas"]["DomainList"];
            joins: components["schemas"]["JoinRuleList"];
            groups_claim: components["schemas"]["GroupsClaim"];
        };
        /**
         * IdentityProviderSettings
         * @description The settings of single sign-on.
         */
        IdentityProviderSettings: {
            /**
             * Format: uri
             * @description The redirect URI to register at the provider.
             */
            redirect_uri: string;
            /**
             * Format: uri
             * @description The back-channel logout URI to register at the provider.
             */
            backchannel_logout_uri: string;
            /** @description The value of the TXT record at `_worklane` below each domain, which proves that it belongs to the organization. */
            domain_record: string;
            /** @description The provider; null if there is none. */
            provider: IdentityProvider | null;
        };
        /**
         * IdentityProviderReplace
         * @description The OpenID provider of the organization.
         */
        IdentityProviderReplace: {
            issuer: components["schemas"]["Issuer"];
            client_id: components["schemas"]["ProviderClientId"];
            /** @description The secret of the client. Without it, the stored one stays, unless the issuer or the client ID changes: then it is a client without a secret. */
            client_secret?: string;
            domains: components["schemas"]["DomainList"];
            joins: components["schemas"]["JoinRuleList"];
            /** @default groups */
            groups_claim?: components["schemas"]["GroupsClaim"];
        };
        /**
         * SessionToken
         * @description A short-lived access token for the public API. It is revoked when its session ends or the role of the member changes.
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
            /** @description The scopes of the member's role, separated by spaces. */
            scope: string;
        };
        /**
         * DocumentationTokenRequest
         * @description The scopes of a token for the documentation.
         */
        DocumentationTokenRequest: {
            /** @description Scopes that the role of the member includes; all of them by default. */
            scopes?: components["schemas"]["ScopeList"];
        };
        /**
         * DocumentationToken
         * @description An access token with which the documentation calls the public API on behalf of the member.
         */
        DocumentationToken: {
            /** @description The ID of the token, used to revoke it. */
            access_id: string;
            /** @description The bearer token (a JWT, RFC 9068). Its subject is the member. */
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
         * ApplicationType
         * @description A `public` application acts on behalf of users who grant it access; a `private` one acts on its own behalf in its own organization.
         * @enum {string}
         */
        ApplicationType: "public" | "private";
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
             * Format: int32
             * @description The maximum lifetime of its access tokens in seconds, which is also the default.
             */
            max_token_seconds: number;
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
         * @description The fields of a new application. The service checks their values, so that one response reports every violation: some depend on the type. The limits below only bound the size of a request.
         */
        ApplicationCreate: {
            /** @description The name shown on the consent page, 1 to 100 characters. */
            name: string;
            type: components["schemas"]["ApplicationType"];
            /**
             * @description Allowed redirect URLs, 1 to 20 for a public application, none for a private one.
             * @default []
             */
            redirect_uris?: string[];
            /** @description The scopes that it may request, at least one. */
            scopes: string[];
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
             * Format: int32
             * @description The maximum lifetime of its access tokens in seconds, which is also the default.
             */
            max_token_seconds: number;
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
         * @description The fields of an application to update; omitted fields keep their values. The type cannot be changed. The service checks their values, as for a new application.
         */
        ApplicationUpdate: {
            /** @description The name shown on the consent page, 1 to 100 characters. */
            name?: string;
            /**
             * @description Allowed redirect URLs, 1 to 20 for a public application, none for a private one.
             * @default []
             */
            redirect_uris?: string[];
            /** @description The scopes that it may request, at least one. */
            scopes?: string[];
        };
        /**
         * SecretRotation
         * @description The options of a secret rotation.
         */
        SecretRotation: {
            /**
             * Format: int32
             * @description The number of days the old secret stays valid. 0 revokes it immediately, with the access tokens that the application has without a user. Must be 0 while two secrets are valid.
             * @default 1
             */
            keep_days?: number;
        };
        /**
         * ApplicationTokenRequest
         * @description The scopes of a new access token, its name and its lifetime.
         */
        ApplicationTokenRequest: {
            /** @description A name that distinguishes the token from others in the list. */
            name?: string;
            scopes: components["schemas"]["ScopeList"];
            /**
             * Format: int32
             * @description Lifetime in seconds, at most that of tokens from the token endpoint (`ACCESS_TOKEN_SECONDS`), which is also the default.
             */
            expires_in?: number;
        };
        /**
         * ApplicationToken
         * @description An access token of a private application. It is returned once.
         */
        ApplicationToken: {
            /** @description The ID of the token, used to revoke it. */
            access_id: string;
            /** @description The bearer token, a JWT (RFC 9068). */
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
         * LoggedRequestId
         * @description The ID of a request. Clients can set it with `X-Request-Id`.
         */
        LoggedRequestId: string;
        /**
         * RequestVia
         * @description What sent a request on behalf of an application: `mcp` is the MCP server, at the request of an AI agent.
         * @enum {string}
         */
        RequestVia: "mcp";
        /**
         * RequestLogId
         * Format: double-int
         * @description Distinguishes requests with the same `request_id`.
         */
        RequestLogId: number;
        /**
         * LoggedRequest
         * @description A request of an application. Its query, headers and body are never recorded.
         */
        LoggedRequest: {
            id: components["schemas"]["RequestLogId"];
            /** @description The client ID of the application, which can belong to another organization, or to Worklane itself: `worklane-cli`. */
            client_id: string;
            /** @description What sent the request on behalf of the application; null if the application sent it itself. */
            via: components["schemas"]["RequestVia"] | null;
            request_id: components["schemas"]["LoggedRequestId"];
            /** @description The method of the request. */
            method: string;
            /** @description The path without its query. A segment that is neither an ID nor a word is `*`. */
            path: string;
            /** @description The operation; null if none matched. */
            operation: string | null;
            /**
             * Format: int32
             * @description The HTTP status of the response.
             */
            status: number;
            /** @description Milliseconds from the request to the end of the response. */
            duration_ms: number;
            /** @description The code of the problem, or of the OAuth error of the token endpoint; null for other responses. */
            problem_code: string | null;
            /**
             * Format: date-time
             * @description When the response ended (RFC 3339, UTC).
             */
            completed_at: string;
        };
        /**
         * NextCursor
         * @description The cursor of the next page, to send as `cursor`; null on the last page.
         */
        NextCursor: string | null;
        /**
         * LoggedRequestPage
         * @description One page of requests, newest first.
         */
        LoggedRequestPage: {
            /** @description The requests of this page. */
            data: LoggedRequest[];
            next_cursor: components["schemas"]["NextCursor"];
            /** @description Whether requests are recorded; false if the service has turned the request log off. */
            recording: boolean;
            /**
             * Format: double-int
             * @description How many requests of the application in the last 7 days were not recorded, because it exceeded the limit of the log or the database was unavailable.
             */
            omitted: number;
        };
        /**
         * LoggedRequestList
         * @description Requests with the same ID, newest first.
         */
        LoggedRequestList: {
            /** @description At most 50 requests. */
            data: LoggedRequest[];
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
         * AccessUse
         * @description The last use of an access from an address.
         */
        AccessUse: {
            /** @description The IP address of the client. */
            ip: string;
            /** @description The `User-Agent` header, at most 256 characters of it; null without one. */
            user_agent: string | null;
            /**
             * Format: date-time
             * @description When the access was last used from the address, to the minute (RFC 3339, UTC).
             */
            at: string;
        };
        /**
         * Access
         * @description Access of an application to the organization: a grant by a member, or an access token without such a grant. The tokens that an application requests for the same scopes with its client credentials are one entry, which stays while the application revokes single ones.
         */
        Access: {
            /** @description The ID of the grant or the token, used to revoke it. */
            access_id: string;
            kind: components["schemas"]["AccessKind"];
            /** @description The name of a generated token; null if it has none. */
            name: string | null;
            /** @description The client ID of the application, which can belong to another organization, or to Worklane itself: `worklane-cli`, `worklane-docs`. For an application that is not registered, the URL of its metadata document. */
            client_id: string;
            /** @description Name of the application. */
            application_name: string;
            /** @description The host of the metadata document that describes the application; null for an application that is registered. */
            application_host: string | null;
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
            /** @description The last addresses that used the access, newest first. Only owners see them; for others the list is empty. */
            used_from: AccessUse[];
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
         * OrganizationMember
         * @description A member of the organization, or a former one.
         */
        OrganizationMember: {
            /** @description The ID of the member. */
            member_id: components["schemas"]["RecordId"];
            /** @description The full name. */
            name: string;
            /** @description The email address with which the member signs in. */
            email: string;
            role: components["schemas"]["MemberRole"];
            /** @description False for a former member, who has no access but is still referred to by records. */
            active: boolean;
            /** @description Whether an account with a password exists for the address. */
            can_sign_in: boolean;
            /**
             * Format: date-time
             * @description When the account of the member last signed in (RFC 3339, UTC); null if unknown.
             */
            last_sign_in_at: string | null;
            /**
             * Format: date-time
             * @description When the member was first added to the organization (RFC 3339, UTC).
             */
            joined_at: string;
        };
        /**
         * OrganizationMemberList
         * @description The members of an organization, oldest first, then former members.
         */
        OrganizationMemberList: {
            /** @description At most 1,000 members. */
            data: OrganizationMember[];
            /** @description Whether there are members that are not included. */
            has_more: boolean;
        };
        /**
         * MemberRoleChange
         * @description The new role of a member.
         */
        MemberRoleChange: {
            role: components["schemas"]["MemberRole"];
        };
        /**
         * EmailDelivery
         * @description Whether the link was sent by email: `sent` to the mail server of the service, `failed`, or `not_configured` for a service without a mail server.
         * @enum {string}
         */
        EmailDelivery: "sent" | "failed" | "not_configured";
        /**
         * PasswordResetLink
         * @description A link with which a member sets a new password.
         */
        PasswordResetLink: {
            /**
             * Format: uri
             * @description The link, returned once. It works once. Null if the service sends email: then only the person gets it, which proves the address.
             */
            link: string | null;
            /**
             * Format: date-time
             * @description When the link expires (RFC 3339, UTC).
             */
            expires_at: string;
            email_delivery: components["schemas"]["EmailDelivery"];
        };
        /**
         * Invitation
         * @description A pending invitation to join the organization.
         */
        Invitation: {
            /** @description The ID of the invitation. */
            invitation_id: components["schemas"]["RecordId"];
            /**
             * Format: email
             * @description The address that the invitation is for.
             */
            email: string;
            /** @description The suggested name of the person; null if none was given. */
            name: string | null;
            role: components["schemas"]["MemberRole"];
            /** @description The name of the owner who created the invitation, which is valid only while this member is an owner; `The operator` if an operator of the service created it. */
            invited_by: string;
            /**
             * Format: date-time
             * @description When the invitation was created (RFC 3339, UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the link expires (RFC 3339, UTC).
             */
            expires_at: string;
        };
        /**
         * InvitationList
         * @description The pending invitations, newest first.
         */
        InvitationList: {
            /** @description All pending invitations. */
            data: Invitation[];
        };
        /**
         * InvitationCreate
         * @description The person to invite, and the role that the person gets.
         */
        InvitationCreate: {
            /**
             * Format: email
             * @description The address that the invitation is for. Only a person who signs in with it can join.
             */
            email: string;
            role: components["schemas"]["MemberRole"];
            /** @description The suggested name of the person, who can change it. */
            name?: string;
        };
        /**
         * InvitationWithLink
         * @description A new invitation with its link.
         */
        InvitationWithLink: {
            /** @description The ID of the invitation. */
            invitation_id: components["schemas"]["RecordId"];
            /**
             * Format: email
             * @description The address that the invitation is for.
             */
            email: string;
            /** @description The suggested name of the person; null if none was given. */
            name: string | null;
            role: components["schemas"]["MemberRole"];
            /** @description The name of the owner who created the invitation, which is valid only while this member is an owner; `The operator` if an operator of the service created it. */
            invited_by: string;
            /**
             * Format: date-time
             * @description When the invitation was created (RFC 3339, UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the link expires (RFC 3339, UTC).
             */
            expires_at: string;
            /**
             * Format: uri
             * @description The link, returned once. It works once. Null if the service sends email: then only the person gets it, which proves the address.
             */
            link: string | null;
            email_delivery: components["schemas"]["EmailDelivery"];
        };
        /**
         * AuditAction
         * @description A security-relevant action. `sign_in.failed` is recorded only for the address of a member, who is its target.
         * @enum {string}
         */
        AuditAction: "sign_in.succeeded" | "sign_in.failed" | "session.ended" | "password.changed" | "password.reset_link_created" | "password.reset" | "second_factor.added" | "second_factor.removed" | "second_factor.recovery_code_used" | "organization.second_factor_required" | "organization.second_factor_optional" | "identity_provider.set" | "identity_provider.removed" | "member.invited" | "invitation.revoked" | "member.joined" | "member.role_changed" | "member.removed" | "member.left" | "application.created" | "application.updated" | "application.deleted" | "application.secret_rotated" | "token.generated" | "access.granted" | "access.revoked" | "webhook.created" | "webhook.updated" | "webhook.deleted" | "webhook.secret_rotated" | "webhook.disabled" | "webhook.deliveries_paused" | "webhook.deliveries_resumed" | "webhook.deliveries_discarded" | "organization.suspended" | "organization.resumed" | "organization.limited" | "person.erased" | "person.exported" | "record.purged" | "bulk_change.started" | "service.switched" | "support.opened" | "support.ended" | "support.refused" | "support.allowed";
        /**
         * AuditActorType
         * @description The type of actor. `operator` is a person who ran an admin command, and `service` is the service itself, such as when it disables a webhook. `anonymous` is a person who has not signed in.
         * @enum {string}
         */
        AuditActorType: "member" | "application" | "operator" | "service" | "anonymous";
        /**
         * AuditActor
         * @description Who acted, with the name and the email address at that time.
         */
        AuditActor: {
            type: components["schemas"]["AuditActorType"];
            /** @description The ID of the member. */
            member_id?: components["schemas"]["RecordId"];
            /** @description Email address of the member. */
            email?: string;
            /** @description Name of the member, of an application that acted on its own behalf, or of an operator. */
            name?: string;
            /** @description The client ID of the application that acted, alone or on behalf of the member. */
            client_id?: string;
            /** @description What sent the request on behalf of the actor; left out if the actor sent it itself. */
            via?: components["schemas"]["RequestVia"];
        };
        /**
         * AuditTargetType
         * @description What an action changed. `access` is a grant or an access token.
         * @enum {string}
         */
        AuditTargetType: "member" | "invitation" | "application" | "access" | "webhook" | "session";
        /**
         * AuditTarget
         * @description What the action changed, with its name at that time.
         */
        AuditTarget: {
            type: components["schemas"]["AuditTargetType"];
            /** @description The ID of the target, such as a member ID, a client ID or a webhook ID. */
            id: string;
            /** @description A name, an email address or a URL. */
            name?: string;
        };
        /**
         * AuditOrigin
         * @description Where the request came from.
         */
        AuditOrigin: {
            /** @description The IP address of the client. */
            ip: string;
            /** @description The `User-Agent` header, at most 256 characters of it. */
            user_agent: string | null;
            /** @description The browser and the operating system that the user agent names; null if it names none. */
            browser?: string | null;
            /** @description The `X-Request-Id` of the response. */
            request_id: string;
        };
        /**
         * AuditDetails
         * @description What changed, such as `fields` or `scopes`. Never a secret, a token or the data of a record.
         */
        AuditDetails: {
            [key: string]: string | number | boolean | string[] | null;
        };
        /**
         * AuditEntry
         * @description An entry of the audit log. Entries are never changed or deleted.
         */
        AuditEntry: {
            /** @description The ID of the entry. */
            id: components["schemas"]["RecordId"];
            /**
             * Format: date-time
             * @description When it happened (RFC 3339, UTC).
             */
            created_at: string;
            action: components["schemas"]["AuditAction"];
            actor: AuditActor;
            /** @description What the action changed; null if it changed only the actor. */
            target: AuditTarget | null;
            /** @description Where the request came from; null for actions of operators and of the service. */
            origin: AuditOrigin | null;
            details: components["schemas"]["AuditDetails"];
        };
        /**
         * AuditEntryList
         * @description One page of the audit log, newest first.
         */
        AuditEntryList: {
            /** @description The entries of this page. */
            data: AuditEntry[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * BulkChangeAction
         * @description What happens to each record. `revert` gives it the values that it had before a bulk change, and `restore` undoes its deletion.
         * @enum {string}
         */
        BulkChangeAction: "update" | "delete" | "revert" | "restore";
        /**
         * BulkChangeFailure
         * @description The records that could not be changed for the same reason.
         */
        BulkChangeFailure: {
            code: components["schemas"]["ProblemCode"];
            /**
             * Format: int32
             * @description The number of records.
             */
            count: number;
            /** @description The IDs of the first 50 of them. */
            record_ids: components["schemas"]["RecordId"][];
        };
        /**
         * BulkChange
         * @description A change of many records, which the service makes in the background.
         */
        BulkChange: {
            /** @description The ID of the bulk change. */
            bulk_change_id: components["schemas"]["RecordId"];
            kind: components["schemas"]["EntityKind"];
            action: components["schemas"]["BulkChangeAction"];
            /** @description The ID of the member who started it. */
            member_id: components["schemas"]["RecordId"];
            /**
             * Format: date-time
             * @description When it was started (RFC 3339, UTC).
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended (RFC 3339, UTC); null before.
             */
            ended_at: string | null;
            /** @description Whether it ends before all records, because a member stopped it or its own member may no longer change them. */
            stopped: boolean;
            /**
             * Format: int32
             * @description The number of records; null before an undo has begun.
             */
            total: number | null;
            /**
             * Format: int32
             * @description The number of records that it has changed.
             */
            made: number;
            /**
             * Format: int32
             * @description The number of records that it could not change.
             */
            failed: number;
            /** @description Why it could not change records; empty before the end. */
            failures: BulkChangeFailure[];
        };
        /**
         * BulkChangeList
         * @description The last bulk changes, newest first.
         */
        BulkChangeList: {
            /** @description The bulk changes. */
            data: BulkChange[];
        };
        /**
         * RecordVersion
         * Format: double-int
         * @description The version of the record, which is also its `ETag`. Starts at 1 and increases by 1 with every update, and with the deletion in its event.
         */
        RecordVersion: number;
        /**
         * BulkChangeRecord
         * @description A record to change.
         */
        BulkChangeRecord: {
            id: components["schemas"]["RecordId"];
            version: components["schemas"]["RecordVersion"];
        };
        /**
         * BulkChangeCreate
         * @description The records of a bulk change, and their change.
         */
        BulkChangeCreate: {
            kind: components["schemas"]["EntityKind"];
            /** @description The records, each in the version that was selected. */
            records: BulkChangeRecord[];
            /** @description The changes of each record, as a JSON merge patch (RFC 7396) of the kind; null deletes the records. */
            changes: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * WebhookId
         * Format: double-int
         * @description The ID of the webhook.
         */
        WebhookId: number;
        /**
         * WebhookHealthState
         * @description `failing`: enabled, and all attempts have failed since `failing_since`. `healthy`: enabled, not failing, and with an attempt in the last 30 days. `idle`: the same, without one. `stopped`: the service disabled the webhook, because all attempts failed for 5 days or the endpoint responded with 410. `disabled`: a member or an application disabled it.
         * @enum {string}
         */
        WebhookHealthState: "healthy" | "failing" | "disabled" | "stopped" | "idle";
        /**
         * DeliveryErrorCode
         * @description Why the attempt failed. `http_status`: the response was not 2xx, redirects included. `blocked_address`: the host does not have a public address, or the URL uses http. `webhook_disabled`: the webhook was disabled when the attempt was due, so no request was sent.
         * @enum {string}
         */
        DeliveryErrorCode: "dns_error" | "connection_refused" | "connection_reset" | "unreachable" | "tls_error" | "timeout" | "blocked_address" | "protocol_error" | "http_status" | "webhook_disabled";
        /**
         * WebhookFailure
         * @description The last failed attempt.
         */
        WebhookFailure: {
            /**
             * Format: date-time
             * @description When the attempt failed (RFC 3339, UTC).
             */
            occurred_at: string;
            code: components["schemas"]["DeliveryErrorCode"];
            /** @description A one-sentence explanation of the error. */
            detail: string;
            /**
             * Format: int32
             * @description The HTTP status of the response; null if there was none.
             */
            response_status: number | null;
        };
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
         * @description The state of a webhook and its recent attempts.
         */
        WebhookHealth: {
            /** @description The ID of the webhook. */
            webhook_id: components["schemas"]["WebhookId"];
            state: components["schemas"]["WebhookHealthState"];
            /**
             * Format: date-time
             * @description When the first failure after the last success occurred; null unless the webhook is failing.
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description When the service disables the webhook if no attempt succeeds before, 5 days after `failing_since`; null unless the webhook is failing.
             */
            will_be_disabled_at: string | null;
            /**
             * Format: date-time
             * @description When the webhook was disabled, by the service or on request; null while it is enabled.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description When the last attempt succeeded; null without one in the last 30 days.
             */
            last_success_at: string | null;
            /** @description The last failed attempt; null without one in the last 30 days. */
            last_failure: WebhookFailure | null;
            /** @description The last 24 clock hours, oldest first; the last one is incomplete. */
            hours: WebhookHealthHour[];
            /** @description The share of successful attempts in these hours, from 0 to 1; null without attempts. */
            success_rate: number | null;
            /**
             * Format: int32
             * @description The number of pending attempts, including retries; 1000 means 1000 or more.
             */
            waiting: number;
            /**
             * Format: date-time
             * @description When the first of the pending attempts is due (RFC 3339, UTC); null if none is pending. A time in the past means now.
             */
            next_attempt_at: string | null;
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
         * WebhookHealthDay
         * @description The successful and failed attempts of a day.
         */
        WebhookHealthDay: {
            /**
             * Format: date
             * @description The day in UTC.
             */
            date: string;
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
         * WebhookHealthHistory
         * @description The health of a webhook, and its attempts of the last 30 days.
         */
        WebhookHealthHistory: {
            health: WebhookHealth;
            /** @description The last 30 days in UTC, oldest first; the last one is incomplete. */
            days: WebhookHealthDay[];
            /** @description The share of successful attempts in these days, from 0 to 1; null without attempts. */
            success_rate: number | null;
        };
        /**
         * WebhookDeliveryState
         * @description `succeeded`: an attempt succeeded. `waiting`: none has succeeded yet, and an attempt is pending. `failed`: none has succeeded, and none is pending.
         * @enum {string}
         */
        WebhookDeliveryState: "waiting" | "succeeded" | "failed";
        /**
         * EventType
         * @description The event type, in the form `<entity>.<action>`. Each resource kind has the actions `created`, `updated` and `deleted`.
         * @enum {string}
         */
        EventType: "task.created" | "task.updated" | "task.deleted" | "project.created" | "project.updated" | "project.deleted" | "contact.created" | "contact.updated" | "contact.deleted" | "company.created" | "company.updated" | "company.deleted" | "ticket.created" | "ticket.updated" | "ticket.deleted" | "booking.created" | "booking.updated" | "booking.deleted" | "product.created" | "product.updated" | "product.deleted" | "service.created" | "service.updated" | "service.deleted" | "quote.created" | "quote.updated" | "quote.deleted" | "order.created" | "order.updated" | "order.deleted" | "deal.created" | "deal.updated" | "deal.deleted" | "appointment.created" | "appointment.updated" | "appointment.deleted" | "document.created" | "document.updated" | "document.deleted" | "campaign.created" | "campaign.updated" | "campaign.deleted" | "presence.created" | "presence.updated" | "presence.deleted" | "shift.created" | "shift.updated" | "shift.deleted";
        /**
         * WebhookMessageType
         * @description An event type, or `webhook.test`.
         */
        WebhookMessageType: components["schemas"]["EventType"] | "webhook.test";
        /**
         * EventId
         * @description The ID of the event. It is the same in the event feed and in the `webhook-id` header of every delivery attempt.
         */
        EventId: string;
        /**
         * WebhookDeliveryRecord
         * @description The record that an event is about.
         */
        WebhookDeliveryRecord: {
            kind: components["schemas"]["EntityKind"];
            id: components["schemas"]["RecordId"];
            /** @description Its name, title, subject or number when the event occurred; null if it has none. */
            name: string | null;
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
         * WebhookDeliveryAttempt
         * @description An attempt of a delivery, without its request and response.
         */
        WebhookDeliveryAttempt: {
            id: components["schemas"]["WebhookLogId"];
            /**
             * Format: int32
             * @description The number of the attempt within the delivery, starting at 1.
             */
            attempt: number;
            trigger: components["schemas"]["WebhookLogTrigger"];
            status: components["schemas"]["WebhookLogStatus"];
            /**
             * Format: date-time
             * @description When the attempt was due or, while it is pending, is due (RFC 3339, UTC).
             */
            created_at: string;
            /**
             * Format: int32
             * @description Duration of the attempt in milliseconds; null while it is pending.
             */
            duration_ms: number | null;
            /**
             * Format: int32
             * @description The HTTP status of the response; null if there was none.
             */
            response_status: number | null;
            /** @description Why the attempt failed; null if it did not. */
            error_code: components["schemas"]["DeliveryErrorCode"] | null;
            /**
             * Format: date-time
             * @description When the delivery is retried (RFC 3339, UTC); null if it is not.
             */
            next_attempt_at: string | null;
        };
        /**
         * WebhookDelivery
         * @description The delivery of an event or a test message to a webhook, over all its attempts.
         */
        WebhookDelivery: {
            event_id: components["schemas"]["EventId"];
            event_type: components["schemas"]["WebhookMessageType"];
            /** @description Whether it is a test message, which does not represent a change. */
            test: boolean;
            /** @description The record that the event is about; null for a test message. */
            record: WebhookDeliveryRecord | null;
            state: components["schemas"]["WebhookDeliveryState"];
            /**
             * Format: date-time
             * @description When the event occurred or the test was requested (RFC 3339, UTC).
             */
            occurred_at: string;
            /**
             * Format: date-time
             * @description When the pending attempt is due (RFC 3339, UTC); null if none is pending. A time in the past means that the attempt is being made.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When the last completed attempt was due (RFC 3339, UTC); null before the first attempt.
             */
            last_attempt_at: string | null;
            /**
             * Format: int32
             * @description The number of attempts, including a pending one.
             */
            attempt_count: number;
            /** @description The last 100 attempts, newest first. */
            attempts: WebhookDeliveryAttempt[];
        };
        /**
         * WebhookDeliveryList
         * @description One page of deliveries, newest first.
         */
        WebhookDeliveryList: {
            /** @description The deliveries of this page. */
            data: WebhookDelivery[];
            next_cursor: components["schemas"]["NextCursor"];
        };
        /**
         * WebhookRedelivery
         * @description The event to deliver again.
         */
        WebhookRedelivery: {
            event_id: components["schemas"]["EventId"];
        };
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
        /** @description No session, or the action requires a recent sign-in or a second factor. */
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
        /** @description The current password is wrong, or the new one is not allowed. */
        PasswordInvalid: {
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
        /** @description The signed-in user has no session or grant with this ID. */
        NotInAccount: {
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
        /** @description The role of the user does not allow the change, or the CSRF token is invalid. */
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
        /** @description The body is invalid. */
        OrganizationSettingsInvalid: {
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
        /** @description The body is invalid, the provider does not respond or know the client, or a domain is not proved. */
        IdentityProviderInvalid: {
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
        /** @description A scope is unknown, or the role of the member does not include it. */
        DocumentationTokenInvalid: {
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
        /** @description The organization has reached its limit of applications. */
        ApplicationConflict: {
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
        /** @description The member is the last owner of the organization. */
        MemberConflict: {
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
        /** @description The body is invalid. */
        MemberRoleInvalid: {
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
        /** @description The user cannot create a password reset link for this account. */
        PasswordLinkNotAllowed: {
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
        /** @description The organization has reached the limit of pending invitations. */
        InvitationConflict: {
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
        /** @description The body is invalid, or the address belongs to a member. */
        InvitationInvalid: {
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
        /** @description The record is not deleted. */
        PurgeConflict: {
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
    };
    parameters: {
        /**
         * @description The ID of a session, as returned by the list of sessions. It is not the value of the session cookie.
         * @example NcW2rJ8vT0uYb5Xq1sLkPz
         */
        SessionId: string;
        /**
         * @description The ID of a grant, as returned by the list of grants.
         * @example hY7wq0Zt1cW3e5r7T9uIoPaSdFgHjKlZxCvBnM4QwEr
         */
        GrantId: string;
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
         * @description The ID of a request, as in its `X-Request-Id` header and in problems.
         * @example req_01KJQ4Z7M2X9V8B3N5C1D0F6D0
         */
        LoggedRequestIdPath: components["schemas"]["LoggedRequestId"];
        /**
         * @description The ID of a grant or an access token, as returned by the list of grants and tokens.
         * @example hY7wq0Zt1cW3e5r7T9uIoPaSdFgHjKlZxCvBnM4QwEr
         */
        AccessId: string;
        /**
         * @description The ID of a member of the organization.
         * @example 118
         */
        MemberId: components["schemas"]["RecordId"];
        /**
         * @description The ID of a pending invitation of the organization.
         * @example 31
         */
        InvitationId: components["schemas"]["RecordId"];
        /**
         * @description Only these actions, separated by commas.
         * @example [
         *       "application.created",
         *       "application.deleted"
         *     ]
         */
        AuditActions: components["schemas"]["AuditAction"][];
        /**
         * @description Only actions of this actor: the name or the email address of a member, the client ID of an application, `operator` or `service`. Letter case is ignored.
         * @example eva.lindqvist@example.com
         */
        AuditActorFilter: string;
        /**
         * @description Only actions on the target with this ID or name. Letter case is ignored.
         * @example Night report
         */
        AuditTargetFilter: string;
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
         * @description The resource kind of the record.
         * @example task
         */
        EntityKindPath: components["schemas"]["EntityKind"];
        /**
         * @description The ID of the record.
         * @example 2301
         */
        RecordIdPath: components["schemas"]["RecordId"];
        /**
         * @description The ID of a bulk change of the organization.
         * @example 12
         */
        BulkChangeId: components["schemas"]["RecordId"];
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
         * @description Whether the response can be cached: `no-store` for every operation that requires authentication.
         * @example no-store
         */
        CacheControl: "no-store";
        /**
         * @description The number of seconds to wait before the next request.
         * @example 12
         */
        RetryAfter: number;
        /**
         * @description Deletes the session cookie.
         * @example worklane_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax
         */
        SetCookie: string;
        /**
         * @description Replaces the session cookie.
         * @example worklane_session=q3J5t7w9yBdFhKmPrTvXzA2C4E6G8J0LnQsUxWzY1a3; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax
         */
        SessionCookie: string;
        /**
         * @description The media types that the operation accepts (RFC 9110, section 15.5.16).
         * @example application/json
         */
        Accept: string;
        /** @description The URL of the new resource. */
        Location: string;
        /** @description The URL of the next page, `rel="next"` (RFC 8288); absent on the last page. */
        Link: string;
        /**
         * @description The name of the file (RFC 6266).
         * @example attachment; filename="audit-log.jsonl"
         */
        ContentDisposition: string;
    };
    pathItems: never;
}
export type OrganizationId = components['schemas']['OrganizationId'];
export type MemberRole = components['schemas']['MemberRole'];
export type RecordId = components['schemas']['RecordId'];
/** The access of a person of the operator, as a member for a limited time. It ends when the member is removed. */
export interface SupportAccess extends Schema<'SupportAccess'> {}
/** An organization of the user and the user's role in it. */
export interface SessionOrganization extends Schema<'SessionOrganization'> {}
/** The signed-in user and the user's organizations. */
export interface Session extends Schema<'Session'> {}
export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemErrorSource = components['schemas']['ProblemErrorSource'];
export type ProblemErrorCode = components['schemas']['ProblemErrorCode'];
/** One violation in a request. */
export interface ProblemError extends Schema<'ProblemError'> {}
export type EntityKind = components['schemas']['EntityKind'];
/** Refers to a record of any kind in the same organization. */
export interface RecordReference extends Schema<'RecordReference'> {}
/** Where to continue with the event feed after a recovery of the service has undone events. */
export interface Resync extends Schema<'Resync'> {}
/** An error response (RFC 9457). */
export interface Problem extends Schema<'Problem'> {}
/** The current and the new password. */
export interface PasswordChange extends Schema<'PasswordChange'> {}
/** A session of the signed-in user in a browser. */
export interface AccountSession extends Schema<'AccountSession'> {}
/** The sessions of the signed-in user. */
export interface AccountSessionList extends Schema<'AccountSessionList'> {}
export type ScopeList = components['schemas']['ScopeList'];
/** Access of an application on behalf of the signed-in user in one organization: a grant, or a token of the documentation. */
export interface AccountGrant extends Schema<'AccountGrant'> {}
/** The grants of the signed-in user. */
export interface AccountGrantList extends Schema<'AccountGrantList'> {}
/** What an organization requires of its members and applications. What is absent stays as it is. */
export interface OrganizationSettings extends Schema<'OrganizationSettings'> {}
export type Issuer = components['schemas']['Issuer'];
export type ProviderClientId = components['schemas']['ProviderClientId'];
export type DomainList = components['schemas']['DomainList'];
/** A role, and who gets it. */
export interface JoinRule extends Schema<'JoinRule'> {}
export type JoinRuleList = components['schemas']['JoinRuleList'];
export type GroupsClaim = components['schemas']['GroupsClaim'];
/** An OpenID provider, with which people of some domains sign in. */
export interface IdentityProvider extends Schema<'IdentityProvider'> {}
/** The settings of single sign-on. */
export interface IdentityProviderSettings extends Schema<'IdentityProviderSettings'> {}
/** The OpenID provider of the organization. */
export interface IdentityProviderReplace extends Schema<'IdentityProviderReplace'> {}
/** A short-lived access token for the public API. It is revoked when its session ends or the role of the member changes. */
export interface SessionToken extends Schema<'SessionToken'> {}
/** The scopes of a token for the documentation. */
export interface DocumentationTokenRequest extends Schema<'DocumentationTokenRequest'> {}
/** An access token with which the documentation calls the public API on behalf of the member. */
export interface DocumentationToken extends Schema<'DocumentationToken'> {}
export type ApplicationType = components['schemas']['ApplicationType'];
/** Metadata of a secret. The secret itself is not included. */
export interface ApplicationSecret extends Schema<'ApplicationSecret'> {}
/** An OAuth client that belongs to an organization. */
export interface Application extends Schema<'Application'> {}
/** All applications of the organization, oldest first. */
export interface ApplicationList extends Schema<'ApplicationList'> {}
/** The fields of a new application. The service checks their values, so that one response reports every violation: some depend on the type. The limits below only bound the size of a request. */
export interface ApplicationCreate extends Schema<'ApplicationCreate'> {}
/** An application with its new secret, as returned on creation and rotation. */
export interface ApplicationWithSecret extends Schema<'ApplicationWithSecret'> {}
/** The fields of an application to update; omitted fields keep their values. The type cannot be changed. The service checks their values, as for a new application. */
export interface ApplicationUpdate extends Schema<'ApplicationUpdate'> {}
/** The options of a secret rotation. */
export interface SecretRotation extends Schema<'SecretRotation'> {}
/** The scopes of a new access token, its name and its lifetime. */
export interface ApplicationTokenRequest extends Schema<'ApplicationTokenRequest'> {}
/** An access token of a private application. It is returned once. */
export interface ApplicationToken extends Schema<'ApplicationToken'> {}
export type LoggedRequestId = components['schemas']['LoggedRequestId'];
export type RequestVia = components['schemas']['RequestVia'];
export type RequestLogId = components['schemas']['RequestLogId'];
/** A request of an application. Its query, headers and body are never recorded. */
export interface LoggedRequest extends Schema<'LoggedRequest'> {}
export type NextCursor = components['schemas']['NextCursor'];
/** One page of requests, newest first. */
export interface LoggedRequestPage extends Schema<'LoggedRequestPage'> {}
/** Requests with the same ID, newest first. */
export interface LoggedRequestList extends Schema<'LoggedRequestList'> {}
export type AccessKind = components['schemas']['AccessKind'];
/** The member on whose behalf an application acts. */
export interface AccessPerson extends Schema<'AccessPerson'> {}
/** The last use of an access from an address. */
export interface AccessUse extends Schema<'AccessUse'> {}
/** Access of an application to the organization: a grant by a member, or an access token without such a grant. The tokens that an application requests for the same scopes with its client credentials are one entry, which stays while the application revokes single ones. */
export interface Access extends Schema<'Access'> {}
/** The most recent active grants and tokens, newest first. */
export interface AccessList extends Schema<'AccessList'> {}
/** A member of the organization, or a former one. */
export interface OrganizationMember extends Schema<'OrganizationMember'> {}
/** The members of an organization, oldest first, then former members. */
export interface OrganizationMemberList extends Schema<'OrganizationMemberList'> {}
/** The new role of a member. */
export interface MemberRoleChange extends Schema<'MemberRoleChange'> {}
export type EmailDelivery = components['schemas']['EmailDelivery'];
/** A link with which a member sets a new password. */
export interface PasswordResetLink extends Schema<'PasswordResetLink'> {}
/** A pending invitation to join the organization. */
export interface Invitation extends Schema<'Invitation'> {}
/** The pending invitations, newest first. */
export interface InvitationList extends Schema<'InvitationList'> {}
/** The person to invite, and the role that the person gets. */
export interface InvitationCreate extends Schema<'InvitationCreate'> {}
/** A new invitation with its link. */
export interface InvitationWithLink extends Schema<'InvitationWithLink'> {}
export type AuditAction = components['schemas']['AuditAction'];
export type AuditActorType = components['schemas']['AuditActorType'];
/** Who acted, with the name and the email address at that time. */
export interface AuditActor extends Schema<'AuditActor'> {}
export type AuditTargetType = components['schemas']['AuditTargetType'];
/** What the action changed, with its name at that time. */
export interface AuditTarget extends Schema<'AuditTarget'> {}
/** Where the request came from. */
export interface AuditOrigin extends Schema<'AuditOrigin'> {}
export type AuditDetails = components['schemas']['AuditDetails'];
/** An entry of the audit log. Entries are never changed or deleted. */
export interface AuditEntry extends Schema<'AuditEntry'> {}
/** One page of the audit log, newest first. */
export interface AuditEntryList extends Schema<'AuditEntryList'> {}
export type BulkChangeAction = components['schemas']['BulkChangeAction'];
/** The records that could not be changed for the same reason. */
export interface BulkChangeFailure extends Schema<'BulkChangeFailure'> {}
/** A change of many records, which the service makes in the background. */
export interface BulkChange extends Schema<'BulkChange'> {}
/** The last bulk changes, newest first. */
export interface BulkChangeList extends Schema<'BulkChangeList'> {}
export type RecordVersion = components['schemas']['RecordVersion'];
/** A record to change. */
export interface BulkChangeRecord extends Schema<'BulkChangeRecord'> {}
/** The records of a bulk change, and their change. */
export interface BulkChangeCreate extends Schema<'BulkChangeCreate'> {}
export type WebhookId = components['schemas']['WebhookId'];
export type WebhookHealthState = components['schemas']['WebhookHealthState'];
export type DeliveryErrorCode = components['schemas']['DeliveryErrorCode'];
/** The last failed attempt. */
export interface WebhookFailure extends Schema<'WebhookFailure'> {}
/** The successful and failed attempts of an hour. */
export interface WebhookHealthHour extends Schema<'WebhookHealthHour'> {}
/** The state of a webhook and its recent attempts. */
export interface WebhookHealth extends Schema<'WebhookHealth'> {}
/** The health of the organization's most recent webhooks, newest first. */
export interface WebhookHealthList extends Schema<'WebhookHealthList'> {}
/** The successful and failed attempts of a day. */
export interface WebhookHealthDay extends Schema<'WebhookHealthDay'> {}
/** The health of a webhook, and its attempts of the last 30 days. */
export interface WebhookHealthHistory extends Schema<'WebhookHealthHistory'> {}
export type WebhookDeliveryState = components['schemas']['WebhookDeliveryState'];
export type EventType = components['schemas']['EventType'];
export type WebhookMessageType = components['schemas']['WebhookMessageType'];
export type EventId = components['schemas']['EventId'];
/** The record that an event is about. */
export interface WebhookDeliveryRecord extends Schema<'WebhookDeliveryRecord'> {}
export type WebhookLogId = components['schemas']['WebhookLogId'];
export type WebhookLogTrigger = components['schemas']['WebhookLogTrigger'];
export type WebhookLogStatus = components['schemas']['WebhookLogStatus'];
/** An attempt of a delivery, without its request and response. */
export interface WebhookDeliveryAttempt extends Schema<'WebhookDeliveryAttempt'> {}
/** The delivery of an event or a test message to a webhook, over all its attempts. */
export interface WebhookDelivery extends Schema<'WebhookDelivery'> {}
/** One page of deliveries, newest first. */
export interface WebhookDeliveryList extends Schema<'WebhookDeliveryList'> {}
/** The event to deliver again. */
export interface WebhookRedelivery extends Schema<'WebhookRedelivery'> {}
export type HttpHeaders = components['schemas']['HttpHeaders'];
/** The request as sent. The headers `webhook-timestamp`, `webhook-signature` and `traceparent` are missing while the attempt is pending, because they are added when it is sent. */
export interface WebhookLogRequest extends Schema<'WebhookLogRequest'> {}
/** The response of the receiver. */
export interface WebhookLogResponse extends Schema<'WebhookLogResponse'> {}
/** Why an attempt failed. */
export interface WebhookLogError extends Schema<'WebhookLogError'> {}
/** An attempt to deliver an event to a webhook. Attempts are kept for 30 days. */
export interface WebhookLog extends Schema<'WebhookLog'> {}
/** The first steps that an organization has completed, derived from its data. */
export interface Checklist extends Schema<'Checklist'> {}
export type ResponseInvalidParameter = components['responses']['InvalidParameter'];
export type ResponseSessionMissing = components['responses']['SessionMissing'];
export type ResponseNotAcceptable = components['responses']['NotAcceptable'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseCsrfTokenInvalid = components['responses']['CsrfTokenInvalid'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponsePasswordInvalid = components['responses']['PasswordInvalid'];
export type ResponseInvalidPath = components['responses']['InvalidPath'];
export type ResponseNotInAccount = components['responses']['NotInAccount'];
export type ResponseOwnerRequired = components['responses']['OwnerRequired'];
export type ResponseNotInOrganization = components['responses']['NotInOrganization'];
export type ResponseOrganizationSettingsInvalid = components['responses']['OrganizationSettingsInvalid'];
export type ResponseIdentityProviderInvalid = components['responses']['IdentityProviderInvalid'];
export type ResponseDocumentationTokenInvalid = components['responses']['DocumentationTokenInvalid'];
export type ResponseApplicationConflict = components['responses']['ApplicationConflict'];
export type ResponseApplicationInvalid = components['responses']['ApplicationInvalid'];
export type ResponseMemberConflict = components['responses']['MemberConflict'];
export type ResponseMemberRoleInvalid = components['responses']['MemberRoleInvalid'];
export type ResponsePasswordLinkNotAllowed = components['responses']['PasswordLinkNotAllowed'];
export type ResponseInvitationConflict = components['responses']['InvitationConflict'];
export type ResponseInvitationInvalid = components['responses']['InvitationInvalid'];
export type ResponsePurgeConflict = components['responses']['PurgeConflict'];
export type ResponseWebhookDisabled = components['responses']['WebhookDisabled'];
export type ParameterSessionId = components['parameters']['SessionId'];
export type ParameterGrantId = components['parameters']['GrantId'];
export type ParameterDashboardOrganizationId = components['parameters']['DashboardOrganizationId'];
export type ParameterApplicationId = components['parameters']['ApplicationId'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterLoggedRequestIdPath = components['parameters']['LoggedRequestIdPath'];
export type ParameterAccessId = components['parameters']['AccessId'];
export type ParameterMemberId = components['parameters']['MemberId'];
export type ParameterInvitationId = components['parameters']['InvitationId'];
export type ParameterAuditActions = components['parameters']['AuditActions'];
export type ParameterAuditActorFilter = components['parameters']['AuditActorFilter'];
export type ParameterAuditTargetFilter = components['parameters']['AuditTargetFilter'];
export type ParameterCreatedAtFrom = components['parameters']['CreatedAtFrom'];
export type ParameterCreatedAtTo = components['parameters']['CreatedAtTo'];
export type ParameterEntityKindPath = components['parameters']['EntityKindPath'];
export type ParameterRecordIdPath = components['parameters']['RecordIdPath'];
export type ParameterBulkChangeId = components['parameters']['BulkChangeId'];
export type ParameterWebhookIdPath = components['parameters']['WebhookIdPath'];
export type ParameterLogId = components['parameters']['LogId'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderCacheControl = components['headers']['CacheControl'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderSetCookie = components['headers']['SetCookie'];
export type HeaderSessionCookie = components['headers']['SessionCookie'];
export type HeaderAccept = components['headers']['Accept'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderLink = components['headers']['Link'];
export type HeaderContentDisposition = components['headers']['ContentDisposition'];
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
    replacePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The current and the new password. */
        requestBody: {
            content: {
                "application/json": PasswordChange;
            };
        };
        responses: {
            /** @description The password was changed. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["CsrfTokenInvalid"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasswordInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccountSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountSessionList;
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
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions have ended. */
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
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["CsrfTokenInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endAccountSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of a session, as returned by the list of sessions. It is not the value of the session cookie.
                 * @example NcW2rJ8vT0uYb5Xq1sLkPz
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
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
            403: components["responses"]["CsrfTokenInvalid"];
            404: components["responses"]["NotInAccount"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccountGrants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grants. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountGrantList;
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
    revokeAccountGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of a grant, as returned by the list of grants.
                 * @example hY7wq0Zt1cW3e5r7T9uIoPaSdFgHjKlZxCvBnM4QwEr
                 */
                grant_id: components["parameters"]["GrantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grant was revoked. */
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
            403: components["responses"]["CsrfTokenInvalid"];
            404: components["responses"]["NotInAccount"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceOrganizationSettings: {
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
        /** @description The new settings. */
        requestBody: {
            content: {
                "application/json": OrganizationSettings;
            };
        };
        responses: {
            /** @description The new settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationSettings;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["OrganizationSettingsInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIdentityProvider: {
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
            /** @description The settings of single sign-on. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdentityProviderSettings;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceIdentityProvider: {
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
        /** @description The provider. */
        requestBody: {
            content: {
                "application/json": IdentityProviderReplace;
            };
        };
        responses: {
            /** @description The new settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IdentityProviderSettings;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdentityProviderInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteIdentityProvider: {
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
            /** @description The provider was removed. */
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
    testIdentityProvider: {
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
        /** @description The provider. */
        requestBody: {
            content: {
                "application/json": IdentityProviderReplace;
            };
        };
        responses: {
            /** @description The provider responds, and the domains are proved. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdentityProviderInvalid"];
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
            /** @description The token to revoke. */
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
    createDocumentationToken: {
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
        /** @description The scopes; all scopes of the member's role by default. */
        requestBody?: {
            content: {
                "application/json": DocumentationTokenRequest;
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
                    "application/json": DocumentationToken;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["CsrfTokenInvalid"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["DocumentationTokenInvalid"];
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
            409: components["responses"]["ApplicationConflict"];
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
            /** @description The token to revoke. */
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
    revokeApplicationTokens: {
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
            /** @description The tokens were revoked. */
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
    listApplicationRequests: {
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
                 * @description Only requests with this ID.
                 * @example req_01KJQ4Z7M2X9V8B3N5C1D0F6D0
                 */
                request_id?: components["schemas"]["LoggedRequestId"];
                /**
                 * @description Only requests that were sent this way.
                 * @example mcp
                 */
                via?: components["schemas"]["RequestVia"];
                /**
                 * @description Only responses with this status, or with a status of this class.
                 * @example 4xx
                 */
                status?: string;
                /**
                 * @description Only requests with this method.
                 * @example POST
                 */
                method?: string;
                /**
                 * @description Only requests whose path starts with this text.
                 * @example /api/v1/1042/tasks
                 */
                path?: string;
                /**
                 * @description Only error responses with this code.
                 * @example insufficient_scope
                 */
                problem_code?: string;
                /**
                 * @description Only requests completed at or after this time.
                 * @example 2026-03-01T00:00:00Z
                 */
                completed_at_from?: string;
                /**
                 * @description Only requests completed before this time.
                 * @example 2026-03-02T00:00:00Z
                 */
                completed_at_to?: string;
            };
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
            /** @description A page of requests. */
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
                    "application/json": LoggedRequestPage;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["SessionMissing"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRequests: {
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
                 * @description The ID of a request, as in its `X-Request-Id` header and in problems.
                 * @example req_01KJQ4Z7M2X9V8B3N5C1D0F6D0
                 */
                request_id: components["parameters"]["LoggedRequestIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests with this ID; none if it was not recorded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LoggedRequestList;
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
                 * @description The ID of a grant or an access token, as returned by the list of grants and tokens.
                 * @example hY7wq0Zt1cW3e5r7T9uIoPaSdFgHjKlZxCvBnM4QwEr
                 */
                access_id: components["parameters"]["AccessId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grant or the token was revoked. */
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
    listOrganizationMembers: {
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
            /** @description The members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationMemberList;
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
    deleteOrganizationMember: {
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
                 * @description The ID of a member of the organization.
                 * @example 118
                 */
                member_id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member was removed. */
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
            409: components["responses"]["MemberConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrganizationMember: {
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
                 * @description The ID of a member of the organization.
                 * @example 118
                 */
                member_id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        /** @description The new role. */
        requestBody: {
            content: {
                "application/merge-patch+json": MemberRoleChange;
                "application/json": MemberRoleChange;
            };
        };
        responses: {
            /** @description The member with the new role. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrganizationMember;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["MemberConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MemberRoleInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPasswordResetLink: {
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
                 * @description The ID of a member of the organization.
                 * @example 118
                 */
                member_id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasswordResetLink;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["PasswordLinkNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endMembership: {
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
            /** @description The user is no longer a member. */
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
            403: components["responses"]["CsrfTokenInvalid"];
            404: components["responses"]["NotInOrganization"];
            409: components["responses"]["MemberConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvitations: {
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
            /** @description The invitations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvitationList;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInvitation: {
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
        /** @description The person to invite. */
        requestBody: {
            content: {
                "application/json": InvitationCreate;
            };
        };
        responses: {
            /** @description The invitation with its link. */
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
                    "application/json": InvitationWithLink;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["InvitationConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvitationInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeInvitation: {
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
                 * @description The ID of a pending invitation of the organization.
                 * @example 31
                 */
                invitation_id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation was revoked. */
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
    listAuditLog: {
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
                 * @description Only these actions, separated by commas.
                 * @example [
                 *       "application.created",
                 *       "application.deleted"
                 *     ]
                 */
                actions?: components["parameters"]["AuditActions"];
                /**
                 * @description Only actions of this actor: the name or the email address of a member, the client ID of an application, `operator` or `service`. Letter case is ignored.
                 * @example eva.lindqvist@example.com
                 */
                actor?: components["parameters"]["AuditActorFilter"];
                /**
                 * @description Only actions on the target with this ID or name. Letter case is ignored.
                 * @example Night report
                 */
                target?: components["parameters"]["AuditTargetFilter"];
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
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
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
                    "application/json": AuditEntryList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAuditLog: {
        parameters: {
            query?: {
                /**
                 * @description Only these actions, separated by commas.
                 * @example [
                 *       "application.created",
                 *       "application.deleted"
                 *     ]
                 */
                actions?: components["parameters"]["AuditActions"];
                /**
                 * @description Only actions of this actor: the name or the email address of a member, the client ID of an application, `operator` or `service`. Letter case is ignored.
                 * @example eva.lindqvist@example.com
                 */
                actor?: components["parameters"]["AuditActorFilter"];
                /**
                 * @description Only actions on the target with this ID or name. Letter case is ignored.
                 * @example Night report
                 */
                target?: components["parameters"]["AuditTargetFilter"];
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
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    purgeRecord: {
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
                 * @description The resource kind of the record.
                 * @example task
                 */
                kind: components["parameters"]["EntityKindPath"];
                /**
                 * @description The ID of the record.
                 * @example 2301
                 */
                record_id: components["parameters"]["RecordIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values are purged. */
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
            409: components["responses"]["PurgeConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBulkChanges: {
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
            /** @description The bulk changes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkChangeList;
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
    createBulkChange: {
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
        /** @description The records and their change. */
        requestBody: {
            content: {
                "application/json": BulkChangeCreate;
            };
        };
        responses: {
            /** @description The bulk change, which has not begun. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkChange;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is invalid, or the change is not one of the kind. */
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
    stopBulkChange: {
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
                 * @description The ID of a bulk change of the organization.
                 * @example 12
                 */
                bulk_change_id: components["parameters"]["BulkChangeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It ends, or has ended. */
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
    undoBulkChange: {
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
                 * @description The ID of a bulk change of the organization.
                 * @example 12
                 */
                bulk_change_id: components["parameters"]["BulkChangeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bulk change that undoes it. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkChange;
                };
            };
            400: components["responses"]["InvalidPath"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
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
    getWebhookHealthHistory: {
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
                 * @description The ID of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The health history. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookHealthHistory;
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
    listWebhookDeliveries: {
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
                 * @description Only deliveries with this state.
                 * @example failed
                 */
                state?: components["schemas"]["WebhookDeliveryState"];
                /**
                 * @description Only deliveries of this event type.
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
                /**
                 * @description Only the delivery of this event or test message. The other filters do not apply.
                 * @example evt_01KJPSTSX0PSWN6NJYGGC61ZWA
                 */
                event_id?: components["schemas"]["EventId"];
                /**
                 * @description Only deliveries of events of a record of this kind; requires `record_id`.
                 * @example task
                 */
                record_kind?: components["schemas"]["EntityKind"];
                /**
                 * @description Only deliveries of events of the record with this ID; requires `record_kind`.
                 * @example 2301
                 */
                record_id?: components["schemas"]["RecordId"];
            };
            header?: never;
            path: {
                /**
                 * @description An organization of the signed-in user.
                 * @example 1042
                 */
                organization_id: components["parameters"]["DashboardOrganizationId"];
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
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDeliveryList;
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["SessionMissing"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeliverWebhookEvent: {
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
                 * @description The ID of the webhook.
                 * @example 88
                 */
                webhook_id: components["parameters"]["WebhookIdPath"];
            };
            cookie?: never;
        };
        /** @description The event to deliver again. */
        requestBody: {
            content: {
                "application/json": WebhookRedelivery;
            };
        };
        responses: {
            /** @description The delivery with its pending attempt. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDelivery;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionMissing"];
            403: components["responses"]["OwnerRequired"];
            404: components["responses"]["NotInOrganization"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["WebhookDisabled"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The body is invalid. */
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
    getWebhookAttempt: {
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
            /** @description The attempt. */
            200: {
                headers: {
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
