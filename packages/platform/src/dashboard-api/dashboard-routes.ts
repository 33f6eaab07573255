import { contractRoutes } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import { accessHandlers } from './access-handlers.ts';
import { applicationHandlers } from './application-handlers.ts';
import {
  type DashboardDependencies,
  type DashboardHandlers,
  type DashboardTypes,
  dashboardContract,
} from './dashboard-contract.ts';
import { overviewHandlers } from './overview-handlers.ts';
import { authenticateSession, authorizeMember } from './session-authorization.ts';
import { sessionHandlers } from './session-handlers.ts';

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
  ...applicationHandlers(dependencies),
  ...accessHandlers(dependencies),
  ...overviewHandlers(dependencies),
});
