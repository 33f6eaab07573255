import { type EventInfo, events } from '@worklane/contract';
import type { Description } from './description.ts';

/** Describes an event by its type. */
export function describeEvent(name: string): Description | undefined {
  const event = (events as Readonly<Record<string, EventInfo>>)[name];
  if (!event) return undefined;
  const { type, entity, action, scope, summary, schema, deprecation } = event;
  return {
    data: { event: type, entity, action, scope, summary, schema, ...(deprecation && { deprecation }) },
    heading: type,
    text: summary,
    sections: [
      {
        title: 'Properties',
        rows: [
          ['resource', entity],
          ['scope to subscribe', scope],
          ['payload schema', schema],
          ...(deprecation ? [['deprecated since', deprecation.since]] : []),
        ],
      },
    ],
  };
}
