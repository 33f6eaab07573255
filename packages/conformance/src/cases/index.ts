import { bodies } from './bodies.ts';
import type { CasesOf } from './case.ts';
import { conditions } from './conditions.ts';
import { events } from './events.ts';
import { flows } from './flows.ts';
import { ids } from './ids.ts';
import { lists } from './lists/lists.ts';
import { mediaTypes } from './media-types.ts';
import { oauthGrants } from './oauth-grants.ts';
import { oauthMetadata } from './oauth-metadata.ts';
import { oauthParameters } from './oauth-parameters.ts';
import { oauthRevocation } from './oauth-revocation.ts';
import { parameters } from './parameters.ts';
import { conditionalDeletions, conditionalUpdates, reads, repeatedCreations } from './records/conditions.ts';
import { creations } from './records/create.ts';
import { deletions } from './records/delete.ts';
import { references } from './records/references.ts';
import { transitions } from './records/transitions.ts';
import { updates } from './records/update.ts';
import { routes } from './routes.ts';
import { success } from './success.ts';
import { tokens } from './tokens.ts';
import { webhookAttempts } from './webhook-attempts.ts';
import { webhookEvents } from './webhook-events.ts';
import { webhookSettings } from './webhook-settings.ts';

/** Returns all cases of an operation. */
export const casesOf: CasesOf = (operation, target) =>
  [
    success,
    tokens,
    oauthParameters,
    oauthGrants,
    oauthRevocation,
    oauthMetadata,
    ids,
    lists,
    routes,
    parameters,
    mediaTypes,
    bodies,
    reads,
    creations,
    references,
    repeatedCreations,
    updates,
    conditionalUpdates,
    transitions,
    deletions,
    conditionalDeletions,
    conditions,
    events,
    webhookSettings,
    webhookAttempts,
    webhookEvents,
    flows,
  ].flatMap((cases) => cases(operation, target));
