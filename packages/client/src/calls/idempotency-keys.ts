import { randomText } from '../random-string.ts';

/** Makes keys that nobody else makes: a random one, then counting, since chance costs more than the rest of a call. */
export function idempotencyKeys(): () => string {
  let random: string | undefined;
  let count = 0;
  return () => {
    random ??= randomText();
    return `${random}-${++count}`;
  };
}
