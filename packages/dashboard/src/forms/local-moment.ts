/** A moment (RFC 3339) as `datetime-local` inputs have it, in the time zone of the person; empty when there is none. */
export function toLocal(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
  return local.slice(0, date.getSeconds() === 0 ? 16 : 19);
}

/** The way back. */
export function fromLocal(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
