import type { Webhook } from '@worklane/client';
import { eventTypes } from '@worklane/contract';
import type { TextStream } from '../terminal/system.ts';
import { formatFields } from '../terminal/table.ts';

/** Returns the fields of a webhook, one a line. */
export const webhookText = (stdout: TextStream, webhook: Webhook): string =>
  formatFields(stdout, [
    ['ID', webhook.id],
    ['URL', webhook.url],
    ['Status', webhook.status],
    ['Disabled because', webhook.disabled_reason],
    ['Events', eventsText(webhook.events)],
    ['Description', webhook.description],
    ['Created', webhook.created_at],
    ['Updated', webhook.updated_at],
  ]);

/** Returns event types as a list, in which `task.*` is all events of a task. */
export function eventsText(types: readonly string[]): string {
  if (eventTypes.every((type) => types.includes(type))) return '*';
  const entities = [...new Set(types.map(entityOf))];
  return entities
    .flatMap((entity) => {
      const isComplete = eventTypes.filter((type) => entityOf(type) === entity).every((type) => types.includes(type));
      return isComplete ? [`${entity}.*`] : types.filter((type) => entityOf(type) === entity);
    })
    .join(', ');
}

const entityOf = (type: string): string => type.slice(0, type.indexOf('.'));
