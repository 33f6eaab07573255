import { collections } from '../../contract/collections.ts';

/** What a search for deliveries finds: one event, or the events of one record. */
export type DeliverySearch = { event_id: string } | { record_kind: string; record_id: number };

const eventId = /^evt_[0-9A-Z]{26}$/i;
const record = /^(?:(?<kind>[a-z]+(?:-[a-z]+)*)[\s/#:_-]*)?#?(?<id>\d{1,10})$/i;

/**
 * Reads the text of the search box: an event ID, or a record such as `task 26`, `tasks/26` or `Task #26`. A number alone
 * is a record of `defaultKind`.
 * @returns undefined for any other text
 */
export function parseDeliverySearch(text: string, defaultKind: string): DeliverySearch | undefined {
  const term = text.trim();
  if (eventId.test(term)) return { event_id: `evt_${term.slice(4).toUpperCase()}` };
  const { kind = defaultKind, id } = record.exec(term)?.groups ?? {};
  const resource = collections.find((each) => [each.kind, each.collection].includes(kind.toLowerCase()));
  return id === undefined || !resource ? undefined : { record_kind: resource.kind, record_id: Number(id) };
}
