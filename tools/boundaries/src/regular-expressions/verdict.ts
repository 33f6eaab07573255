import { hash } from 'node:crypto';
import type { checkSync, Diagnostics } from 'recheck';
// The build without processes: others start a native program or Java.
// @ts-expect-error the types of the package are those of its main file
import recheck from 'recheck/lib/browser.js';
import type { RegularExpression } from './regular-expression.ts';

/** Steps that a regular expression may take, about 10 ms. */
const maxSteps = 10_000_000;

/** Its verdict must not depend on how busy the machine is, so steps limit its work and not the time. */
const parameters = { timeout: 600_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

/** Returns the degree of the polynomial by which the time grows with the input: 1 if it is linear, infinite if it is exponential. */
export type Degree = number;

/** The degrees that are known already, by key. */
export type KnownDegrees = Record<string, Degree>;

/** Returns what is wrong with a regular expression, if anything is. */
export function problemOf(expression: RegularExpression, known: KnownDegrees): string | undefined {
  const { source, flags, input } = expression;
  if (input === 'trusted') return undefined;
  if (source === undefined) {
    return input === undefined ? 'is put together at run time' : undefined;
  }
  const degree = degreeOf(source, flags, known);
  if (degree <= 1) return undefined;
  const growth = Number.isFinite(degree)
    ? `takes time that grows with the input to the power of ${degree}`
    : 'is unsafe';
  if (input === undefined) return growth;
  return input ** degree <= maxSteps ? undefined : `${growth}, which is too much for ${input} characters`;
}

function degreeOf(source: string, flags: string, known: KnownDegrees): Degree {
  // Without repetition, each attempt takes constant time.
  if (!/[*+{]/.test(source)) return 1;
  const key = hash('sha256', `${flags}/${source}`, 'base64url');
  known[key] ??= degreeIn(check(source, flags));
  return known[key];
}

/** The flags that decide what matches are u, i, m, s and y. recheck does not know v, which u covers for our expressions. */
const check = (source: string, flags: string): Diagnostics =>
  (recheck as { checkSync: typeof checkSync }).checkSync(source, flags.replace('v', 'u').replace('d', ''), parameters);

function degreeIn(diagnostics: Diagnostics): Degree {
  if (diagnostics.status === 'safe') return 1;
  const { complexity } = diagnostics as Extract<Diagnostics, { status: 'vulnerable' }>;
  return complexity?.type === 'polynomial' ? complexity.degree : Number.POSITIVE_INFINITY;
}
