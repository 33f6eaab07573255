import type { schemas } from '../index.ts';

interface Caller {
  readonly clientId: string;
  /** The member for whom the client acts; absent when it acts for itself. */
  readonly subject?: string;
  /** What sends the requests of the client: `mcp`, or the service itself. */
  readonly via?: string;
}

/** The client ID in the dashboard's own access tokens; registered clients have IDs that start with `app_`. */
export const dashboardClientId = 'dashboard';

/** Returns the actor of the events that a principal causes. */
export function eventActor({ clientId, subject, via }: Caller): schemas.EventActor {
  if (via === 'service') return { type: 'system' };
  const member = subject === undefined ? {} : { member_id: Number(subject) };
  if (via === 'mcp') return { type: 'agent', client_id: clientId, ...member };
  return clientId === dashboardClientId
    ? { type: 'member', ...member }
    : { type: 'application', client_id: clientId, ...member };
}
