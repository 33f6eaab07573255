import { expect } from 'vitest';

/** What a receiver reads of an event. */
interface VersionedEvent {
  readonly type: string;
  readonly data: object;
}

/**
 * Expects that a receiver which ignores events whose `data.version` is not newer than the version it has stored, as the guide
 * tells it to, ends with the latest event: in every order of the events, and with a late retry of each.
 * @param events all events of one record, oldest first
 */
export function expectOrderByVersion(events: readonly VersionedEvent[]): void {
  const last = events.at(-1);
  for (const order of permutations(events)) {
    for (const retry of events) {
      const deliveries = [...order, retry];
      const names = deliveries.map(({ type }) => type).join(', ');
      expect(latestByVersion(deliveries), `after ${names}`).toBe(last);
    }
  }
}

function latestByVersion(deliveries: readonly VersionedEvent[]): VersionedEvent {
  return deliveries.reduce((stored, event) => (versionOf(event) > versionOf(stored) ? event : stored));
}

function versionOf({ type, data }: VersionedEvent): number {
  const { version } = data as { readonly version?: unknown };
  expect(version, type).toBeTypeOf('number');
  return version as number;
}

/** Returns the items in every order. */
export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
