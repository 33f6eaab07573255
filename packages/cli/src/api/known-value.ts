import { UsageError } from '../errors.ts';
import { suggestion } from '../suggestion.ts';

/** The number of values that messages list. More, such as all event types, would hide the message. */
export const maxListed = 15;

/** Returns a value of an enumeration; any value if there is none. @throws UsageError */
export function requireKnownValue(name: string, value: string, known: readonly string[]): string {
  if (known.length === 0 || known.includes(value)) return value;
  const list = known.length <= maxListed ? ` Use one of: ${known.join(', ')}.` : '';
  throw new UsageError(`Unknown ${name} "${value}".${suggestion(value, known)}${list}`);
}
