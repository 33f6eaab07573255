import { type EventInfo, events } from '@worklane/contract';

const all = Object.values<EventInfo>(events);

/** The events that a token may see, of those that were asked for; undefined when these are all there are. */
export function readableTypes(scopes: ReadonlySet<string>, asked: readonly string[] | undefined): string[] | undefined {
  const readable = all.filter(({ type, scope }) => scopes.has(scope) && (!asked || asked.includes(type)));
  return readable.length === all.length ? undefined : readable.map(({ type }) => type);
}
