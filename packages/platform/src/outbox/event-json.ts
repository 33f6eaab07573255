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

/** Returns the JSON text of an event for delivery, without parsing its stored parts. */
export function eventJson(event: Omit<EventRow, 'feed_position'>): string {
  const { organization_id, id, type, data, previous, created_at } = event;
  const change = previous === null ? '' : `,"previous":${previous}`;
  const head = `"id":"${id}","type":"${type}","timestamp":"${created_at}","organization_id":${organization_id}`;
  return `{${head},"data":${data}${change}}`;
}
