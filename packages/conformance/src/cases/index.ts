import type { Operation } from '@worklane/contract';
import { contract, isCurrent } from '../contract/document.ts';
import type { CasesOf } from './case.ts';
import { events } from './events.ts';
import { flows } from './flows.ts';
import { ids } from './ids.ts';
import { lists } from './lists/lists.ts';
import { oauth } from './oauth.ts';
import { oauthParameters } from './oauth-parameters.ts';
import { parameters } from './parameters.ts';
import { batches } from './records/batch.ts';
import { conditionalDeletions, conditionalUpdates, repeatedCreations } from './records/conditions.ts';
import { creations } from './records/create.ts';
import { deletions } from './records/delete.ts';
import { histories } from './records/history.ts';
import { references } from './records/references.ts';
import { restorations } from './records/restore.ts';
import { transitions } from './records/transitions.ts';
import { updates } from './records/update.ts';
import { bodies, mediaTypes, repetitions, success, tokens } from './requests.ts';
import { routes } from './routes.ts';
import { searches } from './search.ts';
import { versions } from './versions.ts';
import { webhookAttempts } from './webhook-attempts.ts';
import { webhookEvents } from './webhook-events.ts';
import { webhookSettings } from './webhook-settings.ts';

/** Returns all cases of an operation. */
export const casesOf: CasesOf = (operation, target) => casesIn(operation).flatMap((cases) => cases(operation, target));

/** The current version may lack the operation. */
const casesIn = (operation: Operation) =>
  isCurrent(contract, contract.operation(operation.id).operation) ? all : [versions];

const all: readonly CasesOf[] = [
  success,
  tokens,
  oauthParameters,
  oauth,
  ids,
  lists,
  routes,
  parameters,
  mediaTypes,
  bodies,
  creations,
  references,
  repeatedCreations,
  updates,
  conditionalUpdates,
  transitions,
  deletions,
  restorations,
  histories,
  conditionalDeletions,
  batches,
  repetitions,
  events,
  searches,
  webhookSettings,
  webhookAttempts,
  webhookEvents,
  flows,
  versions,
];
