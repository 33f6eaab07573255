import { escapedPointer, type Violation } from '@worklane/model';

/** Maximum nesting of arrays and objects, as in the service. */
const maxDepth = 32;

/** Maximum number of violations that are collected: more than a problem lists. */
const maxViolations = 101;

type Reason = Pick<Violation, 'code' | 'message'>;

const reservedName: Reason = { code: 'reserved', message: 'must not have the reserved name __proto__' };
const tooDeep: Reason = { code: 'depth', message: `must not be nested more than ${maxDepth} levels deep` };

/**
 * Yields what JSON can express but the service does not store: NUL, unpaired surrogates, a property `__proto__` and deep
 * nesting.
 */
function* unstorable(value: unknown, path: readonly string[]): Generator<Violation> {
  const violation = (reason: Reason, at = path): Violation => ({
    location: ['request', 'body', ...at.map(escapedPointer)],
    severity: 'Error',
    code: reason.code,
    message: `Request body property ${at.join('.')} ${reason.message}`,
  });
  if (typeof value === 'string') {
    const reason = forbiddenCharacter(value);
    if (reason) yield violation(reason);
  } else if (typeof value === 'object' && value !== null) {
    if (path.length >= maxDepth) yield violation(tooDeep);
    else {
      for (const [name, part] of Object.entries(value)) {
        const reason = name === '__proto__' ? reservedName : forbiddenCharacter(name);
        if (reason) yield violation(reason, [...path, name]);
        yield* unstorable(part, [...path, name]);
      }
    }
  }
}

/** Returns the first violations of a body by values that the service does not store. */
export const storageViolations = (body: unknown): Violation[] => unstorable(body, []).take(maxViolations).toArray();

function forbiddenCharacter(text: string): Reason | undefined {
  if (text.includes('\0')) return { code: 'NUL', message: 'must not contain a NUL character' };
  if (text.isWellFormed()) return undefined;
  return { code: 'surrogate', message: 'must not contain an unpaired surrogate' };
}
