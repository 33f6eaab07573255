import { isDeepStrictEqual } from 'node:util';
import type { Criterion } from './arazzo.ts';
import { evaluate, resolveText, type Scope, textOf } from './expressions.ts';

/**
 * Returns whether a criterion is met.
 * @throws Error if its type, its syntax or an expression in it is unsupported
 */
export function isMet({ condition, type = 'simple', context }: Criterion, scope: Scope): boolean {
  if (type === 'simple') return isTrue(condition, scope);
  if (type !== 'regex' || context === undefined) throw new Error(`Unsupported criterion: ${type} ${condition}.`);
  const value = evaluate(context, scope) ?? null;
  return value !== null && new RegExp(resolveText(condition, scope)).test(textOf(value));
}

const operator = /==|!=|<=|>=|&&|\|\||[<>!()]/;
const literal = /'(?:[^']|'')*'|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/;
const expression = /\$[^\s()=!<>&|]+/;
const token = new RegExp(`\\s*(?:(${operator.source})|(${literal.source})|(${expression.source}))\\s*`, 'y');

type Token = { readonly operator: string } | { readonly value: unknown };

/** What refers to nothing is null: the specification asks for a missing element with `$response.body#/0 == null`. */
function tokensOf(condition: string, scope: Scope): Token[] {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < condition.length) {
    const [matched, sign, constant, reference] = token.exec(condition) ?? [];
    if (matched === undefined) throw new Error(`Invalid condition: ${condition}.`);
    if (sign !== undefined) tokens.push({ operator: sign });
    else if (constant !== undefined) tokens.push({ value: literalValue(constant) });
    else if (reference !== undefined) tokens.push({ value: evaluate(reference, scope) ?? null });
  }
  return tokens;
}

const literalValue = (text: string): unknown =>
  text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : JSON.parse(text);

/** Evaluates a simple condition. From loose to tight: `||`, `&&`, comparisons, `!`. */
function isTrue(condition: string, scope: Scope): boolean {
  const tokens = tokensOf(condition, scope);
  const take = (...operators: string[]): string | undefined => {
    const [next] = tokens;
    if (!next || !('operator' in next) || !operators.includes(next.operator)) return undefined;
    tokens.shift();
    return next.operator;
  };
  const either = (): unknown => {
    let value = both();
    while (take('||')) value = [value, both()].includes(true);
    return value;
  };
  const both = (): unknown => {
    let value = comparison();
    while (take('&&')) value = [value, comparison()].every((each) => each === true);
    return value;
  };
  const comparison = (): unknown => {
    const left = operand();
    const compared = take(...Object.keys(comparisons));
    return compared === undefined ? left : comparisons[compared]?.(left, operand());
  };
  const operand = (): unknown => {
    if (take('!')) return operand() !== true;
    if (take('(')) {
      const value = either();
      if (!take(')')) throw new Error(`Missing ) in the condition ${condition}.`);
      return value;
    }
    const next = tokens.shift();
    if (!next || !('value' in next)) throw new Error(`Missing value in the condition ${condition}.`);
    return next.value;
  };
  const value = either();
  if (tokens.length > 0) throw new Error(`Missing operator in the condition ${condition}.`);
  return value === true;
}

/** Objects and arrays are equal as JSON. */
const isEqual = (left: unknown, right: unknown): boolean => isDeepStrictEqual(folded(left), folded(right));

const isOrdered = (left: unknown, right: unknown, isInOrder: (order: number) => boolean): boolean => {
  const [first, second] = [left, right].map((value) => (value === null ? Number.NaN : Number(value)));
  return first !== undefined && second !== undefined && isInOrder(first - second);
};

const comparisons: Readonly<Record<string, (left: unknown, right: unknown) => boolean>> = {
  '==': isEqual,
  '!=': (left, right) => !isEqual(left, right),
  '<': (left, right) => isOrdered(left, right, (order) => order < 0),
  '<=': (left, right) => isOrdered(left, right, (order) => order <= 0),
  '>': (left, right) => isOrdered(left, right, (order) => order > 0),
  '>=': (left, right) => isOrdered(left, right, (order) => order >= 0),
};

/** Strings are compared without regard to case. */
const folded = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);
