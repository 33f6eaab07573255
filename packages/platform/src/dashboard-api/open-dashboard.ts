import type { FastifyInstance } from 'fastify';
import type { Core } from '../core.ts';
import { createMailer } from '../mail/mailer.ts';
import type { DashboardDependencies } from './dashboard-contract.ts';
import { dashboardRoutes } from './dashboard-routes.ts';

/** The longest time that a response waits for the mail server. */
const maxEmailSeconds = 5;

type Access = Pick<DashboardDependencies, 'sessions' | 'throttle' | 'browsers' | 'issueToken' | 'issueClientToken'> &
  Pick<DashboardDependencies, 'db' | 'clock' | 'revoke'>;

/** Opens the private API of the dashboard. */
export function openDashboard({ store, settings, logger, changeNotifier, controls }: Core, access: Access) {
  const { baseUrl, accessTokenSeconds, requestLogPerDay, smtpUrl: url, smtpFrom: from } = settings;
  // Well within the time limit of a request, so that the response with the link is always sent.
  const timeoutSeconds = Math.min(maxEmailSeconds, settings.limits.request / 2);
  const prepareEmail = createMailer({ url, from, logger, timeoutSeconds });
  return {
    routes: (app: FastifyInstance) =>
      dashboardRoutes(app, {
        ...{ ...access, store, controls, baseUrl, accessTokenSeconds, prepareEmail },
        notifyDue: changeNotifier.changed,
        recordsRequests: requestLogPerDay > 0,
      }),
  };
}
