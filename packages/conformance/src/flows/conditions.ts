import { isDeepStrictEqual } from 'node:util';
import type { Criterion } from './arazzo.ts';
import { evaluate, resolveText, type Scope, textOf } from './expressions.ts';

const operand = String.raw`'(?:[^']|'')*'|-?\d+(?:\.\d+)?|true|false|null|\$\S+`;
const comparison = new RegExp(`^(${operand}) (==|!=) (${operand})$`);

/**
 * Returns whether a criterion is met: a comparison, or a regular expression.
 * @throws Error for the other conditions of the specification, which no flow has
 */
export function isMet({ condition, type = 'simple', context }: Criterion, scope: Scope): boolean {
  if (type === 'regex' && context !== undefined) {
    const value = evaluate(context, scope);
    return value !== undefined && value !== null && new RegExp(resolveText(condition, scope)).test(textOf(value));
  }
  const [, left, operator, right] = comparison.exec(condition) ?? [];
  if (type !== 'simple' || left === undefined || right === undefined) {
    throw new Error(`Unsupported condition: ${condition} (${type}).`);
  }
  return isDeepStrictEqual(operandValue(left, scope), operandValue(right, scope)) === (operator === '==');
}

/**
 * What refers to nothing is null: the specification asks for a missing element with `$response.body#/0 == null`. Strings are
 * compared without regard to case, objects and arrays as JSON.
 */
function operandValue(text: string, scope: Scope): unknown {
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'").toLowerCase();
  const value = text.startsWith('$') ? (evaluate(text, scope) ?? null) : JSON.parse(text);
  return typeof value === 'string' ? value.toLowerCase() : value;
}
