import { UsageError } from '../errors.ts';

/** Parses an option that is a positive integer. @throws UsageError */
export const positiveInteger =
  (option: string) =>
  (text: string): number => {
    const number = Number(text);
    if (Number.isSafeInteger(number) && number > 0) return number;
    throw new UsageError(`Invalid ${option}: ${text}. Use a positive integer.`);
  };

/** Collects the values of an option that can be repeated. */
export const repeatable = (value: string, previous: readonly string[] = []): readonly string[] => [...previous, value];

/** Parses the option --delimiter. @throws UsageError */
export function delimiter(text: string): string {
  const character = text === 'tab' || text === '\\t' ? '\t' : text;
  if (character.length === 1 && !/["\r\n]/.test(character)) return character;
  throw new UsageError(`Invalid --delimiter: ${text}. Use one character, or tab.`);
}
