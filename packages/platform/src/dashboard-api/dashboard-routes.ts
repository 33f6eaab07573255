import { contractRoutes } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import { accessHandlers } from './access-handlers.ts';
import { accountHandlers } from './account-handlers.ts';
import { applicationHandlers } from './application-handlers.ts';
import { auditHandlers } from './audit-handlers.ts';
import {
  type DashboardDependencies,
  type DashboardHandlers,
  type DashboardTypes,
  dashboardContract,
} from './dashboard-contract.ts';
import { invitationHandlers } from './invitation-handlers.ts';
import { memberHandlers } from './member-handlers.ts';
import { overviewHandlers } from './overview-handlers.ts';
import { requestHandlers } from './request-handlers.ts';
import { authenticateSession, authorizeMember } from './session-authorization.ts';
import { sessionHandlers } from './session-handlers.ts';
import { webhookHandlers } from './webhook-handlers.ts';

/** Serves the dashboard contract below `/dashboard/api`, to pages of the same origin only. */
export function dashboardRoutes(app: FastifyInstance, dependencies: DashboardDependencies): void {
  app.register((scope) =>
    contractRoutes<DashboardTypes>(scope, {
      contract: dashboardContract,
      handlers: dashboardHandlers(dependencies),
      authenticate: authenticateSession(dependencies),
      authorize: authorizeMember(dependencies),
      sameOrigin: true,
    }),
  );
}

const dashboardHandlers = (dependencies: DashboardDependencies): DashboardHandlers => ({
  ...sessionHandlers(dependencies),
  ...accountHandlers(dependencies),
  ...applicationHandlers(dependencies),
  ...accessHandlers(dependencies),
  ...memberHandlers(dependencies),
  ...invitationHandlers(dependencies),
  ...requestHandlers(dependencies),
  ...auditHandlers(dependencies),
  ...overviewHandlers(dependencies),
  ...webhookHandlers(dependencies),
});
