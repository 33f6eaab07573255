import { evaluatePointer } from '@worklane/contract/openapi-reader';
import type { Values } from './arazzo.ts';

/** What runtime expressions refer to, by their parts: `$steps.create.outputs.id`. Headers have lower-case names. */
export interface Scope {
  readonly inputs?: Values;
  readonly outputs?: Values;
  readonly steps?: Readonly<Record<string, { readonly outputs: Values }>>;
  readonly url?: string;
  readonly method?: string;
  readonly statusCode?: number;
  readonly request?: { readonly header: Values; readonly body: unknown };
  readonly response?: { readonly header: Values; readonly body: unknown };
  readonly message?: { readonly header: Values; readonly payload: unknown };
}

/** The forms of an expression without its pointer, by the ABNF of the specification. */
const forms = [
  /^(url|method|statusCode)$/,
  /^(request|response|message)\.(header)\.([!#$%&'*+.^_`|~\w-]+)$/,
  /^(request|response)\.(body)$/,
  /^(message)\.(payload)$/,
  /^(inputs|outputs)\.([\w.-]+)$/,
  /^(steps)\.([\w-]+)\.(outputs)\.([\w.-]+)$/,
];

/**
 * Returns the value of a runtime expression, or undefined if it refers to nothing.
 * @throws Error if it is invalid, or a form that flows of this contract do not use
 */
export function evaluate(expression: string, scope: Scope): unknown {
  const [, source = '', pointer] = /^\$([^#]+)(?:#((?:\/.*)?))?$/s.exec(expression) ?? [];
  const names = forms.map((form) => form.exec(source)?.slice(1)).find((found) => found !== undefined);
  if (!names) throw new Error(`Unsupported runtime expression: ${expression}.`);
  if (names[1] === 'header') names[2] = names[2]?.toLowerCase() ?? '';
  const value = names.reduce<unknown>(ownProperty, scope);
  return pointer === undefined ? value : evaluatePointer(value, pointer);
}

const ownProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Values)[name] : undefined;

const isExpression = (text: string) => /^\$(?:url$|method$|statusCode$|[a-z]+\.)/i.test(text);

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
export function resolveText(text: string, scope: Scope): string {
  return text.replaceAll(/\{(\$[^{}]+)\}/g, (_, expression: string) => textOf(required(expression, scope)));
}

/** Returns a scalar as text, and anything else as JSON. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function required(expression: string, scope: Scope): unknown {
  const value = evaluate(expression, scope);
  if (value === undefined) throw new Error(`${expression} refers to nothing.`);
  return value;
}
