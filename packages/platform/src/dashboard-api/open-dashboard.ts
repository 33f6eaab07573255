import { contractRoutes } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../core.ts';
import { createMailer } from '../mail/mailer.ts';
import { accountHandlers } from './account-handlers.ts';
import { applicationHandlers } from './application-handlers.ts';
import { auditHandlers } from './audit-handlers.ts';
import { bulkChangeHandlers } from './bulk-change-handlers.ts';
import {
  type DashboardDependencies,
  type DashboardHandlers,
  type DashboardTypes,
  dashboardContract,
} from './dashboard-contract.ts';
import { identityProviderHandlers } from './identity-provider-handlers.ts';
import { memberHandlers } from './member-handlers.ts';
import { overviewHandlers } from './overview-handlers.ts';
import { recordHandlers } from './record-handlers.ts';
import { requestHandlers } from './request-handlers.ts';
import { authenticateSession, authorizeMember } from './session-authorization.ts';
import { sessionHandlers } from './session-handlers.ts';
import { webhookHandlers } from './webhook-handlers.ts';

/** The longest time that a response waits for the mail server. */
const maxEmailSeconds = 5;

type Access = Pick<DashboardDependencies, 'sessions' | 'throttle' | 'browsers' | 'issueToken' | 'issueClientToken'> &
  Pick<DashboardDependencies, 'db' | 'clock' | 'revoke' | 'identityProviders' | 'makeBulkChanges'>;

/** Opens the private API of the dashboard. */
export function openDashboard({ store, settings, logger, changeNotifier, controls }: Core, access: Access) {
  const { baseUrl, accessTokenSeconds, requestLogPerDay, smtpUrl: url, smtpFrom: from } = settings;
  // Well within the time limit of a request, so that the response with the link is always sent.
  const timeoutSeconds = Math.min(maxEmailSeconds, settings.limits.request / 2);
  const prepareEmail = createMailer({ url, from, logger, timeoutSeconds });
  const dependencies = {
    ...{ ...access, store, controls, baseUrl, accessTokenSeconds, prepareEmail },
    notifyDue: changeNotifier.changed,
    recordsRequests: requestLogPerDay > 0,
  };
  return {
    /** Serves the dashboard contract below `/dashboard/api`, to pages of the same origin only. */
    routes: (app: FastifyInstance) =>
      app.register((scope) =>
        contractRoutes<DashboardTypes>(scope, {
          contract: dashboardContract,
          handlers: dashboardHandlers(dependencies),
          authenticate: authenticateSession(dependencies),
          authorize: authorizeMember(dependencies),
          sameOrigin: true,
        }),
      ),
  };
}

const dashboardHandlers = (dependencies: DashboardDependencies): DashboardHandlers => ({
  ...sessionHandlers(dependencies),
  ...accountHandlers(dependencies),
  ...applicationHandlers(dependencies),
  ...memberHandlers(dependencies),
  ...identityProviderHandlers(dependencies),
  ...recordHandlers(dependencies),
  ...bulkChangeHandlers(dependencies),
  ...requestHandlers(dependencies),
  ...auditHandlers(dependencies),
  ...overviewHandlers(dependencies),
  ...webhookHandlers(dependencies),
});
