import { accessHandlers } from './access-handlers.ts';
import { applicationHandlers } from './application-handlers.ts';
import { getChecklist } from './checklist.ts';
import type { DashboardContext } from './context.ts';
import type { DashboardHandlers } from './dashboard-contract.ts';
import { sessionHandlers } from './session-handlers.ts';
import { getWebhookHealth } from './webhook-health.ts';

/** The whole of the dashboard's contract. */
export const dashboardHandlers = (context: DashboardContext): DashboardHandlers => ({
  ...sessionHandlers(context),
  ...applicationHandlers(context),
  ...accessHandlers(context),
  getWebhookHealth: getWebhookHealth(context),
  getChecklist: getChecklist(context),
});
