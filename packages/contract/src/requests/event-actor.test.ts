import { expect, it } from 'vitest';
import { dashboardClientId, eventActor } from './event-actor.ts';

it.each([
  [{ clientId: 'app_one' }, { type: 'application', client_id: 'app_one' }],
  [
    { clientId: 'app_one', subject: '12' },
    { type: 'application', client_id: 'app_one', member_id: 12 },
  ],
  [
    { clientId: dashboardClientId, subject: '12' },
    { type: 'member', member_id: 12 },
  ],
  [
    { clientId: 'app_one', via: 'mcp' },
    { type: 'agent', client_id: 'app_one' },
  ],
  [
    { clientId: 'app_one', subject: '12', via: 'mcp' },
    { type: 'agent', client_id: 'app_one', member_id: 12 },
  ],
  [{ clientId: 'demo', via: 'service' }, { type: 'system' }],
])('names %j as %j', (caller, actor) => {
  expect(eventActor(caller)).toEqual(actor);
});
