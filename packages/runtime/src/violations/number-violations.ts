import { inexactNumbers } from '@worklane/contract/json';
import { fitting, maxViolations, type Violation } from './violation.ts';

const greatest = Number.MAX_SAFE_INTEGER;

/** Returns the violations of valid JSON by numbers that would be stored with other digits than those that were sent. */
export const numberViolations = (text: string): Violation[] =>
  inexactNumbers(text, maxViolations).map(({ pointer, value }) => ({ pointer: fitting(pointer), ...describe(value) }));

function describe(value: number): Omit<Violation, 'pointer'> {
  if (value > greatest) return { code: 'too_large', detail: `must be at most ${greatest}` };
  if (value < -greatest) return { code: 'too_small', detail: `must be at least -${greatest}` };
  return { code: 'not_allowed', detail: `must not have more digits than a double holds: it would become ${value}` };
}
