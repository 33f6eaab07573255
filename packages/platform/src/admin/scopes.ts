import type { Values } from './command.ts';
import { textOf } from './values.ts';

/**
 * The scopes of the option, which are separated by spaces or commas; `all` are those that there are.
 * @throws UsageError when the option is missing
 */
export function scopesOf(values: Values, all: readonly string[]): readonly string[] {
  const text = textOf(values, 'scopes');
  return text === 'all' ? all : text.split(/[\s,]+/).filter((name) => name !== '');
}
