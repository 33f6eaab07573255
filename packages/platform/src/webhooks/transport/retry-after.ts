/** The three formats of a date in HTTP (RFC 9110, section 5.6.7). The last has no zone, and is UTC. */
const date = /^(Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri|Sat(ur)?|Sun)(day)?,? .*?\d\d:\d\d:\d\d( GMT| \d{4})$/;

/**
 * @param value of the header Retry-After: seconds, or a date (RFC 9110, section 10.2.3).
 * @returns milliseconds, 0 for a date that is past; undefined when it is neither.
 */
export function parseRetryAfter(value: string | undefined, now: Date): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,10}$/.test(value)) return Number(value) * 1000;
  if (!date.test(value)) return undefined;
  const time = Date.parse(value.endsWith('GMT') ? value : `${value} GMT`);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now.getTime());
}
