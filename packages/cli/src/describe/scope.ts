import { scopes } from '@worklane/contract';
import type { Description } from './description.ts';
import { eventSection, eventsWith, operationSection, operationsWith } from './related.ts';

/** Describes a scope: the operations that it allows, and the events that it allows to subscribe to. */
export function describeScope(name: string): Description | undefined {
  if (!Object.hasOwn(scopes, name)) return undefined;
  const description = scopes[name as keyof typeof scopes];
  const operations = operationsWith((operation) => operation.scopes.includes(name));
  const events = eventsWith((event) => event.scope === name);
  return {
    data: {
      scope: name,
      description,
      operations: operations.map(({ id }) => id),
      events: events.map(({ type }) => type),
    },
    heading: name,
    text: description,
    sections: [operationSection(operations), eventSection(events)],
  };
}
