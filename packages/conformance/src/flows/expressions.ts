import { appendToPointer, evaluatePointer } from '@worklane/contract/openapi-reader';
import type { Values } from './arazzo.ts';

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
export const resolveText = (text: string, scope: Scope): string =>
  text.replaceAll(/\{(\$[^{}]+)\}/g, (_, expression: string) => textOf(required(expression, scope)));

/** Returns a scalar as text, and anything else as JSON. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function required(expression: string, scope: Scope): unknown {
  const value = evaluate(expression, scope);
  if (value === undefined) throw new Error(`${expression} refers to nothing.`);
  return value;
}
