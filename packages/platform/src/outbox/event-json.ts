/** An event as it is read from the feed. */
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

/** JSON text of an event, as it is delivered: made of what is stored as text, which is not parsed. */
export function eventJson(event: Omit<EventRow, 'feed_position'>): string {
  const { organization_id, id, type, data, previous, created_at } = event;
  const change = previous === null ? '' : `,"previous":${previous}`;
  const head = `"id":"${id}","type":"${type}","timestamp":"${created_at}","organization_id":${organization_id}`;
  return `{${head},"data":${data}${change}}`;
}
