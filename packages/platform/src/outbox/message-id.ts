import { randomInt } from 'node:crypto';
import { monotonicFactory } from 'ulid';

/** IDs of the same millisecond, or of a clock that runs back for less than a second, are in order. */
const maxClockStep = 1000;

/** Secure, and drawn in bulk by Node.js. By default, each character of an ID would be a call of its own. */
const random = () => randomInt(32) / 32;

let ulid = monotonicFactory(random);
let lastTime = 0;

/**
 * Returns the ID of an event or of a test message, which is also the header `webhook-id`. Its time is at most a second after
 * that of the event, also after the clock was set back: events are searched by the time in their ID.
 */
export function newMessageId(now: string): string {
  const time = Date.parse(now);
  if (time < lastTime - maxClockStep) ulid = monotonicFactory(random);
  lastTime = time;
  return `evt_${ulid(time)}`;
}
