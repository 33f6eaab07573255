import { contractRoutes } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import { admitSessions } from './admit-sessions.ts';
import type { DashboardContext } from './context.ts';
import { type DashboardTypes, dashboardContract } from './dashboard-contract.ts';
import { dashboardHandlers } from './handlers.ts';

/** The dashboard's own contract, below `/dashboard/api`; pages of other origins cannot use it. */
export function dashboardRoutes(app: FastifyInstance, context: DashboardContext): void {
  app.register((scope) =>
    contractRoutes<DashboardTypes>(scope, {
      contract: dashboardContract,
      handlers: dashboardHandlers(context),
      admit: admitSessions(context),
      sameOrigin: true,
    }),
  );
}
