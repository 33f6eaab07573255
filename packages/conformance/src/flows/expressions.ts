import { isDeepStrictEqual } from 'node:util';
import { appendToPointer, evaluatePointer } from '@worklane/contract/openapi-reader';
import type { Criterion, Values } from './arazzo.ts';

/** What runtime expressions refer to, by their parts: `$steps.create.outputs.id`. Headers have lower-case names. */
export interface Scope {
  readonly inputs?: Values;
  readonly outputs?: Values;
  readonly steps?: Readonly<Record<string, { readonly outputs: Values }>>;
  readonly statusCode?: number;
  readonly response?: { readonly header: Values; readonly body: unknown };
  readonly message?: { readonly header: Values; readonly payload: unknown };
}

/** The forms of an expression without its pointer, by the ABNF of the specification. */
const forms = [
  /^(statusCode)$/,
  /^(response|message)\.(header)\.([!#$%&'*+.^_`|~\w-]+)$/,
  /^(response)\.(body)$/,
  /^(message)\.(payload)$/,
  /^(inputs|outputs)\.([\w.-]+)$/,
  /^(steps)\.([\w-]+)\.(outputs)\.([\w.-]+)$/,
];

/**
 * Returns the value of a runtime expression, or undefined if it refers to nothing.
 * @throws Error if it is invalid, or a form that no flow has
 */
export function evaluate(expression: string, scope: Scope): unknown {
  const [, source = '', pointer = ''] = /^\$([^#]+)(?:#((?:\/.*)?))?$/s.exec(expression) ?? [];
  const names = forms.map((form) => form.exec(source)?.slice(1)).find((found) => found !== undefined);
  if (!names) throw new Error(`Unsupported runtime expression: ${expression}.`);
  if (names[1] === 'header') names[2] = names[2]?.toLowerCase() ?? '';
  return evaluatePointer(scope, appendToPointer('', ...names) + pointer);
}

const isExpression = (text: string) => /^\$(?:statusCode$|[a-z]+\.)/.test(text);

/**
 * Replaces the expressions in a value by what they refer to. An expression embedded in a text becomes a part of it.
 * @throws Error if an expression is unsupported or refers to nothing
 */
export function resolve(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return isExpression(value) ? required(value, scope) : resolveText(value, scope);
  if (Array.isArray(value)) return value.map((element) => resolve(element, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, resolve(member, scope)]));
}

/** Replaces the expressions that are embedded in a text, such as `Bearer {$inputs.token}`. */
const resolveText = (text: string, scope: Scope): string =>
  text.replaceAll(/\{(\$[^{}]+)\}/g, (_, expression: string) => textOf(required(expression, scope)));

/** Returns a scalar as text, and anything else as JSON. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function required(expression: string, scope: Scope): unknown {
  const value = evaluate(expression, scope);
  if (value === undefined) throw new Error(`${expression} refers to nothing.`);
  return value;
}

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
