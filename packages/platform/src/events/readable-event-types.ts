import { type EventInfo, events } from '@worklane/contract';
import { storedEventType } from '../outbox/upgrade-record.ts';

const all = Object.values<EventInfo>(events);

/** Returns the requested event types that a token may read, as they are stored, or undefined if these are all event types. */
export function readableEventTypes(
  scopes: ReadonlySet<string>,
  requested: readonly string[] | undefined,
): string[] | undefined {
  const readable = all.filter(({ type, scope }) => scopes.has(scope) && (!requested || requested.includes(type)));
  return readable.length === all.length ? undefined : readable.map(({ type }) => storedEventType(type));
}
