import { contractRoutes } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import type { DashboardContext } from './context.ts';
import { type DashboardTypes, dashboardContract } from './dashboard-contract.ts';
import { dashboardHandlers } from './handlers.ts';
import { authenticateSession, authorizeMember } from './session-authorization.ts';

/** The dashboard's own contract, below `/dashboard/api`; pages of other origins cannot use it. */
export function dashboardRoutes(app: FastifyInstance, context: DashboardContext): void {
  app.register((scope) =>
    contractRoutes<DashboardTypes>(scope, {
      contract: dashboardContract,
      handlers: dashboardHandlers(context),
      authenticate: authenticateSession(context),
      authorize: authorizeMember(context),
      sameOrigin: true,
    }),
  );
}
