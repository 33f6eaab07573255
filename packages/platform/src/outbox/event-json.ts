import { resourcesByKind, upgradePreviousText, upgradeRecordText } from './upgrade-record.ts';

/** An event in the feed. */
export interface EventRow {
  organization_id: number;
  feed_position: number;
  id: string;
  type: string;
  /** JSON text. */
  data: string;
  /** JSON text. */
  previous: string | null;
  created_at: string;
}

/** Returns the JSON text of an event for delivery. What an earlier contract described has the fields of this one. */
export function eventJson(event: Omit<EventRow, 'feed_position'>): string {
  const { organization_id, id, type, data, previous, created_at } = event;
  const resource = resourcesByKind.get(type.slice(0, type.indexOf('.')));
  const change = previous === null ? '' : `,"previous":${upgradePreviousText(resource, previous)}`;
  const head = `"id":"${id}","type":"${type}","timestamp":"${created_at}","organization_id":${organization_id}`;
  return `{${head},"data":${upgradeRecordText(resource, data)}${change}}`;
}
